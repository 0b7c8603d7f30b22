// What a text must say for the condition of a rate, as data/tariff/rates/condition-words.tsv has it.
import { AMOUNTS, type Amount } from '../model/sizes.ts';
import type { Range } from './amounts.ts';
import { PACKS, type Pack } from './packs.ts';
import { type Phrase, phrasesOf, type SaidText } from './saidText.ts';

/** As in the file: phrases between semicolons; "rupees > 2500"; what the condition names; phrases that shut it out. */
export interface ConditionRow {
  readonly condition: string;
  readonly words: string;
  readonly measure: string;
  readonly names: string;
  readonly not: string;
  /** What to ask where the rate is open; empty: nothing better than which condition applies. */
  readonly question: string;
}

interface Comparison {
  readonly amount: Amount;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly limit: number;
}
/** An amount is compared, or the pack is the one that is wanted. */
type Measure = Comparison | { readonly pack: Pack };

/** One row: its phrases, and measures of which all must hold, or one. */
export interface ConditionWords {
  readonly condition: string;
  readonly phrases: readonly Phrase[];
  readonly measures: readonly Measure[];
  readonly needsAll: boolean;
  /** The measure decides only where one of the phrases is said too. */
  readonly needsWords: boolean;
  /** It names goods, which a text would name, or a circumstance too rare to be meant by a text that leaves it out. */
  readonly isSaid: boolean;
  /** Phrases that raise the question without deciding it: "khadi" does not say who sells the cloth. */
  readonly doubts: readonly Phrase[];
  /** Phrases of texts that cannot mean it: "car" where the condition is for tractors. */
  readonly exclusions: readonly Phrase[];
  readonly question: string;
}

const COMPARISON = new RegExp(`^(${AMOUNTS.join('|')}) (<=|>=|<|>) (\\d+)$`);
const PACK = new RegExp(`^pack = (${PACKS.join('|')})$`);
const ALL = ' and ';
const BESIDE_WORDS = 'with words: ';
/** What a condition can name so that a text which means it says so; and what leaves the rate open all the same. */
const NAMES = /^(?:|(?:goods|rare)(?: unless (?<doubts>.+))?)$/;

/** Reads a row; what `complain` is told of makes it worthless. */
export function parseCondition(
  { condition, words, measure, names, not, question }: ConditionRow,
  complain: (column: string, problem: string) => void,
): ConditionWords {
  const named = NAMES.exec(names);
  if (named === null) complain('names', `"${names}" must be empty, goods or rare, or read like goods unless khadi`);
  const needsWords = measure.startsWith(BESIDE_WORDS);
  const measures = needsWords ? measure.slice(BESIDE_WORDS.length) : measure;
  const needsAll = measures.includes(ALL);
  return {
    condition,
    phrases: phrasesOf(words),
    measures:
      measures === '' ? [] : measures.split(needsAll ? ALL : ' or ').map((part) => parseMeasure(part, complain)),
    needsAll,
    needsWords,
    isSaid: names !== '',
    doubts: phrasesOf(named?.groups?.doubts ?? ''),
    exclusions: phrasesOf(not),
    question,
  };
}

function parseMeasure(part: string, complain: (column: string, problem: string) => void): Measure {
  const pack = PACK.exec(part)?.[1];
  if (pack !== undefined) return { pack: pack as Pack };
  const [, amount, sign, limit] = COMPARISON.exec(part) ?? [];
  if (amount === undefined) complain('measure', `"${part}" must read like rupees > 2500 or pack = retail`);
  return { amount: amount as Amount, sign: sign as Comparison['sign'], limit: Number(limit) };
}

function holdsIn({ sign, limit }: Comparison, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** What the measures say of a text; `unknown`: the text tells too little. */
export function measuresIn({ measures, needsAll }: ConditionWords, said: SaidText): 'hold' | 'fail' | 'unknown' {
  let held = 0;
  let known = 0;
  for (const measure of measures) {
    const told = 'pack' in measure ? said.pack : said.amount(measure.amount);
    if (told === undefined) continue;
    known++;
    if ('pack' in measure ? told === measure.pack : holdsIn(measure, told as Range)) held++;
  }
  if (held > 0 && (!needsAll || held === measures.length)) return 'hold';
  return known === 0 ? 'unknown' : 'fail';
}

const PACKED = ['condition', 'words', 'measure', 'names', 'not', 'question'] as const;

/** As the records carry them. */
export const packConditionWords = (rows: readonly ConditionRow[]): string =>
  rows.map((row) => PACKED.map((column) => row[column]).join('\t')).join('\n');

export function unpackCondition(line: string): ConditionWords {
  const [condition = '', words = '', measure = '', names = '', not = '', question = ''] = line.split('\t');
  return parseCondition({ condition, words, measure, names, not, question }, broken);
}

const broken = (column: string, problem: string): never => {
  throw new RangeError(`condition words: ${column} ${problem}`);
};
