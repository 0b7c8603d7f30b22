// Texts too vague to classify: a curated list in three classes, each text with what would help, carried in the index.

import type { SearchIndex } from '../index/searchIndex.ts';
import { hasDevanagari } from '../text/hindi.ts';
import type { Language } from '../text/language.ts';
import type { Reading, ReadWord } from '../text/read.ts';
import { termHash } from '../text/terms.ts';

/**
 * `generic` names no goods ("gift", "accessories"); `hard` needs a fact ("shirt": knitted or woven?);
 * `hopeless` says nothing at all ("sample", "as per list").
 */
export const VAGUE_CLASSES = ['generic', 'hard', 'hopeless'] as const;
export type VagueClass = (typeof VAGUE_CLASSES)[number];

/** Why a text is vague, and what would help. */
export interface Vagueness {
  readonly class: VagueClass;
  /** "say what it is made of". */
  readonly ask: string;
}

const MAX_WORDS = 4;
/** Of numbers in the packed list. */
const RADIX = 36;
export const MAKER_ALONE: Vagueness = { class: 'generic', ask: 'say what the maker or seller supplied' };
const A_CLASS: Vagueness = { class: 'generic', ask: 'say which of them it is, and what it is made of' };
const MAX_WORDS_OF_CLASS = 2;
/** Of a name: what stands before it may be goods. */
const MAX_WORDS_OF_FIRM = 3;
const A_FIRM: Vagueness = { class: 'hard', ask: MAKER_ALONE.ask };
const A_LEDGER: Vagueness = { class: 'hopeless', ask: 'name each of the goods' };

/** The same key for a phrase however its words are inflected or ordered. */
export const vagueKey = (forms: readonly string[]): string => [...new Set(forms)].sort().join(' ');

/** A small integer that words give in whatever order; each word counts once. Other words may give the same, rarely. */
function sumOfHashes(words: Reading['words']): number {
  let sum = 0;
  for (let i = 0; i < words.length; i++) {
    const { form, facts } = words[i] as ReadWord;
    let isFirst = true;
    for (let j = 0; j < i; j++) if (words[j]?.form === form) isFirst = false;
    if (isFirst) sum = (sum + facts.formHash) | 0;
  }
  return sum;
}

/**
 * As the index carries them: the classes with their questions, a line each; after an empty line the keys in their order,
 * a line each. Where the first letter changes, a line before it tells, behind a tab, which of the questions is the next
 * that no key has had yet. A key has that one; else its number follows it.
 */
export function packVague(ofKey: ReadonlyMap<string, Vagueness>): string {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  let letter = '';
  for (const [key, { class: group, ask }] of [...ofKey].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (key.charAt(0) !== letter) {
      letter = key.charAt(0);
      keys.push(`\t${numbers.size.toString(RADIX)}`);
    }
    const question = `${group}\t${ask}`;
    const number = numbers.get(question);
    if (number === undefined) numbers.set(question, numbers.size);
    keys.push(number === undefined ? key : `${key}\t${number.toString(RADIX)}`);
  }
  return [...numbers.keys(), '', ...keys].join('\n');
}

/** A text that is listed, with the number of its question, and another whose words have hashes of the same sum. */
interface Listed {
  readonly key: string;
  readonly question: number;
  readonly other: Listed | undefined;
}

/** The keys of one first letter: where they stand, and the question that the first of them may have. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly question: number;
}

export class VagueTerms {
  readonly #bytes: Uint8Array;
  readonly #language: Language;
  /** Read with the first text. */
  #packed = '';
  /** By first letter: what is still to be read, when a text may be one of its keys. */
  readonly #blocks = new Map<number, Block>();
  /** By the sum of the hashes of its words. */
  readonly #listed = new Map<number, Listed>();
  #questions: readonly string[] | undefined;

  constructor(index: SearchIndex) {
    this.#bytes = index.container.bytes('vague');
    this.#language = index.language;
  }

  of({ words, namesClass }: Reading): Vagueness | undefined {
    if (words.length === 0) return undefined;
    if (words.length <= MAX_WORDS) {
      const listed = this.#find(words) ?? (words.length === 1 ? this.#findBase(words[0] as ReadWord) : undefined);
      if (listed !== undefined) return this.#question(listed);
      if (namesClass && words.length <= MAX_WORDS_OF_CLASS) return A_CLASS;
    }
    if (words.every(({ facts }) => facts.isLedger)) return A_LEDGER;
    return words.length <= MAX_WORDS_OF_FIRM && words.at(-1)?.facts.isFirm ? A_FIRM : undefined;
  }

  #find(words: Reading['words']): Listed | undefined {
    // Keys begin with the first of their words.
    let letter = Number.POSITIVE_INFINITY;
    for (const { form } of words) letter = Math.min(letter, form.charCodeAt(0));
    return this.#listedAs(letter, sumOfHashes(words), () => vagueKey(words.map(({ form }) => form)));
  }

  /** "कपड़ों" is as vague as "कपड़ा". */
  #findBase({ form }: ReadWord): Listed | undefined {
    if (!hasDevanagari(form)) return undefined;
    for (const base of this.#language.baseForms(form)) {
      const listed = this.#listedAs(base.charCodeAt(0), termHash(base), () => base);
      if (listed !== undefined) return listed;
    }
    return undefined;
  }

  #listedAs(letter: number, sum: number, keyOf: () => string): Listed | undefined {
    if (this.#packed === '') this.#open();
    const block = this.#blocks.get(letter);
    if (block !== undefined) this.#read(letter, block);
    let listed = this.#listed.get(sum);
    if (listed === undefined) return undefined;
    const key = keyOf();
    while (listed !== undefined && listed.key !== key) listed = listed.other;
    return listed;
  }

  #open(): void {
    this.#packed = `${new TextDecoder().decode(this.#bytes)}\n`;
    const packed = this.#packed;
    for (let at = packed.indexOf('\n\t'); at >= 0; ) {
      const from = packed.indexOf('\n', at + 1) + 1;
      const question = Number.parseInt(packed.slice(at + 2, from), RADIX);
      at = packed.indexOf('\n\t', from);
      this.#blocks.set(packed.charCodeAt(from), { from, to: at < 0 ? packed.length - 1 : at, question });
    }
  }

  #read(letter: number, { from, to, question }: Block): void {
    this.#blocks.delete(letter);
    let next = question;
    for (const line of this.#packed.slice(from, to).split('\n')) {
      const [key = '', number] = line.split('\t');
      let sum = 0;
      for (const word of key.split(' ')) sum = (sum + termHash(word)) | 0;
      const own = number === undefined ? next++ : Number.parseInt(number, RADIX);
      this.#listed.set(sum, { key, question: own, other: this.#listed.get(sum) });
    }
  }

  #question({ question }: Listed): Vagueness {
    this.#questions ??= this.#packed.slice(0, this.#packed.indexOf('\n\n')).split('\n');
    const [group, ask = ''] = this.#questions[question]?.split('\t') ?? [];
    return { class: group as VagueClass, ask };
  }
}
