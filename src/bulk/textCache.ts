// Caches answers by text, for tables that say the same again and again: two-way by a hash, and only from the second time on,
// so that a table of texts that are all different fills no memory.
import { termHash } from '../tariff/engine/text/hash.ts';

/** A power of two. */
const BUCKETS = 1 << 16;

interface Cached<Answer> {
  readonly text: string;
  readonly answer: Answer;
}

export class TextCache<Answer> {
  /** For each bucket in turn: the hash of the text that was last seen there, and that of the text whose answer is cached. */
  readonly #hashes = new Int32Array(2 * BUCKETS);
  readonly #cached: (Cached<Answer> | undefined)[] = new Array(BUCKETS);

  /** The answer to a text: the cached one, or what `make` makes of it. */
  get(text: string, make: (text: string) => Answer): Answer {
    const hash = termHash(text) | 0;
    const bucket = hash & (BUCKETS - 1);
    const cached = this.#at(bucket, hash, text) ?? this.#at(bucket ^ 1, hash, text);
    if (cached !== undefined) return cached.answer;
    const answer = make(text);
    const hashes = this.#hashes;
    if (hashes[2 * bucket] === hash) {
      const free = hashes[2 * bucket + 1] === 0 ? bucket : bucket ^ 1;
      this.#cached[free] = { text, answer };
      hashes[2 * free + 1] = hash;
    }
    hashes[2 * bucket] = hash;
    return answer;
  }

  #at(bucket: number, hash: number, text: string): Cached<Answer> | undefined {
    if (this.#hashes[2 * bucket + 1] !== hash) return undefined;
    const cached = this.#cached[bucket];
    return cached?.text === text ? cached : undefined;
  }
}
