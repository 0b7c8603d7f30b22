// Texts too vague to classify: a curated list in three classes, each text with what would help, carried in the index.

import type { SearchIndex } from '../index/searchIndex.ts';
import { FNV_BASIS, hashStep } from '../text/hash.ts';
import type { Reading, ReadWord } from '../text/reading.ts';

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
const TAB = '\t'.charCodeAt(0);
const NEW_LINE = '\n'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
/** The class and the question. */
const CELLS_BEFORE_KEYS = 2;
export const MAKER_ALONE: Vagueness = { class: 'generic', ask: 'say what the maker or seller supplied' };
const A_CLASS: Vagueness = { class: 'generic', ask: 'say which of them it is, and what it is made of' };
const MAX_WORDS_OF_CLASS = 2;
/** Of a name: what stands before it may be goods. */
const MAX_WORDS_OF_FIRM = 3;
const A_FIRM: Vagueness = { class: 'hard', ask: MAKER_ALONE.ask };
const A_LEDGER: Vagueness = { class: 'hopeless', ask: 'name each of the goods' };

/** The same key for a phrase however its words are inflected or ordered. */
export const vagueKey = (forms: readonly string[]): string => [...new Set(forms)].sort().join(' ');

/** A number that words give in whatever order; each word counts once. Other words may give the same, rarely. */
function sumOfHashes(words: Reading['words']): number {
  let sum = 0;
  for (let i = 0; i < words.length; i++) {
    const { form, facts } = words[i] as ReadWord;
    let isFirst = true;
    for (let j = 0; j < i; j++) if (words[j]?.form === form) isFirst = false;
    if (isFirst) sum += facts.formHash >>> 0;
  }
  return sum;
}

/** As the index carries them: a line for each class and question, which has both and then the keys, between tabs. */
export function packVague(ofKey: ReadonlyMap<string, Vagueness>): string {
  const lines = new Map<string, string[]>();
  for (const [key, { class: group, ask }] of ofKey) {
    const start = `${group}\t${ask}`;
    lines.set(start, [...(lines.get(start) ?? []), key]);
  }
  return [...lines]
    .map(([start, keys]) => [start, ...keys.sort()].join('\t'))
    .sort()
    .join('\n');
}

export class VagueTerms {
  readonly #bytes: Uint8Array;
  /** Read with the first text. */
  #lines = '';
  /** Where in the lines the key begins whose words have hashes of this sum. */
  readonly #keyAt = new Map<number, number>();

  constructor(index: SearchIndex) {
    this.#bytes = index.container.bytes('vague');
  }

  of({ words, namesClass }: Reading): Vagueness | undefined {
    if (words.length === 0) return undefined;
    const listed = this.#listed(words, namesClass);
    if (listed !== undefined) return listed;
    if (words.every(({ facts }) => facts.isLedger)) return A_LEDGER;
    return words.length <= MAX_WORDS_OF_FIRM && words.at(-1)?.facts.isFirm ? A_FIRM : undefined;
  }

  #listed(words: Reading['words'], namesClass: boolean): Vagueness | undefined {
    if (words.length > MAX_WORDS) return undefined;
    this.load();
    const at = this.#keyAt.get(sumOfHashes(words));
    if (at !== undefined && this.#isKey(vagueKey(words.map(({ form }) => form)), at)) return this.#lineOf(at);
    return namesClass && words.length <= MAX_WORDS_OF_CLASS ? A_CLASS : undefined;
  }

  /** Reads the list, if nobody has. */
  load(): void {
    if (this.#lines === '') this.#read();
  }

  /** Goes through the letters once, without cutting the keys out: most are never asked for. */
  #read(): void {
    const lines = new TextDecoder().decode(this.#bytes);
    let cell = 0;
    let from = 0;
    let hash = FNV_BASIS;
    let sum = 0;
    for (let i = 0; i <= lines.length; i++) {
      const unit = i === lines.length ? NEW_LINE : lines.charCodeAt(i);
      if (unit !== TAB && unit !== NEW_LINE && unit !== SPACE) {
        hash = hashStep(hash, unit);
        continue;
      }
      sum += hash >>> 0;
      hash = FNV_BASIS;
      if (unit === SPACE) continue;
      if (cell >= CELLS_BEFORE_KEYS) this.#keyAt.set(sum, from);
      cell = unit === TAB ? cell + 1 : 0;
      from = i + 1;
      sum = 0;
    }
    this.#lines = lines;
  }

  #isKey(key: string, at: number): boolean {
    const end = at + key.length;
    return this.#lines.startsWith(key, at) && (end === this.#lines.length || this.#lines.charCodeAt(end) < SPACE);
  }

  #lineOf(at: number): Vagueness {
    const start = this.#lines.lastIndexOf('\n', at) + 1;
    const [group, ask = ''] = this.#lines.slice(start, at).split('\t', CELLS_BEFORE_KEYS);
    return { class: group as VagueClass, ask };
  }
}
