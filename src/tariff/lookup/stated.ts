// Which of a code's rates a text itself asks for: "kajal" among cosmetics, "price 3000" where ₹2,500 is the limit. What
// a text must say for each condition is written down in data/tariff/rates/condition-words.tsv.

import type { Reader, Reading } from '../engine/text/read.ts';
import { formsOf } from '../engine/text/wordFacts.ts';
import { type Branch, OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import { composeNotes } from '../rates/notes.ts';
import { type Amount, amountIn, type Range } from './amounts.ts';

/** One row of the file: the words of each phrase, and comparisons of which all must hold, or one. */
export interface ConditionWords {
  readonly condition: string;
  readonly phrases: readonly (readonly string[])[];
  readonly measures: readonly Measure[];
  readonly needsAll: boolean;
  /** It names goods, which a text would name, or a circumstance too rare to be meant by a text that leaves it out. */
  readonly isSaid: boolean;
  /** Phrases that raise the question without deciding it: "khadi" does not say who sells the cloth. */
  readonly doubts: readonly (readonly string[])[];
}

interface Measure {
  readonly amount: Amount;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly limit: number;
}

const MEASURE = /^(rupees|cc|kg|litres|inches|mm|kw) (<=|>=|<|>) (\d+)$/;
const ALL = ' and ';

/** Reads a row; what `complain` is told of makes it worthless. */
export function parseCondition(
  { condition, words, measure, names }: ConditionRow,
  complain: (column: string, problem: string) => void,
): ConditionWords {
  const needsAll = measure.includes(ALL);
  const doubts = names.startsWith(UNLESS) ? names.slice(UNLESS.length) : '';
  if (names !== '' && doubts === '' && !SAID_IF_MEANT.includes(names))
    complain('names', `"${names}" must be empty, ${SAID_IF_MEANT.join(' or ')}, or read like ${UNLESS}khadi`);
  return {
    condition,
    phrases: phrasesOf(words),
    measures:
      measure === ''
        ? []
        : measure.split(needsAll ? ALL : ' or ').map((part) => {
            const [, amount, sign, limit] = MEASURE.exec(part) ?? [];
            if (amount === undefined) complain('measure', `"${part}" must read like rupees > 2500`);
            return { amount: amount as Amount, sign: sign as Measure['sign'], limit: Number(limit) };
          }),
    needsAll,
    isSaid: names !== '',
    doubts: phrasesOf(doubts),
  };
}

/** What a condition can name so that a text which means it says so. */
const SAID_IF_MEANT: readonly string[] = ['goods', 'rare'];
const UNLESS = 'goods unless ';

const phrasesOf = (words: string): readonly (readonly string[])[] =>
  words === '' ? [] : words.split('; ').map((phrase) => formsOf(phrase));

function holds({ sign, limit }: Measure, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** "for 3305 90 90: mehendi paste in cones", as a parent says it. */
const SCOPE = /^for [^:]*: /;

/** What the text weighs for a condition that a measure of it decides: more than a word. */
const MEASURED = 3;

/** What a text says of the branches of a period. */
export interface AskedBranch {
  readonly place: number;
  /** Not where the text speaks of several branches that differ, or of one without deciding for it. */
  readonly isSure: boolean;
}

/** What texts may say for the branches of a period. */
interface PeriodRules {
  /** The place of each rule's branch, and the rule. */
  readonly places: readonly number[];
  readonly rules: readonly ConditionWords[];
  readonly areMeasured: boolean;
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<string, readonly RulePhrase[]>;
  readonly doubts: readonly (readonly string[])[];
}

interface RulePhrase {
  /** By its place among the rules. */
  readonly rule: number;
  readonly forms: readonly string[];
}

export class StatedConditions {
  readonly #packed: () => string;
  /** The line of each condition; read when first needed, and each line when its condition is. */
  #lines: ReadonlyMap<string, string> | undefined;
  readonly #rules = new Map<string, ConditionWords | undefined>();
  /** Of a period, and of all periods with the same conditions. */
  readonly #rulesOf = new WeakMap<RatePeriod, PeriodRules>();
  readonly #rulesOfConditions = new Map<string, PeriodRules>();
  readonly #reader: () => Reader;
  #lastReading: Reading | undefined;
  #lastForms: readonly string[] = [];

  /** `packed` as `packConditionWords` gives it; both are asked for when first needed. */
  constructor(packed: () => string, reader: () => Reader) {
    this.#packed = packed;
    this.#reader = reader;
  }

  #ruleOf(condition: string): ConditionWords | undefined {
    if (!this.#rules.has(condition)) {
      this.#lines ??= new Map(
        this.#packed()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf('\t')), line]),
      );
      const line = this.#lines.get(condition.replace(SCOPE, ''));
      this.#rules.set(condition, line === undefined ? undefined : unpacked(line));
    }
    return this.#rules.get(condition);
  }

  #rulesFor(period: RatePeriod): PeriodRules {
    let known = this.#rulesOf.get(period);
    if (known === undefined) {
      const conditions = period.branches.map(({ condition }) => condition);
      const key = conditions.join('\n');
      known = this.#rulesOfConditions.get(key) ?? this.#newRules(conditions);
      this.#rulesOfConditions.set(key, known);
      this.#rulesOf.set(period, known);
    }
    return known;
  }

  #newRules(conditions: readonly string[]): PeriodRules {
    const places: number[] = [];
    const rules: ConditionWords[] = [];
    for (const [place, condition] of conditions.entries()) {
      const rule = condition === '' ? undefined : this.#ruleOf(condition);
      if (rule === undefined) continue;
      places.push(place);
      rules.push(rule);
    }
    const areMeasured = rules.some(({ measures }) => measures.length > 0);
    return { places, rules, areMeasured, phrases: byFirstWord(rules), doubts: rules.flatMap(({ doubts }) => doubts) };
  }

  /**
   * Whether the rate stays open where a text asks for no branch. It does not where all other rates are those of goods
   * that the text would have named, or of circumstances so rare that it would have told them.
   */
  staysOpen(period: RatePeriod): boolean {
    const [main, ...others] = period.branches;
    if (main === undefined || !isSplitRate(period)) return false;
    return main.condition !== '' || others.some((other) => differs(main, other) && !this.#isSaid(other));
  }

  #isSaid({ condition }: Branch): boolean {
    return this.#ruleOf(condition)?.isSaid ?? false;
  }

  /** All words of a text; the codes that it may mean are asked for one after the other. */
  #formsOf(reading: Reading): readonly string[] {
    if (reading !== this.#lastReading) {
      this.#lastReading = reading;
      this.#lastForms = this.#reader().formsIn(reading.folded);
    }
    return this.#lastForms;
  }

  /**
   * The branch that the text asks for; undefined: none. Of several that differ and that it speaks for alike it is the
   * first, and not sure: what the text names is none of the goods beside them.
   */
  branchIn(reading: Reading, period: RatePeriod): AskedBranch | undefined {
    const { places, rules, areMeasured, phrases, doubts } = this.#rulesFor(period);
    if (rules.length === 0) return undefined;
    const forms = this.#formsOf(reading);
    const weights = weightsIn(forms, phrases, rules.length);
    if (areMeasured) addMeasured(weights, rules, reading.folded);
    const { branches } = period;
    let place = -1;
    let isSure = true;
    let best = 0;
    for (let i = 0; i < rules.length; i++) {
      const weight = weights[i] as number;
      if (weight === 0 || weight < best) continue;
      const next = places[i] as number;
      if (weight > best) {
        place = next;
        isSure = true;
        best = weight;
      } else if (differs(branches[place] as Branch, branches[next] as Branch)) isSure = false;
    }
    if (place >= 0) return { place, isSure };
    return doubts.some((phrase) => isIn(phrase, forms)) ? IN_DOUBT : undefined;
  }
}

