// Caches answers by text, for tables that say the same again and again: two-way set-associative, the newer of a set first.
import { termHash } from '../tariff/engine/text/hash.ts';

/** A power of two. */
const SETS = 1 << 15;
const WAYS = 2;

interface Cached<Answer> {
  readonly text: string;
  readonly answer: Answer;
}

export class TextCache<Answer> {
  /** By set and way. */
  readonly #hashes = new Int32Array(SETS * WAYS);
  readonly #cached: (Cached<Answer> | undefined)[] = new Array(SETS * WAYS);

  /** The answer to a text: the cached one, or what `make` makes of it. */
  get(text: string, make: (text: string) => Answer): Answer {
    const hash = termHash(text) | 0;
    const newer = (hash & (SETS - 1)) * WAYS;
    const cached = this.#at(newer, hash, text) ?? this.#at(newer + 1, hash, text);
    if (cached !== undefined) return cached.answer;
    const answer = make(text);
    this.#cached[newer + 1] = this.#cached[newer];
    this.#hashes[newer + 1] = this.#hashes[newer] as number;
    this.#cached[newer] = { text, answer };
    this.#hashes[newer] = hash;
    return answer;
  }

  #at(slot: number, hash: number, text: string): Cached<Answer> | undefined {
    if (this.#hashes[slot] !== hash) return undefined;
    const cached = this.#cached[slot];
    return cached?.text === text ? cached : undefined;
  }
}
