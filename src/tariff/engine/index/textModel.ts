// A linear model of texts, trained by scripts/train-model.ts from names, descriptions and example lines: each word, the
// head word, and each two neighbouring words vote for headings. The votes of words stand in the index, beside the
// headings that know them (`entries`, `entryHeadVote`); those of neighbours are here.
import { type Container, startsOf } from '../../dataset/container.ts';

export const PAIR_BUCKETS = 1 << 14;
/** Where the pairs of a bucket begin is decoded lazily, for so many buckets together. */
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

/** Whoever counts the votes for headings. */
export interface VoteCounter {
  vote(heading: number, vote: number): void;
}

export class TextModel {
  /** Pairs of a bucket, and the votes of a pair; how many there are of each, and where the blocks begin. */
  readonly #pairAt = new Uint32Array(PAIR_BUCKETS + 1);
  readonly #voteAt: Uint32Array;
  readonly #pairsIn: Uint8Array;
  readonly #votesOf: Uint8Array;
  readonly #blockPair: Uint32Array;
  readonly #blockVote: Uint32Array;
  readonly #isDecoded = new Uint8Array(PAIR_BUCKETS / BUCKETS_PER_BLOCK);
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

  /** Lets neighbours vote for headings; `pairs` has the first and the second term of each two in turn. */
  voteByPairs(pairs: readonly number[], counter: VoteCounter): void {
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const hash = pairHash(pairs[i] as number, pairs[i + 1] as number);
      const bucket = hash >>> BUCKET_SHIFT;
      const block = Math.floor(bucket / BUCKETS_PER_BLOCK);
      if (this.#isDecoded[block] === 0) this.#decode(block);
      const end = this.#pairAt[bucket + 1] as number;
      for (let pair = this.#pairAt[bucket] as number; pair < end; pair++) {
        if (this.#check[pair] !== (hash & CHECK_MASK)) continue;
        const last = this.#voteAt[pair + 1] as number;
        for (let vote = this.#voteAt[pair] as number; vote < last; vote++) {
          counter.vote(this.#heading[vote] as number, this.#vote[vote] as number);
        }
      }
    }
  }

  #decode(block: number): void {
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
    this.#isDecoded[block] = 1;
  }

  /** What a vote counts in a text of so many features: texts of all lengths weigh the same. */
  worthOf(features: number): number {
    return features === 0 ? 0 : this.#step / Math.sqrt(features);
  }

  /** The same for the votes for finer codes, which only terms have. */
  finerWorthOf(terms: number): number {
    return terms === 0 ? 0 : this.#finerStep / Math.sqrt(terms);
  }
}
