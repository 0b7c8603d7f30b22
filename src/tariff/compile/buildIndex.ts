// Builds the search index from codes and names: dictionary, postings and weights as sections of one file.
import { fitting, packContainer, type Section } from '../dataset/container.ts';
import { ALONE, COUNT_STEPS } from '../engine/candidates.ts';
import { readText } from '../engine/read.ts';
import { NAME_HINDI, NAME_USUAL, packedSum, TERM_GROUPS, termHash, weightOfTerm } from '../engine/searchIndex.ts';
import { nameTerms, withoutExclusions } from '../engine/terms.ts';
import { type CodeRow, type ExampleRow, type NameRow, parentOf } from './readCodes.ts';

const RETIRED_MARK = /\(older code\)/gi;
/** How much a description counts beside a name: that of a heading, and that of a finer code. */
const HEADING_TEXT = 2;
const FINER_TEXT = 0.5;
/** How much an example line counts beside a name. */
const EXAMPLE_LINE = 0.5;

/** Number of a line or a code, and whether the term is its head. */
interface Posting {
  readonly doc: number;
  readonly head: boolean;
}

/** What a heading has of a term. */
interface Known {
  count: number;
  /** The term alone is one of its names. */
  alone: boolean;
  readonly lines: Posting[];
  readonly texts: Posting[];
}

/** Terms with the headings that know them. */
class Vocabulary {
  readonly #terms = new Map<string, Map<number, Known>>();

