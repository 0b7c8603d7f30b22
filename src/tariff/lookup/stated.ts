// Which of a code's rates a text itself asks for: "kajal" among cosmetics, "price 3000" where ₹2,500 is the limit. What
// a text must say for each condition is written down in data/tariff/rates/condition-words.tsv.
import { foldText, wordForm } from '../engine/words.ts';
import { composeNotes } from '../rates/notes.ts';
import type { Branch, RatePeriod } from '../rates/types.ts';
import { type Amount, amountIn, type Range } from './amounts.ts';

/** One row of the file: the words of each phrase, and comparisons of which all must hold, or one. */
export interface ConditionWords {
  readonly condition: string;
  readonly phrases: readonly (readonly string[])[];
  readonly measures: readonly Measure[];
  readonly needsAll: boolean;
  /** It names goods, which a text would name, and no circumstance that a text leaves out. */
  readonly isGoods: boolean;
}

interface Measure {
  readonly amount: Amount;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly limit: number;
}

const MEASURE = /^(rupees|cc|kg|litres|inches|mm|kw) (<=|>=|<|>) (\d+)$/;
const ALL = ' and ';

/** Reads a row; `complain` ends it. */
export function parseCondition(
  { condition, words, measure, names }: ConditionRow,
  complain: (column: string, problem: string) => never,
): ConditionWords {
  const needsAll = measure.includes(ALL);
  if (names !== '' && names !== GOODS) complain('names', `"${names}" must be empty or ${GOODS}`);
  return {
    condition,
    phrases: words === '' ? [] : words.split('; ').map((phrase) => formsOf(phrase)),
    measures:
      measure === ''
        ? []
        : measure.split(needsAll ? ALL : ' or ').map((part) => {
            const [, amount, sign, limit] = MEASURE.exec(part) ?? [];
            if (amount === undefined) complain('measure', `"${part}" must read like rupees > 2500`);
            return { amount: amount as Amount, sign: sign as Measure['sign'], limit: Number(limit) };
          }),
    needsAll,
    isGoods: names === GOODS,
  };
}

const GOODS = 'goods';
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Words come again and again; so many are kept. */
const MOST_FORMS = 20_000;
const formOf = new Map<string, string>();

function formsOf(text: string): readonly string[] {
  const words = foldText(text).match(WORD) ?? [];
  return words.map((word) => {
    let form = formOf.get(word);
    if (form === undefined) {
      form = wordForm(word);
      if (formOf.size >= MOST_FORMS) formOf.clear();
      formOf.set(word, form);
    }
    return form;
  });
}

function holds({ sign, limit }: Measure, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** "for 3305 90 90: mehendi paste in cones", as a parent says it. */
const SCOPE = /^for [^:]*: /;

/** What the text weighs for a condition that a measure of it decides: more than a word. */
const MEASURED = 3;

/** What a text must say for one branch of a period. */
interface PlacedRule {
  readonly place: number;
  readonly rule: ConditionWords;
}

export class StatedConditions {
  readonly #packed: () => string;
  /** The line of each condition; read when first needed, and each line when its condition is. */
  #lines: ReadonlyMap<string, string> | undefined;
  readonly #rules = new Map<string, ConditionWords | undefined>();
  readonly #rulesOf = new WeakMap<RatePeriod, readonly PlacedRule[]>();

  /** `packed` as `packConditionWords` gives it. */
  constructor(packed: () => string) {
    this.#packed = packed;
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

  #rulesFor(period: RatePeriod): readonly PlacedRule[] {
    let rules = this.#rulesOf.get(period);
    if (rules === undefined) {
      rules = period.branches.flatMap(({ condition }, place) => {
        const rule = condition === '' ? undefined : this.#ruleOf(condition);
        return rule === undefined ? [] : [{ place, rule }];
      });
      this.#rulesOf.set(period, rules);
    }
    return rules;
  }

  /**
   * Whether the rate stays open where a text asks for no branch. It does not where all other rates are those of goods
   * that the text would have named.
   */
  staysOpen(period: RatePeriod): boolean {
    const [main, ...others] = period.branches;
    if (main === undefined || !isSplitRate(period)) return false;
    return main.condition !== '' || others.some((other) => differs(main, other) && !this.#namesGoods(other));
  }

  #namesGoods({ condition }: Branch): boolean {
    return this.#ruleOf(condition)?.isGoods ?? false;
  }

  /** The place of the branch that the text asks for; -1: it asks for none, or for several that differ. */
  branchIn(text: string, period: RatePeriod): number {
    const rules = this.#rulesFor(period);
    if (rules.length === 0) return -1;
    const { branches } = period;
    const folded = foldText(text);
    const forms = formsOf(folded);
    const hasDigit = DIGIT.test(folded);
    let chosen = -1;
    let best = 0;
    for (const { place, rule } of rules) {
      const weight = weightOf(rule, folded, forms, hasDigit);
      if (weight === 0 || weight < best) continue;
      const isTie = weight === best && branches[chosen]?.ratePercent !== branches[place]?.ratePercent;
      if (weight > best) chosen = place;
      else if (isTie) chosen = -1;
      best = weight;
    }
    return chosen;
  }
}

const DIGIT = /\d/;

/** How much of the text speaks for the condition: the words of its longest phrase, or its measure. */
function weightOf(
  { phrases, measures, needsAll }: ConditionWords,
  folded: string,
  forms: readonly string[],
  hasDigit: boolean,
): number {
  let weight = 0;
  for (const phrase of phrases) {
    if (phrase.length > weight && phrase.every((form) => forms.includes(form))) weight = phrase.length;
  }
  if (measures.length === 0 || !hasDigit) return weight;
  let held = 0;
  for (const measure of measures) {
    const range = amountIn(folded, measure.amount);
    if (range !== undefined && holds(measure, range)) held++;
  }
  return held === 0 || (needsAll && held < measures.length) ? weight : Math.max(weight, MEASURED);
}

/** As in the file: phrases between semicolons; "rupees > 2500"; "goods" where it names goods. */
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

/** The period with the branch in front that the text asks for, or that is shown for another reason. */
export function withBranchFirst(period: RatePeriod, place: number, reason = SAID): RatePeriod {
  const chosen = period.branches[place];
  if (chosen === undefined) return period;
  const branches = [chosen, ...period.branches.filter((branch) => branch !== chosen)];
  return { ...period, branches, ordinary: reason, notes: composeNotes(branches, reason) };
}

export const OUTSIDE_GST = 'Outside GST';

/** A nil rate and no GST at all are two things. */
const differs = (one: Branch, other: Branch): boolean =>
  one.ratePercent !== other.ratePercent || (one.schedule === OUTSIDE_GST) !== (other.schedule === OUTSIDE_GST);

/** Whether the rate depends on something. */
export const isSplitRate = ({ branches: [main, ...others] }: RatePeriod): boolean =>
  main !== undefined && others.some((other) => differs(main, other));
