// What the reader knows of a word, wherever it stands: its indexed form, and whether it is noise, a unit, a measure …
import { termHash } from './hash.ts';
import { hasDevanagari } from './hindi.ts';
import { foldText, wordForm } from './words.ts';

/** Words that open a phrase which says something about the goods, but does not name them. */
const LINKS = new Set(
  `for with in from containing including used made having by on at to as into suitable fitted comprising consisting
   that which who whose where when while whereby using featuring allowing specifically namely via through like`.split(
    /\s+/,
  ),
);
/** Words that open a phrase which says what the goods are not. */
const NEGATIONS = new Set(['without', 'excluding', 'except', 'not']);
const STOP = new Set(
  `a an the and or of is are be this it its these those their your our my his her s t etc per other than such
   all any each very more most also only just one two three four five six seven eight nine ten
   i ii iii iv x non nos no pc pcs qty quantity
   size sizes small medium large xl xxl xxxl xs big mini jumbo assorted various different multi mixed misc type types kind
   kinds style styles brand branded ka ki ke hai aur wala wali wale का की के को में से है और वाला वाली वाले लिए`.split(/\s+/),
);
/** What is counted stands behind them: "one-piece dress". */
const NUMBER_WORDS = new Set('one two three four five six seven eight nine ten'.split(' '));
/** Nouns for goods of any kind: a text that ends with one names a class of goods at best ("rice product"). */
const GENERIC = new Set('item items product products goods article articles thing things stuff'.split(' '));
/** What goods are counted in: left out beside a number or "of" ("pack of 2"), and where no word stands before it. */
const COUNTED_IN = new Set('pack packs packet packets pair pairs box boxes piece pieces lot lots'.split(' '));
/** Left out only where no word stands before it, or a number: a "tea set" is no tea. */
const SETS = new Set(['set', 'sets']);
/** Such a word counts when the text has nothing better, as shop talk does. */
const WEAK = new Set('pack packet set pair box piece lot mini large small type'.split(' '));
/** Words that describe goods but hardly ever name them: not the head where another word can be. */
const SECONDARY = new Set(
  `pack packs packet packets pair pairs piece pieces lot lots set sets gift gifts present birthday christmas party festival
   fashion hot high low plus price design designs model models fashionable trendy stylish beautiful lovely cute elegant
   luxury luxurious special deluxe classic vintage retro modern designer unisex universal multipurpose multifunction
   multifunctional creative funny original`.split(/\s+/),
);
const NOISE = new Set(
  `new best quality free shipping sale offer discount selling seller premium genuine authentic imported latest trending
   super ultra pro max good great nice perfect ideal amazing awesome unique 2020 2021 2022 2023 2024 2025 2026 wholesale
   retail cheap prepacked prepackaged labelled rs inr mrp usd approx available buy online amazon flipkart random drop dropshipping brandnew amp nbsp
   x`.split(/\s+/),
);
const UNITS =
  'g|gm|gms|gram|grams|kg|kgs|kilo|kilos|mg|mcg|ml|l|ltr|ltrs|litre|litres|liter|liters|cl|oz|lb|lbs|mm|cm|cms|m|mtr|mtrs|meter|meters|metre|metres|ft|feet|inch|inches|in|yd|yards|sqft|sqm|w|watt|watts|kw|kva|v|volt|volts|amp|amps|ah|mah|hz|ghz|mhz|gb|tb|mb|k|d|cc|hp|rpm|psi|bar|gsm|dpi|mp|pcs|pc|pk|ct|nos|no|pack|days|months|month|years|year|yrs|x|p|s|mic|micron|bis|pg|pgs|ply|denier|dtex|tex|count|लीटर|लिटर|किलो|किग्रा|ग्राम|मिली|एमएल|एमएम|मिमी|सेमी|मीटर|इंच|फुट|फीट|सीसी|वाट|एचपी|टन|नग|पीस';
