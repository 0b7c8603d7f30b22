// What the caps count with: fixed windows of 60 seconds for each client, begun by its first request.
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

export const WINDOW_SECONDS = 60;

export interface CapPolicy {
  /** Used in the `RateLimit` headers and in the keys of a shared store. */
  readonly name: string;
  readonly perMinute: number;
}

/** A client's window after one more request. */
export interface Count {
  readonly requests: number;
  readonly msLeft: number;
}

export interface Counter {
  /** `weight`: as how many requests it counts, 1 by default. */
  consume(client: string, weight?: number): Promise<Count>;
}

/** Makes the counter behind one policy. */
export type CounterMaker = (policy: CapPolicy) => Counter;

/** The options that every limiter of the library takes. */
export const limiterOptions = ({ name, perMinute }: CapPolicy) => ({
  keyPrefix: `kosh:${name}`,
  points: perMinute,
  duration: WINDOW_SECONDS,
});

export const countInMemory: CounterMaker = (policy) => counterOf(new RateLimiterMemory(limiterOptions(policy)));

/** The library rejects with the count once a client is over its cap, and with an error when it could not count. */
export const counterOf = (limiter: Pick<RateLimiterAbstract, 'consume'>): Counter => ({
  consume: (client, weight) =>
    limiter.consume(client, weight).then(countOf, (refused: unknown) => {
      if (refused instanceof Error) throw refused;
      return countOf(refused as RateLimiterRes);
    }),
});

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
  requests: consumedPoints,
  msLeft: msBeforeNext,
});

/** The counters of all policies; it lives as long as the process, so that loading new data forgives nobody. */
export class Caps {
  readonly #counterOf: CounterMaker;
  readonly #counters = new Map<string, Counter>();

  constructor(counterOf: CounterMaker) {
    this.#counterOf = counterOf;
  }

  /** Routes of one policy share its counter. */
  counter(policy: CapPolicy): Counter {
    const known = this.#counters.get(policy.name) ?? this.#counterOf(policy);
    this.#counters.set(policy.name, known);
    return known;
  }
}
