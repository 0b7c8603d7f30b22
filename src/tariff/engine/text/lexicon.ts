// Caches what is known of words. Texts have their words in common: each is looked at once, and found again by its
// letters where they stand in a text, without cutting it out.

import { unitAt } from '../../../hash/unitAt.ts';
import { WordFacts, type WordSource } from './wordFacts.ts';

/**
 * A set-associative cache: a word may stand in any of a few slots, those of the bucket that its hash names. A new word
 * takes over the slot of the oldest in its bucket. So nobody who chooses words with the same hash can make a look-up
 * longer, or the cache larger; a word that was driven out is looked at anew, with the same result.
 */
const BUCKETS = 1 << 13;
const BUCKET_SHIFT = 32 - 13;
export const SLOTS_PER_BUCKET = 6;
export const LEXICON_SLOTS = BUCKETS * SLOTS_PER_BUCKET;

export class Lexicon {
  readonly #words: (WordFacts | undefined)[] = new Array(LEXICON_SLOTS).fill(undefined);
  /** By slot: the hash of the word there. */
  readonly #hashes = new Int32Array(LEXICON_SLOTS);
  /** By bucket: the slot that is taken over next. */
  readonly #oldest = new Uint8Array(BUCKETS);
  #made = 0;
  readonly #probes = new Float64Array(1);
  readonly language: WordSource;

  constructor(language: WordSource) {
    this.language = language;
  }

  /** How many slots were looked at so far. */
  get probes(): number {
    return this.#probes[0] as number;
  }

  /** The word that stands there in the text; `hash` is that of its letters. */
  wordAt(text: string, from: number, to: number, hash: number): WordFacts {
    const bucket = hash >>> BUCKET_SHIFT;
    const first = bucket * SLOTS_PER_BUCKET;
    const end = first + SLOTS_PER_BUCKET;
    for (let slot = first; slot < end; slot++) {
      if (this.#hashes[slot] !== hash) continue;
      const known = this.#words[slot];
      if (known === undefined || !standsAt(known.word, text, from, to)) continue;
      this.#count(slot + 1 - first);
      return known;
    }
    this.#count(SLOTS_PER_BUCKET);
    const oldest = this.#oldest[bucket] as number;
    this.#oldest[bucket] = (oldest + 1) % SLOTS_PER_BUCKET;
    const slot = first + oldest;
    const facts = new WordFacts(text.slice(from, to), this.#made++, slot, this.language);
    this.#words[slot] = facts;
    this.#hashes[slot] = hash;
    return facts;
  }

  #count(probes: number): void {
    this.#probes[0] = this.probes + probes;
  }
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = to - from - 1; i >= 0; i--) if (unitAt(word, i) !== unitAt(text, from + i)) return false;
  return true;
}
