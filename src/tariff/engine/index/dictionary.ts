// The dictionary: finds the number of a term by its letters. Terms stand in the order of their hashes, in buckets; where
// those of a block of buckets begin is decoded when one of them is first asked for, so that opening is quick.

import { unitAt } from '../../../hash/unitAt.ts';
import { type Container, startsOf } from '../../dataset/container.ts';
import { FNV_BASIS, hashStep } from '../text/terms.ts';
import {
  BLOCK_SHIFT,
  BUCKET_SHIFT,
  BUCKETS_PER_BLOCK,
  sectionOf,
  TERM_BLOCKS,
  TERM_BUCKETS,
  TERM_END,
  type View,
} from './format.ts';

/** A Bloom filter of 32 bits for each bucket, by the bits of the hash that follow the bucket's. */
const filterBit = (hash: number): number => 1 << ((hash >>> (BUCKET_SHIFT - 5)) & 31);

export class Dictionary {
  /** The letters of all terms, each followed by `TERM_END`. */
  readonly letters: Uint8Array;
  readonly #termsIn: View<'term.bucket'>;
  readonly #blockTerm: Uint32Array;
  readonly #blockLetter: Uint32Array;
  readonly #isDecoded = new Uint8Array(TERM_BLOCKS);
  /** The first term of each bucket, the first letter of each term, and the filter of each bucket. */
  readonly #bucketAt = new Uint32Array(TERM_BUCKETS + 1);
  readonly #letterAt: Uint32Array;
  readonly #filter = new Int32Array(TERM_BUCKETS);

  constructor(file: Container, termCount: number) {
    this.letters = sectionOf(file, 'term.letters');
    this.#termsIn = sectionOf(file, 'term.bucket');
    this.#blockTerm = startsOf(sectionOf(file, 'block.terms'));
    this.#blockLetter = startsOf(sectionOf(file, 'block.letters'));
    this.#letterAt = new Uint32Array(termCount + 1);
  }

  /** The number of the term with these two parts and this hash, or -1. */
  find(hash: number, first: string, second: string): number {
    const bucket = this.#bucketOf(hash);
    if (bucket < 0) return -1;
    const length = first.length + second.length;
    const end = this.#bucketAt[bucket + 1] as number;
    for (let term = this.#bucketAt[bucket] as number; term < end; term++) {
      const from = this.#letterAt[term] as number;
      if ((this.#letterAt[term + 1] as number) - from - 1 !== length) continue;
      if (this.#isAt(from + first.length, second) && this.#isAt(from, first)) return term;
    }
    return -1;
  }

  /** The same for a word in a buffer: tried hundreds of times for one mistyped word. */
  findLetters(hash: number, letters: Uint16Array, length: number): number {
    const bucket = this.#bucketOf(hash);
    if (bucket < 0) return -1;
    const all = this.letters;
    const end = this.#bucketAt[bucket + 1] as number;
    for (let term = this.#bucketAt[bucket] as number; term < end; term++) {
      const from = this.#letterAt[term] as number;
      if ((this.#letterAt[term + 1] as number) - from - 1 !== length) continue;
      let i = 0;
      while (i < length && all[from + i] === letters[i]) i++;
      if (i === length) return term;
    }
    return -1;
  }

  /** The letters of a term that was found. */
  text(term: number): string {
    return String.fromCharCode(
      ...this.letters.subarray(this.#letterAt[term], (this.#letterAt[term + 1] as number) - 1),
    );
  }

  /** Decodes a block of terms, for scripts that walk through all of them. */
  decode(block: number): void {
    const { letters } = this;
    let term = this.#blockTerm[block] as number;
    let letter = this.#blockLetter[block] as number;
    const first = block * BUCKETS_PER_BLOCK;
    for (let bucket = first; bucket < first + BUCKETS_PER_BLOCK; bucket++) {
      this.#bucketAt[bucket] = term;
      let bits = 0;
      for (let left = this.#termsIn[bucket] as number; left > 0; left--) {
        this.#letterAt[term] = letter;
        let hash = FNV_BASIS;
        for (; letters[letter] !== TERM_END; letter++) hash = hashStep(hash, letters[letter] as number);
        bits |= filterBit(hash);
        letter++;
        term++;
      }
      this.#filter[bucket] = bits;
    }
    this.#bucketAt[first + BUCKETS_PER_BLOCK] = term;
    this.#letterAt[term] = letter;
    this.#isDecoded[block] = 1;
  }

  /** The bucket that may have a term with this hash; -1: none has. */
  #bucketOf(hash: number): number {
    const block = hash >>> BLOCK_SHIFT;
    if (this.#isDecoded[block] === 0) this.decode(block);
    const bucket = hash >>> BUCKET_SHIFT;
    return ((this.#filter[bucket] as number) & filterBit(hash)) === 0 ? -1 : bucket;
  }

  #isAt(from: number, letters: string): boolean {
    const all = this.letters;
    const { length } = letters;
    let i = 0;
    while (i < length && all[from + i] === unitAt(letters, i)) i++;
    return i === length;
  }
}
