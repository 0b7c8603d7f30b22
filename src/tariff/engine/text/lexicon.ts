// What the reader knows of each word, and the cache that keeps it. Texts have their words in common: each is looked at
// once, and found again by its letters where they stand in a text, without cutting it out.

import { unitAt } from '../../../hash/unitAt.ts';
import { termHash } from './terms.ts';

/** `symbol`: "&", which is no word. "+" is a link: what stands behind it goes with the goods. */
export type WordKind = 'negation' | 'link' | 'of' | 'symbol' | 'other';

/** Where facts of words come from: the language. */
interface WordSource {
  form(word: string): string;
  kindOf(word: string): WordKind;
  /** The bits below. */
  traitsOf(word: string, form: string): number;
}

/** What is true of a word, a bit each: the lexicon caches many words, and a bit takes less room than a field. */
export const IS_MEASURE = 1 << 0;
export const IS_UNIT = 1 << 1;
export const IS_NOISE = 1 << 2;
export const IS_EMPTY = 1 << 3;
export const IS_WEAK = 1 << 4;
export const IS_GENERIC = 1 << 5;
export const IS_PACK = 1 << 6;
export const IS_COUNTED_IN = 1 << 7;
export const IS_SECONDARY = 1 << 8;
export const IS_PARTS = 1 << 9;
export const IS_FRAME = 1 << 10;
export const IS_PARTICIPLE = 1 << 11;
export const IS_REPORTED = 1 << 12;
export const IS_NUMBER_WORD = 1 << 13;
export const IS_ACCESSORY = 1 << 14;
export const IS_LEDGER = 1 << 15;
export const IS_GENITIVE = 1 << 16;
export const IS_SELLER = 1 << 17;
export const IS_FIRM = 1 << 18;
export const IS_PURPOSE = 1 << 19;

export class WordFacts {
  readonly word: string;
  /** Unique in its lexicon: never given to another word. */
  readonly number: number;
  /** Where the lexicon caches it; a later word may take the slot over. */
  readonly slot: number;
  readonly kind: WordKind;
  readonly #traits: number;
  /** As indexed, and the hash of that. */
  readonly form: string;
  readonly formHash: number;

  constructor(word: string, number: number, slot: number, language: WordSource) {
    this.word = word;
    this.number = number;
    this.slot = slot;
    this.kind = language.kindOf(word);
    this.form = language.form(word);
    this.formHash = termHash(this.form) | 0;
    this.#traits = language.traitsOf(word, this.form);
  }

