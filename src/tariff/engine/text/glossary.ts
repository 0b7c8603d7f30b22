// The written knowledge about words of bills as the search file carries it: the glossary of short forms, brands and
// medicines, and the roles of words.

import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';
import {
  type BrandKind,
  type MedicineKind,
  type RoleWord,
  WORD_ROLES,
  type WordLists,
  type WordRole,
} from '../../model/words.ts';
import { foldText } from './characters.ts';
import type { Language } from './language.ts';

/** What a short form stands beside where it is meant: a word, by its indexed form too, or several. */
export interface Neighbour {
  readonly words: string;
  readonly form: string;
  readonly isPhrase: boolean;
}

export type Note =
  | {
      readonly is: 'short form';
      readonly words: string;
      /** Of the words, as indexed. */
      readonly forms: readonly string[];
      readonly neighbours: readonly Neighbour[];
    }
  | {
      readonly is: 'brand';
      readonly kind: BrandKind;
      readonly makes: string;
      readonly isWord: boolean;
      readonly headings: readonly number[];
    }
  | {
      readonly is: 'medicine';
      readonly kind: MedicineKind;
      readonly means: string;
      readonly headings: readonly number[];
    };

export interface GlossaryLine {
  readonly words: readonly string[];
  /** What the words may stand for, in the order of the lists. */
  readonly notes: readonly Note[];
}

/** A block has so many lines or more: those of one first word stand together. */
const MIN_BLOCK_LINES = 8;
const SEPARATOR = '|';
const SPACE = 0x20;
const TAB = 0x09;
const NEWLINE = 0x0a;

/** Words with their slashes as words of their own: "w/basin" and "w / basin" are one key, "wagon-r" and "wagon r". */
const atom = once(() => /[\p{L}\p{M}\p{N}&+]+|\//gu);
export const atomsOf = (text: string): readonly string[] => foldText(text).match(atom()) ?? [];

const encoder = new TextEncoder();

/** Byte by byte, a word before those that go on after it. */
function compareWords(a: Uint8Array, b: Uint8Array): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return a.length - b.length;
}

/** The lists as text and where each block begins in it. */
export function packGlossary({
  shortForms,
  brands,
  medicines,
}: Pick<WordLists, 'shortForms' | 'brands' | 'medicines'>): {
  readonly glossary: Uint8Array;
  readonly glossaryAt: Uint32Array;
} {
  const lines = new Map<string, string[]>();
  const add = (name: string, cells: readonly string[]): void => {
    const key = atomsOf(name).join(' ');
    lines.set(key, [...(lines.get(key) ?? []), cells.join(SEPARATOR)]);
  };
  for (const { form, words, neighbours } of shortForms) add(form, ['s', words, neighbours.join(',')]);
  for (const { name, kind, makes, isWord, headings } of brands) {
    add(name, ['b', kind, makes[0] ?? '', headings.join(','), isWord ? 'y' : '']);
  }
  for (const { name, kind, means, headings } of medicines) {
    add(name, ['m', kind, means, headings.join(',')]);
  }
  const byFirst = new Map<string, string[]>();
  for (const [key, notes] of lines) {
    const [first = ''] = key.split(' ');
    byFirst.set(first, [...(byFirst.get(first) ?? []), [key, ...notes].join('\t')]);
  }
  const groups = [...byFirst].map(([first, group]) => ({ first: encoder.encode(first), group }));
  groups.sort((a, b) => compareWords(a.first, b.first));
  const blocks: string[][] = [];
  for (const { group } of groups) {
    const block = blocks.at(-1);
    if (block === undefined || block.length >= MIN_BLOCK_LINES) blocks.push([...group]);
    else block.push(...group);
  }
  const parts = blocks.map((block) => encoder.encode(block.map((line) => `${line}\n`).join('')));
  const glossaryAt = new Uint32Array(parts.length + 1);
  for (const [number, { length }] of parts.entries()) glossaryAt[number + 1] = (glossaryAt[number] as number) + length;
  const glossary = new Uint8Array(glossaryAt.at(-1) ?? 0);
  for (const [number, bytes] of parts.entries()) glossary.set(bytes, glossaryAt[number]);
  return { glossary, glossaryAt };
}

const NO_LINES: readonly GlossaryLine[] = [];

