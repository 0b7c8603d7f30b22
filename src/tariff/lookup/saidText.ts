// What a text says, for conditions to be held against: its words, as written and as the search read them, the amounts
// and the packs that it tells.
import { once } from '../../steps/once.ts';
import { hasDevanagari, romanise, soundKey } from '../engine/text/hindi.ts';
import type { Language } from '../engine/text/language.ts';
import type { Reader, Reading } from '../engine/text/read.ts';
import { SOUND_PREFIX } from '../engine/text/terms.ts';
import { type Pack, phrasesIn } from '../model/conditions.ts';
import { latinDigits } from '../model/digits.ts';
import type { PartyFact } from '../model/parties.ts';
import type { Amount } from '../model/sizes.ts';
import { amountIn, bareNumberIn, namesRupees, packedAmountIn, packIn, type Range, withPrice } from './amounts.ts';
import { partyFactsIn } from './parties.ts';

/** A word of a phrase: its form, and its sound as words in Devanagari and unknown ones are found by. */
interface PhraseWord {
  readonly form: string;
  readonly sound: string;
}
export type Phrase = readonly PhraseWord[];

const MIN_SOUND = 3;
/** What a text says that it is not: "room rent (non ICU)". */
const denied = once(() => /(?<!\p{L})(?:non|not|without|except|excluding|other than)[ -]+(\p{L}[\p{L}\p{M}]*)/gu);
/** True where it may: a pattern that finds all of something is made anew for each text. */
const MAY_DENY = /no[nt]|without|exc|other/;
/** The words of a phrase that denies something itself: "non ac". */
const DENYING: ReadonlySet<string> = new Set(['non', 'not', 'without', 'except', 'excluding', 'other', 'no']);

/** What an amount is for, written in one with it: "@7500pm". */
const perPeriod = once(() => /\d(pm|pcm|pa)(?!\p{L})/gu);
const MAY_BE_PER_PERIOD = /\dp[mca]/;

export const phrasesOf = (phrases: readonly string[], language: Language): readonly Phrase[] =>
  phrases.map((phrase) => language.formsOf(phrase).map(phraseWord));

function phraseWord(form: string): PhraseWord {
  const sound = /\d/.test(form) ? '' : soundKey(hasDevanagari(form) ? romanise(form) : form);
  return { form, sound: sound.length < MIN_SOUND ? '' : SOUND_PREFIX + sound };
}

/** What reads texts: the search engine. */
export interface TextSource {
  readonly reader: Reader;
  /** What words were read as, where that is not what is written. */
  meantIn(reading: Reading): readonly string[];
}

/** What was written out of the text, and then the text: a price that ends it stays at the end. */
function writtenLast({ folded, rewrites }: Reading): string {
  if (rewrites.length === 0) return folded;
  const meant = rewrites.map(({ to }) => to).join(' ');
  return `${meant}; ${folded.slice(0, folded.length - meant.length - 1)}`;
}

/** A bare number below it is no price. */
const LEAST_PRICE = 50;

/** Of one piece in rupees, where it is given beside the text; null: no amount in rupees counts. */
type Price = number | null | undefined;

export class SaidText {
  /** As written, and as read: forms and sounds. */
  readonly words: ReadonlySet<string>;
  readonly #text: string;
  readonly #namesBrand: boolean;
  readonly #hasDigit: boolean;
  readonly #price: Price;
  readonly #rewrites: Reading['rewrites'];
  /** The goods of a question or of a voucher's narration; empty: the text is neither. */
  readonly #asked: string;
  /** Made with the first amount that is asked for. */
  #amounts: Map<Amount, Range | undefined> | undefined;
  #pack: Pack | null | undefined;
  #denied: Set<string> | undefined;
  #partyFacts: ReadonlySet<PartyFact> | undefined;
  readonly #language: Language;

