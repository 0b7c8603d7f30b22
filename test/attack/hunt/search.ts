// The hunt: at every door by turns, a new question or a neighbour of a costly one, as long as there is time.
import { type Cost, costOf, steadyCost } from './cost.ts';
import { DOORS, type Door } from './doors.ts';
import { changedParts, drawnParts, type Random, seededRandom } from './parts.ts';
import { type Question, sizeOf } from './question.ts';
import type { Ask } from './services.ts';

export interface Worst extends Cost {
  readonly door: string;
  readonly question: Question;
}

interface Tried {
  readonly parts: readonly string[];
  readonly question: Question;
  readonly cost: Cost;
}

/** Of each door so many are kept: the slowest, and those that make most of what they were given. */
const KEPT = 2;
const POOL = 8;
const TRIES = 5;

const growth = ({ question, cost }: Tried): number => cost.bytes / (sizeOf(question) + 1024);
const slowest = (a: Tried, b: Tried): number => b.cost.holdMs - a.cost.holdMs;
const largest = (a: Tried, b: Tried): number => growth(b) - growth(a);

export async function hunt(
  ask: Ask,
  seed: number,
  seconds: number,
  say: (line: string) => void,
): Promise<readonly Worst[]> {
  const random = seededRandom(seed);
  const pools = new Map<Door, Tried[]>(DOORS.map((door) => [door, []]));
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  for (; performance.now() < end; asked++) {
    const door = DOORS[asked % DOORS.length];
    if (door === undefined) break;
    const pool = pools.get(door) ?? [];
    const tried = await tryOne(ask, door, pool, random);
    if (tried.cost.status >= 500)
      throw new Error(`${door.name} fails: ${JSON.stringify(tried.question).slice(0, 500)}`);
    pool.push(tried);
    if (pool.length > 2 * POOL) pools.set(door, best(pool));
  }
  say(`${asked} questions asked`);
  const worst: Worst[] = [];
  for (const [{ name }, pool] of pools) {
    const kept = new Set([...pool.toSorted(slowest).slice(0, KEPT), ...pool.toSorted(largest).slice(0, 1)]);
    for (const { question } of kept) worst.push({ door: name, question, ...(await steadyCost(ask, question, TRIES)) });
  }
  return worst.sort((a, b) => b.holdMs - a.holdMs);
}

/** The slowest and the largest stay. */
const best = (pool: readonly Tried[]): Tried[] => [
  ...new Set([...pool.toSorted(slowest).slice(0, POOL), ...pool.toSorted(largest).slice(0, POOL / 2)]),
];

async function tryOne(ask: Ask, door: Door, pool: readonly Tried[], random: Random): Promise<Tried> {
  const { maxParts, maxLength } = door;
  const near = pool.length > 0 && random.below(4) > 0 ? random.from(best(pool)) : undefined;
  const parts =
    near === undefined
      ? drawnParts(maxParts, maxLength, random)
      : changedParts(near.parts, maxParts, maxLength, random);
  const question = door.question(parts, random);
  const first = await costOf(ask, question);
  // What looks costly is asked again: the first time may have met compiling or collecting.
  const isCostly = pool.every(({ cost }) => cost.holdMs < first.holdMs);
  return { parts, question, cost: isCostly ? await steadyCost(ask, question, 2) : first };
}
