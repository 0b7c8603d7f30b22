// The hash of terms: the same over the letters of a text and over the terms of the index (FNV-1a, 32 bits).

/** Keeps sounds apart from words in one dictionary. */
export const SOUND_PREFIX = '~';

const FNV_PRIME = 0x01000193;

/** The hash of some letters and one more; it begins with `FNV_BASIS`. */
export const hashStep = (hash: number, letter: number): number => Math.imul(hash ^ letter, FNV_PRIME);
export const FNV_BASIS = 0x811c9dc5 | 0;

/** The hash by which the dictionary finds a term; over UTF-16 units, so that no encoding is needed at query time. */
export function termHash(term: string): number {
  let hash = FNV_BASIS;
  for (let i = 0; i < term.length; i++) hash = hashStep(hash, term.charCodeAt(i));
  return hash >>> 0;
}
