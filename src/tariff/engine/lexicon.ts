// What the reader knows of words, wherever they stand. Texts have their words in common: each is looked at once, and
// found again by its letters where they stand in a text, without cutting it out.
import { hasDevanagari } from './hindi.ts';
import type { Meanings } from './resolve.ts';
import { FNV_OFFSET, FNV_PRIME, termHash } from './searchIndex.ts';
import { wordForm } from './words.ts';

/** Words that open a phrase which says something about the goods, but does not name them. */
const LINKS = new Set(
  'for with in from containing including used made having by on at to as into suitable fitted comprising consisting'.split(
    ' ',
  ),
);
/** Words that open a phrase which says what the goods are not. */
const NEGATIONS = new Set(['without', 'excluding', 'except', 'not']);
const STOP = new Set(
  `a an the and or of is are be this that it its these those their your our my his her s t etc per other than such
   which who all any each very more most also only just one two three four five six seven eight nine ten
   i ii iii iv x nos no pc pcs piece pieces pack packs packet packets set sets pair pairs lot lots box boxes qty quantity
   size sizes small medium large xl xxl xxxl xs big mini jumbo assorted various different multi mixed misc type types kind
   kinds style styles model models brand branded design designs designer item items product products goods article
   articles thing things stuff ka ki ke hai aur wala wali wale`.split(/\s+/),
);
/** A pack word that is also goods ("cardboard box", "tea set") counts when the text has nothing better, as shop talk does. */
const WEAK = new Set('pack packet set pair box piece mini large small type set'.split(' '));
const NOISE = new Set(
  `new best quality free shipping sale offer discount hot selling seller top premium original genuine authentic imported
   latest fashion fashionable trendy trending stylish beautiful lovely cute elegant luxury luxurious high low super ultra
   pro plus max good great nice perfect ideal amazing awesome unique special deluxe classic vintage retro modern 2020 2021
   2022 2023 2024 2025 2026 wholesale retail cheap price rs inr mrp usd approx available buy order online amazon flipkart
   delivery warranty guarantee gift gifts present birthday christmas party festival random drop dropshipping
   brandnew unisex universal multipurpose multifunction multifunctional creative funny cool amp nbsp x`.split(/\s+/),
);
const UNITS =
  'g|gm|gms|gram|grams|kg|kgs|kilo|kilos|mg|mcg|ml|l|ltr|ltrs|litre|litres|liter|liters|cl|oz|lb|lbs|mm|cm|cms|m|mtr|mtrs|meter|meters|metre|metres|ft|feet|inch|inches|in|yd|yards|sqft|sqm|w|watt|watts|kw|kva|v|volt|volts|amp|amps|ah|mah|hz|ghz|mhz|gb|tb|mb|k|d|cc|hp|rpm|psi|bar|gsm|dpi|mp|pcs|pc|pk|ct|nos|no|pack|days|months|month|years|year|yrs|x|p|s|mic|micron|bis|ply|denier|dtex|tex|count';
const MEASURE = new RegExp(`^\\d+([.,/x*-]\\d+)*(${UNITS})?$`);
const UNIT_ALONE = new RegExp(`^(${UNITS})$`);
const HAS_DIGIT = /\d/;
const PARTS_WORDS = new Set(['part', 'component', 'accessory', 'spare', 'fitting']);

export interface WordFacts {
  readonly word: string;
  /** Over its letters, as `hashOn` goes on. */
  readonly hash: number;
  /** As indexed, and the hash of that. */
  readonly form: string;
  readonly formHash: number;
  /** `sign`: "&" or "+", which is no word. */
  readonly kind: 'negation' | 'link' | 'of' | 'non' | 'sign' | 'other';
  /** "500", "2x3", "250ml". */
  readonly isMeasure: boolean;
  /** "ml": of the number before it. */
  readonly isUnit: boolean;
  readonly isNoise: boolean;
  /** Says nothing of the goods: "the", "nos", a letter alone. */
  readonly isEmpty: boolean;
  readonly isWeak: boolean;
  readonly isParts: boolean;
  /** An explanation says that it was left out. */
  readonly isTold: boolean;
  /** What it stands for in the index of whoever resolves it, once that is known. */
  meanings: Meanings | undefined;
  /** Another word in the same place of the lexicon. */
  readonly next: WordFacts | undefined;
}

/** The hash of some letters and one more. */
export const hashOn = (hash: number, letter: number): number => Math.imul(hash ^ letter, FNV_PRIME);
export const HASH_OF_NOTHING = FNV_OFFSET | 0;

const MOST_WORDS = 50_000;
const PLACES = 1 << 16;
const PLACE_SHIFT = 16;

export class Lexicon {
  readonly #places: (WordFacts | undefined)[] = new Array(PLACES).fill(undefined);
  #count = 0;

  /** The word that stands there in the text; `hash` is that of its letters. */
  wordAt(text: string, from: number, to: number, hash: number): WordFacts {
    const place = hash >>> PLACE_SHIFT;
    let known = this.#places[place];
    for (; known !== undefined; known = known.next) {
      if (known.hash === hash && standsAt(known.word, text, from, to)) return known;
    }
    if (this.#count >= MOST_WORDS) {
      this.#places.fill(undefined);
      this.#count = 0;
    }
    const facts = factsOf(text.slice(from, to), hash, this.#places[place]);
    this.#places[place] = facts;
    this.#count++;
    return facts;
  }
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}

function kindOf(word: string): WordFacts['kind'] {
  if (word === 'of' || word === 'non') return word;
  if (word === '&' || word === '+') return 'sign';
  return NEGATIONS.has(word) ? 'negation' : LINKS.has(word) ? 'link' : 'other';
}

function factsOf(word: string, hash: number, next: WordFacts | undefined): WordFacts {
  const isHindi = hasDevanagari(word);
  const form = isHindi ? word : wordForm(word);
  const isNoise = NOISE.has(word);
  return {
    word,
    hash,
    form,
    formHash: termHash(form) | 0,
    kind: kindOf(word),
    isMeasure: MEASURE.test(word),
    isUnit: UNIT_ALONE.test(word),
    isNoise,
    isEmpty: STOP.has(word) || (word.length === 1 && !isHindi),
    isWeak: WEAK.has(form),
    isParts: PARTS_WORDS.has(form),
    isTold: isNoise || HAS_DIGIT.test(word),
    meanings: undefined,
    next,
  };
}
