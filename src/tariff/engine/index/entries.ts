// The entries of terms: which headings know a term and how well, where its postings are, and the votes of the text
// model. Decoded a block of terms at a time, when one of them is first found.

import { type Container, SMALL_MAX, startsOf } from '../../dataset/container.ts';
import { packEntry, sectionOf, TERM_BLOCKS, type View } from './format.ts';

/** What the columns are decoded from: lengths, and where each block begins in them. */
interface Encoded {
  readonly headings: View<'term.headings'>;
  readonly steps: Uint8Array;
  readonly counts: Uint8Array;
  readonly votes: Int8Array;
  readonly lengths: Uint8Array;
  readonly finer: View<'entry.finer'>;
  readonly blockTerm: Uint32Array;
  readonly blockEntry: Uint32Array;
  readonly blockStep: Uint32Array;
  readonly blockLength: Uint32Array;
  readonly blockPosting: Uint32Array;
  readonly blockFiner: Uint32Array;
}

export class Entries {
  /** Those of a term that was found: from `at[term]` to before `at[term + 1]`, in the order of headings. */
  readonly at: Uint32Array;
  /** By entry: see `packEntry`. */
  readonly packed: Int32Array;
  /** The vote that a head word has beside the vote of any word. */
  readonly headVote: Int8Array;
  /** Where the postings of each begin; they end where the next begin. */
  readonly postingAt: Uint32Array;
  readonly #encoded: Encoded;
  readonly #isDecoded = new Uint8Array(TERM_BLOCKS);
  /** The text model's votes for codes of six digits: where an entry's begin, their codes, the votes. */
  readonly #finerAt: Uint32Array;
  readonly #finerCode: View<'finer.code'>;
  readonly #finerVote: Int8Array;

  constructor(file: Container) {
    const startsIn = (name: Parameters<typeof sectionOf>[1]): Uint32Array =>
      startsOf(sectionOf(file, name) as Uint16Array | Uint32Array);
    this.#encoded = {
      headings: sectionOf(file, 'term.headings'),
      steps: sectionOf(file, 'entry.step'),
      counts: sectionOf(file, 'entry.count'),
      votes: sectionOf(file, 'entry.vote'),
      lengths: sectionOf(file, 'entry.length'),
      finer: sectionOf(file, 'entry.finer'),
      blockTerm: startsIn('block.terms'),
      blockEntry: startsIn('block.entries'),
      blockStep: startsIn('block.steps'),
      blockLength: startsIn('block.lengths'),
      blockPosting: startsIn('block.postings'),
      blockFiner: startsIn('block.finer'),
    };
    const count = this.#encoded.counts.length;
    this.at = new Uint32Array(this.termCount + 1);
    this.packed = new Int32Array(count);
    this.headVote = sectionOf(file, 'entry.head');
    this.postingAt = new Uint32Array(count + 1);
    this.#finerAt = new Uint32Array(count + 1);
    this.#finerCode = sectionOf(file, 'finer.code');
    this.#finerVote = sectionOf(file, 'finer.vote');
  }

  get termCount(): number {
    return this.#encoded.headings.length;
  }

  /** How many headings know a term, whether it was found or not. */
  documentFrequency(term: number): number {
    return this.#encoded.headings[term] as number;
  }

  /** Adds the votes of an entry for codes of six digits, times `trust`, by the codes' numbers within the heading. */
  addFinerVotes(entry: number, trust: number, votes: Float32Array): void {
    const end = this.#finerAt[entry + 1] as number;
    for (let i = this.#finerAt[entry] as number; i < end; i++) {
      const code = this.#finerCode[i] as number;
      votes[code] = (votes[code] as number) + (this.#finerVote[i] as number) * trust;
    }
  }

  /** Makes sure that the entries of a block of terms are decoded. */
  open(block: number): void {
    if (this.#isDecoded[block] === 0) this.#decode(block);
  }

  #decode(block: number): void {
    const { at, packed, postingAt } = this;
    const { headings, steps, counts, votes, lengths, finer, ...blocks } = this.#encoded;
    const finerAt = this.#finerAt;
    let entry = blocks.blockEntry[block] as number;
    let step = blocks.blockStep[block] as number;
    let length = blocks.blockLength[block] as number;
    let posting = blocks.blockPosting[block] as number;
    let vote = blocks.blockFiner[block] as number;
    const lastTerm = blocks.blockTerm[block + 1] as number;
    for (let term = blocks.blockTerm[block] as number; term < lastTerm; term++) {
      at[term] = entry;
      let heading = 0;
      for (let left = headings[term] as number; left > 0; left--) {
        let byte = steps[step++] as number;
        heading += byte;
        while (byte === SMALL_MAX) {
          byte = steps[step++] as number;
          heading += byte;
        }
        packed[entry] = packEntry(heading, counts[entry] as number, votes[entry] as number);
        postingAt[entry] = posting;
        byte = lengths[length++] as number;
        posting += byte;
        while (byte === SMALL_MAX) {
          byte = lengths[length++] as number;
          posting += byte;
        }
        finerAt[entry] = vote;
        vote += finer[entry] as number;
        entry++;
      }
    }
    at[lastTerm] = entry;
    postingAt[entry] = posting;
    finerAt[entry] = vote;
    this.#isDecoded[block] = 1;
  }
}