/** The text raises a question that it does not decide: the branch that is shown anyway stays, and is open. */
const IN_DOUBT: AskedBranch = { place: 0, isSure: false };

const isIn = (phrase: readonly string[], forms: readonly string[]): boolean => {
  for (const form of phrase) if (!forms.includes(form)) return false;
  return true;
};

function byFirstWord(rules: readonly ConditionWords[]): ReadonlyMap<string, readonly RulePhrase[]> {
  const phrases = new Map<string, RulePhrase[]>();
  for (const [rule, { phrases: all }] of rules.entries()) {
    for (const forms of all) {
      const [first = ''] = forms;
      const known = phrases.get(first);
      if (known === undefined) phrases.set(first, [{ rule, forms }]);
      else known.push({ rule, forms });
    }
  }
  return phrases;
}

/** How much of the text speaks for each rule: the words of its longest phrase that the text has. */
function weightsIn(
  forms: readonly string[],
  phrases: ReadonlyMap<string, readonly RulePhrase[]>,
  ruleCount: number,
): number[] {
  const weights = new Array<number>(ruleCount).fill(0);
  for (const form of forms) {
    for (const phrase of phrases.get(form) ?? NO_PHRASES) {
      const { length } = phrase.forms;
      if (length > (weights[phrase.rule] as number) && isIn(phrase.forms, forms)) {
        weights[phrase.rule] = length;
      }
    }
  }
  return weights;
}

