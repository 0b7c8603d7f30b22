// The search index in memory: terms, names, descriptions and headings as typed arrays, opened without parsing.
// Built by compile/buildIndex.ts; read by candidates.ts and closeLook.ts. Knows nothing of rates, HTTP or files.
import { type Container, SMALL_MOST, startsOf } from '../../dataset/container.ts';
import { FNV_BASIS, hashStep } from '../text/hash.ts';

/** The codes right below one are counted in a byte. */
export const MAX_CHILDREN = 0xff;

/** Bits of a name's flags. */
export const NAME_USUAL = 1;
export const NAME_HINDI = 2;

/**
 * Terms stand in the order of their hashes; the upper bits of the hash say in which of these groups, and fewer of them
 * in which block of groups. Where things begin is worked out for a block when one of its terms is first asked for, so
 * that opening the index does not read it all.
 */
export const TERM_GROUPS = 1 << 15;
export const GROUP_SHIFT = 17;
export const TERM_BLOCKS = 1 << 10;
export const BLOCK_SHIFT = 22;
const GROUPS_PER_BLOCK = TERM_GROUPS / TERM_BLOCKS;
/** Stands after the letters of each term. */
export const TERM_END = 0;

/** One of 32 bits, by the bits of the hash that follow those of the group. */
const filterBit = (hash: number): number => 1 << ((hash >>> (GROUP_SHIFT - 5)) & 31);

/** The inverse document frequency of a term that so many of the headings have. */
export const idfOf = (headings: number, headingCount: number): number => Math.log(1 + headingCount / (0.5 + headings));

/**
 * Sums of weights are kept in one byte, on a logarithmic scale: they are compared with sums of the same words, for which
 * a few hundredths more or less say nothing.
 */
const MIN_SUM = 0.5;
const SUM_STEPS = 20;
export const packedSum = (sum: number): number =>
  Math.max(0, Math.min(0xff, Math.round(SUM_STEPS * Math.log2(Math.max(sum, MIN_SUM) / MIN_SUM))));
/** The sums that the bytes stand for. */
export const SUM_BY_BYTE = Float32Array.from({ length: 256 }, (_, byte) => MIN_SUM * 2 ** (byte / SUM_STEPS));

/**
 * An entry in one number: its heading; how often the heading uses the term (see `KNOWN_SHARE`), and whether the term
 * alone is a name there; the text model's vote of the term for the heading.
 */
const HEADING_BITS = 11;
const VOTE_SHIFT = HEADING_BITS + 8;
const packedEntry = (heading: number, count: number, vote: number): number =>
  heading | (count << HEADING_BITS) | ((vote & 0xff) << VOTE_SHIFT);
export const headingIn = (entry: number): number => entry & ((1 << HEADING_BITS) - 1);
export const countIn = (entry: number): number => (entry >>> HEADING_BITS) & 0xff;
/** Moves the vote to the upper end and back, which keeps its sign. */
export const voteIn = (entry: number): number => (entry << (24 - VOTE_SHIFT)) >> 24;

/** How much each group, term and entry has of what follows it; steps and postings as `packSmall` packs them. */
interface Lengths {
  readonly group: Uint8Array;
  readonly headings: Uint16Array;
  readonly steps: Uint8Array;
  readonly postings: Uint8Array;
  readonly finer: Uint8Array;
}

