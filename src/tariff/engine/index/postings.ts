// The postings of an entry as bytes: the descriptions (codes) and the names of one heading that hold a term. First how
// many descriptions there are, then these, then the names up to the end. Each is the distance from the one before,
// counted within the heading, times two, plus one where the term is its head. All numbers are varints: seven bits to a
// byte, the lowest first, the eighth bit set on all bytes but the last.

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
