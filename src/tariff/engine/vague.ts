// Texts too vague to classify: a curated list in three classes, carried in the index.
import type { Reading, ReadWord } from './read.ts';
import { type SearchIndex, termHash } from './searchIndex.ts';

/**
 * `generic` names no goods ("gift", "accessories"); `hard` needs a fact ("shirt": knitted or woven?);
 * `hopeless` says nothing at all ("sample", "as per list").
 */
export type VagueClass = 'generic' | 'hard' | 'hopeless';

export const VAGUE_CLASSES: readonly VagueClass[] = ['generic', 'hard', 'hopeless'];

/** The keys of each class, as the index carries them. */
export type VagueKeys = Readonly<Record<VagueClass, readonly string[]>>;

const MOST_WORDS = 4;

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

export class VagueTerms {
  readonly #bytes: Uint8Array;
  /** Read with the first text: the class of each key, and the sums of the hashes of their words. */
  #classOf: ReadonlyMap<string, VagueClass> | undefined;
  readonly #sums = new Set<number>();

  constructor(index: SearchIndex) {
    this.#bytes = index.container.bytes('vague');
  }

  classOf({ words }: Reading): VagueClass | undefined {
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    this.#classOf ??= readClasses(this.#bytes, this.#sums);
    if (!this.#sums.has(sumOfHashes(words))) return undefined;
    return this.#classOf.get(vagueKey(words.map(({ form }) => form)));
  }
}

function readClasses(bytes: Uint8Array, sums: Set<number>): ReadonlyMap<string, VagueClass> {
  const keys = JSON.parse(new TextDecoder().decode(bytes)) as VagueKeys;
  const classOf = new Map<string, VagueClass>();
  for (const group of VAGUE_CLASSES) {
    for (const key of keys[group]) {
      classOf.set(key, group);
      sums.add(key.split(' ').reduce((sum, word) => sum + termHash(word), 0));
    }
  }
  return classOf;
}
