// The hash of terms: the same over the letters of a text and over the terms of the index.
export { FNV_BASIS, hashOf as termHash, hashStep } from '../../../hash/fnv.ts';

/** Keeps sounds apart from words in one dictionary. */
export const SOUND_PREFIX = '~';