  constructor(reading: Reading, source: TextSource, price?: Price) {
    this.#language = source.reader.language;
    const words = new Set(source.reader.formsIn(reading.folded));
    for (const meant of source.meantIn(reading)) words.add(meant);
    this.#text = latinDigits(writtenLast(reading));
    if (MAY_BE_PER_PERIOD.test(this.#text)) {
      for (const [, period = ''] of this.#text.matchAll(perPeriod())) words.add(period);
    }
    this.words = words;
    this.#namesBrand = reading.namesBrand;
    this.#hasDigit = /\d/.test(this.#text);
    this.#price = price;
    this.#rewrites = reading.rewrites;
    this.#asked = reading.asked;
  }

  has({ form, sound }: PhraseWord): boolean {
    return this.words.has(form) || (sound !== '' && this.words.has(sound));
  }

  /** One of its words is among them. */
  hasOne(words: ReadonlySet<string>): boolean {
    for (const word of this.words) if (words.has(word)) return true;
    return false;
  }

  /** All its words, wherever they stand. */
  says(phrase: Phrase): boolean {
    for (const word of phrase) if (!this.has(word)) return false;
    return true;
  }

  saysOne(phrases: readonly Phrase[]): boolean {
    return phrases.some((phrase) => this.says(phrase));
  }

  /** The same of a phrase that speaks for something: the text denies no word of it ("non-affordable flat"). */
  affirms(phrase: Phrase): boolean {
    return this.says(phrase) && !this.#deniesPart(phrase);
  }

  /** It says all words of one of them, but denies what the phrase is about. */
  deniesOne(phrases: readonly Phrase[]): boolean {
    if (this.#deniedWords.size === 0) return false;
    return phrases.some((phrase) => this.#deniesPart(phrase) && this.says(phrase));
  }

  #deniesPart(phrase: Phrase): boolean {
    const denied = this.#deniedWords;
    if (denied.size === 0 || phrase.some(({ form }) => DENYING.has(form))) return false;
    return phrase.some(({ form }) => denied.has(form));
  }

  /** The same, but for a single word that the text denies. */
  meansOne(phrases: readonly Phrase[]): boolean {
    return phrases.some(
      (phrase) => this.says(phrase) && !(phrase.length === 1 && this.#deniedWords.has(phrase[0]?.form ?? '')),
    );
  }

  /** It says of something that it is not. */
  get denies(): boolean {
    return this.#deniedWords.size > 0;
  }

  get #deniedWords(): ReadonlySet<string> {
    if (this.#denied === undefined) {
      this.#denied = new Set();
      if (!MAY_DENY.test(this.#text)) return this.#denied;
      for (const [, word = ''] of this.#text.matchAll(denied())) {
        for (const form of this.#language.formsOf(word)) this.#denied.add(form);
      }
    }
    return this.#denied;
  }

  /** The same for one phrase of a cell, which may have what the text says of its parties beside words. */
  affirmsOneOf(cell: string): boolean {
    return phrasesOfCell(cell, this.#language).some(
      ({ words, facts }) => facts.every((fact) => this.partyFacts.has(fact)) && this.affirms(words),
    );
  }

  get partyFacts(): ReadonlySet<PartyFact> {
    this.#partyFacts ??= partyFactsIn(this.#text);
    return this.#partyFacts;
  }

  /** What it tells of the amount, or of what one package holds of it; undefined: nothing. */
  amount(amount: Amount): Range | undefined {
    const price = amount === 'rupees' ? this.#price : undefined;
    if (price === null) return undefined;
    if (!this.#hasDigit) return withPrice(undefined, price);
    this.#amounts ??= new Map();
    if (!this.#amounts.has(amount)) this.#amounts.set(amount, withPrice(packedAmountIn(this.#text, amount), price));
    return this.#amounts.get(amount);
  }

  /** How large the goods are. */
  size(amount: Amount): Range | undefined {
    if (amount === 'rupees') return this.amount(amount);
    return this.#hasDigit ? amountIn(this.#text, amount) : undefined;
  }

  /** A number without a unit that is read as the price of one piece or day, in rupees; undefined: there is none. */
  get bareNumber(): number | undefined {
    if (!this.#hasDigit || namesRupees(this.#text)) return undefined;
    const told = packedAmountIn(this.#text, 'rupees');
    if (told !== undefined) return told.least === told.most && told.most >= LEAST_PRICE ? told.most : undefined;
    const found = bareNumberIn(this.#asked === '' ? this.#text : latinDigits(this.#asked));
    if (found === undefined || found.price < LEAST_PRICE) return undefined;
    const isOfBrand = this.#rewrites.some(
      ({ from, via }) => via === 'brand' && (found.before.trimEnd().endsWith(from) || from.endsWith(` ${found.price}`)),
    );
    return isOfBrand ? undefined : found.price;
  }

  get pack(): Pack | undefined {
    if (this.#pack === undefined) this.#pack = packIn(this.#text, this.#namesBrand) ?? null;
    return this.#pack ?? undefined;
  }
}

/** A text, and the price of one piece that is given beside it. What they say is worked out when a rate depends on it. */
export class PricedText {
  readonly price: number | undefined;
  /** What the text says alone. */
  readonly alone: () => SaidText;
  /** The same with the price, or with its bare number read as one. */
  readonly withPrice: () => SaidText;
  /** What it says if its bare number is no price. */
  readonly withoutBare: () => SaidText;

  constructor(reading: Reading, source: TextSource, price?: number) {
    this.price = price;
    this.alone = once(() => new SaidText(reading, source));
    this.withPrice = once(() => {
      const known = price ?? this.bareNumber;
      return known === undefined ? this.alone() : new SaidText(reading, source, known);
    });
    this.withoutBare = once(() => new SaidText(reading, source, null));
  }

  /** See `SaidText.bareNumber`; a price beside the text is the price. */
  get bareNumber(): number | undefined {
    return this.price === undefined ? this.alone().bareNumber : undefined;
  }
}

/** The words that a phrase may begin with. */
export function firstWordOf([first]: Phrase): readonly string[] {
  if (first === undefined) return [];
  const { form, sound } = first;
  return [...new Set([form, sound])].filter((word) => word !== '');
}

interface CellPhrase {
  readonly words: Phrase;
  readonly facts: readonly PartyFact[];
}

function cellPhrase(phrase: string, language: Language): CellPhrase {
  const parts = phrase.split(' ');
  const words = parts.filter((part) => !part.startsWith('@')).join(' ');
  return {
    words: words === '' ? [] : language.formsOf(words).map(phraseWord),
    facts: parts.filter((part): part is PartyFact => part.startsWith('@')),
  };
}

const phrasesOfCells = new WeakMap<Language, Map<string, readonly CellPhrase[]>>();
function phrasesOfCell(cell: string, language: Language): readonly CellPhrase[] {
  let cells = phrasesOfCells.get(language);
  if (cells === undefined) {
    cells = new Map();
    phrasesOfCells.set(language, cells);
  }
  let known = cells.get(cell);
  if (known === undefined) {
    known = phrasesIn(cell).map((phrase) => cellPhrase(phrase, language));
    cells.set(cell, known);
  }
  return known;
}
