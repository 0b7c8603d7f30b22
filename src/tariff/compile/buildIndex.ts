// Builds the search index from codes and names: dictionary, postings and weights as sections of one file.
import { packContainer, type Section } from '../dataset/container.ts';
import { readText } from '../engine/read.ts';
import { NAME_HINDI, NAME_USUAL, termHash } from '../engine/searchIndex.ts';
import { nameTerms, withoutExclusions } from '../engine/terms.ts';
import { type CodeRow, type NameRow, parentOf } from './readCodes.ts';

const RETIRED_MARK = /\(older code\)/gi;

interface Posting {
  readonly doc: number;
  readonly head: boolean;
}

class Postings {
  readonly lists: Posting[][] = [];

  add(term: number, doc: number, head: boolean): void {
    let list = this.lists[term];
    if (list === undefined) {
      list = [];
      this.lists[term] = list;
    }
    if (list.at(-1)?.doc !== doc) list.push({ doc, head });
  }
}

class Dictionary {
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.length;
      this.terms.push(term);
      this.#numbers.set(term, number);
    }
    return number;
  }

  known(term: string): number | undefined {
    return this.#numbers.get(term);
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

function packPostings(
  lists: readonly (readonly Posting[] | undefined)[],
  termCount: number,
  withHead: boolean,
): { bytes: Uint8Array; at: Uint32Array } {
  const bytes: number[] = [];
  const at = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term++) {
    let previous = 0;
    for (const { doc, head } of lists[term] ?? []) {
      const delta = doc - previous;
      pushVarint(bytes, withHead ? (delta << 1) | (head ? 1 : 0) : delta);
      previous = doc;
    }
    at[term + 1] = bytes.length;
  }
  return { bytes: Uint8Array.from(bytes), at };
}

export interface IndexInput {
  /** Sorted by code. */
  readonly codes: readonly CodeRow[];
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

  const dictionary = new Dictionary();
  const readings = names.map(({ name }) => readText(name).words);
  for (const words of readings) for (const { form } of words) dictionary.number(form);

  const namePostings = new Postings();
  const bag: Map<number, number>[] = [];
  const intoBag = (term: number, heading: number, weight: number): void => {
    let headingsOfTerm = bag[term];
    if (headingsOfTerm === undefined) {
      headingsOfTerm = new Map();
      bag[term] = headingsOfTerm;
    }
    headingsOfTerm.set(heading, (headingsOfTerm.get(heading) ?? 0) + weight);
  };

  const primaryTerms: number[][] = [];
  for (const [doc, { code, language }] of names.entries()) {
    const words = readings[doc] ?? [];
    const primary: number[] = [];
    for (const word of words) {
      const [plain, ...others] = nameTerms(word, language !== 'en');
      if (plain === undefined) continue;
      const head = word.role === 'head';
      const term = dictionary.number(plain);
      primary.push(term);
      namePostings.add(term, doc, head);
      intoBag(term, headingOf(code), 1);
      for (const other of others) {
        const otherTerm = dictionary.number(other);
        namePostings.add(otherTerm, doc, head);
        intoBag(otherTerm, headingOf(code), 1);
      }
    }
    for (const [i, word] of words.entries()) {
      const next = words[i + 1];
      if (next === undefined || word.form.length < 3 || next.form.length < 3) continue;
      const joined = dictionary.known(word.form + next.form);
      if (joined !== undefined) namePostings.add(joined, doc, next.role === 'head');
    }
    primaryTerms.push(primary);
  }

  const textPostings = new Postings();
  const textTerms: number[][] = [];
  for (const [doc, { code, description, status }] of codes.entries()) {
    const terms: number[] = [];
    if (status === 'live') {
      for (const { form, role } of readText(withoutExclusions(description.replace(RETIRED_MARK, ''))).words) {
        const term = dictionary.number(form);
        if (!terms.includes(term)) terms.push(term);
        textPostings.add(term, doc, role === 'head');
        intoBag(term, headingOf(code), code.length === 4 ? 2 : 0.5);
      }
    }
    textTerms.push(terms);
  }

  const { terms } = dictionary;
  const termHeadings = Uint16Array.from(terms, (_, term) => bag[term]?.size ?? 0);
  const weight = (term: number): number => Math.log(1 + headings.length / (0.5 + (termHeadings[term] ?? 0)));
  const weightSum = (list: readonly number[]): number =>
    Math.min(0xffff, Math.round(256 * list.reduce((sum, term) => sum + weight(term), 0)));

  const name = packPostings(namePostings.lists, terms.length, true);
  const text = packPostings(textPostings.lists, terms.length, true);
  const bagBytes: number[] = [];
  const bagAt = new Uint32Array(terms.length + 1);
  for (const [term] of terms.entries()) {
    let previous = 0;
    for (const [heading, count] of [...(bag[term] ?? [])].sort(([a], [b]) => a - b)) {
      pushVarint(bagBytes, heading - previous);
      bagBytes.push(Math.min(255, Math.round(Math.log2(1 + count) * 32)));
      previous = heading;
    }
    bagAt[term + 1] = bagBytes.length;
  }

  const units = terms.join('');
  const unitsAt = new Uint32Array(terms.length + 1);
  for (const [i, term] of terms.entries()) unitsAt[i + 1] = (unitsAt[i] ?? 0) + term.length;

  return packContainer({
    'term.units': Uint16Array.from({ length: units.length }, (_, i) => units.charCodeAt(i)),
    'term.at': unitsAt,
    'term.slots': hashSlots(terms),
    'term.headings': termHeadings,
    'name.code': Uint16Array.from(names, ({ code }) => numberOf.get(code) ?? 0),
    'name.flags': Uint8Array.from(
      names,
      ({ usual, language }) => (usual ? NAME_USUAL : 0) | (language === 'en' ? 0 : NAME_HINDI),
    ),
    'name.words': Uint16Array.from(primaryTerms, weightSum),
    'text.words': Uint16Array.from(textTerms, weightSum),
    'code.heading': Uint16Array.from(codes, ({ code }) => headingOf(code)),
    'code.parent': Uint16Array.from(codes, ({ code }) => numberOf.get(parentOf(code, known) ?? code) ?? 0),
    'code.live': Uint8Array.from(codes, ({ status }) => (status === 'live' ? 1 : 0)),
    'heading.code': Uint16Array.from(headings, (code) => numberOf.get(code) ?? 0),
    'heading.service': Uint8Array.from(headings, (code) => (code.startsWith('99') ? 1 : 0)),
    'posting.name': name.bytes,
    'posting.name.at': name.at,
    'posting.text': text.bytes,
    'posting.text.at': text.at,
    'posting.bag': Uint8Array.from(bagBytes),
    'posting.bag.at': bagAt,
    ...extra,
  });
}

/** Open addressing with linear probing, half full at most. */
function hashSlots(terms: readonly string[]): Int32Array {
  let size = 1024;
  while (size < terms.length * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (const [number, term] of terms.entries()) {
    let slot = termHash(term) & (size - 1);
    while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (size - 1);
    slots[slot] = number;
  }
  return slots;
}
