// A linear model of texts, trained by scripts/train-model.ts from names, descriptions and example lines: each word, the
// head word, and each two neighbouring words vote for headings. The votes of words stand in the index, beside the
// headings that know them (`entries.ts`); those of neighbours are here.
import { type Container, startsOf } from '../../dataset/container.ts';
import {
  PAIR_BUCKETS,
  PAIR_BUCKETS_PER_BLOCK,
  pairBucket,
  pairCheck,
  pairHash,
  sectionOf,
  type View,
} from './format.ts';

/** Whoever counts the votes for headings. */
export interface VoteCounter {
  vote(heading: number, vote: number): void;
}

export class TextModel {
  /** Pairs of a bucket, and the votes of a pair; how many there are of each, and where the blocks begin. */
  readonly #pairAt = new Uint32Array(PAIR_BUCKETS + 1);
  readonly #voteAt: Uint32Array;
  readonly #pairsIn: View<'pair.bucket'>;
  readonly #votesOf: View<'pair.votes'>;
  readonly #blockPair: Uint32Array;
  readonly #blockVote: Uint32Array;
  readonly #isDecoded = new Uint8Array(PAIR_BUCKETS / PAIR_BUCKETS_PER_BLOCK);
  readonly #check: Uint8Array;
  readonly #heading: Uint16Array;
  readonly #vote: Int8Array;
  /** What a vote of one counts: that for a heading, and that for a finer code. */
  readonly #step: number;
  readonly #finerStep: number;

  constructor(file: Container) {
    this.#pairsIn = sectionOf(file, 'pair.bucket');
    this.#votesOf = sectionOf(file, 'pair.votes');
    this.#blockPair = startsOf(sectionOf(file, 'pair.blockPairs'));
    this.#blockVote = startsOf(sectionOf(file, 'pair.blockVotes'));
    this.#voteAt = new Uint32Array(this.#votesOf.length + 1);
    this.#check = sectionOf(file, 'pair.check');
    this.#heading = sectionOf(file, 'pair.heading');
    this.#vote = sectionOf(file, 'pair.vote');
    const [step = 0, finerStep = 0] = sectionOf(file, 'model.steps');
    this.#step = step;
    this.#finerStep = finerStep;
  }

  /** Lets neighbours vote for headings; `pairs` has the first and the second term of each two in turn. */
  voteByPairs(pairs: readonly number[], counter: VoteCounter): void {
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const hash = pairHash(pairs[i] as number, pairs[i + 1] as number);
      const bucket = pairBucket(hash);
      const check = pairCheck(hash);
      const block = Math.floor(bucket / PAIR_BUCKETS_PER_BLOCK);
      if (this.#isDecoded[block] === 0) this.#decode(block);
      const end = this.#pairAt[bucket + 1] as number;
      for (let pair = this.#pairAt[bucket] as number; pair < end; pair++) {
        if (this.#check[pair] !== check) continue;
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
    const first = block * PAIR_BUCKETS_PER_BLOCK;
    for (let bucket = first; bucket < first + PAIR_BUCKETS_PER_BLOCK; bucket++) {
      this.#pairAt[bucket] = pair;
      for (let left = this.#pairsIn[bucket] as number; left > 0; left--) {
        this.#voteAt[pair] = vote;
        vote += this.#votesOf[pair] as number;
        pair++;
      }
    }
    this.#pairAt[first + PAIR_BUCKETS_PER_BLOCK] = pair;
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
