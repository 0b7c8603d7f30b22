// The written knowledge about words as the search file carries it: lines in buckets by the hash of their first word,
// found without parsing the rest.
import type { BrandKind, MedicineKind, WordLists } from '../../model/words.ts';
import { foldText } from './foldText.ts';
import { FNV_BASIS, hashStep } from './hash.ts';

export type Note =
  | { readonly is: 'short form'; readonly words: string; readonly neighbours: readonly string[] }
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

const BUCKETS = 1 << 12;
const SEPARATOR = '|';

/** Words with their slashes as words of their own: "w/basin" and "w / basin" are one key, "wagon-r" and "wagon r". */
const ATOM = /[\p{L}\p{M}\p{N}&+]+|\//gu;
export const atomsOf = (text: string): readonly string[] => foldText(text).match(ATOM) ?? [];

function bucketOf(word: string): number {
  let hash = FNV_BASIS;
  for (let i = 0; i < word.length; i++) hash = hashStep(hash, word.charCodeAt(i));
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

/** The lists as text and where each bucket begins in it. */
export function packGlossary({ shortForms, brands, medicines }: WordLists): {
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
  const buckets: string[][] = Array.from({ length: BUCKETS }, () => []);
  for (const [key, notes] of lines) {
    const [first = ''] = key.split(' ');
    buckets[bucketOf(first)]?.push([key, ...notes].join('\t'));
  }
  const encoder = new TextEncoder();
  const at = new Uint32Array(BUCKETS + 1);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const [number, bucket] of buckets.entries()) {
    at[number] = length;
    const bytes = encoder.encode(bucket.map((line) => `${line}\n`).join(''));
    parts.push(bytes);
    length += bytes.length;
  }
  at[BUCKETS] = length;
  const glossary = new Uint8Array(length);
  for (const [number, bytes] of parts.entries()) glossary.set(bytes, at[number]);
  return { glossary, glossaryAt: at };
}

/** So many words are cached. */
const MAX_WORDS = 50_000;
const NO_LINES: readonly GlossaryLine[] = [];

export class Glossary {
  readonly #bytes: Uint8Array;
  readonly #at: Uint32Array;
  /** By first word, for words that were asked for. */
  readonly #byWord = new Map<string, readonly GlossaryLine[]>();
  readonly #decoder = new TextDecoder();

  constructor(bytes: Uint8Array, at: Uint32Array) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** The longest entry that stands in the words from this place on. */
  longestAt(words: readonly string[], place: number): GlossaryLine | undefined {
    const first = words[place];
    if (first === undefined) return undefined;
    for (const line of this.#linesOf(first)) {
      if (line.words.every((word, i) => words[place + i] === word)) return line;
    }
    return undefined;
  }

  /** The entries that begin with a word, the longest first. */
  #linesOf(first: string): readonly GlossaryLine[] {
    let lines = this.#byWord.get(first);
    if (lines === undefined) {
      lines = this.#bucket(bucketOf(first))
        .filter(({ words }) => words[0] === first)
        .sort((a, b) => b.words.length - a.words.length);
      if (lines.length === 0) lines = NO_LINES;
      if (this.#byWord.size >= MAX_WORDS) this.#byWord.clear();
      this.#byWord.set(first, lines);
    }
    return lines;
  }

  #bucket(number: number): GlossaryLine[] {
    const text = this.#decoder.decode(this.#bytes.subarray(this.#at[number], this.#at[number + 1]));
    return text.split('\n').slice(0, -1).map(lineOf);
  }
}

function lineOf(text: string): GlossaryLine {
  const [key = '', ...notes] = text.split('\t');
  return { words: key.split(' '), notes: notes.map(noteOf) };
}

function noteOf(text: string): Note {
  const [is, a = '', b = '', c = '', d = ''] = text.split(SEPARATOR);
  const list = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(','));
  if (is === 's') return { is: 'short form', words: a, neighbours: list(b) };
  if (is === 'b')
    return { is: 'brand', kind: a as BrandKind, makes: b, headings: list(c).map(Number), isWord: d === 'y' };
  return { is: 'medicine', kind: a as MedicineKind, means: b, headings: list(c).map(Number) };
}
