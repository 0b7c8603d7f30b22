// A limiter of rate-limiter-flexible as a counter: its refusal is a count like any other.
import type { Counter } from '../http/cap.ts';
import type { Count } from '../http/windowCounter.ts';

/** What the library answers with, and refuses with. */
interface LimiterState {
  readonly consumedPoints: number;
  readonly msBeforeNext: number;
}

export function limiterCounter(limiter: { consume(key: string, points?: number): Promise<LimiterState> }): Counter {
  return {
    consume: (client, weight) =>
      limiter.consume(client, weight).then(countOf, (refused: unknown) => {
        if (isState(refused)) return countOf(refused);
        throw refused;
      }),
  };
}

const countOf = ({ consumedPoints, msBeforeNext }: LimiterState): Count => ({
  requests: consumedPoints,
  msLeft: msBeforeNext,
});

const isState = (refused: unknown): refused is LimiterState =>
  typeof refused === 'object' && refused !== null && 'consumedPoints' in refused && 'msBeforeNext' in refused;
