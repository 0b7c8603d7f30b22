// Reads a text as a buyer's or a clerk's phrase: what is named, what only modifies it, what is noise.
import { hasDevanagari } from './hindi.ts';
import { remember } from './remember.ts';
import { foldText, wordForm } from './words.ts';

/**
 * What a word does in the text: the `head` names the goods ("charger" in "charger for mobile phone"), a `modifier`
 * stands before it, an `extra` comes after "for", "with", "in" or a comma.
 */
export type Role = 'head' | 'modifier' | 'extra';

export interface ReadWord {
  /** As in the text, folded. */
  readonly word: string;
  /** As indexed. */
  readonly form: string;
  readonly role: Role;
  /** Words of one phrase share a number; the first phrase is 0. */
  readonly phrase: number;
}

export interface Reading {
  readonly words: readonly ReadWord[];
  /** Words that were left out, for the explanation: numbers, pack sizes, shop talk. */
  readonly dropped: readonly string[];
  /** "parts of …", "accessories for …": the text asks for parts. */
  readonly asksForParts: boolean;
  /** Short items set apart by commas, or a long title: no word is the head, and the order says nothing. */
  readonly isList: boolean;
}

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
const SPLIT = /[^\p{L}\p{M}\p{N}&+]+/u;

/** Spelled-out joins that one name may write apart: handled before splitting. */
const JOINS: readonly (readonly [RegExp, string])[] = [
  [/\bt[\s-]*shirts?\b/g, ' tshirt '],
  [/\btee[\s-]+shirts?\b/g, ' tshirt '],
  [/\bx[\s-]*rays?\b/g, ' xray '],
  [/\bwi[\s-]*fi\b/g, ' wifi '],
  [/\be[\s-]+(bike|rickshaw|cigarette|scooter|book|reader|waste)s?\b/g, ' e$1 '],
  [/\bu[\s-]*p[\s-]*v[\s-]*c\b/g, ' upvc '],
  [/\bpvc\b/g, ' pvc '],
  [/\ba\/c\b/g, ' ac '],
  [/\bair[\s-]+condition(er|ing)s?\b/g, ' airconditioner '],
  [/\bm\.?s\.?\s+(?=pipe|plate|angle|channel|sheet|bar|rod|beam)/g, ' mild steel '],
  [/\bs\.?s\.?\s+(?=pipe|plate|sheet|bar|rod|bottle|utensil|glass|bowl|spoon|sink)/g, ' stainless steel '],
  [/\bg\.?i\.?\s+(?=pipe|wire|sheet|bucket)/g, ' galvanised iron '],
];

/** True where one of the joins may apply; most texts skip them all. */
const MAY_JOIN =
  /\bt[\s-]*s|tee[\s-]+s|x[\s-]*ray|wi[\s-]*fi|\be[\s-]|p[\s-]*v[\s-]*c|a\/c|condition|\b[msg]\.?[si]\.?\s/;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const SPLIT_ASCII = /[^a-z0-9&+]+/;

/** Longer texts are titles that pile up words: no single word of theirs is the head. */
const LONG_TITLE = 8;

/** What a phrase begins with: the text, a comma, or something else such as "for" or a bracket. */
type Opener = 'start' | 'comma' | 'other';
const CLAUSE_END = /([,;:()[\]{}|\n\t/]+| [-–—] )/;
const SIDE_MARK = /^,+$/;

const PARTS_WORDS = new Set(['part', 'component', 'accessory', 'spare', 'fitting']);

/** What the reader has to know of a word, wherever it stands. */
interface WordFacts {
  readonly form: string;
  readonly kind: 'negation' | 'link' | 'of' | 'non' | 'other';
  /** "500", "2x3", "250ml". */
  readonly isMeasure: boolean;
  /** "ml": of the number before it. */
  readonly isUnit: boolean;
  readonly isNoise: boolean;
  /** Says nothing of the goods: "the", "nos", a letter alone. */
  readonly isEmpty: boolean;
  readonly isWeak: boolean;
  readonly isParts: boolean;
}

/** Texts have their words in common: each is looked at once. */
const factsOf = remember((word: string): WordFacts => {
  const isHindi = hasDevanagari(word);
  const form = isHindi ? word : wordForm(word);
  return {
    form,
    kind: NEGATIONS.has(word)
      ? 'negation'
      : LINKS.has(word)
        ? 'link'
        : word === 'of' || word === 'non'
          ? word
          : 'other',
    isMeasure: MEASURE.test(word),
    isUnit: UNIT_ALONE.test(word),
    isNoise: NOISE.has(word),
    isEmpty: STOP.has(word) || (word.length === 1 && !isHindi),
    isWeak: WEAK.has(form),
    isParts: PARTS_WORDS.has(form),
  };
});

