// What a text must say for the condition of a rate, as data/tariff/rates/condition-words.tsv writes it.
import { AMOUNTS, type Amount } from './sizes.ts';

/** How goods are put up: in labelled packs for the shelf, or loose. */
const PACKS = ['retail', 'loose'] as const;
export type Pack = (typeof PACKS)[number];

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

export interface Comparison {
  readonly amount: Amount;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly limit: number;
}
/** An amount is compared, or the pack is the one that is wanted. */
export type Measure = Comparison | { readonly pack: Pack };

/** One row as it is read; its phrases are words with spaces between. */
export interface ParsedCondition {
  readonly phrases: readonly string[];
  readonly measures: readonly Measure[];
  /** All measures must hold; else one. */
  readonly needsAll: boolean;
  /** The measure decides only where one of the phrases is said too. */
  readonly needsWords: boolean;
  /** The measure decides for nothing: an amount beyond it excludes the branch. */
  readonly onlyExcludes: boolean;
  /** It names goods, which a text would name, or a circumstance too rare to be meant by a text that leaves it out. */
  readonly isSaid: boolean;
  /** Phrases that raise the question without deciding it: "khadi" does not say who sells the cloth. */
  readonly doubts: readonly string[];
  /** Phrases of texts that cannot mean it: "car" where the condition is for tractors. */
  readonly exclusions: readonly string[];
}

const COMPARISON = new RegExp(`^(${AMOUNTS.join('|')}) (<=|>=|<|>) (\\d+(?:\\.\\d+)?)$`);
const PACK = new RegExp(`^pack = (${PACKS.join('|')})$`);
const ALL = ' and ';
const BESIDE_WORDS = 'with words: ';
const WITHIN = 'within: ';
/** What a condition can name so that a text which means it says so; and what leaves the rate open all the same. */
const NAMES = /^(?:|(?:goods|rare)(?: unless (?<doubts>.+))?)$/;
const SEPARATOR = '; ';

const CHOICE = /\(([^()]+)\)/;

/** The phrases of a cell; "(school|hospital) pwd" are two. */
export const phrasesIn = (cell: string): readonly string[] =>
  cell === '' ? [] : cell.split(SEPARATOR).flatMap(eachChoice);

function eachChoice(phrase: string): readonly string[] {
  const choice = CHOICE.exec(phrase);
  if (choice === null) return [phrase];
  const [whole, words = ''] = choice;
  return words.split('|').flatMap((word) => eachChoice(phrase.replace(whole, word)));
}

/** Reads a row; what `complain` is told of makes it worthless. */
export function parseCondition(
  { words, measure, names, not }: ConditionRow,
  complain: (column: string, problem: string) => void,
): ParsedCondition {
  const named = NAMES.exec(names);
  if (named === null) complain('names', `"${names}" must be empty, goods or rare, or read like goods unless khadi`);
  const needsWords = measure.startsWith(BESIDE_WORDS);
  const onlyExcludes = measure.startsWith(WITHIN);
  const measures = measure.slice(needsWords ? BESIDE_WORDS.length : onlyExcludes ? WITHIN.length : 0);
  const needsAll = measures.includes(ALL);
  return {
    phrases: phrasesIn(words),
    measures:
      measures === '' ? [] : measures.split(needsAll ? ALL : ' or ').map((part) => parseMeasure(part, complain)),
    needsAll,
    needsWords,
    onlyExcludes,
    isSaid: names !== '',
    doubts: phrasesIn(named?.groups?.doubts ?? ''),
    exclusions: phrasesIn(not),
  };
}

function parseMeasure(part: string, complain: (column: string, problem: string) => void): Measure {
  const pack = PACK.exec(part)?.[1];
  if (pack !== undefined) return { pack: pack as Pack };
  const [, amount, sign, limit] = COMPARISON.exec(part) ?? [];
  if (amount === undefined) complain('measure', `"${part}" must read like rupees > 2500 or pack = retail`);
  return { amount: amount as Amount, sign: sign as Comparison['sign'], limit: Number(limit) };
}

const PACKED = ['condition', 'words', 'measure', 'names', 'not', 'question'] as const;

/** As the records carry them. */
export const packConditionWords = (rows: readonly ConditionRow[]): string =>
  rows.map((row) => PACKED.map((column) => row[column]).join('\t')).join('\n');

/** A row that `packConditionWords` packed. */
export function conditionRow(line: string): ConditionRow {
  const [condition = '', words = '', measure = '', names = '', not = '', question = ''] = line.split('\t');
  return { condition, words, measure, names, not, question };
}
