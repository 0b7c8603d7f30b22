// Resolves every code for every period since the start of GST: rates, compensation cess and reverse charge.

import { GST_START } from '../model/days.ts';
import { changeDays, type Dated, dayBefore, inForce } from '../model/periods.ts';
import type {
  BranchTerms,
  CessPeriod,
  CodeRates,
  Coverage,
  RateEntry,
  RatePeriod,
  ReverseChargePeriod,
  UndatedPeriod,
} from '../model/rates.ts';
import type { OrdinaryOverride } from '../source/readEntries.ts';
import { DataError } from '../source/tsv.ts';
import { changesTaxedValue, composeNotes } from './notes.ts';
import { type Candidate, EntryIndex, isResidual, label, type Resolution, resolve, scheduleLabel } from './resolve.ts';
import { datedPeriods } from './runs.ts';
import { scopeText, spaced } from './scope.ts';

/** What compiling needs to know of a code. */
export interface RatedCode {
  readonly code: string;
  readonly status: 'live' | 'retired';
  readonly supersededBy?: readonly { readonly code: string; readonly candidate: boolean }[];
}

/** Cess or reverse charge on code prefixes: both carry one text for the user. */
export interface PrefixRule extends Dated {
  readonly codes: readonly string[];
  readonly excluded: readonly string[];
}

export interface CessRule extends PrefixRule {
  readonly ratePercent: number;
  readonly coverage: Coverage;
  readonly condition: string;
  readonly text: string;
}

export interface ReverseChargeRule extends PrefixRule {
  readonly trigger: string;
  readonly notificationRef: string;
  readonly evidence: ReverseChargePeriod['evidence'];
}

export interface RateSources {
  /** Schedule entries, and goods outside GST as entries of the schedule "Outside GST". */
  readonly entries: readonly RateEntry[];
  readonly ordinary?: readonly OrdinaryOverride[];
  readonly cess?: readonly CessRule[];
  readonly reverseCharge?: readonly ReverseChargeRule[];
  /** First day to be covered; the start of GST unless a test says otherwise. */
  readonly since?: string;
}

/** A stretch of days on which the same entries meet a leaf. */
interface Stretch extends Dated {
  readonly resolution: Resolution;
  /** The code whose rates stand in for a retired one; empty: its own rates. */
  readonly via: string;
}

const RESIDUAL_BESIDE_ORDINARY = 'any other goods';

function toBranch(entry: RateEntry, condition: string): BranchTerms {
  return {
    ratePercent: entry.ratePercent,
    condition,
    schedule: scheduleLabel(entry.schedule, entry.ratePercent),
    notificationRef: label(entry),
    evidence: entry.evidence,
    note: entry.note,
  };
}

/** Beside a marked branch the residual entry holds for what is left: without a condition it would look like the main one. */
const conditionOf = (entry: RateEntry, main: RateEntry): string =>
  isResidual(entry) && entry !== main ? RESIDUAL_BESIDE_ORDINARY : entry.condition;

const sameResolution = (one: Resolution, other: Resolution): boolean =>
  one.ordinary === other.ordinary &&
  one.branches.length === other.branches.length &&
  one.branches.every((entry, i) => entry === other.branches[i]);

class RateCompiler {
  readonly #index: EntryIndex;
  readonly #numberOf = new Map<RateEntry, number>();
  readonly #overrides = new Map<string, OrdinaryOverride[]>();
  readonly #since: string;
  readonly #stretches = new Map<string, readonly Stretch[]>();
  readonly #periods = new Map<readonly Stretch[], readonly RatePeriod[]>();

  constructor({ entries, ordinary = [], since = GST_START }: RateSources) {
    this.#index = new EntryIndex(entries);
    for (const entry of entries) this.#numberOf.set(entry, this.#numberOf.size);
    for (const override of ordinary) {
      const list = this.#overrides.get(override.code);
      if (list === undefined) this.#overrides.set(override.code, [override]);
      else list.push(override);
    }
    this.#since = since;
  }

