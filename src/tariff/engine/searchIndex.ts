// The search index in memory: terms, names, descriptions and headings as typed arrays, opened without parsing.
// Built by compile/buildIndex.ts; read by rank.ts. Knows nothing of rates, HTTP or files.
import { Container } from '../dataset/container.ts';

/** Bits of a name's flags. */
export const NAME_USUAL = 1;
export const NAME_HINDI = 2;

/** Prefixes that keep the kinds of terms apart in one dictionary. */
export const SOUND_PREFIX = '~';
export const CONSONANT_PREFIX = '~~';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The hash that places a term in the dictionary; over UTF-16 units, so that no encoding is needed at query time. */
export function termHash(term: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}

export class SearchIndex {
  readonly termCount: number;
  readonly nameCount: number;
  readonly codeCount: number;
  readonly headingCount: number;

  /** Names → code, description → heading, code → heading, all by index. */
  readonly nameCode: Uint16Array;
  readonly nameFlags: Uint8Array;
  readonly codeHeading: Uint16Array;
  readonly codeParent: Uint16Array;
  readonly headingCode: Uint16Array;
  /** How much a heading is traded, as far as its number of names tells: log of it, about 0 to 1. */
  readonly headingSize: Float32Array;
  /** Headings of chapter 99. */
  readonly headingIsService: Uint8Array;
  /** The live codes right below each code: `children` from `childrenAt[code]` to `childrenAt[code + 1]`. */
  readonly children: Uint16Array;
  readonly childrenAt: Uint32Array;
  /** Live codes rank; retired ones are found by code only. */
  readonly codeLive: Uint8Array;

  readonly namePostings: Uint8Array;
  readonly namePostingsAt: Uint32Array;
  readonly textPostings: Uint8Array;
  readonly textPostingsAt: Uint32Array;
  readonly bagPostings: Uint8Array;
  readonly bagPostingsAt: Uint32Array;

  /** How telling a term is: log of headings over headings that have it. */
  readonly termWeight: Float32Array;
  /** Sum of the weights of a name's words. */
  readonly nameWeight: Float32Array;
  /** Sum of the weights of a description's words. */
  readonly textWeight: Float32Array;

  readonly #units: Uint16Array;
  readonly #unitsAt: Uint32Array;
  readonly #slots: Int32Array;
  readonly container: Container;

  constructor(bytes: Uint8Array, what = 'the search index') {
    const file = new Container(bytes, what);
    this.container = file;
    this.#units = file.u16('term.units');
    this.#unitsAt = file.u32('term.at');
    this.#slots = file.i32('term.slots');
    this.termCount = this.#unitsAt.length - 1;
    this.nameCode = file.u16('name.code');
    this.nameFlags = file.bytes('name.flags');
    this.codeHeading = file.u16('code.heading');
    this.codeParent = file.u16('code.parent');
    this.codeLive = file.bytes('code.live');
    this.headingCode = file.u16('heading.code');
    this.headingIsService = file.bytes('heading.service');
    this.nameCount = this.nameCode.length;
    this.codeCount = this.codeHeading.length;
    this.headingCount = this.headingCode.length;
    this.namePostings = file.bytes('posting.name');
    this.namePostingsAt = file.u32('posting.name.at');
    this.textPostings = file.bytes('posting.text');
    this.textPostingsAt = file.u32('posting.text.at');
    this.bagPostings = file.bytes('posting.bag');
    this.bagPostingsAt = file.u32('posting.bag.at');

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
    for (let name = 0; name < this.nameCount; name++) {
      const heading = this.codeHeading[this.nameCode[name] ?? 0] ?? 0;
      this.headingSize[heading] = (this.headingSize[heading] ?? 0) + 1;
    }
    for (let heading = 0; heading < this.headingCount; heading++) {
      this.headingSize[heading] = Math.log1p(this.headingSize[heading] ?? 0) / 6;
    }

    const headingsOfTerm = file.u16('term.headings');
    this.termWeight = new Float32Array(this.termCount);
    for (let term = 0; term < this.termCount; term++) {
      this.termWeight[term] = Math.log(1 + this.headingCount / (0.5 + (headingsOfTerm[term] ?? 0)));
    }
    const nameWords = file.u16('name.words');
    const textWords = file.u16('text.words');
    this.nameWeight = new Float32Array(nameWords.length);
    for (let i = 0; i < nameWords.length; i++) this.nameWeight[i] = (nameWords[i] ?? 0) / 256;
    this.textWeight = new Float32Array(textWords.length);
    for (let i = 0; i < textWords.length; i++) this.textWeight[i] = (textWords[i] ?? 0) / 256;
  }

  /** The number of a term, or -1. */
  term(text: string): number {
    const mask = this.#slots.length - 1;
    let slot = termHash(text) & mask;
    for (;;) {
      const term = this.#slots[slot] ?? -1;
      if (term < 0) return -1;
      const from = this.#unitsAt[term] ?? 0;
      const to = this.#unitsAt[term + 1] ?? 0;
      if (to - from === text.length) {
        let i = 0;
        while (i < text.length && this.#units[from + i] === text.charCodeAt(i)) i++;
        if (i === text.length) return term;
      }
      slot = (slot + 1) & mask;
    }
  }

  termText(term: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#unitsAt[term], this.#unitsAt[term + 1]));
  }
}
