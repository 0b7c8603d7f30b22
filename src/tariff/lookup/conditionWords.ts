// The conditions of rates as texts are held against them, made of the rows of condition-words.tsv.
import type { Language } from '../engine/text/language.ts';
import { type Comparison, type ConditionRow, type ParsedCondition, parseCondition } from '../model/conditions.ts';
import type { Range } from './amounts.ts';
import { type Phrase, phrasesOf, type SaidText } from './saidText.ts';

/** One row: its phrases, and measures of which all must hold, or one. */
export interface ConditionWords extends Omit<ParsedCondition, 'phrases' | 'doubts' | 'exclusions'> {
  readonly condition: string;
  readonly phrases: readonly Phrase[];
  readonly doubts: readonly Phrase[];
  readonly exclusions: readonly Phrase[];
  readonly question: string;
}

function holdsIn({ sign, limit }: Comparison, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** Nothing in the range holds. */
function failsIn({ sign, limit }: Comparison, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return most <= limit;
  if (sign === '>=') return most < limit;
  return sign === '<' ? least >= limit : least > limit || (isAbove && least === limit);
}

/** The text tells an amount or a pack that the condition is not for; with several measures another may decide. */
export function contradicts({ measures }: ConditionWords, said: SaidText): boolean {
  const [measure] = measures;
  if (measure === undefined || measures.length > 1) return false;
  if ('pack' in measure) return said.pack !== undefined && said.pack !== measure.pack;
  const told = said.amount(measure.amount);
  return told !== undefined && failsIn(measure, told);
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

export function unpackCondition(line: string, language: Language): ConditionWords {
  const [condition = '', words = '', measure = '', names = '', not = '', question = ''] = line.split('\t');
  const parsed = parseCondition({ condition, words, measure, names, not, question }, broken);
  return {
    ...parsed,
    condition,
    question,
    phrases: phrasesOf(parsed.phrases, language),
    doubts: phrasesOf(parsed.doubts, language),
    exclusions: phrasesOf(parsed.exclusions, language),
  };
}

const broken = (column: string, problem: string): never => {
  throw new RangeError(`condition words: ${column} ${problem}`);
};