  overrideOn(code: string, day: string): OrdinaryOverride | undefined {
    return this.#overrides.get(code)?.find((override) => inForce(override, day));
  }

  #candidateKey(code: string, candidates: readonly Candidate[]): string {
    const overridden = this.#overrides.has(code) ? code : '';
    return `${overridden}|${candidates.map(({ entry, prefixLength }) => `${this.#numberOf.get(entry)}.${prefixLength}`).join(' ')}`;
  }

  /**
   * The stretches of a code without sub-codes. Codes that meet the same entries share one array.
   * A retired code keeps the rate of an entry that names it or its subheading; where only its heading or the
   * residual entry would speak, the code that replaced it knows better, because the narrowing follows today's tariff.
   */
  leaf({ code, status, supersededBy = [] }: RatedCode): readonly Stretch[] {
    const successor =
      status === 'retired' ? (supersededBy.find(({ candidate }) => !candidate) ?? supersededBy[0]) : undefined;
    const own = this.#index.candidates(code);
    const later = successor === undefined ? [] : this.#index.candidates(successor.code);
    const key = `${this.#candidateKey(code, own)}>${successor === undefined ? '' : successor.code}${successor?.candidate === true ? '?' : ''}`;
    const known = this.#stretches.get(key);
    if (known !== undefined) return known;

    const stretches: Stretch[] = [];
    const days = changeDays(
      [...own, ...later]
        .map(({ entry }) => ({ from: entry.effectiveFrom, to: entry.effectiveTo }))
        .concat(this.#overrides.get(code) ?? []),
      this.#since,
    );
    for (const [i, day] of days.entries()) {
      const next = days[i + 1];
      let resolution = resolve(own, day, this.overrideOn(code, day));
      let via = '';
      if (successor !== undefined && (resolution === null || resolution.mainPrefixLength < 6)) {
        const replaced = resolve(later, day);
        const unnamed = resolution === null || resolution.mainPrefixLength === 0;
        if (
          replaced !== null &&
          (unnamed || !successor.candidate) &&
          !(resolution !== null && sameResolution(resolution, replaced))
        ) {
          resolution = replaced;
          via = successor.code;
        }
      }
      if (resolution === null) throw new DataError(`no rate entry covers ${code} on ${day}`);
      const to = next === undefined ? null : dayBefore(next);
      const last = stretches.at(-1);
      if (last !== undefined && last.via === via && sameResolution(last.resolution, resolution))
        stretches[stretches.length - 1] = { ...last, to };
      else stretches.push({ from: day, to, resolution, via });
    }
    this.#stretches.set(key, stretches);
    return stretches;
  }

  leafPeriods(stretches: readonly Stretch[]): readonly RatePeriod[] {
    const known = this.#periods.get(stretches);
    if (known !== undefined) return known;
    const undated = stretches.map(({ from, to, resolution, via }): UndatedPeriod => {
      const [main] = resolution.branches;
      const branches = resolution.branches.map((entry) =>
        toBranch(entry, main === undefined ? entry.condition : conditionOf(entry, main)),
      );
      const standIn = via === '' ? '' : `Rate of ${spaced(via)}, as no entry names this code.`;
      return {
        from,
        to,
        branches,
        ordinary: resolution.ordinary,
        notes: [composeNotes(branches, resolution.ordinary), standIn].filter((text) => text !== '').join(' '),
      };
    });
    const periods = datedPeriods(undated);
    this.#periods.set(stretches, periods);
    return periods;
  }

  /** The periods of a code with sub-codes: every branch of its leaves, said for which of them it holds. */
  parentPeriods(
    code: string,
    leaves: readonly string[],
    stretchesOf: (leaf: string) => readonly Stretch[],
  ): readonly RatePeriod[] {
    const groups = new Map<readonly Stretch[], string[]>();
    for (const leaf of leaves) {
      const stretches = stretchesOf(leaf);
      const group = groups.get(stretches);
      if (group === undefined) groups.set(stretches, [leaf]);
      else group.push(leaf);
    }
    const [only] = groups.keys();
    if (groups.size === 1 && only !== undefined && !this.#overrides.has(code)) return this.leafPeriods(only);

    const days = changeDays([...[...groups.keys()].flat(), ...(this.#overrides.get(code) ?? [])], this.#since);
    const periods = days.map((day, i): UndatedPeriod => {
      const next = days[i + 1];
      const to = next === undefined ? null : dayBefore(next);
      const resolved = [...groups].flatMap(([stretches, members]) => {
        const stretch = stretches.find((candidate) => inForce(candidate, day));
        return stretch === undefined ? [] : [{ resolution: stretch.resolution, members }];
      });
      return { from: day, to, ...this.#union(code, leaves, resolved, this.overrideOn(code, day)) };
    });
    return datedPeriods(periods);
  }

  #union(
    code: string,
    leaves: readonly string[],
    resolved: readonly { readonly resolution: Resolution; readonly members: readonly string[] }[],
    override: OrdinaryOverride | undefined,
  ): Omit<UndatedPeriod, 'from' | 'to'> {
    const holdsFor = new Map<RateEntry, Set<string>>();
    const mainOf = new Map<RateEntry, number>();
    const reasons = new Map<RateEntry, string>();
    for (const { resolution, members } of resolved) {
      for (const entry of resolution.branches) {
        let set = holdsFor.get(entry);
        if (set === undefined) {
          set = new Set();
          holdsFor.set(entry, set);
        }
        for (const leaf of members) set.add(leaf);
      }
      const [main] = resolution.branches;
      if (main === undefined) continue;
      mainOf.set(main, (mainOf.get(main) ?? 0) + members.length);
      reasons.set(main, resolution.ordinary);
    }
    const leavesAt = new Map<number, number>();
    for (const [entry, count] of mainOf)
      leavesAt.set(entry.ratePercent, (leavesAt.get(entry.ratePercent) ?? 0) + count);

    // Of two rates with as many items the higher one is shown: an under-charge is the costlier mistake.
    const usual = [...leavesAt].sort(([rateA, countA], [rateB, countB]) => countB - countA || rateB - rateA)[0];
    const rate =
      override !== undefined && [...holdsFor.keys()].some(({ ratePercent }) => ratePercent === override.ratePercent)
        ? override.ratePercent
        : usual?.[0];
    const mains = [
      ...(leavesAt.has(rate ?? Number.NaN) ? mainOf : new Map([...holdsFor].map(([entry, set]) => [entry, set.size]))),
    ].filter(([entry]) => entry.ratePercent === rate);
    const cited = mains.find(([entry]) => entry.serial === override?.serial);
    const main = (cited ?? mains.sort(([, countA], [, countB]) => countB - countA)[0])?.[0];
    if (main === undefined) throw new DataError(`no rate entry covers ${code}`);

    const uniform = leavesAt.size === 1;
    const scoped = (entry: RateEntry, condition: string, members: ReadonlySet<string>): BranchTerms => {
      // One rate for the whole code needs no list of sub-codes in front of it.
      const scope = entry === main && uniform ? '' : scopeText(code, members, leaves);
      if (scope === '') return toBranch(entry, condition);
      return toBranch(
        entry,
        condition === '' || condition === RESIDUAL_BESIDE_ORDINARY ? `for ${scope}` : `for ${scope}: ${condition}`,
      );
    };
    const branches = [main, ...[...holdsFor.keys()].filter((entry) => entry !== main)].map((entry) =>
      scoped(entry, conditionOf(entry, main), holdsFor.get(entry) ?? new Set()),
    );
    const majority = `${leavesAt.get(main.ratePercent) ?? 0} of its ${leaves.length} items bear it`;
    const ordinary =
      override !== undefined && rate === override.ratePercent
        ? override.reason
        : uniform
          ? (reasons.get(main) ?? '')
          : majority;
    return {
      branches,
      ordinary,
      notes: composeNotes(
        this.#told(main, resolved).map(({ entry, condition, members }) => scoped(entry, condition, members)),
        ordinary,
      ),
    };
  }

  /** What the notes of a parent tell: one line for each rate and condition, without those that change neither a leaf's rate nor what it is put on. */
  #told(
    main: RateEntry,
    resolved: readonly { readonly resolution: Resolution; readonly members: readonly string[] }[],
  ): readonly Told[] {
    const told = new Map<string, { entry: RateEntry; condition: string; members: Set<string> }>();
    const tell = (entry: RateEntry, members: readonly string[]): void => {
      const condition = conditionOf(entry, main);
      const key = `${entry.schedule === 'Outside GST' ? '-' : entry.ratePercent}|${condition}`;
      const known = told.get(key);
      if (known === undefined) told.set(key, { entry, condition, members: new Set(members) });
      else for (const leaf of members) known.members.add(leaf);
    };
    const mainFirst = [...resolved].sort(
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
}

interface Told {
  readonly entry: RateEntry;
  readonly condition: string;
  readonly members: ReadonlySet<string>;
}

const NONE: readonly string[] = [];

/** Codes without a rate that an error names; the rest is counted. */
const GAPS_LISTED = 20;

/**
 * The leaves of each code that has sub-codes: the live ones, or all where none is live. A retired code without
 * sub-codes of its own that was replaced by a code with sub-codes has theirs: they bear what it would bear.
 */
function leavesByParent(codes: readonly RatedCode[]): ReadonlyMap<string, readonly string[]> {
  const sorted = [...codes].sort((a, b) => (a.code < b.code ? -1 : 1));
  const isLeaf = sorted.map(({ code }, i) => sorted[i + 1]?.code.startsWith(code) !== true);
  const found = new Map<string, string[]>();
  const live = new Set(sorted.filter(({ status }, i) => isLeaf[i] && status === 'live').map(({ code }) => code));
  const known = new Set(sorted.map(({ code }) => code));
  for (const [i, { code }] of sorted.entries()) {
    if (!isLeaf[i]) continue;
    for (let length = 4; length < code.length; length++) {
      const parent = code.slice(0, length);
      if (!known.has(parent)) continue;
      const list = found.get(parent);
      if (list === undefined) found.set(parent, [code]);
      else list.push(code);
    }
  }
  for (const [parent, leaves] of found) {
    const alive = leaves.filter((leaf) => live.has(leaf));
    if (alive.length > 0) found.set(parent, alive);
  }
  const inherited = sorted
    .filter(({ code, supersededBy = [] }) => !found.has(code) && supersededBy.some((by) => found.has(by.code)))
    .map(({ code, supersededBy = [] }) => [code, supersededBy.flatMap((by) => found.get(by.code) ?? by.code)] as const);
  for (const [code, leaves] of inherited) found.set(code, leaves);
  return found;
}

const covers = ({ codes, excluded }: PrefixRule, code: string): boolean =>
  codes.some((prefix) => code.startsWith(prefix)) && !excluded.some((prefix) => code.startsWith(prefix));

/** The rules that meet a code or some of its leaves, with the text that says which. */
function rulesFor<Rule extends PrefixRule>(
  rules: readonly Rule[],
  code: string,
  leaves: readonly string[],
): readonly { rule: Rule; scope: string }[] {
  return rules.flatMap((rule) => {
    if (leaves.length === 0) return covers(rule, code) ? [{ rule, scope: '' }] : [];
    const met = leaves.filter((leaf) => covers(rule, leaf));
    return met.length === 0 ? [] : [{ rule, scope: scopeText(code, new Set(met), leaves) }];
  });
}

const scopedText = (scope: string, text: string): string => (scope === '' ? text : `For ${scope}: ${text}`);

const byDate = (a: Dated, b: Dated): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** Every code with its rates in order of date, without gaps from the first day on. */
export function compileRates(codes: readonly RatedCode[], sources: RateSources): ReadonlyMap<string, CodeRates> {
  const compiler = new RateCompiler(sources);
  const leavesOf = leavesByParent(codes);
  const stretches = new Map<string, readonly Stretch[]>();
  const gaps: string[] = [];
  for (const row of codes) {
    if (leavesOf.has(row.code)) continue;
    try {
      stretches.set(row.code, compiler.leaf(row));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      gaps.push(error.message);
    }
  }
  if (gaps.length > 0) {
    const more = gaps.length > GAPS_LISTED ? `\n… and ${gaps.length - GAPS_LISTED} more` : '';
    throw new DataError(`${gaps.slice(0, GAPS_LISTED).join('\n')}${more}`);
  }
  const stretchesOf = (leaf: string): readonly Stretch[] => stretches.get(leaf) ?? [];
  const chapterRules = new Map<string, { cess: readonly CessRule[]; reverseCharge: readonly ReverseChargeRule[] }>();
  const ofChapter = (code: string): { cess: readonly CessRule[]; reverseCharge: readonly ReverseChargeRule[] } => {
    const chapter = code.slice(0, 2);
    let rules = chapterRules.get(chapter);
    if (rules === undefined) {
      const here = ({ codes: prefixes }: PrefixRule): boolean => prefixes.some((prefix) => prefix.startsWith(chapter));
      rules = { cess: (sources.cess ?? []).filter(here), reverseCharge: (sources.reverseCharge ?? []).filter(here) };
      chapterRules.set(chapter, rules);
    }
    return rules;
  };

  const compiled = new Map<string, CodeRates>();
  for (const { code } of codes) {
    const leaves = leavesOf.get(code) ?? NONE;
    const own = stretches.get(code);
    const rules = ofChapter(code);
    compiled.set(code, {
      code,
      rates: own === undefined ? compiler.parentPeriods(code, leaves, stretchesOf) : compiler.leafPeriods(own),
      cess: rulesFor(rules.cess, code, leaves)
        .map(
          ({ rule, scope }): CessPeriod => ({
            from: rule.from,
            to: rule.to,
            ratePercent: rule.ratePercent,
            coverage: rule.coverage,
            condition: rule.condition,
            note: scopedText(scope, rule.text),
          }),
        )
        .sort(byDate),
      reverseCharge: rulesFor(rules.reverseCharge, code, leaves)
        .map(
          ({ rule, scope }): ReverseChargePeriod => ({
            from: rule.from,
            to: rule.to,
            trigger: scopedText(scope, rule.trigger),
            notificationRef: rule.notificationRef,
            evidence: rule.evidence,
          }),
        )
        .sort(byDate),
    });
  }
  return compiled;
}

/** The entries that are a branch of some code on some day. For `data:check`. */
export function entriesMet(codes: readonly RatedCode[], sources: RateSources): ReadonlySet<RateEntry> {
  const compiler = new RateCompiler(sources);
  const leavesOf = leavesByParent(codes);
  const stretches = new Set(codes.filter(({ code }) => !leavesOf.has(code)).flatMap((row) => compiler.leaf(row)));
  return new Set([...stretches].flatMap(({ resolution }) => resolution.branches));
}

/** What the data leaves undecided: codes and days with two main branches, or none. For `data:check`. */
export function rateProblems(codes: readonly RatedCode[], sources: RateSources): readonly string[] {
  const compiler = new RateCompiler(sources);
  const leavesOf = leavesByParent(codes);
  const problems = new Map<string, { readonly codes: string[]; readonly from: string }>();
  for (const row of codes) {
    if (leavesOf.has(row.code)) continue;
    for (const { from, resolution } of compiler.leaf(row)) {
      if (resolution.problem === '') continue;
      const known = problems.get(resolution.problem);
      if (known === undefined) problems.set(resolution.problem, { codes: [row.code], from });
      else known.codes.push(row.code);
    }
  }
  return [...problems].map(([problem, { codes: met, from }]) => {
    const unique = [...new Set(met)];
    const more = unique.length > 3 ? ` and ${unique.length - 3} more` : '';
    return `${unique.slice(0, 3).join(', ')}${more} from ${from}: ${problem}`;
  });
}
