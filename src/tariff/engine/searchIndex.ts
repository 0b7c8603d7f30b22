// The search index in memory: terms, names, descriptions and headings as typed arrays, opened without parsing.
// Built by compile/buildIndex.ts; read by candidates.ts and closeLook.ts. Knows nothing of rates, HTTP or files.
import { type Container, SMALL_MOST, startsOf } from '../dataset/container.ts';

/** Bits of a name's flags. */
export const NAME_USUAL = 1;
export const NAME_HINDI = 2;

/** Prefixes that keep the kinds of terms apart in one dictionary. */
export const SOUND_PREFIX = '~';
export const CONSONANT_PREFIX = '~~';

/** Terms stand in the order of their hashes; the upper bits of the hash say in which of these groups. */
export const TERM_GROUPS = 1 << 15;
export const GROUP_SHIFT = 17;

export const FNV_OFFSET = 0x811c9dc5;
export const FNV_PRIME = 0x01000193;

/** The hash that places a term in the dictionary; over UTF-16 units, so that no encoding is needed at query time. */
export function termHash(term: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

/** How telling a term is that stands in so many of the headings. */
export const weightOfTerm = (headings: number, headingCount: number): number =>
  Math.log(1 + headingCount / (0.5 + headings));

/**
 * Sums of weights are kept in one byte, on a logarithmic scale: they are compared with sums of the same words, for which
 * a hundredth more or less says nothing.
 */
const LEAST_SUM = 0.5;
const SUM_STEPS = 28;
export const packedSum = (sum: number): number =>
  Math.max(0, Math.min(0xff, Math.round(SUM_STEPS * Math.log2(Math.max(sum, LEAST_SUM) / LEAST_SUM))));
/** The sums that the bytes stand for. */
export const SUM_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => LEAST_SUM * 2 ** (byte / SUM_STEPS));

export class SearchIndex {
  readonly termCount: number;
  readonly nameCount: number;
  readonly codeCount: number;
  readonly headingCount: number;

  /** Common names, those of a heading together. Name → code → heading. */
  readonly nameCode: Uint16Array;
  readonly nameFlags: Uint8Array;
  readonly codeHeading: Uint16Array;
  readonly codeParent: Uint16Array;
  readonly headingCode: Uint16Array;
  /** The first name of each heading. */
  readonly headingName: Uint32Array;
  /** How much a heading is traded, as far as its number of names tells: log of it, about 0 to 1. */
  readonly headingSize: Float32Array;
  readonly headingChapter: Uint8Array;
  /** The live codes right below each code: `children` from `childrenAt[code]` to `childrenAt[code + 1]`. */
  readonly children: Uint16Array;
  readonly childrenAt: Uint32Array;
  /** Live codes rank; retired ones are found by code only. */
  readonly codeLive: Uint8Array;

  /** The headings that know a term: entries from `entryAt[term]` to `entryAt[term + 1]`, in tariff order. */
  readonly entryAt: Uint32Array;
  readonly entryHeading: Uint16Array;
  /** How often (see `KNOWN_SHARE`), and whether the term alone is a name there. */
  readonly entryCount: Uint8Array;
  /** The text model's votes of the term for the heading: those of any word, and those a head word has beside them. */
  readonly entryVote: Int8Array;
  readonly entryHeadVote: Int8Array;
  /**
   * Where an entry's postings begin. There: the number of descriptions and their codes, then the names, both as steps
   * from the one before, counted within the heading, that carry a bit for "as its head". Numbers are varints.
   */
  readonly entryFrom: Uint32Array;
  readonly postings: Uint8Array;

  readonly #weightBySpread: Float32Array;
  /**
   * The text model's votes for codes of six digits: the entries that have some, in their order; where those of each begin;
   * the codes, counted within the heading, and the votes.
   */
  readonly #finerEntry: Uint32Array;
  readonly #finerAt: Uint32Array;
  readonly #finerCode: Uint8Array;
  readonly #finerVote: Int8Array;

  /** Sum of the weights of a name's words, and of a description's words, packed as `SUM_OF_BYTE` tells. */
  readonly nameWeight: Uint8Array;
  readonly textWeight: Uint8Array;

  readonly #units: Uint8Array;
  readonly #unitsAt: Uint32Array;
  readonly #groupAt: Uint32Array;
  readonly container: Container;

