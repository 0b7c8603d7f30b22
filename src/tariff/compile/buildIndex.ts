// Builds the search index from codes and names: dictionary, postings and weights as sections of one file.
import { packContainer, type Section } from '../dataset/container.ts';
import { ALONE, COUNT_STEPS } from '../engine/candidates.ts';
import { readText } from '../engine/read.ts';
import { NAME_HINDI, NAME_USUAL, TERM_GROUPS, termHash, WEIGHT_UNIT, weightOfTerm } from '../engine/searchIndex.ts';
import { nameTerms, withoutExclusions } from '../engine/terms.ts';
import { type CodeRow, type NameRow, parentOf } from './readCodes.ts';

const RETIRED_MARK = /\(older code\)/gi;
/** How much a description counts beside a name: that of a heading, and that of a finer code. */
const HEADING_TEXT = 2;
const FINER_TEXT = 0.5;

/** Number of a name or a code, and whether the term is its head. */
interface Posting {
  readonly doc: number;
  readonly head: boolean;
}

/** What a heading has of a term. */
interface Known {
  count: number;
  /** The term alone is one of its names. */
  alone: boolean;
  readonly names: Posting[];
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
      known = { count: 0, alone: false, names: [], texts: [] };
      headings.set(heading, known);
    }
    return known;
  }

  addName(term: string, heading: number, posting: Posting, count: number, alone: boolean): void {
    const known = this.#at(term, heading);
    if (known === undefined) return;
    known.count += count;
    known.alone ||= alone;
    if (known.names.at(-1)?.doc !== posting.doc) known.names.push(posting);
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
  firstName: readonly number[],
): readonly number[] {
  const bytes: number[] = [];
  let previous = 0;
  for (const [heading, { count, alone, names, texts }] of [...headings].sort(([a], [b]) => a - b)) {
    pushVarint(bytes, heading - previous);
    previous = heading;
    bytes.push(Math.min(ALONE - 1, Math.round(Math.log2(1 + count) * COUNT_STEPS)) | (alone ? ALONE : 0));
    const rest: number[] = [];
    if (texts.length > 0) {
      pushVarint(rest, texts.length);
      pushPostings(rest, texts, firstCode[heading] ?? 0);
    }
    pushPostings(rest, names, firstName[heading] ?? 0);
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
  /** Further sections to carry along, such as the text model. */
  readonly extra?: Readonly<Record<string, Section>>;
}

/** The index as bytes; the same input gives the same bytes. */
export function buildIndex({ codes, names, extra = {} }: IndexInput): Uint8Array {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const known = new Set(numberOf.keys());
  const headings = codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
  const headingNumber = new Map(headings.map((code, i) => [code, i]));
  const headingOf = (code: string): number => headingNumber.get(code.slice(0, 4)) ?? 0;
  const namesOfHeading = new Uint16Array(headings.length);
  for (const { code } of names) namesOfHeading[headingOf(code)] = (namesOfHeading[headingOf(code)] ?? 0) + 1;

  const vocabulary = new Vocabulary();
  const nameWords = addNames(vocabulary, names, headingOf);
  const textWords = addTexts(vocabulary, codes, headingOf);

  const weightSum = (terms: readonly string[]): number => {
    const sum = terms.reduce((so, term) => so + weightOfTerm(vocabulary.spread(term), headings.length), 0);
    return Math.min(0xffff, Math.round(WEIGHT_UNIT * sum));
  };
  const firstCode = headings.map((code) => numberOf.get(code) ?? 0);
  const firstName: number[] = [];
  let nameCount = 0;
  for (const count of namesOfHeading) {
    firstName.push(nameCount);
    nameCount += count;
  }

  const terms = vocabulary.sorted();
  const postings = terms.map(([, of]) => packTerm(of, firstCode, firstName));
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
    'name.code': Uint16Array.from(names, ({ code }) => numberOf.get(code) ?? 0),
    'name.flags': Uint8Array.from(
      names,
      ({ usual, language }) => (usual ? NAME_USUAL : 0) | (language === 'en' ? 0 : NAME_HINDI),
    ),
    'name.words': Uint16Array.from(nameWords, weightSum),
    'text.words': Uint16Array.from(textWords, weightSum),
    'code.heading': Uint16Array.from(codes, ({ code }) => headingOf(code)),
    'code.parent': Uint16Array.from(codes, ({ code }) => numberOf.get(parentOf(code, known) ?? code) ?? 0),
    'code.live': Uint8Array.from(codes, ({ status }) => (status === 'live' ? 1 : 0)),
    'heading.code': Uint16Array.from(headings, (code) => numberOf.get(code) ?? 0),
    'heading.names': namesOfHeading,
    'heading.service': Uint8Array.from(headings, (code) => (code.startsWith('99') ? 1 : 0)),
    posting: Uint8Array.from(postings.flat()),
    'posting.length': Uint16Array.from(postings, (bytes, i) =>
      fitting(bytes.length, 0xffff, `the postings of "${terms[i]?.[0]}"`),
    ),
    ...extra,
  });
}

/** A number that must fit its field. */
function fitting(value: number, most: number, what: string): number {
  if (value > most) throw new RangeError(`${what} need ${value} where the index has room for ${most}`);
  return value;
}

/** Indexes the names; hands back the plain terms of each. */
function addNames(
  vocabulary: Vocabulary,
  names: readonly NameRow[],
  headingOf: (code: string) => number,
): readonly (readonly string[])[] {
  const readings = names.map(({ name }) => readText(name).words);
  for (const words of readings) for (const { form } of words) vocabulary.announce(form);
  return names.map(({ code, language }, doc) => {
    const heading = headingOf(code);
    const words = readings[doc] ?? [];
    const plainTerms: string[] = [];
    for (const word of words) {
      const posting = { doc, head: word.role === 'head' };
      const terms = nameTerms(word, language !== 'en');
      if (terms[0] !== undefined) plainTerms.push(terms[0]);
      for (const term of terms) vocabulary.addName(term, heading, posting, 1, words.length === 1);
    }
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (next === undefined || word.form.length < 3 || next.form.length < 3) continue;
      const joined = word.form + next.form;
      if (!vocabulary.has(joined)) continue;
      vocabulary.addName(joined, heading, { doc, head: next.role === 'head' }, 0, words.length === 2);
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
