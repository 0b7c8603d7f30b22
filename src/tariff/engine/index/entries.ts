// The entries of terms: which headings know a term and how well, and which names and descriptions hold it (its postings).
// Decoded a block of terms at a time, when one of them is first found.
import { type Container, SMALL_MAX, startsOf } from '../../dataset/container.ts';
import { packEntry, sectionOf, TERM_BLOCKS, type View } from './format.ts';

/** What the columns are decoded from: lengths, and where each block begins in them. */
interface Encoded {
  readonly headings: View<'term.headings'>;
  readonly steps: Uint8Array;
  readonly counts: Uint8Array;
  readonly lengths: Uint8Array;
  readonly blockTerm: Uint32Array;
  readonly blockEntry: Uint32Array;
  readonly blockStep: Uint32Array;
  readonly blockLength: Uint32Array;
  readonly blockPosting: Uint32Array;
}

export class Entries {
  /** Those of a term that was found: from `at[term]` to before `at[term + 1]`, in the order of headings. */
  readonly at: Uint32Array;
  /** By entry: see `packEntry`. */
  readonly packed: Int32Array;
  /** Where the postings of each begin; they end where the next begin. */
  readonly postingAt: Uint32Array;
  readonly #encoded: Encoded;
  readonly #isDecoded = new Uint8Array(TERM_BLOCKS);

  constructor(file: Container) {
    const startsIn = (name: Parameters<typeof sectionOf>[1]): Uint32Array =>
      startsOf(sectionOf(file, name) as Uint16Array | Uint32Array);
    this.#encoded = {
      headings: sectionOf(file, 'term.headings'),
      steps: sectionOf(file, 'entry.step'),
      counts: sectionOf(file, 'entry.count'),
      lengths: sectionOf(file, 'entry.length'),
      blockTerm: startsIn('block.terms'),
      blockEntry: startsIn('block.entries'),
      blockStep: startsIn('block.steps'),
      blockLength: startsIn('block.lengths'),
      blockPosting: startsIn('block.postings'),
    };
    const count = this.#encoded.counts.length;
    this.at = new Uint32Array(this.termCount + 1);
    this.packed = new Int32Array(count);
    this.postingAt = new Uint32Array(count + 1);
  }

  get termCount(): number {
    return this.#encoded.headings.length;
  }

  /** How many headings know a term, whether it was found or not. */
  documentFrequency(term: number): number {
    return this.#encoded.headings[term] as number;
  }

  /** Makes sure that the entries of a block of terms are decoded. */
  open(block: number): void {
    if (this.#isDecoded[block] === 0) this.#decode(block);
  }

  #decode(block: number): void {
    const { at, packed, postingAt } = this;
    const { headings, steps, counts, lengths, ...blocks } = this.#encoded;
    let entry = blocks.blockEntry[block] as number;
    let step = blocks.blockStep[block] as number;
    let length = blocks.blockLength[block] as number;
    let posting = blocks.blockPosting[block] as number;
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
        packed[entry] = packEntry(heading, counts[entry] as number);
        postingAt[entry] = posting;
        byte = lengths[length++] as number;
        posting += byte;
        while (byte === SMALL_MAX) {
          byte = lengths[length++] as number;
          posting += byte;
        }
        entry++;
      }
    }
    at[lastTerm] = entry;
    postingAt[entry] = posting;
    this.#isDecoded[block] = 1;
  }
}

/**
 * A description (code) or a name of a heading that holds a term. As bytes, an entry has first how many descriptions there
 * are, then these, then the names up to the end. Each is the distance from the one before, counted within the heading,
 * times two, plus one where the term is its head. All numbers are varints: seven bits to a byte, the lowest first, the
 * eighth bit set on all bytes but the last.
 */
export interface Posting {
  /** Number of a name or a code. */
  readonly doc: number;
  /** The term is its head. */
  readonly head: boolean;
}

function pushVarint(bytes: number[], number: number): void {
  let rest = number;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function pushList(bytes: number[], list: readonly Posting[], first: number): void {
  let previous = first;
  for (const { doc, head } of list) {
    pushVarint(bytes, ((doc - previous) << 1) | (head ? 1 : 0));
    previous = doc;
  }
}

/** Where the codes and the names of a heading begin. */
export interface Firsts {
  readonly code: number;
  readonly name: number;
}

/** Appends the postings of an entry; nothing where there are none. Hands back how many bytes they take. */
export function pushPostings(
  bytes: number[],
  texts: readonly Posting[],
  names: readonly Posting[],
  { code, name }: Firsts,
): number {
  const before = bytes.length;
  if (texts.length + names.length > 0) {
    pushVarint(bytes, texts.length);
    pushList(bytes, texts, code);
    pushList(bytes, names, name);
  }
  return bytes.length - before;
}

const ALL_NAMES = 0x3fffffff;
/** As the last name of those that are read. */
export const NO_NAMES = -1;

/** The postings of one entry at a time, decoded. */
export class PostingReader {
  readonly #bytes: Uint8Array;
  /** First the descriptions, then the names: their number within the heading times two, plus one for "as its head". */
  readonly docs: Int32Array;
  /** How many of them are descriptions, and how many there are. */
  textCount = 0;
  count = 0;

  /** `max`: how many names and codes any heading has. */
  constructor(bytes: Uint8Array, max: number) {
    this.#bytes = bytes;
    this.docs = new Int32Array(max);
  }

  /** Decodes the postings of an entry: the bytes from `from` to before `to`; of the names none far beyond `lastName`. */
  read(from: number, to: number, lastName = ALL_NAMES): void {
    this.textCount = 0;
    this.count = 0;
    if (from === to) return;
    const bytes = this.#bytes;
    const { docs } = this;
    let at = from;
    let byte = bytes[at++] as number;
    let textCount = byte & 0x7f;
    for (let shift = 7; byte & 0x80; shift += 7) {
      byte = bytes[at++] as number;
      textCount |= (byte & 0x7f) << shift;
    }
    let count = 0;
    let end = textCount;
    let last = ALL_NAMES;
    // First the descriptions, then the names.
    for (;;) {
      let doc = 0;
      while (count < end && at < to && doc <= last) {
        byte = bytes[at++] as number;
        let number = byte & 0x7f;
        for (let shift = 7; byte & 0x80; shift += 7) {
          byte = bytes[at++] as number;
          number |= (byte & 0x7f) << shift;
        }
        // The lowest bit says "as its head", the others are a distance.
        doc += number & ~1;
        docs[count++] = doc | (number & 1);
      }
      if (end === docs.length) break;
      end = docs.length;
      last = lastName << 1;
    }
    this.textCount = textCount;
    this.count = count;
  }
}
