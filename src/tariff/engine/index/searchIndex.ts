// The search index in memory: terms, names, codes and headings as typed arrays, opened without parsing, and the tree of
// codes. `format.ts` describes the file. Knows nothing of rates, HTTP or files.
import { unitAt } from '../../../hash/unitAt.ts';
import { type Container, startsOf } from '../../dataset/container.ts';
import { Language } from '../text/language.ts';
import { FNV_BASIS, hashStep } from '../text/terms.ts';
import { Dictionary } from './dictionary.ts';
import { Entries, PostingReader } from './entries.ts';
import { ALONE, BLOCK_SHIFT, countIn, idfOf, sectionOf, TERM_BLOCKS, type View } from './format.ts';

/** A code's depth is 0 for a heading; a retired code below one has this bit, and is nobody's child. */
export const RETIRED = 0x80;
const DEPTH_BITS = 0x7f;

/** Numbers of codes. */
type CodeNumbers = Uint16Array | Uint32Array;

/** As narrow as numbers up to so many allow. */
const numbersUpTo = (count: number): Uint16ArrayConstructor | Uint32ArrayConstructor =>
  count <= 0x1_0000 ? Uint16Array : Uint32Array;

/**
 * The tree of codes, from how deep each code stands in it: codes are sorted, so a code's parent is the last one before it
 * that stands one step higher. Headings are known at once, what stands below one when it is first asked for.
 */
export class Tree {
  /** By heading: its own code, the first of its codes. */
  readonly headingCode: CodeNumbers;
  /** By code: its heading. */
  readonly codeHeading: Uint16Array;
  // Below headings that were opened.
  /** By code: the code above it, or itself. */
  readonly codeParent: CodeNumbers;
  /** The live codes right below each code: `children` from `childrenFrom[code]` to before `childrenTo[code]`. */
  readonly children: CodeNumbers;
  readonly childrenFrom: CodeNumbers;
  readonly childrenTo: CodeNumbers;
  readonly #depths: Uint8Array;
  readonly #isOpen: Uint8Array;
  /** The last code of each depth. */
  readonly #path = new Uint32Array(DEPTH_BITS + 1);

  constructor(depths: Uint8Array) {
    const { length } = depths;
    // Positions among children are told by the same numbers.
    const numbers = numbersUpTo(length);
    const firsts: number[] = [];
    for (let code = depths.indexOf(0); code >= 0; code = depths.indexOf(0, code + 1)) firsts.push(code);
    this.#depths = depths;
    this.#isOpen = new Uint8Array(firsts.length);
    this.headingCode = numbers.from(firsts);
    this.codeHeading = new Uint16Array(length);
    for (const [heading, first] of firsts.entries()) this.codeHeading.fill(heading, first, firsts[heading + 1]);
    this.codeParent = new numbers(length);
    this.children = new numbers(length);
    this.childrenFrom = new numbers(length);
    this.childrenTo = new numbers(length);
  }

  /** Tells what stands below a heading: counts the children of each code, and then puts them where they belong. */
  open(heading: number): void {
    if (this.#isOpen[heading] !== 0) return;
    this.#isOpen[heading] = 1;
    const { codeParent, children, childrenFrom, childrenTo } = this;
    const depths = this.#depths;
    const first = this.headingCode[heading] as number;
    const end = this.headingCode[heading + 1] ?? depths.length;
    codeParent[first] = first;
    this.#path[0] = first;
    for (let code = first + 1; code < end; code++) {
      const packed = depths[code] as number;
      const depth = packed & DEPTH_BITS;
      const parent = this.#path[depth - 1] as number;
      this.#path[depth] = code;
      codeParent[code] = parent;
      if (packed < RETIRED) childrenTo[parent] = (childrenTo[parent] as number) + 1;
    }
    // A heading has fewer children below it than codes, so that theirs have room where its codes stand.
    let at = first;
    for (let code = first; code < end; code++) {
      const count = childrenTo[code] as number;
      childrenFrom[code] = at;
      childrenTo[code] = at;
      at += count;
    }
    for (let code = first + 1; code < end; code++) {
      if ((depths[code] as number) >= RETIRED) continue;
      const parent = codeParent[code] as number;
      const next = childrenTo[parent] as number;
      children[next] = code;
      childrenTo[parent] = next + 1;
    }
  }
}

const longest = (starts: Uint32Array): number =>
  starts.reduce((max, start, i) => Math.max(max, start - (starts[i - 1] ?? 0)), 1);

/** Each noun in a line, and behind it the endings of its plurals. */
function readNouns(packed: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    packed.split('\n').map((line) => {
      const [noun = '', ...endings] = line.split(' ');
      return [noun, endings];
    }),
  );
}

export class SearchIndex {
  readonly container: Container;
  /** What the indexed texts were read by. */
  readonly language: Language;
  readonly #dictionary: Dictionary;
  /** The headings that know a term, once it was found. */
  readonly entries: Entries;
  /** By the number of headings that have a term. */
  readonly #idf: Float32Array;