  /** Makes the term known before it is used, so that joined words can be told from unknown ones. */
  announce(term: string): void {
    // Letters beyond one byte are Devanagari, which is indexed by its sound.
    if (/^[\0-\xff]+$/.test(term) && !this.#terms.has(term)) this.#terms.set(term, new Map());
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  #at(term: string, heading: number): Known | undefined {
    this.announce(term);
    const headings = this.#terms.get(term);
    if (headings === undefined) return undefined;
    let known = headings.get(heading);
    if (known === undefined) {
      known = { count: 0, alone: false, lines: [], texts: [] };
      headings.set(heading, known);
    }
    return known;
  }

  addLine(term: string, heading: number, posting: Posting, count: number, alone: boolean): void {
    const known = this.#at(term, heading);
    if (known === undefined) return;
    known.count += count;
    known.alone ||= alone;
    if (known.lines.at(-1)?.doc !== posting.doc) known.lines.push(posting);
  }

  addText(term: string, heading: number, posting: Posting, count: number): void {
    const known = this.#at(term, heading);
    if (known === undefined) return;
    known.count += count;
    if (known.texts.at(-1)?.doc !== posting.doc) known.texts.push(posting);
  }

  /** Number of headings that know a term. */
  spread(term: string): number {
    return this.#terms.get(term)?.size ?? 0;
  }

  /** In the order of their hashes. */
  sorted(): readonly (readonly [string, ReadonlyMap<number, Known>])[] {
    return [...this.#terms]
      .map(([term, headings]) => ({ term, headings, hash: termHash(term) }))
      .sort((a, b) => a.hash - b.hash || (a.term < b.term ? -1 : 1))
      .map(({ term, headings }) => [term, headings] as const);
  }
}

const pushVarint = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
};

function pushPostings(bytes: number[], postings: readonly Posting[], first: number): void {
  let previous = first;
  for (const { doc, head } of postings) {
    pushVarint(bytes, ((doc - previous) << 1) | (head ? 1 : 0));
    previous = doc;
  }
}

/** One term's entries, as SearchIndex describes them. */
function packTerm(
  headings: ReadonlyMap<number, Known>,
  firstCode: readonly number[],
  firstLine: readonly number[],
): readonly number[] {
  const bytes: number[] = [];
  let previous = 0;
  for (const [heading, { count, alone, lines, texts }] of [...headings].sort(([a], [b]) => a - b)) {
    pushVarint(bytes, heading - previous);
    previous = heading;
    bytes.push(Math.min(ALONE - 1, Math.round(Math.log2(1 + count) * COUNT_STEPS)) | (alone ? ALONE : 0));
    const rest: number[] = [];
    if (texts.length > 0) {
      pushVarint(rest, texts.length);
      pushPostings(rest, texts, firstCode[heading] ?? 0);
    }
    pushPostings(rest, lines, firstLine[heading] ?? 0);
    pushVarint(bytes, (rest.length << 1) | (texts.length > 0 ? 1 : 0));
    for (const byte of rest) bytes.push(byte);
  }
  return bytes;
}

export interface IndexInput {
  /** Sorted by code. */
  readonly codes: readonly CodeRow[];
  /** Sorted by code. */
  readonly names: readonly NameRow[];
  /** Texts as they stand on invoices and labels, with their codes. */
  readonly examples: readonly ExampleRow[];
  /** Further sections to carry along, such as the text model. */
  readonly extra?: Readonly<Record<string, Section>>;
}

/** The index as bytes; the same input gives the same bytes. */
export function buildIndex({ codes, names, examples, extra = {} }: IndexInput): Uint8Array {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const known = new Set(numberOf.keys());
  const headings = codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
  const headingNumber = new Map(headings.map((code, i) => [code, i]));
  const headingOf = (code: string): number => headingNumber.get(code.slice(0, 4)) ?? 0;
  const lines = linesOf(headings, names, examples);
  const countOf = (kept: readonly Line[]): Uint16Array => {
    const counts = new Uint16Array(headings.length);
    for (const { code } of kept) counts[headingOf(code)] = (counts[headingOf(code)] ?? 0) + 1;
    return counts;
  };
  const linesOfHeading = countOf(lines);

  const vocabulary = new Vocabulary();
  const lineWords = addLines(vocabulary, lines, headingOf);
  const textWords = addTexts(vocabulary, codes, headingOf);

  const weightSum = (terms: readonly string[]): number =>
    packedSum(terms.reduce((sum, term) => sum + weightOfTerm(vocabulary.spread(term), headings.length), 0));
  const firstCode = headings.map((code) => numberOf.get(code) ?? 0);
  const firstLine: number[] = [];
  let lineCount = 0;
  for (const count of linesOfHeading) {
    firstLine.push(lineCount);
    lineCount += count;
  }

  const terms = vocabulary.sorted();
  const postings = terms.map(([, of]) => packTerm(of, firstCode, firstLine));
  const groups = new Uint8Array(TERM_GROUPS);
  for (const [term] of terms) {
    const group = termHash(term) >>> 16;
    groups[group] = (groups[group] ?? 0) + 1;
  }
  return packContainer({
    'term.units': Uint8Array.from(terms.flatMap(([term]) => Array.from(term, (letter) => letter.charCodeAt(0)))),
    'term.length': Uint8Array.from(terms, ([term]) => fitting(term.length, 0xff, `the word "${term}"`)),
    'term.group': groups,
    'term.headings': Uint16Array.from(terms, ([, of]) => of.size),
    'line.code': Uint16Array.from(lines, ({ code }) => numberOf.get(code) ?? 0),
    'line.flags': Uint8Array.from(lines, ({ usual, hindi }) => (usual ? NAME_USUAL : 0) | (hindi ? NAME_HINDI : 0)),
    'line.words': Uint8Array.from(lineWords, weightSum),
    'text.words': Uint8Array.from(textWords, weightSum),
    'code.heading': Uint16Array.from(codes, ({ code }) => headingOf(code)),
    'code.parent': Uint16Array.from(codes, ({ code }) => numberOf.get(parentOf(code, known) ?? code) ?? 0),
    'code.live': Uint8Array.from(codes, ({ status }) => (status === 'live' ? 1 : 0)),
    'heading.code': Uint16Array.from(headings, (code) => numberOf.get(code) ?? 0),
    'heading.names': countOf(lines.filter(({ isName }) => isName)),
    'heading.lines': linesOfHeading,
    'heading.chapter': Uint8Array.from(headings, (code) => Number(code.slice(0, 2))),
    'heading.service': Uint8Array.from(headings, (code) => (code.startsWith('99') ? 1 : 0)),
    posting: Uint8Array.from(postings.flat()),
    'posting.length': Uint16Array.from(postings, (bytes, i) =>
      fitting(bytes.length, 0xffff, `the postings of "${terms[i]?.[0]}"`),
    ),
    ...extra,
  });
}

/** A common name or an example line. */
interface Line {
  readonly code: string;
  readonly text: string;
  readonly isName: boolean;
  readonly usual: boolean;
  readonly hindi: boolean;
}

/** The lines of each heading together: its names, then the examples that say something else. */
function linesOf(
  headings: readonly string[],
  names: readonly NameRow[],
  examples: readonly ExampleRow[],
): readonly Line[] {
  const byHeading = new Map<string, Line[]>(headings.map((heading) => [heading, []]));
  const said = new Set<string>();
  for (const { code, name, usual, language } of names) {
    said.add(wordsKey(code, name));
    byHeading.get(code.slice(0, 4))?.push({ code, text: name, isName: true, usual, hindi: language !== 'en' });
  }
  for (const { code, text: written } of examples) {
    const text = withoutCutWord(written);
    const key = wordsKey(code, text);
    if (said.has(key)) continue;
    said.add(key);
    byHeading.get(code.slice(0, 4))?.push({ code, text, isName: false, usual: false, hindi: false });
  }
  return [...byHeading.values()].flat();
}

/** The same for lines of one subheading that have the same words. */
function wordsKey(code: string, text: string): string {
  const forms = readText(text).words.map(({ form }) => form);
  return `${code.slice(0, 6)} ${[...new Set(forms)].sort().join(' ')}`;
}

/** Labels are printed with this many letters at most: the last word of one that has them all may be cut. */
const LABEL_LENGTH = 30;
const withoutCutWord = (text: string): string => (text.length === LABEL_LENGTH ? text.replace(/ \S+$/, '') : text);

/** Indexes the lines; hands back the plain terms of each. */
function addLines(
  vocabulary: Vocabulary,
  lines: readonly Line[],
  headingOf: (code: string) => number,
): readonly (readonly string[])[] {
  const readings = lines.map(({ text }) => readText(text).words);
  for (const words of readings) for (const { form } of words) vocabulary.announce(form);
  return lines.map(({ code, isName, hindi }, doc) => {
    const heading = headingOf(code);
    const words = readings[doc] ?? [];
    const plainTerms: string[] = [];
    const count = isName ? 1 : EXAMPLE_LINE;
    for (const word of words) {
      const posting = { doc, head: word.role === 'head' };
      const terms = nameTerms(word, hindi);
      if (terms[0] !== undefined) plainTerms.push(terms[0]);
      for (const term of terms) vocabulary.addLine(term, heading, posting, count, isName && words.length === 1);
    }
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (next === undefined || word.form.length < 3 || next.form.length < 3) continue;
      const joined = word.form + next.form;
      if (!vocabulary.has(joined)) continue;
      vocabulary.addLine(joined, heading, { doc, head: next.role === 'head' }, 0, isName && words.length === 2);
    }
    return plainTerms;
  });
}

/** Indexes the descriptions of live codes; hands back the terms of each. */
function addTexts(
  vocabulary: Vocabulary,
  codes: readonly CodeRow[],
  headingOf: (code: string) => number,
): readonly (readonly string[])[] {
  return codes.map(({ code, description, status }, doc) => {
    if (status !== 'live') return [];
    const terms = new Set<string>();
    for (const { form, role } of readText(withoutExclusions(description.replace(RETIRED_MARK, ''))).words) {
      terms.add(form);
      const count = code.length === 4 ? HEADING_TEXT : FINER_TEXT;
      vocabulary.addText(form, headingOf(code), { doc, head: role === 'head' }, count);
    }
    return [...terms];
  });
}
