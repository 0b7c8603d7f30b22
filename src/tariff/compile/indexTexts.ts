// Reads names, descriptions and example lines into the vocabulary of the index.

import { hasDevanagari } from '../engine/text/hindi.ts';
import type { Reader, ReadWord } from '../engine/text/read.ts';
import { nameTerms, soundTerm, spelledTerm, withoutExclusions } from '../engine/text/terms.ts';
import type { CodeRow, ExampleRow, NameRow } from '../source/readCodes.ts';
import { EXAMPLE_LINE, type Vocabulary } from './vocabulary.ts';

const RETIRED_MARK = /\(older code\)/gi;
/** How much a description counts beside a name: that of a heading, and that of a finer code. */
const HEADING_TEXT = 2;
const FINER_TEXT = 0.5;
/** Of two words that are known as one. */
const MIN_JOINED_LENGTH = 3;

export interface IndexedTexts {
  /** Those of a heading together. */
  readonly names: readonly NameRow[];
  readonly codes: readonly CodeRow[];
  readonly examples: readonly ExampleRow[];
  readonly headingOf: (code: string) => number;
  readonly reader: Reader;
}

/** The terms that the idf of a text is summed over, by name and by code. */
export interface TermsOfTexts {
  readonly names: readonly (readonly string[])[];
  readonly descriptions: readonly (readonly string[])[];
}

export function indexTexts(
  vocabulary: Vocabulary,
  { names, codes, examples, headingOf, reader }: IndexedTexts,
): TermsOfTexts {
  const exampleWords = examples.map(({ text }) => reader.read(withoutCutWord(text)).words);
  for (const words of exampleWords) for (const { form } of words) vocabulary.announce(form);
  const terms = {
    names: addNames(vocabulary, names, headingOf, reader),
    descriptions: addDescriptions(vocabulary, codes, headingOf, reader),
  };
  for (const [i, { code }] of examples.entries()) addExample(vocabulary, exampleWords[i] ?? [], headingOf(code));
  return terms;
}

/** Labels are printed with this many letters at most: the last word of one that has them all may be cut. */
const LABEL_LENGTH = 30;
const withoutCutWord = (text: string): string => (text.length === LABEL_LENGTH ? text.replace(/ \S+$/, '') : text);

/** Indexes the names; hands back the plain terms of each. */
function addNames(
  vocabulary: Vocabulary,
  names: readonly NameRow[],
  headingOf: (code: string) => number,
  reader: Reader,
): readonly (readonly string[])[] {
  const readings = names.map(({ name }) => reader.read(name).words);
  const homophones = homophonesIn(names, readings);
  for (const words of readings) for (const { form } of words) vocabulary.announce(form);
  return names.map(({ code, language }, doc) => {
    const heading = headingOf(code);
    const words = readings[doc] ?? [];
    const plainTerms: string[] = [];
    for (const word of words) {
      const posting = { doc, head: word.role === 'head' };
      const terms = nameTerms(word, language !== 'en', homophones);
      if (terms[0] !== undefined) plainTerms.push(terms[0]);
      const alone = words.length === 1;
      for (const term of terms) vocabulary.addName(term, heading, { posting, count: 1, alone });
    }
    for (const [joined, next] of joinsOf(vocabulary, words)) {
      vocabulary.addName(joined, heading, {
        posting: { doc, head: next.role === 'head' },
        count: 0,
        alone: words.length === 2,
      });
    }
    return plainTerms;
  });
}

/** The sounds of words in Devanagari that have homophones in names of other headings. */
function homophonesIn(names: readonly NameRow[], readings: readonly (readonly ReadWord[])[]): ReadonlySet<string> {
  const headingsOf = new Map<string, Map<string, Set<string>>>();
  for (const [doc, { code }] of names.entries()) {
    for (const { form } of readings[doc] ?? []) {
      if (!hasDevanagari(form)) continue;
      const sound = soundTerm(form);
      const spellings = headingsOf.get(sound) ?? new Map<string, Set<string>>();
      headingsOf.set(sound, spellings);
      const spelling = spelledTerm(form);
      spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(code.slice(0, 4)));
    }
  }
  const differ = (spellings: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
    new Set([...spellings.values()].map((headings) => [...headings].sort().join())).size > 1;
  return new Set([...headingsOf].filter(([, spellings]) => differ(spellings)).map(([sound]) => sound));
}

/** Two words of a text that are known as one, with the second of them. */
function joinsOf(vocabulary: Vocabulary, words: readonly ReadWord[]): readonly (readonly [string, ReadWord])[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (next === undefined) return [];
    if (word.form.length < MIN_JOINED_LENGTH || next.form.length < MIN_JOINED_LENGTH) return [];
    const joined = word.form + next.form;
    return vocabulary.has(joined) ? [[joined, next] as const] : [];
  });
}

/** Makes the words of an example line known to its heading. */
function addExample(vocabulary: Vocabulary, words: readonly ReadWord[], heading: number): void {
  for (const { form } of words) vocabulary.addExample(form, heading, EXAMPLE_LINE);
  for (const [joined] of joinsOf(vocabulary, words)) vocabulary.addExample(joined, heading, 0);
}

/** Indexes the descriptions of live codes; hands back the terms of each. */
function addDescriptions(
  vocabulary: Vocabulary,
  codes: readonly CodeRow[],
  headingOf: (code: string) => number,
  reader: Reader,
): readonly (readonly string[])[] {
  return codes.map(({ code, description, status }, doc) => {
    if (status !== 'live') return [];
    const terms = new Set<string>();
    for (const { form, role } of reader.read(withoutExclusions(description.replace(RETIRED_MARK, ''))).words) {
      terms.add(form);
      const count = code.length === 4 ? HEADING_TEXT : FINER_TEXT;
      vocabulary.addText(form, headingOf(code), { doc, head: role === 'head' }, count);
    }
    return [...terms];
  });
}
