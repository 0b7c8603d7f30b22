// A linear model of texts, trained by scripts/train-model.ts from names, descriptions and example lines: each word, the
// head word, and each two neighbouring words vote for headings. The votes of words stand in the index, beside the
// headings that know them (`entries`, `entryHeadVote`); those of neighbours are here.
import { type Container, startsOf } from '../../dataset/container.ts';
import type { Candidates } from '../rank/candidates.ts';
import type { QueryTerm } from '../rank/resolve.ts';

export const PAIR_BUCKETS = 1 << 14;
/** Where the pairs of a bucket begin is worked out for so many buckets together, when one of them is first asked for. */
export const BUCKETS_PER_BLOCK = 128;
const BUCKET_SHIFT = 8;
const CHECK_MASK = 0xff;

/** A number of 22 bits for two terms: the upper 14 say in which bucket they stand, the others tell them apart there. */
function pairHash(first: number, second: number): number {
  let hash = Math.imul(first + 1, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 10;
}
export const bucketOf = (first: number, second: number): number => pairHash(first, second) >>> BUCKET_SHIFT;
export const checkOf = (first: number, second: number): number => pairHash(first, second) & CHECK_MASK;

/** What of a text votes: its terms, its head's terms once more, and neighbours, by the first term of each. */
export interface ModelFeatures {
  readonly count: number;
  /** First and second term of each two neighbours in turn. */
  readonly pairs: readonly number[];
}

export function modelFeatures(terms: readonly QueryTerm[]): ModelFeatures {
  const pairs: number[] = [];
  let heads = 0;
  let before: QueryTerm | undefined;
  for (const one of terms) {
    if (one.role === 'head') heads++;
    if (before?.slot === one.slot) continue;
    if (before !== undefined && before.slot + 1 === one.slot && before.phrase === one.phrase) {
      pairs.push(before.meant.term, one.meant.term);
    }
    before = one;
  }
  return { count: terms.length + heads + pairs.length / 2, pairs };
}

export class TextModel {
  /** Pairs of a bucket, and the votes of a pair; how many there are of each, and where the blocks begin. */
  readonly #pairAt = new Uint32Array(PAIR_BUCKETS + 1);
  readonly #voteAt: Uint32Array;
  readonly #pairsIn: Uint8Array;
  readonly #votesOf: Uint8Array;
  readonly #blockPair: Uint32Array;
  readonly #blockVote: Uint32Array;
  readonly #isPlaced = new Uint8Array(PAIR_BUCKETS / BUCKETS_PER_BLOCK);
  readonly #check: Uint8Array;
  readonly #heading: Uint16Array;
  readonly #vote: Int8Array;
  /** What a vote of one counts: that for a heading, and that for a finer code. */
  readonly #step: number;
  readonly #finerStep: number;

  constructor(file: Container) {
    this.#pairsIn = file.bytes('pair.bucket');
    this.#votesOf = file.bytes('pair.votes');
    this.#blockPair = startsOf(file.u16('pair.blockPairs'));
    this.#blockVote = startsOf(file.u16('pair.blockVotes'));
    this.#voteAt = new Uint32Array(this.#votesOf.length + 1);
    this.#check = file.bytes('pair.check');
    this.#heading = file.u16('pair.heading');
    this.#vote = file.i8('pair.vote');
    const [step = 0, finerStep = 0] = file.f32('model.steps');
    this.#step = step;
    this.#finerStep = finerStep;
  }

  /** Lets neighbours vote for headings. */
  voteByPairs({ pairs }: ModelFeatures, candidates: Candidates): void {
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const hash = pairHash(pairs[i] ?? 0, pairs[i + 1] ?? 0);
      const bucket = hash >>> BUCKET_SHIFT;
      const block = Math.floor(bucket / BUCKETS_PER_BLOCK);
      if (this.#isPlaced[block] === 0) this.#place(block);
      const end = this.#pairAt[bucket + 1] ?? 0;
      for (let pair = this.#pairAt[bucket] ?? 0; pair < end; pair++) {
        if (this.#check[pair] !== (hash & CHECK_MASK)) continue;
        const last = this.#voteAt[pair + 1] ?? 0;
        for (let vote = this.#voteAt[pair] ?? 0; vote < last; vote++) {
          candidates.vote(this.#heading[vote] ?? 0, this.#vote[vote] ?? 0);
        }
      }
    }
  }

  #place(block: number): void {
    let pair = this.#blockPair[block] as number;
    let vote = this.#blockVote[block] as number;
    const first = block * BUCKETS_PER_BLOCK;
    for (let bucket = first; bucket < first + BUCKETS_PER_BLOCK; bucket++) {
      this.#pairAt[bucket] = pair;
      for (let left = this.#pairsIn[bucket] as number; left > 0; left--) {
        this.#voteAt[pair] = vote;
        vote += this.#votesOf[pair] as number;
        pair++;
      }
    }
    this.#pairAt[first + BUCKETS_PER_BLOCK] = pair;
    this.#voteAt[pair] = vote;
    this.#isPlaced[block] = 1;
  }

  /** What a vote counts in a text of so many features: texts of all lengths weigh the same. */
  worthOf({ count }: ModelFeatures): number {
    return count === 0 ? 0 : this.#step / Math.sqrt(count);
  }

  /** The same for the votes for finer codes, which only terms have. */
  finerWorthOf(terms: readonly QueryTerm[]): number {
    return terms.length === 0 ? 0 : this.#finerStep / Math.sqrt(terms.length);
  }
}
