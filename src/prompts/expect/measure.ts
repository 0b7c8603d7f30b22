// Measures an answer against what is expected of it and says what it breaks.
import {
  type AnswerPart,
  contentOf,
  countsOf,
  escaped,
  isEmptyPart,
  itemsIn,
  partsOf,
  tablesIn,
  withoutTables,
  wordCount,
} from './answer.ts';
import type { Wording } from './declared.ts';
import { type Expectations, type PartExpectations, plainName } from './expectations.ts';
import type { Size } from './sizes.ts';

export interface Measuring {
  /** How far a count of words may lie outside its range: 0.1 for a tenth. Default 0. */
  readonly slack?: number;
  /** Whether an answer may be shorter than asked: little material fills no minimum. Default false. */
  readonly maySayLess?: boolean;
}

/** What the answer breaks, a sentence each; empty: it obeys. */
export function measureAnswer(
  answer: string,
  { parts, whole, names, template }: Expectations,
  measuring: Measuring = {},
): readonly string[] {
  const found = partsOf(
    answer,
    parts.map(({ name }) => name),
  );
  const missing = parts.filter(({ name, optional }) => !optional && !found.some((part) => part.name === name));
  const wanted = parts.map(({ name }) => name).filter((name) => found.some((part) => part.name === name));
  const order = found.map(({ name }) => name);
  return [
    ...missing.map(({ name }) => `the part "${name}" is missing`),
    ...(order.join('\n') === wanted.join('\n')
      ? []
      : [`the parts stand as ${order.join(', ')}; asked for: ${wanted.join(', ')}`]),
    ...found.flatMap((part) => {
      const expected = parts.find(({ name }) => name === part.name);
      if (expected === undefined) return [];
      return [
        ...(isEmptyPart(part.text, names) ? [`the part "${part.name}" is empty`] : []),
        ...partFaults(part, expected, names, measuring),
      ];
    }),
    ...partFaults({ name: '', text: answer }, whole, names, measuring),
    ...(repeats(answer, template) ? ['the answer repeats the prompt'] : []),
  ];
}

/** Names of parts, headings of tables and a sentence that the template wants word for word are shorter or fewer. */
const REPEATED = { words: 8, run: 25, share: 0.5 } as const;

/** Whether an answer says the template again outside quotes and tables: for a long while, or for the most part. */
function repeats(answer: string, template: string): boolean {
  const of = (text: string): readonly string[] =>
    withoutTables(text.replace(WITHOUT_QUOTES, ' '))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const pieceAt = (words: readonly string[], at: number): string => words.slice(at, at + REPEATED.words).join(' ');
  const said = of(template.replace(/\{\{[a-z0-9_]+\}\}/g, ' '));
  const pieces = new Set(said.slice(0, 1 - REPEATED.words).map((_, at) => pieceAt(said, at)));
  const words = of(answer);
  let covered = 0;
  let run = 0;
  let longest = 0;
  let until = 0;
  for (let at = 0; at < words.length; at++) {
    if (at <= words.length - REPEATED.words && pieces.has(pieceAt(words, at))) until = at + REPEATED.words;
    run = at < until ? run + 1 : 0;
    covered += at < until ? 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= REPEATED.run || (covered > 0 && covered >= words.length * REPEATED.share);
}

function partFaults(
  { name, text }: AnswerPart,
  expected: PartExpectations,
  names: readonly string[],
  measuring: Measuring,
): readonly string[] {
  const content = contentOf(text, names);
  const which = name === '' ? 'the answer' : `"${name}"`;
  return [
    ...expected.sizes.flatMap((size) => sizeFaults(which, text, size, measuring)),
    ...tableFaults(which, text, expected),
    ...expected.holds
      .filter((wording) => !holds(content, wording))
      .map((wording) => `${which} does not say ${quoted(wording)}`),
    ...expected.never.filter((words) => says(text, words)).map((words) => `${which} says "${words}"`),
  ];
}

function sizeFaults(
  which: string,
  text: string,
  size: Size,
  { slack = 0, maySayLess = false }: Measuring,
): readonly string[] {
  const { unit, each } = size;
  const min = maySayLess ? 0 : unit === 'words' ? Math.floor(size.min * (1 - slack)) : size.min;
  const max = unit === 'words' ? Math.ceil(size.max * (1 + slack)) : size.max;
  const fits = (count: number) => count >= min && count <= max;
  if (each) {
    const outside = itemsIn(text)
      .map(wordCount)
      .filter((count) => unit === 'words' && !fits(count));
    return outside.map((count) => `${which} has an item of ${count} words; ${rangeText(size)} each`);
  }
  const counts = countsOf(text, unit);
  return counts.some(fits) ? [] : [`${which} has ${counts[0] ?? 0} ${unit}; ${rangeText(size)}`];
}

const rangeText = ({ min, max }: Size): string =>
  min === max
    ? `asked for: ${min}`
    : max === Number.POSITIVE_INFINITY
      ? `asked for: ${min} or more`
      : min === 0
        ? `asked for: ${max} at most`
        : `asked for: ${min} to ${max}`;

function tableFaults(which: string, text: string, { table, columns }: PartExpectations): readonly string[] {
  if (!table) return [];
  const tables = tablesIn(text);
  if (tables.length === 0) return [`${which} has no table`];
  return tables.some(({ columns: got }) => hasInOrder(got, columns))
    ? []
    : [`${which} has no table with the columns ${columns.join(', ')}`];
}

/** Further columns may stand between those that are asked for. */
function hasInOrder(got: readonly string[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const name of got) if (at < wanted.length && isNamed(name, wanted[at] ?? '')) at += 1;
  return at === wanted.length;
}

/** A column asked for as "Reason in at most six words" is headed "Reason". */
const isNamed = (got: string, wanted: string): boolean =>
  plainName(got) !== '' && plainName(wanted).startsWith(plainName(got));

const WITHOUT_QUOTES = /["“][^"”\n]*["”]/g;

/** Whether words stand in a text outside quotes, as whole words; letter case does not count. */
function says(text: string, words: string): boolean {
  const pattern = escaped(words).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text.replace(WITHOUT_QUOTES, ' '));
}

const holds = (text: string, wording: Wording): boolean =>
  alternativesOf(wording).some((words) => text.toLowerCase().includes(words.toLowerCase()));

const alternativesOf = (wording: Wording): readonly string[] => (typeof wording === 'string' ? [wording] : wording);
const quoted = (wording: Wording): string =>
  alternativesOf(wording)
    .map((words) => `"${words}"`)
    .join(' or ');
