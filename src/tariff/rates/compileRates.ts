// Resolves every code for every period since the start of GST: rates, compensation cess and reverse charge.

import { changeDays, type Dated, dayBefore, inForce } from '../model/periods.ts';
import type { CessRule, PrefixRule, RateSources, ReverseChargeRule } from '../model/rateSources.ts';
import type {
  CessPeriod,
  CodeRates,
  RatePeriod,
  ReverseChargePeriod,
  SaidReverseCharge,
  UndatedPeriod,
} from '../model/rates.ts';
import { DataError } from '../source/tsv.ts';
import { LeafResolver, type RatedCode, type Stretch } from './leafStretches.ts';
import { leavesByParent } from './leaves.ts';
import { composeNotes } from './notes.ts';
import { datedPeriods } from './runs.ts';
import { NO_SCOPE, type Scope, scopeOf, spaced } from './scope.ts';
import { conditionOf, type Share, toBranch, unite } from './unite.ts';

export type { RatedCode } from './leafStretches.ts';

const asNotes = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** The codes that stand in for a retired code which no entry names; none: it has its own rates. */
const standIns = ({ via, others }: Stretch): readonly string[] =>
  via === '' ? [] : [via, ...others.filter(({ isCertain }) => isCertain).map(({ code }) => code)];

function standInNote(stretch: Stretch): string {
  const codes = standIns(stretch).map(spaced);
  if (codes.length === 0) return '';
  return codes.length === 1
    ? `Rate of ${codes[0]}, as no entry names this code.`
    : `Rates of ${codes.join(' and ')}, as no entry names this code.`;
}

class RateCompiler {
  readonly #resolver: LeafResolver;
  readonly #periods = new Map<readonly Stretch[], readonly RatePeriod[]>();

  constructor({ entries, ordinary, since }: RateSources) {
    this.#resolver = new LeafResolver(entries, ordinary, since);
  }

  leaf(row: RatedCode): readonly Stretch[] {
    return this.#resolver.stretches(row);
  }

  /** Periods of a code without sub-codes; those that share their stretches share their periods. */
  leafPeriods(code: string, stretches: readonly Stretch[]): readonly RatePeriod[] {
    const known = this.#periods.get(stretches);
    if (known !== undefined) return known;
    const periods = datedPeriods(
      stretches.map((stretch): UndatedPeriod => {
        const { from, to } = stretch;
        const { notes, ...period } =
          stretch.others.length === 0 ? onlyOwn(stretch) : this.#withReplacements(code, stretch);
        return { from, to, ...period, notes: asNotes(notes, standInNote(stretch)) };
      }),
    );
    this.#periods.set(stretches, periods);
    return periods;
  }

  /** A retired code that several codes replaced: what certain ones bear decides, candidates are listed. */
  #withReplacements(code: string, stretch: Stretch): Omit<UndatedPeriod, 'from' | 'to'> {
    const leaves = stretch.via === '' ? [code] : standIns(stretch);
    return unite({
      code,
      leaves,
      leavesAre: 'successors',
      shares: [
        { resolution: stretch.resolution, members: leaves.slice(0, 1), decides: true },
        ...stretch.others.map(({ code: by, resolution, isCertain }) => ({
          resolution,
          members: [by],
          decides: isCertain && stretch.via !== '',
        })),
      ],
      override: this.#resolver.overrideOn(code, stretch.from),
    });
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
    const [leaf = code] = leaves;
    const overrides = this.#resolver.overridesOf(code);
    if (groups.size === 1 && only !== undefined && overrides.length === 0) return this.leafPeriods(leaf, only);

    const days = changeDays([...[...groups.keys()].flat(), ...overrides], this.#resolver.since);
    const periods = days.map((day, i): UndatedPeriod => {
      const next = days[i + 1];
      const shares = [...groups].flatMap(([stretches, members]): readonly Share[] => {
        const stretch = stretches.find((candidate) => inForce(candidate, day));
        if (stretch === undefined) return [];
        const { resolution, others } = stretch;
        return [
          { resolution, members, decides: true },
          ...others.map((other) => ({ resolution: other.resolution, members, decides: false })),
        ];
      });
      const override = this.#resolver.overrideOn(code, day);
      const united = unite({ code, leaves, leavesAre: 'items', shares, override });
      return { from: day, to: next === undefined ? null : dayBefore(next), ...united };
    });
    return datedPeriods(periods);
  }
}

function onlyOwn({ resolution }: Stretch): Omit<UndatedPeriod, 'from' | 'to'> {
  const [main] = resolution.branches;
  const branches = resolution.branches.map((entry) =>
    toBranch(entry, main === undefined ? entry.condition : conditionOf(entry, main)),
  );
  return { branches, ordinary: resolution.ordinary, notes: composeNotes(branches, resolution.ordinary) };
}

const NONE: readonly string[] = [];

/** Codes without a rate that an error names; the rest is counted. */
const GAPS_LISTED = 20;

const covers = ({ codes, excluded }: PrefixRule, code: string): boolean =>
  codes.some((prefix) => code.startsWith(prefix)) && !excluded.some((prefix) => code.startsWith(prefix));

/** The rules that meet a code or some of its leaves, with the text that says which. */
function rulesFor<Rule extends PrefixRule>(
  rules: readonly Rule[],
  code: string,
  leaves: readonly string[],
): readonly { rule: Rule; scope: Scope }[] {
  return rules.flatMap((rule) => {
    if (leaves.length === 0) return covers(rule, code) ? [{ rule, scope: NO_SCOPE }] : [];
    const met = leaves.filter((leaf) => covers(rule, leaf));
    return met.length === 0 ? [] : [{ rule, scope: scopeOf(code, new Set(met), leaves) }];
  });
}

const scopedText = ({ text: scope }: Scope, text: string): string => (scope === '' ? text : `For ${scope}: ${text}`);

const byDate = (a: Dated, b: Dated): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

/** What only texts can say: that the supplier is abroad, that the buyer builds flats. */
export const chargesByText = ({ reverseCharge = [] }: RateSources): readonly SaidReverseCharge[] =>
  reverseCharge.filter(({ byText }) => byText).map(({ byText: _, excluded: __, ...charge }) => charge);

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
      rules = {
        cess: (sources.cess ?? []).filter(here),
        reverseCharge: (sources.reverseCharge ?? []).filter((rule) => here(rule) && !rule.byText),
      };
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
      rates: own === undefined ? compiler.parentPeriods(code, leaves, stretchesOf) : compiler.leafPeriods(code, own),
      cess: rulesFor(rules.cess, code, leaves)
        .map(
          ({ rule, scope }): CessPeriod => ({
            from: rule.from,
            to: rule.to,
            ratePercent: rule.ratePercent,
            coverage: rule.coverage,
            condition: rule.condition,
            codes: scope.codes,
            note: scopedText(scope, rule.text),
          }),
        )
        .sort(byDate),
      // In the order of the file: the ordinary case first.
      reverseCharge: rulesFor(rules.reverseCharge, code, leaves).map(
        ({ rule, scope }): ReverseChargePeriod => ({
          from: rule.from,
          to: rule.to,
          trigger: scope.text === '' ? rule.trigger : `${rule.trigger} (for ${scope.text})`,
          settledBy: rule.settledBy,
          not: rule.not,
          notificationRef: rule.notificationRef,
          evidence: rule.evidence,
        }),
      ),
    });
  }
  return compiled;
}
