// What the descriptions of a heading's codes say for it and for them.

import { SUM_BY_BYTE } from '../index/format.ts';
import type { PostingReader } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { CodeTree } from './codeTree.ts';
import type { Query } from './query.ts';
import { type QueryTerm, roleWeight } from './resolve.ts';

const HEAD_LEAD = 1.15;
/** A description supports its own code by so much of its strength. */
const SHARE_FOR_CODE = 0.5;

export class TextEvidence {
  readonly #index: SearchIndex;
  /** By the code's number in its heading: how much of the query its description explains. */
  readonly #gained: Float64Array;
  /** By candidate, `maxCodes` for each: the codes whose descriptions have a term, and how strongly each speaks. */
  readonly #max: number;
  readonly #codes: Int32Array;
  readonly #strength: Float32Array;
  readonly #count: Int32Array;
  // Initialised as a double: starting from a small integer makes V8 deoptimise.
  #queryWeight = 0.5;

  constructor(index: SearchIndex, maxCandidates: number) {
    this.#index = index;
    this.#max = index.maxCodes;
    this.#gained = new Float64Array(this.#max);
    this.#codes = new Int32Array(maxCandidates * this.#max);
    this.#strength = new Float32Array(maxCandidates * this.#max);
    this.#count = new Int32Array(maxCandidates);
  }

  /** Begins with another query. */
  begin({ weight }: Query): void {
    this.#queryWeight = weight;
  }

  /** Begins with another candidate. */
  clear(candidate: number): void {
    this.#count[candidate] = 0;
  }

  /** Adds what a term gains to the descriptions that hold it. */
  add({ docs, textCount }: PostingReader, candidate: number, { meant, role }: QueryTerm): void {
    const gain = meant.weight * roleWeight(role);
    const gained = this.#gained;
    const first = candidate * this.#max;
    let count = this.#count[candidate] as number;
    for (let i = 0; i < textCount; i++) {
      const doc = docs[i] as number;
      const code = doc >>> 1;
      if (gained[code] === 0) this.#codes[first + count++] = code;
      gained[code] = (gained[code] as number) + gain * (doc & 1 ? HEAD_LEAD : 1);
    }
    this.#count[candidate] = count;
  }

  /** Strength of the description that says most for the heading. */
  judge(heading: number, candidate: number): number {
    const firstCode = this.#index.headingCode[heading] as number;
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    let best = 0;
    for (let i = from; i < to; i++) {
      const code = this.#codes[i] as number;
      const strength = this.#strengthOf(code, firstCode + code);
      this.#strength[i] = strength;
      if (strength > best) best = strength;
      this.#gained[code] = 0;
    }
    return best;
  }

  /** As for a name, but softer on what the description says beyond the query. */
  #strengthOf(local: number, code: number): number {
    const gain = this.#gained[local] as number;
    const whole = (SUM_BY_BYTE[this.#index.textWeight[code] as number] as number) * 0.7 + 1;
    return Math.min(1, gain / this.#queryWeight) * (0.4 + (0.6 * gain) / Math.max(gain, whole));
  }

  /** What they say for their own codes. */
  weigh(candidate: number, { own }: CodeTree): void {
    const from = candidate * this.#max;
    const to = from + (this.#count[candidate] as number);
    for (let i = from; i < to; i++) {
      const code = this.#codes[i] as number;
      own[code] = (own[code] as number) + (this.#strength[i] as number) * SHARE_FOR_CODE;
    }
  }
}
