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
  condition: string,
  words: string,
  measure: string,
  complain: (column: string, problem: string) => never,
): ConditionWords {
  const needsAll = measure.includes(ALL);
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
  };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const formsOf = (text: string): readonly string[] => (foldText(text).match(WORD) ?? []).map(wordForm);

function holds({ sign, limit }: Measure, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** "for 3305 90 90: mehendi paste in cones", as a parent says it. */
const SCOPE = /^for [^:]*: /;

/** What the text weighs for a condition that a measure of it decides: more than a word. */
const MEASURED = 3;

export class StatedConditions {
  readonly #packed: () => string;
  #rules: ReadonlyMap<string, ConditionWords> | undefined;

  /** `packed` as `packConditionWords` gives it. */
  constructor(packed: () => string) {
    this.#packed = packed;
  }

  #ruleOf(condition: string): ConditionWords | undefined {
    this.#rules ??= unpack(this.#packed());
    return this.#rules.get(condition.replace(SCOPE, ''));
  }

  /** The place of the branch that the text asks for; -1: it asks for none, or for several that differ. */
  branchIn(text: string, { branches }: RatePeriod): number {
    let chosen = -1;
    let best = 0;
    let folded = '';
    let forms: ReadonlySet<string> = NO_FORMS;
    for (let i = 0; i < branches.length; i++) {
      const { condition } = branches[i] as Branch;
      const rule = condition === '' ? undefined : this.#ruleOf(condition);
      if (rule === undefined) continue;
      if (forms === NO_FORMS) {
        folded = foldText(text);
        forms = new Set(formsOf(text));
      }
      const weight = weightOf(rule, folded, forms);
      if (weight === 0 || weight < best) continue;
      const isTie = weight === best && branches[chosen]?.ratePercent !== branches[i]?.ratePercent;
      if (weight > best) chosen = i;
      else if (isTie) chosen = -1;
      best = weight;
    }
    return chosen;
  }
}

const NO_FORMS: ReadonlySet<string> = new Set();

/** How much of the text speaks for the condition: the words of its longest phrase, or its measure. */
function weightOf({ phrases, measures, needsAll }: ConditionWords, folded: string, forms: ReadonlySet<string>): number {
  let weight = 0;
  for (const phrase of phrases) {
    if (phrase.length > weight && phrase.every((form) => forms.has(form))) weight = phrase.length;
  }
  if (measures.length === 0 || !/\d/.test(folded)) return weight;
  const held = measures.filter((measure) => {
    const range = amountIn(folded, measure.amount);
    return range !== undefined && holds(measure, range);
  }).length;
  return held === 0 || (needsAll && held < measures.length) ? weight : Math.max(weight, MEASURED);
}

export interface ConditionRow {
  readonly condition: string;
  readonly words: string;
  readonly measure: string;
}

/** As the records carry them. */
export const packConditionWords = (rows: readonly ConditionRow[]): string =>
  rows
    .filter(({ words, measure }) => words !== '' || measure !== '')
    .map(({ condition, words, measure }) => `${condition}\t${words}\t${measure}`)
    .join('\n');

function unpack(packed: string): ReadonlyMap<string, ConditionWords> {
  const rules = new Map<string, ConditionWords>();
  for (const line of packed.split('\n')) {
    const [condition = '', words = '', measure = ''] = line.split('\t');
    rules.set(condition, parseCondition(condition, words, measure, broken));
  }
  return rules;
}

const broken = (column: string, problem: string): never => {
  throw new RangeError(`condition words: ${column} ${problem}`);
};

const SAID = 'the text says so';

/** The period with the branch that the text asks for in front. */
export function withBranchFirst(period: RatePeriod, place: number): RatePeriod {
  const chosen = period.branches[place];
  if (chosen === undefined) return period;
  const branches = [chosen, ...period.branches.filter((branch) => branch !== chosen)];
  return { ...period, branches, ordinary: SAID, notes: composeNotes(branches, SAID) };
}

export const OUTSIDE_GST = 'Outside GST';

/** Whether the rate depends on something: a nil rate and no GST at all are two things. */
export const isSplitRate = ({ branches: [main, ...others] }: RatePeriod): boolean =>
  others.some(
    ({ ratePercent, schedule }) =>
      ratePercent !== main?.ratePercent || (schedule === OUTSIDE_GST) !== (main?.schedule === OUTSIDE_GST),
  );