/** A word whose role is told when all have been read. */
interface Read extends ReadWord {
  role: Role;
}

const reads = (word: string, form: string, phrase: number): Read => ({ word, form, role: 'modifier', phrase });

const APOSTROPHE = /[’'`]/;

/** Reads the text; deterministic, and linear in its length. */
export function readText(text: string): Reading {
  let folded = foldText(text);
  if (APOSTROPHE.test(folded)) folded = folded.replace(/[’'`]s\b/g, '').replace(/[’'`]/g, '');
  if (MAY_JOIN.test(folded)) {
    for (const [pattern, replacement] of JOINS) folded = folded.replace(pattern, replacement);
  }
  const split = BEYOND_ASCII.test(folded) ? SPLIT : SPLIT_ASCII;
  const words: Read[] = [];
  const dropped: string[] = [];
  const weak: Read[] = [];
  let phrase = 0;
  let start = 0;
  let negated = false;
  let asksForParts = false;
  const closePhrase = () => {
    if (words.length > start) {
      start = words.length;
      phrase++;
    }
  };
  const openers: Opener[] = ['start'];
  let opener: Opener = 'start';
  const clauses = folded.split(CLAUSE_END);
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i] ?? '';
    if (i % 2 === 1) {
      closePhrase();
      opener = SIDE_MARK.test(clause) ? 'comma' : 'other';
      continue;
    }
    negated = false;
    let afterNumber = false;
    let skipNext = false;
    for (const word of clause.split(split)) {
      if (word === '' || word === '&' || word === '+') continue;
      const { form, kind, isMeasure, isUnit, isNoise, isEmpty, isWeak, isParts } = factsOf(word);
      if (kind === 'non') {
        skipNext = true;
        continue;
      }
      if (skipNext) {
        skipNext = false;
        dropped.push(word);
        continue;
      }
      if (kind === 'negation' || kind === 'link') {
        closePhrase();
        opener = 'other';
        negated = kind === 'negation';
        continue;
      }
      if (kind === 'of') {
        const last = words.at(-1);
        if (last && PARTS_WORDS.has(last.form)) {
          asksForParts = true;
          closePhrase();
          opener = 'other';
        }
        continue;
      }
      const measures = isMeasure || (afterNumber && isUnit);
      afterNumber = isMeasure;
      if (measures || negated || isNoise) {
        if (isNoise && !measures && !negated) weak.push(reads(word, form, phrase));
        dropped.push(word);
        continue;
      }
      if (isEmpty) {
        if (isWeak) weak.push(reads(word, form, phrase));
        dropped.push(word);
        continue;
      }
      if (isParts) asksForParts = true;
      openers[phrase] = opener;
      words.push(reads(word, form, phrase));
    }
  }
  for (const word of weak) word.role = 'extra';
  const kept = words.length > 0 ? words : weak;
  const isList = kept.length > LONG_TITLE || isCommaList(folded, kept);
  if (!isList) giveRoles(kept, openers);
  return {
    words: kept,
    dropped: dropped.filter((word) => HAS_DIGIT.test(word) || NOISE.has(word)),
    asksForParts,
    isList,
  };
}

/** "rice, wheat, barley" is a list; "fillets of pollock, frozen" is not. */
function isCommaList(folded: string, words: readonly ReadWord[]): boolean {
  if (!folded.includes(',')) return false;
  const parts = folded.split(',').filter((part) => part.trim() !== '');
  return (
    parts.length >= 3 && words.length <= parts.length * 2 && parts.every((part) => part.trim().split(/\s+/).length <= 2)
  );
}

/**
 * The last word of the first phrase is the head. What follows a comma modifies it ("mittens, leather"); what comes in
 * other phrases is extra.
 */
function giveRoles(words: readonly Read[], openers: readonly Opener[]): void {
  if (words.length === 0) return;
  const first = words[0]?.phrase ?? 0;
  let head = -1;
  for (let i = 0; i < words.length; i++) if (words[i]?.phrase === first) head = i;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Read;
    const isSide = word.phrase === first || openers[word.phrase] === 'comma';
    word.role = i === head ? 'head' : isSide ? 'modifier' : 'extra';
  }
}