  /** "500", "2x3", "250ml". */
  get isMeasure(): boolean {
    return (this.#traits & IS_MEASURE) !== 0;
  }

  /** "ml": of the number before it. */
  get isUnit(): boolean {
    return (this.#traits & IS_UNIT) !== 0;
  }

  /** "two". */
  get isNumberWord(): boolean {
    return (this.#traits & IS_NUMBER_WORD) !== 0;
  }

  get isNoise(): boolean {
    return (this.#traits & IS_NOISE) !== 0;
  }

  /** Says nothing of the goods: "the", "nos", a letter alone. */
  get isEmpty(): boolean {
    return (this.#traits & IS_EMPTY) !== 0;
  }

  get isWeak(): boolean {
    return (this.#traits & IS_WEAK) !== 0;
  }

  /** A noun for goods of any kind: "product", "goods". */
  get isGeneric(): boolean {
    return (this.#traits & IS_GENERIC) !== 0;
  }

  /** A pack or a set. */
  get isPack(): boolean {
    return (this.#traits & IS_PACK) !== 0;
  }

  /** A pack that goods are counted in. */
  get isCountedIn(): boolean {
    return (this.#traits & IS_COUNTED_IN) !== 0;
  }

  /** Not the head where another word can be. */
  get isSecondary(): boolean {
    return (this.#traits & IS_SECONDARY) !== 0;
  }

  /** Goes with a device or is a spare of it: "cover", "charger". */
  get isAccessory(): boolean {
    return (this.#traits & IS_ACCESSORY) !== 0;
  }

  /** Of account books: "payable". */
  get isLedger(): boolean {
    return (this.#traits & IS_LEDGER) !== 0;
  }

  /** Behind what goods are for: the "liye" of "car ke liye". */
  get isPurpose(): boolean {
    return (this.#traits & IS_PURPOSE) !== 0;
  }

  /** Between what something is of and the thing: the "ke" of "lakdi ke hatthe". */
  get isGenitive(): boolean {
    return (this.#traits & IS_GENITIVE) !== 0;
  }

  /** Behind what goods have or are of: the "wali" of "balti dhakkan wali". */
  get isSeller(): boolean {
    return (this.#traits & IS_SELLER) !== 0;
  }

  /** Ends the name of a firm: "agencies". */
  get isFirm(): boolean {
    return (this.#traits & IS_FIRM) !== 0;
  }

  get isParts(): boolean {
    return (this.#traits & IS_PARTS) !== 0;
  }

  /** Names nothing before "of". */
  get isFrame(): boolean {
    return (this.#traits & IS_FRAME) !== 0;
  }

  /** "designed", "mounted": before a link it says how, and names nothing. */
  get isParticiple(): boolean {
    return (this.#traits & IS_PARTICIPLE) !== 0;
  }

  /** An explanation mentions that it was left out. */
  get isReported(): boolean {
    return (this.#traits & IS_REPORTED) !== 0;
  }
}

/**
 * A set-associative cache: a word may stand in any of a few slots, those of the bucket that its hash names. A new word
 * takes over the slot of the oldest in its bucket. So nobody who chooses words with the same hash can make a look-up
 * longer, or the cache larger; a word that was driven out is looked at anew, with the same result.
 */
const BUCKETS = 1 << 13;
const BUCKET_SHIFT = 32 - 13;
export const SLOTS_PER_BUCKET = 6;
export const LEXICON_SLOTS = BUCKETS * SLOTS_PER_BUCKET;

export class Lexicon {
  readonly #words: (WordFacts | undefined)[] = new Array(LEXICON_SLOTS).fill(undefined);
  /** By slot: the hash of the word there. */
  readonly #hashes = new Int32Array(LEXICON_SLOTS);
  /** By bucket: the slot that is taken over next. */
  readonly #oldest = new Uint8Array(BUCKETS);
  #made = 0;
  readonly #probes = new Float64Array(1);
  readonly language: WordSource;

  constructor(language: WordSource) {
    this.language = language;
  }

  /** How many slots were looked at so far. */
  get probes(): number {
    return this.#probes[0] as number;
  }

  /** The word that stands there in the text; `hash` is that of its letters. */
  wordAt(text: string, from: number, to: number, hash: number): WordFacts {
    const bucket = hash >>> BUCKET_SHIFT;
    const first = bucket * SLOTS_PER_BUCKET;
    const end = first + SLOTS_PER_BUCKET;
    for (let slot = first; slot < end; slot++) {
      if (this.#hashes[slot] !== hash) continue;
      const known = this.#words[slot];
      if (known === undefined || !standsAt(known.word, text, from, to)) continue;
      this.#count(slot + 1 - first);
      return known;
    }
    this.#count(SLOTS_PER_BUCKET);
    const oldest = this.#oldest[bucket] as number;
    this.#oldest[bucket] = (oldest + 1) % SLOTS_PER_BUCKET;
    const slot = first + oldest;
    const facts = new WordFacts(text.slice(from, to), this.#made++, slot, this.language);
    this.#words[slot] = facts;
    this.#hashes[slot] = hash;
    return facts;
  }

  #count(probes: number): void {
    this.#probes[0] = this.probes + probes;
  }
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = to - from - 1; i >= 0; i--) if (unitAt(word, i) !== unitAt(text, from + i)) return false;
  return true;
}
