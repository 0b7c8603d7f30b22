// Texts too vague to classify: a curated list in three classes, carried in the index.
import type { Reading } from './read.ts';
import type { SearchIndex } from './searchIndex.ts';

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

export class VagueTerms {
  readonly #bytes: Uint8Array;
  /** Read with the first text. */
  #classOf: ReadonlyMap<string, VagueClass> | undefined;

  constructor(index: SearchIndex) {
    this.#bytes = index.container.bytes('vague');
  }

  classOf({ words }: Reading): VagueClass | undefined {
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    this.#classOf ??= readClasses(this.#bytes);
    return this.#classOf.get(vagueKey(words.map(({ form }) => form)));
  }
}

function readClasses(bytes: Uint8Array): ReadonlyMap<string, VagueClass> {
  const keys = JSON.parse(new TextDecoder().decode(bytes)) as VagueKeys;
  const classOf = new Map<string, VagueClass>();
  for (const group of VAGUE_CLASSES) for (const key of keys[group]) classOf.set(key, group);
  return classOf;
}
