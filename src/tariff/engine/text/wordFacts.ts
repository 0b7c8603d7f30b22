// What the reader knows of a word, wherever it stands: its indexed form, and whether it is noise, a unit, a measure …
import { termHash } from './hash.ts';

/** `symbol`: "&", which is no word. "+" is a link: what stands behind it goes with the goods. */
export type WordKind = 'negation' | 'link' | 'of' | 'symbol' | 'other';

/** Where facts of words come from: the language. */
export interface WordSource {
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