  /** Common names, those of a heading together. */
  readonly nameFlags: Uint8Array;
  readonly codeHeading: Uint16Array;
  /** What stands below which code, for headings that were opened in it. */
  readonly tree: Tree;
  readonly headingCode: CodeNumbers;
  /** The first name of each heading. */
  readonly headingName: Uint32Array;
  /** How much a heading is traded, as far as its number of names suggests: log of it, about 0 to 1. */
  readonly headingSize: Float32Array;
  /** Chapters are counted in tariff order. */
  readonly headingChapter: View<'heading.chapter'>;
  /** The four digits of each heading as one number. */
  readonly headingDigits: Uint16Array;
  /** Sum of the idf of a name's words, and of a description's words, packed as `SUM_BY_BYTE` says. */
  readonly nameWeight: Uint8Array;
  readonly textWeight: Uint8Array;
  /** How many names, and how many codes, any heading has at most. */
  readonly maxNames: number;
  readonly maxCodes: number;
  /** By code: how many names it has. By name: its code, once those of its heading were asked for. */
  readonly #namesOfCode: View<'code.names'>;
  readonly #nameCode: CodeNumbers;
  readonly #isNamed: Uint8Array;
  /** Read when a word in Devanagari first asks for it. */
  #nouns: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(file: Container) {
    this.container = file;
    this.language = Language.unpack(new TextDecoder().decode(file.bytes('language')));
    this.entries = new Entries(file);
    this.#dictionary = new Dictionary(file, this.termCount);
    this.#namesOfCode = sectionOf(file, 'code.names');
    this.nameFlags = sectionOf(file, 'name.flags');
    this.nameWeight = sectionOf(file, 'name.words');
    this.textWeight = sectionOf(file, 'text.words');
    this.tree = new Tree(sectionOf(file, 'code.depth'));
    this.codeHeading = this.tree.codeHeading;
    this.headingCode = this.tree.headingCode;
    this.headingName = startsOf(sectionOf(file, 'heading.names'));
    this.headingChapter = sectionOf(file, 'heading.chapter');
    this.headingDigits = sectionOf(file, 'heading.digits');

    const { headingCount } = this;
    this.#nameCode = new (numbersUpTo(this.codeCount))(this.nameCount);
    this.#isNamed = new Uint8Array(headingCount);
    this.headingSize = new Float32Array(headingCount);
    for (let heading = 0; heading < headingCount; heading++) {
      const names = (this.headingName[heading + 1] as number) - (this.headingName[heading] as number);
      this.headingSize[heading] = Math.log1p(names) / 6;
    }
    this.#idf = Float32Array.from({ length: headingCount + 1 }, (_, headings) => idfOf(headings, headingCount));
    this.maxNames = longest(this.headingName);
    this.maxCodes = longest(Uint32Array.from([...this.headingCode, this.codeCount]));
  }

  get termCount(): number {
    return this.entries.termCount;
  }

  get nameCount(): number {
    return this.headingName.at(-1) ?? 0;
  }

  get codeCount(): number {
    return this.codeHeading.length;
  }

  get headingCount(): number {
    return this.headingCode.length;
  }

  /** By name: its code, for the names of this heading. */
  codesOfNames(heading: number): CodeNumbers {
    if (this.#isNamed[heading] === 0) {
      this.#isNamed[heading] = 1;
      let name = this.headingName[heading] as number;
      const end = this.headingCode[heading + 1] ?? this.codeCount;
      for (let code = this.headingCode[heading] as number; code < end; code++) {
        const count = this.#namesOfCode[code] as number;
        this.#nameCode.fill(code, name, name + count);
        name += count;
      }
    }
    return this.#nameCode;
  }

  /** Whether goods are called by a term alone. */
  isName(term: number): boolean {
    const { at, packed } = this.entries;
    const end = at[term + 1] as number;
    for (let entry = at[term] as number; entry < end; entry++) {
      if ((countIn(packed[entry] as number) & ALONE) !== 0) return true;
    }
    return false;
  }

  /** Whether this plural can only come from a Hindi noun, though it sounds like other words. */
  isPluralOf(plural: string, noun: string): boolean {
    this.#nouns ??= readNouns(new TextDecoder().decode(this.container.bytes('nouns')));
    return this.#nouns.get(noun)?.some((ending) => plural.endsWith(ending)) ?? false;
  }

  /** The letters of all terms, each followed by `TERM_END`. */
  get letters(): Uint8Array {
    return this.#dictionary.letters;
  }

  /** The inverse document frequency of a term that was found, over headings. */
  idf(term: number): number {
    const { at } = this.entries;
    return this.#idf[(at[term + 1] as number) - (at[term] as number)] as number;
  }

  /** How many headings know a term. */
  documentFrequency(term: number): number {
    return this.entries.documentFrequency(term);
  }

  /** Reads the postings of entries. */
  postingReader(): PostingReader {
    return new PostingReader(sectionOf(this.container, 'posting'), this.maxNames + this.maxCodes);
  }

  /** Decodes all terms and entries, for scripts that walk through them. */
  openAll(): void {
    for (let block = 0; block < TERM_BLOCKS; block++) {
      this.#dictionary.decode(block);
      this.entries.open(block);
    }
  }

  /** The number of a term, or -1. */
  term(text: string): number {
    return this.joinedTerm('', FNV_BASIS, text);
  }

  /** The same for a term of two parts, the first of which is hashed already. */
  joinedTerm(first: string, hashOfFirst: number, second: string): number {
    let hash = hashOfFirst;
    const { length } = second;
    for (let i = 0; i < length; i++) hash = hashStep(hash, unitAt(second, i));
    return this.#opened(this.#dictionary.find(hash, first, second), hash);
  }

  /** As `term`, for a word that stands as letters in a buffer and whose first letters are hashed already. */
  termOfLetters(letters: Uint16Array, length: number, hashed: number, hashOfThem: number): number {
    let hash = hashOfThem;
    for (let i = hashed; i < length; i++) hash = hashStep(hash, letters[i] as number);
    return this.#opened(this.#dictionary.findLetters(hash, letters, length), hash);
  }

  #opened(term: number, hash: number): number {
    if (term >= 0) this.entries.open(hash >>> BLOCK_SHIFT);
    return term;
  }

  termText(term: number): string {
    return this.#dictionary.text(term);
  }
}
