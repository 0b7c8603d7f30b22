// Long work in slices: a few milliseconds in each round of the event loop, so that requests that arrive meanwhile are
// answered between two slices. Pieces of work take turns.
import type { Steps } from '../steps/steps.ts';
import { ClientLeft, Refusal } from './refusal.ts';

const SLICE_MS = 3;

/** The most processor time that one piece of work may take in all its slices. */
const MAX_WORK_MS = 5_000;

/** Processor time so far: on a busy machine work must not pay for what others do. Edge runtimes tell only the time. */
function workMs(): number {
  if (typeof process === 'undefined') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does a slice of its work; true: it is done. */
type Slice = () => boolean;

const waiting: Slice[] = [];

/**
 * libuv accepts one connection in each round of the event loop. With a single round between two slices, a thousand new
 * connections would wait for a thousand slices, and everybody behind them too.
 */
const ROUNDS_BETWEEN = 16;

/** Goes on after the connections and requests that wait have had their turn. Edge runtimes have timers only. */
export function afterOthers(work: () => void, rounds = ROUNDS_BETWEEN): void {
  if (typeof setImmediate !== 'function') setTimeout(work, 0);
  else if (rounds === 1) setImmediate(work);
  else setImmediate(afterOthers, work, rounds - 1);
}

function enqueue(slice: Slice): void {
  if (waiting.push(slice) === 1) afterOthers(runOne);
}

function runOne(): void {
  const slice = waiting.shift();
  if (slice?.() === false) waiting.push(slice);
  if (waiting.length > 0) afterOthers(runOne);
}

/** Resolves when it is the turn of whoever waits: one piece of work begins between two slices. */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    enqueue(() => {
      resolve();
      return true;
    });
  });

/** Runs all steps; what they throw rejects, and `ClientLeft` when the signal aborts. Short work is done before this returns. */
export function inSlices<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    let spentMs = 0;
    const slice = (): boolean => {
      const start = performance.now();
      const startMs = workMs();
      try {
        if (signal?.aborted) throw new ClientLeft();
        do {
          const { done, value } = steps.next();
          if (done === true) {
            resolve(value);
            return true;
          }
        } while (performance.now() < start + SLICE_MS);
        spentMs += workMs() - startMs;
        if (spentMs < MAX_WORK_MS) return false;
        throw new Refusal(422, `The answer takes more than ${MAX_WORK_MS / 1000} s to make; ask for less at once.`);
      } catch (error) {
        reject(error);
        return true;
      }
    };
    if (!slice()) enqueue(slice);
  });
}