/** Where each block begins in the columns of the index. */
type BlockStarts = Readonly<Record<'term' | 'unit' | 'entry' | 'step' | 'length' | 'posting' | 'finer', Uint32Array>>;

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

  /** The headings that know a term, once it was found: entries from `entryAt[term]` to `entryAt[term + 1]`, in tariff order. */
  readonly entryAt: Uint32Array;
  /** What a first look needs of an entry, in one number so that it is at hand at once: `headingIn`, `countIn`, `voteIn`. */
  readonly entries: Int32Array;
  /** The text model's vote that a head word has beside the vote of any word. */
  readonly entryHeadVote: Int8Array;
  /**
   * Where an entry's postings begin. There: the number of descriptions and their codes, then the names, both as steps
   * from the one before, counted within the heading, that carry a bit for "as its head". Numbers are varints.
   */
  readonly entryFrom: Uint32Array;
  readonly postings: Uint8Array;

  readonly #idfByFrequency: Float32Array;
  readonly #entryCount: Uint8Array;
  readonly #entryVote: Int8Array;
  /** The text model's votes for codes of six digits: where an entry's begin; codes, counted within the heading; votes. */
  readonly #entryFiner: Uint32Array;
  readonly #finerCode: Uint8Array;
  readonly #finerVote: Int8Array;

  /** Sum of the weights of a name's words, and of a description's words, packed as `SUM_BY_BYTE` tells. */
  readonly nameWeight: Uint8Array;
  readonly textWeight: Uint8Array;

  readonly #units: Uint8Array;
  readonly #unitsAt: Uint32Array;
  readonly #groupAt: Uint32Array;
  /** By group: a bit for each of its terms, by further bits of the hash; most of what is asked for has none. */
  readonly #filter = new Int32Array(TERM_GROUPS);
  /** What the above are worked out from, and which blocks are. */
  readonly #blocks: BlockStarts;
  readonly #lengths: Lengths;
  readonly #hasWords = new Uint8Array(TERM_BLOCKS);
  readonly #hasEntries = new Uint8Array(TERM_BLOCKS);
  readonly container: Container;

  constructor(file: Container) {
    this.container = file;
    this.#units = file.bytes('term.units');
    this.#lengths = {
      group: file.bytes('term.group'),
      headings: file.u16('term.headings'),
      steps: file.bytes('entry.step'),
      postings: file.bytes('entry.length'),
      finer: file.bytes('entry.finer'),
    };
    this.#blocks = {
      term: startsOf(file.u16('block.terms')),
      unit: startsOf(file.u16('block.units')),
      entry: startsOf(file.u16('block.entries')),
      step: startsOf(file.u16('block.steps')),
      length: startsOf(file.u16('block.lengths')),
      posting: startsOf(file.u16('block.postings')),
      finer: startsOf(file.u16('block.finer')),
    };
    this.termCount = this.#lengths.headings.length;
    this.#groupAt = new Uint32Array(TERM_GROUPS + 1);
    this.#unitsAt = new Uint32Array(this.termCount + 1);
    this.entryAt = new Uint32Array(this.termCount + 1);
    this.nameCode = file.u16('name.code');
    this.nameFlags = file.bytes('name.flags');
    this.codeHeading = file.u16('code.heading');
    this.codeParent = file.u16('code.parent');
    this.headingCode = file.u16('heading.code');
    this.headingName = startsOf(file.u16('heading.names'));
    this.headingChapter = file.bytes('heading.chapter');
    this.nameCount = this.nameCode.length;
    this.codeCount = this.codeHeading.length;
    this.headingCount = this.headingCode.length;
    if (this.headingCount > 1 << HEADING_BITS)
      throw new RangeError(`${this.headingCount} headings are more than an entry can tell apart.`);
    this.#entryCount = file.bytes('entry.count');
    this.#entryVote = file.i8('entry.vote');
    this.entryHeadVote = file.i8('entry.head');
    const entryCount = this.#entryCount.length;
    this.entries = new Int32Array(entryCount);
    this.entryFrom = new Uint32Array(entryCount + 1);
    this.#entryFiner = new Uint32Array(entryCount + 1);
    this.postings = file.bytes('posting');
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

    this.#idfByFrequency = Float32Array.from({ length: this.headingCount + 1 }, (_, headings) =>
      idfOf(headings, this.headingCount),
    );
  }

  /** The inverse document frequency of a term, over headings. */
  idf(term: number): number {
    return this.#idfByFrequency[(this.entryAt[term + 1] as number) - (this.entryAt[term] as number)] as number;
  }

  /** Adds the votes of an entry for codes of six digits, times `trust`, by the codes' places within the heading. */
  addFinerVotes(entry: number, trust: number, votes: Float32Array): void {
    const end = this.#entryFiner[entry + 1] ?? 0;
    for (let i = this.#entryFiner[entry] ?? 0; i < end; i++) {
      const code = this.#finerCode[i] ?? 0;
      votes[code] = (votes[code] ?? 0) + (this.#finerVote[i] ?? 0) * trust;
    }
  }

  /** Works out where the terms of a block and their letters begin. */
  #placeWords(block: number): void {
    const { group: inGroup } = this.#lengths;
    const units = this.#units;
    const groupAt = this.#groupAt;
    const unitsAt = this.#unitsAt;
    const filter = this.#filter;
    let term = this.#blocks.term[block] as number;
    let unit = this.#blocks.unit[block] as number;
    const first = block * GROUPS_PER_BLOCK;
    for (let group = first; group < first + GROUPS_PER_BLOCK; group++) {
      groupAt[group] = term;
      let bits = 0;
      for (let left = inGroup[group] as number; left > 0; left--) {
        unitsAt[term] = unit;
        let hash = FNV_BASIS;
        for (; units[unit] !== TERM_END; unit++) hash = hashStep(hash, units[unit] as number);
        bits |= filterBit(hash);
        unit++;
        term++;
      }
      filter[group] = bits;
    }
    groupAt[first + GROUPS_PER_BLOCK] = term;
    unitsAt[term] = unit;
    this.#hasWords[block] = 1;
  }

  /** Works out the entries of a block's terms: their headings from steps, the places of their postings and finer votes. */
  #placeEntries(block: number): void {
    const { entryAt, entries, entryFrom } = this;
    const counts = this.#entryCount;
    const votes = this.#entryVote;
    const { headings, steps, postings, finer } = this.#lengths;
    const entryFiner = this.#entryFiner;
    let entry = this.#blocks.entry[block] as number;
    let stepAt = this.#blocks.step[block] as number;
    let lengthAt = this.#blocks.length[block] as number;
    let from = this.#blocks.posting[block] as number;
    let finerFrom = this.#blocks.finer[block] as number;
    const lastTerm = this.#blocks.term[block + 1] as number;
    for (let term = this.#blocks.term[block] as number; term < lastTerm; term++) {
      entryAt[term] = entry;
      let heading = 0;
      for (let left = headings[term] as number; left > 0; left--) {
        let byte = steps[stepAt++] as number;
        heading += byte;
        while (byte === SMALL_MOST) {
          byte = steps[stepAt++] as number;
          heading += byte;
        }
        entries[entry] = packedEntry(heading, counts[entry] as number, votes[entry] as number);
        entryFrom[entry] = from;
        byte = postings[lengthAt++] as number;
        from += byte;
        while (byte === SMALL_MOST) {
          byte = postings[lengthAt++] as number;
          from += byte;
        }
        entryFiner[entry] = finerFrom;
        finerFrom += finer[entry] as number;
        entry++;
      }
    }
    entryAt[lastTerm] = entry;
    entryFrom[entry] = from;
    entryFiner[entry] = finerFrom;
    this.#hasEntries[block] = 1;
  }

  /** The letters of all terms, each followed by `TERM_END`. */
  get letters(): Uint8Array {
    return this.#units;
  }

  /** How many headings know a term. */
  documentFrequency(term: number): number {
    return this.#lengths.headings[term] as number;
  }

  /** Works out the entries of all terms, for scripts that walk through them. */
  openAll(): void {
    for (let block = 0; block < TERM_BLOCKS; block++) {
      this.#placeWords(block);
      this.#placeEntries(block);
    }
  }

  /** The number of a term, or -1. */
  term(text: string): number {
    return this.joinedTerm('', FNV_BASIS, text);
  }

  /** The same for a term of two parts, the first of which is hashed already. */
  joinedTerm(first: string, hashOfFirst: number, second: string): number {
    let hash = hashOfFirst;
    for (let i = 0; i < second.length; i++) hash = hashStep(hash, second.charCodeAt(i));
    const block = hash >>> BLOCK_SHIFT;
    if (this.#hasWords[block] === 0) this.#placeWords(block);
    const group = hash >>> GROUP_SHIFT;
    if (((this.#filter[group] ?? 0) & filterBit(hash)) === 0) return -1;
    const end = this.#groupAt[group + 1] ?? 0;
    for (let term = this.#groupAt[group] ?? 0; term < end; term++) {
      const from = this.#unitsAt[term] ?? 0;
      if ((this.#unitsAt[term + 1] ?? 0) - from - 1 !== first.length + second.length) continue;
      if (!this.#isAt(from + first.length, second) || !this.#isAt(from, first)) continue;
      if (this.#hasEntries[block] === 0) this.#placeEntries(block);
      return term;
    }
    return -1;
  }

  /** Whether a term's letters go on from there with these. */
  #isAt(from: number, letters: string): boolean {
    const units = this.#units;
    let i = 0;
    while (i < letters.length && units[from + i] === letters.charCodeAt(i)) i++;
    return i === letters.length;
  }

  /**
   * As `term`, for a word that stands as letters in a buffer and whose first letters are hashed already: tried hundreds
   * of times for one mistyped word.
   */
  termOfLetters(letters: Uint16Array, length: number, hashed: number, hashOfThem: number): number {
    let hash = hashOfThem;
    for (let i = hashed; i < length; i++) hash = hashStep(hash, letters[i] ?? 0);
    const block = hash >>> BLOCK_SHIFT;
    if (this.#hasWords[block] === 0) this.#placeWords(block);
    const group = hash >>> GROUP_SHIFT;
    if (((this.#filter[group] ?? 0) & filterBit(hash)) === 0) return -1;
    const units = this.#units;
    const end = this.#groupAt[group + 1] ?? 0;
    for (let term = this.#groupAt[group] ?? 0; term < end; term++) {
      const from = this.#unitsAt[term] ?? 0;
      if ((this.#unitsAt[term + 1] ?? 0) - from - 1 !== length) continue;
      let i = 0;
      while (i < length && units[from + i] === letters[i]) i++;
      if (i < length) continue;
      if (this.#hasEntries[block] === 0) this.#placeEntries(block);
      return term;
    }
    return -1;
  }

  termText(term: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#unitsAt[term], (this.#unitsAt[term + 1] ?? 0) - 1));
  }
}
