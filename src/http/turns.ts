// Work that may be long takes turns: a few milliseconds in each round of the event loop, so that requests that come
// meanwhile are answered between two rounds, and no more of it than one request may take.
import { isSteps, type Steps } from '../steps/steps.ts';
import { Refusal } from './refusal.ts';
import { nextRound, workMs } from './runtime.ts';

/** So much of a round belongs to work that takes turns; also what a request may take before others have theirs. */
const SLICE_MS = 3;

/** So much processor time one request may take in all its turns. */
const MAX_WORK_MS = 5_000;

/** Does a part of its work; false: there is more to do. */
type Turn = () => boolean;

const waiting: Turn[] = [];

function enqueue(turn: Turn): void {
  if (waiting.push(turn) === 1) nextRound(runSlice);
}

function runSlice(): void {
  const end = performance.now() + SLICE_MS;
  const unfinished: Turn[] = [];
  let taken = 0;
  while (taken < waiting.length && (taken === 0 || performance.now() < end)) {
    const turn = waiting[taken++];
    if (turn?.() === false) unfinished.push(turn);
  }
  waiting.splice(0, taken);
  waiting.push(...unfinished);
  if (waiting.length > 0) nextRound(runSlice);
}

/** Does the work when its turn comes, steps in as many turns as they need; what it throws is the promise's. */
export function inTurn<Result>(work: () => Result | Promise<Result> | Steps<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const begin = (): boolean => {
      try {
        const made = work();
        if (isSteps(made)) enqueue(turnsOf(made as Steps<Result>, 0, resolve, reject));
        else resolve(made as Result | Promise<Result>);
      } catch (error) {
        reject(error);
      }
      return true;
    };
    enqueue(begin);
  });
}

/** Begins at once; a promise only where the steps need more than one slice. */
export function inSlices<Result>(steps: Steps<Result>): Result | Promise<Result> {
  const end = performance.now() + SLICE_MS;
  do {
    const { done, value } = steps.next();
    if (done === true) return value;
  } while (performance.now() < end);
  return new Promise((resolve, reject) => enqueue(turnsOf(steps, SLICE_MS, resolve, reject)));
}

/** `spent`: milliseconds that it took before. */
function turnsOf<Result>(
  steps: Steps<Result>,
  spent: number,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Turn {
  let spentMs = spent;
  return () => {
    const start = performance.now();
    const startMs = workMs();
    try {
      do {
        const { done, value } = steps.next();
        if (done === true) {
          resolve(value);
          return true;
        }
      } while (performance.now() < start + SLICE_MS);
      spentMs += workMs() - startMs;
      if (spentMs < MAX_WORK_MS) return false;
      reject(new Refusal(422, `The answer takes more than ${MAX_WORK_MS / 1000} s to work out; ask for less at once.`));
    } catch (error) {
      reject(error);
    }
    return true;
  };
}
