// What a question costs, in processor time and not by the clock, so that other work on the machine does not count.
import type { Question } from './question.ts';
import type { Ask } from './services.ts';

export interface Cost {
  readonly status: number;
  /** The longest time without a round of the event loop, in milliseconds: so long others wait at most. */
  readonly holdMs: number;
  /** Of the whole answer. */
  readonly cpuMs: number;
  readonly bytes: number;
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export async function costOf(ask: Ask, question: Question): Promise<Cost> {
  const started = cpuMs();
  let last = started;
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
  const { byteLength } = await response.arrayBuffer();
  await new Promise((resolve) => setImmediate(resolve));
  isDone = true;
  return { status: response.status, holdMs, cpuMs: cpuMs() - started, bytes: byteLength };
}

/** The least of several tries: collecting garbage and compiling code are not the question's doing. */
export async function steadyCost(ask: Ask, question: Question, tries: number): Promise<Cost> {
  let least = await costOf(ask, question);
  for (let i = 1; i < tries; i++) {
    const { status, bytes, ...again } = await costOf(ask, question);
    least = {
      status,
      bytes,
      holdMs: Math.min(least.holdMs, again.holdMs),
      cpuMs: Math.min(least.cpuMs, again.cpuMs),
    };
  }
  return least;
}

/** Tries for each that is asked for, before a cost counts as too high. */
const MORE_TRIES = 8;

/**
 * How long others wait at most, in yardsticks: the least of several tries by the least yardstick beside them, since a
 * machine that slows down between the two would count against the question. Above `limit` it is tried more often.
 * `asked` hands out the services for each try: the same, or new ones for what only the first to ask waits for.
 */
export async function heldFor(
  asked: () => Ask,
  question: Question,
  { tries, limit }: { readonly tries: number; readonly limit: number },
): Promise<Cost & { readonly yardsticks: number }> {
  let yardstick = yardstickMs(3);
  let cost = await costOf(asked(), question);
  let { holdMs } = cost;
  for (let i = 1; i < tries || (holdMs / yardstick >= limit && i < tries * MORE_TRIES); i++) {
    yardstick = Math.min(yardstick, yardstickMs(3));
    cost = await costOf(asked(), question);
    holdMs = Math.min(holdMs, cost.holdMs);
  }
  return { ...cost, holdMs, yardsticks: holdMs / yardstick };
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
