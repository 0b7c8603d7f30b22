// What a question costs, in processor time and not by the clock, so that other work on the machine does not count.
import type { Ask, Question } from './services.ts';

interface Cost {
  readonly status: number;
  /** The longest time without a round of the event loop, in milliseconds: others wait no longer than that. */
  readonly holdMs: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function costOf(ask: Ask, question: Question): Promise<Cost> {
  let last = cpuMs();
  let holdMs = 0;
  let isDone = false;
  const look = (): void => {
    const now = cpuMs();
    holdMs = Math.max(holdMs, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const response = await ask(question);
  await response.arrayBuffer();
  await new Promise((resolve) => setImmediate(resolve));
  isDone = true;
  return { status: response.status, holdMs };
}

/** Tries for each that is asked for, before a cost counts as too high. */
const MORE_TRIES = 8;
const PAUSE_MS = 100;

/**
 * How long others wait at most, in yardsticks: the least of several tries, as collecting garbage and compiling code are not
 * the question's doing. The yardstick is measured beside each try, since a machine may slow down in between. Above `limit`
 * the question is tried more often. `asked` returns the services for each try: the same ones, or freshly opened ones.
 */
export async function heldFor(
  asked: () => Ask,
  question: Question,
  { tries, limit }: { readonly tries: number; readonly limit: number },
): Promise<{ readonly status: number; readonly yardsticks: number }> {
  let yardsticks = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let i = 0; i < tries || (yardsticks >= limit && i < tries * MORE_TRIES); i++) {
    // What ran before may still run on: later tries give it a moment.
    if (i >= tries) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const yardstick = yardstickMs(3);
    const cost = await costOf(asked(), question);
    yardsticks = Math.min(yardsticks, cost.holdMs / yardstick);
    status = cost.status;
  }
  return { status, yardsticks };
}

/** About 10 ms of texts and numbers on the machine of docs/benchmarks.md: what costs are compared with. */
function yardstickWork(): number {
  const words = new Map<string, number>();
  for (let i = 0; i < 75_000; i++) {
    const word = `w${(i * 7919) % 4096}`;
    words.set(word, (words.get(word) ?? 0) + word.charCodeAt(i % word.length));
  }
  return JSON.stringify([...words]).length;
}

/** Milliseconds that the yardstick takes now, the least of several tries. */
export function yardstickMs(tries = 30): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const started = cpuMs();
    yardstickWork();
    least = Math.min(least, cpuMs() - started);
  }
  return least;
}
