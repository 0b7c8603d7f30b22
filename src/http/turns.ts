// Work that many can be made to wait for takes turns: a few milliseconds in each round of the event loop, so that
// requests that come meanwhile are answered between two rounds.
import { nextRound } from './runtime.ts';

/** So much of a round belongs to waiting work. */
const SLICE_MS = 5;

const waiting: (() => void)[] = [];

/** Does the work when its turn comes; what it throws is the promise's. */
export function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = (): void => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    };
    if (waiting.push(run) === 1) nextRound(runSlice);
  });
}

function runSlice(): void {
  const end = performance.now() + SLICE_MS;
  let done = 0;
  while (done < waiting.length && (done === 0 || performance.now() < end)) waiting[done++]?.();
  waiting.splice(0, done);
  if (waiting.length > 0) nextRound(runSlice);
}