const MEASURE = new RegExp(`^\\d+([.,/x*-]\\d+)*(${UNITS})?$`);
/** A 3D printer is no printer. */
const NO_MEASURE = new Set(['2d', '3d', '4k', '8k']);
const UNIT_ALONE = new RegExp(`^(${UNITS})$`);
const HAS_DIGIT = /\d/;
/** Before "of" they name nothing: "the craft of an electrician", "supply of water". */
const FRAMES = new Set(
  `act acts craft business enterprise activity activities process practice work works job profession provision supply
   service services art trade occupation field branch sort form range variety`.split(/\s+/),
);
/** Past participles; not "feed" or "linseed". */
const PARTICIPLE = /[^e]ed$/;
const MIN_PARTICIPLE_LENGTH = 6;
const PARTS_WORDS = new Set(['part', 'component', 'accessory', 'spare', 'fitting']);

/** What is true of a word, a bit each: the lexicon caches many words, and a bit takes less room than a field. */
const IS_MEASURE = 1 << 0;
const IS_UNIT = 1 << 1;
const IS_NOISE = 1 << 2;
const IS_EMPTY = 1 << 3;
const IS_WEAK = 1 << 4;
const IS_GENERIC = 1 << 5;
const IS_PACK = 1 << 6;
const IS_COUNTED_IN = 1 << 7;
const IS_SECONDARY = 1 << 8;
const IS_PARTS = 1 << 9;
const IS_FRAME = 1 << 10;
const IS_PARTICIPLE = 1 << 11;
const IS_REPORTED = 1 << 12;
const IS_NUMBER_WORD = 1 << 13;

export class WordFacts {
  readonly word: string;
  /** Unique in its lexicon: never given to another word. */
  readonly number: number;
  /** Where the lexicon caches it; a later word may take the slot over. */
  readonly slot: number;
  /** `symbol`: "&" or "+", which is no word. */
  readonly kind: 'negation' | 'link' | 'of' | 'symbol' | 'other';
  readonly #traits: number;
  /** As indexed, and the hash of that. */
  readonly form: string;
  readonly formHash: number;

  constructor(word: string, number: number, slot: number) {
    this.word = word;
    this.number = number;
    this.slot = slot;
    this.kind = kindOf(word);
    this.form = formOf(word);
    this.formHash = termHash(this.form) | 0;
    this.#traits = traitsOf(word, this.form);
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

const formOf = (word: string): string => (hasDevanagari(word) ? word : wordForm(word));
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The forms of all words of a text, in its order. */
export const formsOf = (text: string): readonly string[] => (foldText(text).match(WORD) ?? []).map(formOf);

function kindOf(word: string): WordFacts['kind'] {
  if (word === 'of') return word;
  if (word === '&' || word === '+') return 'symbol';
  return NEGATIONS.has(word) ? 'negation' : LINKS.has(word) ? 'link' : 'other';
}

function traitsOf(word: string, form: string): number {
  const bitIf = (holds: boolean, bit: number): number => (holds ? bit : 0);
  const isNoise = NOISE.has(word);
  const isGeneric = GENERIC.has(word);
  const isCountedIn = COUNTED_IN.has(word);
  const isMeasure = MEASURE.test(word) && !NO_MEASURE.has(word);
  return (
    bitIf(isMeasure, IS_MEASURE) |
    bitIf(UNIT_ALONE.test(word), IS_UNIT) |
    bitIf(NUMBER_WORDS.has(word), IS_NUMBER_WORD) |
    bitIf(isNoise, IS_NOISE) |
    bitIf(STOP.has(word) || isGeneric || (word.length === 1 && !hasDevanagari(word)), IS_EMPTY) |
    bitIf(WEAK.has(form), IS_WEAK) |
    bitIf(isGeneric, IS_GENERIC) |
    bitIf(isCountedIn || SETS.has(word), IS_PACK) |
    bitIf(isCountedIn, IS_COUNTED_IN) |
    bitIf(SECONDARY.has(word), IS_SECONDARY) |
    bitIf(PARTS_WORDS.has(form), IS_PARTS) |
    bitIf(FRAMES.has(word), IS_FRAME) |
    bitIf(word.length >= MIN_PARTICIPLE_LENGTH && PARTICIPLE.test(word), IS_PARTICIPLE) |
    bitIf(isNoise || HAS_DIGIT.test(word), IS_REPORTED)
  );
}
