// The search index in memory: terms, names, descriptions and headings as typed arrays, opened without parsing.
// Built by compile/buildIndex.ts; read by candidates.ts and closeLook.ts. Knows nothing of rates, HTTP or files.
import { type Container, startsOf } from '../dataset/container.ts';

/** Bits of a line's flags. */
export const NAME_USUAL = 1;
export const NAME_HINDI = 2;

/** Prefixes that keep the kinds of terms apart in one dictionary. */
export const SOUND_PREFIX = '~';
export const CONSONANT_PREFIX = '~~';

/** Terms stand in the order of their hashes; the upper bits of the hash say in which of these groups. */
export const TERM_GROUPS = 1 << 16;
const GROUP_SHIFT = 16;

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
  readonly lineCount: number;
  readonly codeCount: number;
  readonly headingCount: number;

  /** Lines are common names and example lines, those of a heading together, its names first. Line → code → heading. */
  readonly lineCode: Uint16Array;
  readonly lineFlags: Uint8Array;
  readonly codeHeading: Uint16Array;
  readonly codeParent: Uint16Array;
  readonly headingCode: Uint16Array;
  /** The first line of each heading, and the number of its first name among all names. */
  readonly headingLine: Uint32Array;
  readonly headingName: Uint32Array;
  /** How much a heading is traded, as far as its number of names tells: log of it, about 0 to 1. */
  readonly headingSize: Float32Array;
  readonly headingChapter: Uint8Array;
  /** Headings of chapter 99. */
  readonly headingIsService: Uint8Array;
  /** The live codes right below each code: `children` from `childrenAt[code]` to `childrenAt[code + 1]`. */
  readonly children: Uint16Array;
  readonly childrenAt: Uint32Array;
  /** Live codes rank; retired ones are found by code only. */
  readonly codeLive: Uint8Array;

  /**
   * For each term the headings that know it. An entry: the step from the heading before; a byte with how often
   * (see `KNOWN_SHARE`) and whether the term alone is a name there; the length of what follows, doubled, plus one if
   * descriptions are among it; then the number of descriptions and their codes, and the lines, as steps that carry a
   * bit for "as its head". Numbers are varints.
   */
  readonly postings: Uint8Array;
  readonly postingsAt: Uint32Array;

  /** How telling a term is: log of headings over headings that have it. */
  readonly termWeight: Float32Array;
  /** Sum of the weights of a line's words, and of a description's words, packed as `SUM_OF_BYTE` tells. */
  readonly lineWeight: Uint8Array;
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
    this.lineCode = file.u16('line.code');
    this.lineFlags = file.bytes('line.flags');
    this.codeHeading = file.u16('code.heading');
    this.codeParent = file.u16('code.parent');
    this.codeLive = file.bytes('code.live');
    this.headingCode = file.u16('heading.code');
    this.headingName = startsOf(file.u16('heading.names'));
    this.headingLine = startsOf(file.u16('heading.lines'));
    this.headingChapter = file.bytes('heading.chapter');
    this.headingIsService = file.bytes('heading.service');
    this.lineCount = this.lineCode.length;
    this.codeCount = this.codeHeading.length;
    this.headingCount = this.headingCode.length;
    this.postings = file.bytes('posting');
    this.postingsAt = startsOf(file.u16('posting.length'));
    this.lineWeight = file.bytes('line.words');
    this.textWeight = file.bytes('text.words');

    this.childrenAt = new Uint32Array(this.codeCount + 2);
    for (let code = 0; code < this.codeCount; code++) {
      const parent = this.codeParent[code] ?? 0;
      if (parent !== code && this.codeLive[code] === 1)
        this.childrenAt[parent + 2] = (this.childrenAt[parent + 2] ?? 0) + 1;
    }
    for (let i = 2; i < this.childrenAt.length; i++) {
      this.childrenAt[i] = (this.childrenAt[i] ?? 0) + (this.childrenAt[i - 1] ?? 0);
    }
    this.children = new Uint16Array(this.childrenAt[this.codeCount + 1] ?? 0);
    for (let code = 0; code < this.codeCount; code++) {
      const parent = this.codeParent[code] ?? 0;
      if (parent === code || this.codeLive[code] !== 1) continue;
      const at = this.childrenAt[parent + 1] ?? 0;
      this.children[at] = code;
      this.childrenAt[parent + 1] = at + 1;
    }

    this.headingSize = new Float32Array(this.headingCount);
    for (let heading = 0; heading < this.headingCount; heading++) {
      const names = (this.headingName[heading + 1] ?? 0) - (this.headingName[heading] ?? 0);
      this.headingSize[heading] = Math.log1p(names) / 6;
    }

    const headingsOfTerm = file.u16('term.headings');
    const weights = Float32Array.from({ length: this.headingCount + 1 }, (_, headings) =>
      weightOfTerm(headings, this.headingCount),
    );
    this.termWeight = new Float32Array(this.termCount);
    for (let term = 0; term < this.termCount; term++) this.termWeight[term] = weights[headingsOfTerm[term] ?? 0] ?? 0;
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