const NO_PHRASES: readonly RulePhrase[] = [];
const DIGIT = /\d/;

/** A measure that holds weighs as much as several words. */
function addMeasured(weights: number[], rules: readonly ConditionWords[], folded: string): void {
  if (!DIGIT.test(folded)) return;
  for (const [i, { measures, needsAll }] of rules.entries()) {
    let held = 0;
    for (const measure of measures) {
      const range = amountIn(folded, measure.amount);
      if (range !== undefined && holds(measure, range)) held++;
    }
    if (held > 0 && (!needsAll || held === measures.length)) weights[i] = Math.max(weights[i] as number, MEASURED);
  }
}

/** As in the file: phrases between semicolons; "rupees > 2500"; "goods" where it names goods, "rare" for a rare circumstance. */
export interface ConditionRow {
  readonly condition: string;
  readonly words: string;
  readonly measure: string;
  readonly names: string;
}

/** As the records carry them. */
export const packConditionWords = (rows: readonly ConditionRow[]): string =>
  rows.map(({ condition, words, measure, names }) => `${condition}\t${words}\t${measure}\t${names}`).join('\n');

function unpacked(line: string): ConditionWords {
  const [condition = '', words = '', measure = '', names = ''] = line.split('\t');
  return parseCondition({ condition, words, measure, names }, broken);
}

const broken = (column: string, problem: string): never => {
  throw new RangeError(`condition words: ${column} ${problem}`);
};

const SAID = 'the text says so';
const NAMED = 'the text names such goods';

/** The period with the branch in front that the text asks for, or that is shown for another reason. */
export function withBranchFirst(
  period: RatePeriod,
  { place, isSure }: AskedBranch,
  reason = isSure ? SAID : NAMED,
): RatePeriod {
  const chosen = period.branches[place];
  if (chosen === undefined || (place === 0 && !isSure)) return period;
  const branches = [chosen, ...period.branches.filter((branch) => branch !== chosen)];
  return { ...period, branches, ordinary: reason, notes: composeNotes(branches, reason) };
}

/** A nil rate and no GST at all are two things. */
const differs = (one: Branch, other: Branch): boolean =>
  one.ratePercent !== other.ratePercent || (one.schedule === OUTSIDE_GST) !== (other.schedule === OUTSIDE_GST);

/** Whether the rate depends on something. */
export const isSplitRate = ({ branches: [main, ...others] }: RatePeriod): boolean =>
  main !== undefined && others.some((other) => differs(main, other));
