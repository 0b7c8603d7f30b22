// Puts the rates of several codes together into those of one: a heading from its items, a retired code from what
// replaced it. Each branch says for which of the codes it holds.

import type { OrdinaryOverride } from '../model/rateSources.ts';
import { type BranchTerms, OUTSIDE_GST, type RateEntry, type UndatedPeriod } from '../model/rates.ts';
import { DataError } from '../source/tsv.ts';
import { changesTaxedValue, composeNotes } from './notes.ts';
import { label, type Resolution, scheduleLabel } from './resolve.ts';
import { NO_SCOPE, type Scope, scopeOf } from './scope.ts';

export const REST = 'any other goods';

export function toBranch(entry: RateEntry, condition: string, { text, codes }: Scope = NO_SCOPE): BranchTerms {
  const said = condition === '' || condition === REST ? `for ${text}` : `for ${text}: ${condition}`;
  return {
    ratePercent: entry.ratePercent,
    condition: text === '' ? condition : said,
    codes,
    schedule: scheduleLabel(entry.schedule, entry.ratePercent),
    notificationRef: label(entry),
    evidence: entry.evidence,
    note: entry.note,
  };
}

/** Beside a marked branch an entry for all goods holds for what is left: without a condition it would look like the main one. */
export const conditionOf = (entry: RateEntry, main: RateEntry): string =>
  entry.coverage === 'all' && entry !== main ? REST : entry.condition;

/** What some of the codes bear. */
export interface Share {
  readonly resolution: Resolution;
  readonly members: readonly string[];
  /** Whether it has a say in which rate is shown; a mere candidate has none. */
  readonly decides: boolean;
}

/** One code made of others. */
export interface United {
  readonly code: string;
  /** The codes that it is made of. */
  readonly leaves: readonly string[];
  readonly shares: readonly Share[];
  /** "items", or "codes that replaced it". */
  readonly leavesAre: string;
  readonly override: OrdinaryOverride | undefined;
}

/** The branch that is shown, and why. */
interface Choice {
  readonly main: RateEntry;
  /** Every code that decides bears its rate. */
  readonly isUniform: boolean;
  readonly ordinary: string;
}

/** The codes for which each entry is a branch, and the number of codes of which it is the main one. */
function counted(shares: readonly Share[]): {
  readonly holdsFor: ReadonlyMap<RateEntry, ReadonlySet<string>>;
  readonly mainOf: ReadonlyMap<RateEntry, number>;
} {
  const holdsFor = new Map<RateEntry, Set<string>>();
  const mainOf = new Map<RateEntry, number>();
  for (const { resolution, members, decides } of shares) {
    for (const entry of resolution.branches) {
      let set = holdsFor.get(entry);
      if (set === undefined) {
        set = new Set();
        holdsFor.set(entry, set);
      }
      for (const member of members) set.add(member);
    }
    const [main] = resolution.branches;
    if (main !== undefined && decides) mainOf.set(main, (mainOf.get(main) ?? 0) + members.length);
  }
  return { holdsFor, mainOf };
}

function choose(
  { code, leaves, shares, leavesAre, override }: United,
  { holdsFor, mainOf }: ReturnType<typeof counted>,
): Choice {
  const leavesAt = new Map<number, number>();
  for (const [entry, count] of mainOf) leavesAt.set(entry.ratePercent, (leavesAt.get(entry.ratePercent) ?? 0) + count);

  // Of two rates with as many items the higher one is shown: an under-charge is the costlier mistake.
  const usual = [...leavesAt].sort(([rateA, countA], [rateB, countB]) => countB - countA || rateB - rateA)[0];
  const isOverridden =
    override !== undefined && [...holdsFor.keys()].some(({ ratePercent }) => ratePercent === override.ratePercent);
  const rate = isOverridden ? override.ratePercent : usual?.[0];
  const mains = [
    ...(leavesAt.has(rate ?? Number.NaN) ? mainOf : new Map([...holdsFor].map(([entry, set]) => [entry, set.size]))),
  ].filter(([entry]) => entry.ratePercent === rate);
  const cited = mains.find(([entry]) => entry.serial === override?.serial);
  const main = (cited ?? mains.sort(([, countA], [, countB]) => countB - countA)[0])?.[0];
  if (main === undefined) throw new DataError(`no rate entry covers ${code}`);

  const isUniform = leavesAt.size === 1;
  const ownReason = shares.findLast(({ resolution, decides }) => decides && resolution.branches[0] === main)?.resolution
    .ordinary;
  const majority = `${leavesAt.get(main.ratePercent) ?? 0} of its ${leaves.length} ${leavesAre} bear it`;
  return {
    main,
    isUniform,
    ordinary: isOverridden ? override.reason : isUniform ? (ownReason ?? '') : majority,
  };
}

export function unite(united: United): Omit<UndatedPeriod, 'from' | 'to'> {
  const { code, leaves, shares } = united;
  const counts = counted(shares);
  const { main, isUniform, ordinary } = choose(united, counts);
  const scoped = (entry: RateEntry, condition: string, members: ReadonlySet<string>): BranchTerms =>
    // One rate for the whole code needs no list of sub-codes in front of it.
    toBranch(entry, condition, entry === main && isUniform ? NO_SCOPE : scopeOf(code, members, leaves));
  const branches = [main, ...[...counts.holdsFor.keys()].filter((entry) => entry !== main)].map((entry) =>
    scoped(entry, conditionOf(entry, main), counts.holdsFor.get(entry) ?? new Set()),
  );
  const told = toldOf(main, shares).map(({ entry, condition, members }) => scoped(entry, condition, members));
  return { branches, ordinary, notes: composeNotes(told, ordinary) };
}

interface Told {
  readonly entry: RateEntry;
  readonly condition: string;
  readonly members: ReadonlySet<string>;
}

/** What the notes tell: one line for each rate and condition, without those that change neither a leaf's rate nor what it is put on. */
function toldOf(main: RateEntry, shares: readonly Share[]): readonly Told[] {
  const told = new Map<string, { entry: RateEntry; condition: string; members: Set<string> }>();
  const tell = (entry: RateEntry, members: readonly string[]): void => {
    const condition = conditionOf(entry, main);
    const key = `${entry.schedule === OUTSIDE_GST ? '-' : entry.ratePercent}|${condition}`;
    const known = told.get(key);
    if (known === undefined) told.set(key, { entry, condition, members: new Set(members) });
    else for (const leaf of members) known.members.add(leaf);
  };
  const mainFirst = [...shares].sort(
    (a, b) => Number(b.resolution.branches[0] === main) - Number(a.resolution.branches[0] === main),
  );
  for (const { resolution, members } of mainFirst) {
    const [leafMain] = resolution.branches;
    if (leafMain !== undefined) tell(leafMain, members);
  }
  for (const { resolution, members } of mainFirst) {
    const [leafMain, ...others] = resolution.branches;
    for (const entry of others) {
      if (entry.ratePercent !== leafMain?.ratePercent || changesTaxedValue(entry.condition)) tell(entry, members);
    }
  }
  return [...told.values()];
}
