// What a text says that meets the condition of a rate, or that does not: the other way round of `stated.ts`.
import type { Comparison, Measure, ParsedCondition } from '../model/conditions.ts';
import type { Amount } from '../model/sizes.ts';

const AS_SAID: Readonly<Record<Comparison['sign'], string>> = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'less than',
  '<=': 'up to',
};
const UNIT_SAID: Readonly<Partial<Record<Amount, string>>> = { gvw: 'kg gvw', count: 'count', 'ply-count': 'count' };

const OPPOSITE = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const;

/** What a text says that does not meet it. */
const oppositeText = (measure: Measure): string =>
  'pack' in measure
    ? measureText({ pack: measure.pack === 'loose' ? 'retail' : 'loose' })
    : measureText({ ...measure, sign: OPPOSITE[measure.sign] });

/** As a text says it: "more than ₹2,500", "up to 1200 cc", "loose". */
function measureText(measure: Measure): string {
  if ('pack' in measure) return measure.pack === 'loose' ? 'loose' : 'pre-packaged and labelled';
  const { amount, sign, limit } = measure;
  const number = amount === 'rupees' ? `₹${limit.toLocaleString('en-IN')}` : `${limit} ${UNIT_SAID[amount] ?? amount}`;
  return `${AS_SAID[sign]} ${number}`;
}

/** Phrases of a condition that are tried, the first first. */
const MOST_PHRASES = 3;
/** A condition of more words is the last that a text says. */
const MOST_WORDS = 9;

/** Words that may make a text ask for the condition, the best first. */
export function wordsFor(condition: string, parsed: ParsedCondition | undefined): readonly string[] {
  if (parsed === undefined) return [condition];
  const { measures, phrases, needsAll, needsWords, onlyExcludes } = parsed;
  const measured = measures.map(measureText);
  const tried = phrases.filter((phrase) => !/\d/.test(phrase)).slice(0, MOST_PHRASES);
  if (needsWords) return tried.map((phrase) => [phrase, ...measured].join(' '));
  const byMeasure = onlyExcludes ? [] : needsAll ? [measured.join(' ')] : measured;
  const isShort = condition.split(' ').length <= MOST_WORDS;
  return [...byMeasure, ...(isShort ? [condition, ...tried] : [...tried, condition])];
}

/** Words that exclude it. */
export function wordsAgainst(condition: string, parsed: ParsedCondition | undefined): string {
  const { measures = [], exclusions = [] } = parsed ?? {};
  const [measure, second] = measures;
  if (measure !== undefined && second === undefined) return oppositeText(measure);
  return exclusions[0] ?? `not ${wordsFor(condition, parsed)[0] ?? condition}`;
}