  constructor(file: Container) {
    this.container = file;
    this.#units = file.bytes('term.units');
    this.#unitsAt = startsOf(file.bytes('term.length'));
    this.#groupAt = startsOf(file.bytes('term.group'));
    this.termCount = this.#unitsAt.length - 1;
    this.nameCode = file.u16('name.code');
    this.nameFlags = file.bytes('name.flags');
    this.codeHeading = file.u16('code.heading');
    this.codeParent = file.u16('code.parent');
    this.codeLive = file.bytes('code.live');
    this.headingCode = file.u16('heading.code');
    this.headingName = startsOf(file.u16('heading.names'));
    this.headingChapter = file.bytes('heading.chapter');
    this.nameCount = this.nameCode.length;
    this.codeCount = this.codeHeading.length;
    this.headingCount = this.headingCode.length;
    this.entryAt = startsOf(file.u16('term.headings'));
    this.entryCount = file.bytes('entry.count');
    this.entryVote = file.i8('entry.vote');
    this.entryHeadVote = file.i8('entry.head');
    this.entryHeading = new Uint16Array(this.entryCount.length);
    this.entryFrom = new Uint32Array(this.entryCount.length + 1);
    this.#placeEntries(file.bytes('entry.step'), file.bytes('entry.length'));
    this.postings = file.bytes('posting');
    this.#finerEntry = sumsOf(file.bytes('finer.step'), file.bytes('finer.count').length);
    this.#finerAt = startsOf(file.bytes('finer.count'));
    this.#finerCode = file.bytes('finer.code');
    this.#finerVote = file.i8('finer.vote');
    this.nameWeight = file.bytes('name.words');
    this.textWeight = file.bytes('text.words');

    this.childrenAt = startsOf(file.bytes('code.children'));
    this.children = file.u16('children');

    this.headingSize = new Float32Array(this.headingCount);
    for (let heading = 0; heading < this.headingCount; heading++) {
      const names = (this.headingName[heading + 1] ?? 0) - (this.headingName[heading] ?? 0);
      this.headingSize[heading] = Math.log1p(names) / 6;
    }

    this.#weightBySpread = Float32Array.from({ length: this.headingCount + 1 }, (_, headings) =>
      weightOfTerm(headings, this.headingCount),
    );
  }

  /** How telling a term is: log of headings over headings that have it. */
  weightOf(term: number): number {
    return this.#weightBySpread[(this.entryAt[term + 1] ?? 0) - (this.entryAt[term] ?? 0)] ?? 0;
  }

  /** Adds the votes of an entry for codes of six digits, times `trust`, by the codes' places within the heading. */
  addFinerVotes(entry: number, trust: number, votes: Float32Array): void {
    const entries = this.#finerEntry;
    let low = 0;
    let high = entries.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    if (entries[low] !== entry) return;
    const end = this.#finerAt[low + 1] ?? 0;
    for (let i = this.#finerAt[low] ?? 0; i < end; i++) {
      const code = this.#finerCode[i] ?? 0;
      votes[code] = (votes[code] ?? 0) + (this.#finerVote[i] ?? 0) * trust;
    }
  }

  /** Headings and places of postings from their steps: all of them in one go, since an opening runs uncompiled code. */
  #placeEntries(steps: Uint8Array, lengths: Uint8Array): void {
    const { entryAt, entryHeading, entryFrom } = this;
    let stepAt = 0;
    let lengthAt = 0;
    let from = 0;
    let entry = 0;
    for (let term = 1; term < entryAt.length; term++) {
      const end = entryAt[term] as number;
      let heading = 0;
      for (; entry < end; entry++) {
        let byte = steps[stepAt++] as number;
        heading += byte;
        while (byte === SMALL_MOST) {
          byte = steps[stepAt++] as number;
          heading += byte;
        }
        entryHeading[entry] = heading;
        entryFrom[entry] = from;
        byte = lengths[lengthAt++] as number;
        from += byte;
        while (byte === SMALL_MOST) {
          byte = lengths[lengthAt++] as number;
          from += byte;
        }
      }
    }
    entryFrom[entry] = from;
  }

  /** The number of a term, or -1. */
  term(text: string): number {
    const group = termHash(text) >>> GROUP_SHIFT;
    const units = this.#units;
    const end = this.#groupAt[group + 1] ?? 0;
    for (let term = this.#groupAt[group] ?? 0; term < end; term++) {
      const from = this.#unitsAt[term] ?? 0;
      if ((this.#unitsAt[term + 1] ?? 0) - from !== text.length) continue;
      let i = 0;
      while (i < text.length && units[from + i] === text.charCodeAt(i)) i++;
      if (i === text.length) return term;
    }
    return -1;
  }

  /**
   * As `term`, for a word that stands as letters in a buffer and whose first letters are hashed already: tried hundreds
   * of times for one mistyped word.
   */
  termOfLetters(letters: Uint16Array, length: number, hashed: number, hashOfThem: number): number {
    let hash = hashOfThem;
    for (let i = hashed; i < length; i++) hash = Math.imul(hash ^ (letters[i] ?? 0), FNV_PRIME);
    const group = hash >>> GROUP_SHIFT;
    const units = this.#units;
    const end = this.#groupAt[group + 1] ?? 0;
    for (let term = this.#groupAt[group] ?? 0; term < end; term++) {
      const from = this.#unitsAt[term] ?? 0;
      if ((this.#unitsAt[term + 1] ?? 0) - from !== length) continue;
      let i = 0;
      while (i < length && units[from + i] === letters[i]) i++;
      if (i === length) return term;
    }
    return -1;
  }

  termText(term: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#unitsAt[term], this.#unitsAt[term + 1]));
  }
}

/** Numbers from their steps. */
function sumsOf(steps: Uint8Array, count: number): Uint32Array {
  const sums = new Uint32Array(count);
  let at = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let byte = steps[at++] as number;
    sum += byte;
    while (byte === SMALL_MOST) {
      byte = steps[at++] as number;
      sum += byte;
    }
    sums[i] = sum;
  }
  return sums;
}