/** The first of the lines, which begin with the word at this place, that stands in the words from there on. */
export const lineAt = (
  lines: readonly GlossaryLine[],
  words: readonly string[],
  place: number,
): GlossaryLine | undefined => {
  for (const line of lines) if (line.words.every((word, i) => words[place + i] === word)) return line;
  return undefined;
};

/** Finds the entries of a word. Lines are in the order of their first word, in blocks that are found without parsing the rest. */
export class Glossary {
  readonly #bytes: Uint8Array;
  readonly #at: Uint32Array;
  readonly #language: Language;
  readonly #decoder = new TextDecoder();
  /** The word that is looked for, in bytes. */
  #word = new Uint8Array(64);
  #length = 0;

  constructor(bytes: Uint8Array, at: Uint32Array, language: Language) {
    this.#bytes = bytes;
    this.#at = at;
    this.#language = language;
  }

  /** The entries that begin with a word, the longest first. */
  linesOf(first: string): readonly GlossaryLine[] {
    // In UTF-8 a code unit takes three bytes at most.
    if (first.length * 3 > this.#word.length) this.#word = new Uint8Array(first.length * 3);
    this.#length = encoder.encodeInto(first, this.#word).written;
    const block = this.#block();
    if (block < 0) return NO_LINES;
    const lines: GlossaryLine[] = [];
    const end = this.#at[block + 1] as number;
    for (let at = this.#at[block] as number; at < end; ) {
      const order = this.#compareAt(at);
      // The lines are in the order of their first words.
      if (order > 0) break;
      let next = at;
      while (this.#bytes[next++] !== NEWLINE);
      // Most words are no first word of an entry: only lines that begin with it are decoded.
      if (order === 0) lines.push(this.#lineOf(at, next - 1));
      at = next;
    }
    return lines.length === 0 ? NO_LINES : lines.sort((a, b) => b.words.length - a.words.length);
  }

  #lineOf(from: number, to: number): GlossaryLine {
    const [key = '', ...notes] = this.#decoder.decode(this.#bytes.subarray(from, to)).split('\t');
    return { words: key.split(' '), notes: notes.map((note) => noteOf(note, this.#language)) };
  }

  /** The block that the word stands in, if it stands anywhere: the last that begins with it or before. -1: there is none. */
  #block(): number {
    let low = 0;
    let high = this.#at.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compareAt(this.#at[middle] as number) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The first word of the line that begins here beside the word, as `compareWords` would say. */
  #compareAt(start: number): number {
    const bytes = this.#bytes;
    for (let i = 0; i < this.#length; i++) {
      const difference = (bytes[start + i] as number) - (this.#word[i] as number);
      if (difference !== 0) return difference;
    }
    const after = bytes[start + this.#length];
    return after === SPACE || after === TAB ? 0 : 1;
  }
}

function noteOf(text: string, language: Language): Note {
  const [is, a = '', b = '', c = '', d = ''] = text.split(SEPARATOR);
  const list = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(','));
  if (is === 's') {
    const forms = atomsOf(a).map((word) => language.form(word));
    return { is: 'short form', words: a, forms, neighbours: list(b).map((words) => neighbourOf(words, language)) };
  }
  if (is === 'b')
    return { is: 'brand', kind: a as BrandKind, makes: b, headings: list(c).map(Number), isWord: d === 'y' };
  return { is: 'medicine', kind: a as MedicineKind, means: b, headings: list(c).map(Number) };
}

const neighbourOf = (words: string, language: Language): Neighbour => ({
  words,
  form: language.form(words),
  isPhrase: words.includes(' '),
});

/** Roles of words that no word beside them makes part of a name. */
const UNPAIRED: ReadonlySet<WordRole> = new Set(['variant', 'spec', 'trim', 'along', 'site', 'content', 'rated']);

/**
 * The words with their roles, a line each, and after an empty line the pairs of names that have such a word: for each
 * first word a line with those that follow it.
 */
export function packRoles(
  roles: readonly RoleWord[],
  names: readonly { readonly name: string }[],
  language: Language,
): string {
  const genitives = language.words('genitive');
  const known = new Set(roles.flatMap(({ word, role }) => (UNPAIRED.has(role) ? [] : [word])));
  const colours = new Set(roles.flatMap(({ word, role }) => (role === 'colour' ? [word] : [])));
  const counts = new Set(roles.flatMap(({ word, role }) => (role === 'count' ? [word] : [])));
  const pairs = new Map<string, Set<string>>();
  for (const { name } of names) {
    const words = atomsOf(name).filter((word) => !genitives.has(word));
    for (let i = 1; i < words.length; i++) {
      const [first = '', second = ''] = [words[i - 1], words[i]];
      // The colour of "black steel pipe" is that of a pipe, not of all steel.
      if (i < words.length - 1 && colours.has(first)) continue;
      // A "brake shoe set" makes no set of all shoes: "shoes set of 6" tells how many there are.
      if (words.length > 2 && counts.has(second)) continue;
      if (!known.has(first) && !known.has(second)) continue;
      const form = language.form(first);
      pairs.set(form, (pairs.get(form) ?? new Set()).add(language.form(second)));
    }
  }
  const lines = [...pairs].map(([first, seconds]) => [first, ...[...seconds].sort()].join(' '));
  return [...roles.map(({ word, role }) => `${word} ${role}`), '', ...lines.sort()].join('\n');
}

/** JavaScript shifts within 32 bits: the next bit would be the first again. */
const MOST_BITS = 32;

/** A bit for each name; throws where there are more names than bits. */
export function bitsOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  if (names.length > MOST_BITS) {
    throw new RangeError(
      `${names.length} names do not fit into ${MOST_BITS} bits: ${names[MOST_BITS]} would be ${names[0]}.`,
    );
  }
  return Object.fromEntries(names.map((name, place) => [name, 1 << place])) as Record<Name, number>;
}

/** A bit for each role. */
export const ROLE: Readonly<Record<WordRole, number>> = /* @__PURE__ */ bitsOf(WORD_ROLES);
/** The roles of words that say nothing of which goods it is. */
export const INERT = ROLE.colour | ROLE.quality | ROLE.occasion | ROLE.place | ROLE.size | ROLE.shop;

/**
 * The part words play on a bill: colours and shop talk that say nothing of the goods, packs that hold them. Where a name
 * of goods has such a word beside another ("black pepper", "water bottle"), the two are kept together.
 */
export class Roles {
  /** By word: the bits of its roles. */
  readonly #roles = new Map<string, number>();
  /** The pairs as packed; those of a first letter are read when a word that begins with it is first asked for. */
  readonly #packed: string;
  readonly #lettersRead: boolean[] = [];
  /** By the form of the first word: those of the second, as packed until they are first asked for. */
  readonly #pairs = new Map<string, string | ReadonlySet<string>>();

  /** `without`: roles that no word has, to measure what they are worth. */
  constructor(packed: string, without: ReadonlySet<string> = new Set()) {
    const [roles = '', pairs = ''] = packed.split('\n\n');
    for (const line of roles.split('\n')) {
      const [word = '', role] = line.split(' ');
      if (without.has(`role ${role}`)) continue;
      this.#roles.set(word, this.of(word) | ROLE[role as WordRole]);
    }
    this.#packed = `\n${pairs}\n`;
  }

  /** The bits of its roles. */
  of(word: string): number {
    return this.#roles.get(word) ?? 0;
  }

  /** `roles`: one of `ROLE`, or several. */
  has(word: string, roles: number): boolean {
    return (this.of(word) & roles) !== 0;
  }

  /** Says nothing of which goods it is. */
  isInert(word: string): boolean {
    return (this.of(word) & INERT) !== 0;
  }

  /** Whether the two, by their indexed forms, stand side by side in a name of goods. */
  isPair(first: string, second: string): boolean {
    const letter = unitAt(first, 0);
    if (!this.#lettersRead[letter]) this.#readPairs(letter);
    let seconds = this.#pairs.get(first);
    if (seconds === undefined) return false;
    if (typeof seconds === 'string') {
      seconds = new Set(seconds.split(' '));
      this.#pairs.set(first, seconds);
    }
    return seconds.has(second);
  }

  /** The lines are sorted: those of a letter stand together. */
  #readPairs(letter: number): void {
    this.#lettersRead[letter] = true;
    const packed = this.#packed;
    let from = packed.indexOf(`\n${String.fromCharCode(letter)}`) + 1;
    while (from > 0 && unitAt(packed, from) === letter) {
      const space = packed.indexOf(' ', from);
      const end = packed.indexOf('\n', space);
      this.#pairs.set(packed.slice(from, space), packed.slice(space + 1, end));
      from = end + 1;
    }
  }
}
