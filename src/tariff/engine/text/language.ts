// What texts are read by (`data/tariff/words`): forms of words, the parts that words play, units, endings of Hindi,
// groups of headings. The search file carries it, so that names are indexed and texts are read by the same lists.
import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';
import type { GrammarPart, HeadingGroup, LanguageLists, Spelling, UnitUse } from '../../model/words.ts';
import { foldText } from './characters.ts';
import { hasDevanagari, OtherScripts, romanise, soundKey, spellingKey, withoutEnding } from './hindi.ts';
import {
  IS_ACCESSORY,
  IS_COUNTED_IN,
  IS_EMPTY,
  IS_FIRM,
  IS_FRAME,
  IS_GENERIC,
  IS_GENITIVE,
  IS_LEDGER,
  IS_MEASURE,
  IS_NOISE,
  IS_NUMBER_WORD,
  IS_PACK,
  IS_PARTICIPLE,
  IS_PARTS,
  IS_PURPOSE,
  IS_REPORTED,
  IS_SECONDARY,
  IS_SELLER,
  IS_UNIT,
  IS_WEAK,
  type WordKind,
} from './lexicon.ts';
import { SOUND_PREFIX } from './terms.ts';

const KEEP_S = /(ss|us|is|ics|ous|as)$/;
const KEEP_ES = /(ss|x|ch|sh|zz|to|ro)es$/;
const S = 's'.charCodeAt(0);

/** "liquidizer" and "liquidiser" are one word; "size" and "prize" keep their z. */
const IZE = /iz(?=(e|er|ed|ing|ation)$)/;
const MIN_IZE_LENGTH = 7;

/** Without its plural s, by light rules. */
function withoutPlural(word: string): string {
  const { length } = word;
  if (length < 4 || unitAt(word, length - 1) !== S || KEEP_S.test(word)) return word;
  if (word.endsWith('ies')) return length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (KEEP_ES.test(word) && length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The form under which a word is indexed and looked up: one for singular and plural, British and American. */
export class WordForms {
  readonly #plurals = new Map<string, string>();
  readonly #spellings = new Map<string, string>();

  constructor(spellings: readonly Spelling[]) {
    for (const { word, form, kind } of spellings) {
      (kind === 'plural' ? this.#plurals : this.#spellings).set(word, form);
    }
  }

  /** Of a folded word; words in Devanagari are indexed as written. */
  of(word: string): string {
    const spelled = this.#spellings.get(word) ?? word;
    const single = this.#plurals.get(spelled) ?? withoutPlural(spelled);
    const form = this.#spellings.get(single) ?? (single.length >= MIN_IZE_LENGTH ? single.replace(IZE, 'is') : single);
    return form !== word && hasDevanagari(word) ? word : form;
  }
}

/** What a part says of its words as they are written, and of words by their indexed form. */
const TRAITS: Readonly<Partial<Record<GrammarPart, number>>> = {
  stop: IS_EMPTY,
  number: IS_EMPTY | IS_NUMBER_WORD,
  generic: IS_EMPTY | IS_GENERIC,
  'counted-in': IS_PACK | IS_COUNTED_IN,
  set: IS_PACK,
  noise: IS_NOISE | IS_REPORTED,
  secondary: IS_SECONDARY,
  frame: IS_FRAME,
  genitive: IS_GENITIVE,
  seller: IS_SELLER,
  firm: IS_FIRM,
  purpose: IS_PURPOSE,
};
const TRAITS_OF_FORMS: Readonly<Partial<Record<GrammarPart, number>>> = {
  weak: IS_WEAK,
  parts: IS_PARTS,
  accessory: IS_ACCESSORY,
  ledger: IS_LEDGER,
};

const HAS_DIGIT = /\d/;
/** Past participles; not "feed" or "linseed". */
const PARTICIPLE = /[^e]ed$/;
const MIN_PARTICIPLE_LENGTH = 6;
const wordOfText = once(() => /[\p{L}\p{M}\p{N}]+/gu);

export class Language {
  readonly lists: LanguageLists;
  readonly otherScripts: OtherScripts;
  readonly #forms: WordForms;
  readonly #kinds = new Map<string, WordKind>([
    ['of', 'of'],
    ['&', 'symbol'],
    ['+', 'link'],
  ]);
  readonly #traits = new Map<string, number>();
  readonly #traitsOfForms = new Map<string, number>();
  /** A number, with its unit or without: years are such numbers. */
  readonly #measure: RegExp;
  readonly #notMeasures: ReadonlySet<string>;
  /** By the keys of spelling and sound; made when a word first comes that may be one. */
  #english: ReadonlyMap<string, string> | undefined;

  constructor(lists: LanguageLists) {
    this.lists = lists;
    this.otherScripts = new OtherScripts(lists.otherScripts, (word) => this.englishOf(word));
    this.#forms = new WordForms(lists.spellings);
    for (const { word, part } of lists.grammar) {
      if (part === 'link' || part === 'negation') this.#kinds.set(word, part);
      addBits(this.#traits, word, TRAITS[part] ?? 0);
      addBits(this.#traitsOfForms, word, TRAITS_OF_FORMS[part] ?? 0);
    }
    const units = this.units('measure');
    for (const unit of units) addBits(this.#traits, unit, IS_UNIT);
    this.#measure = new RegExp(`^\\d+([.,/x*-]\\d+)*(${units.join('|')})?$`);
    this.#notMeasures = this.words('not-measure');
  }

  /** As `packed` gave it. */
  static unpack(packed: string): Language {
    return new Language(JSON.parse(packed) as LanguageLists);
  }

  /** As the search file carries it. */
  packed(): string {
    return JSON.stringify(this.lists);
  }

  /** The words that play a part. */
  words(...parts: readonly GrammarPart[]): ReadonlySet<string> {
    return new Set(this.lists.grammar.filter(({ part }) => parts.includes(part)).map(({ word }) => word));
  }

  /** The units that say this of a number. */
  units(use: UnitUse): readonly string[] {
    return this.lists.units.filter(({ says }) => says.includes(use)).map(({ unit }) => unit);
  }

  /** Whether the goods of a heading, as a number of four digits, are of the group. */
  isIn(group: HeadingGroup, heading: number): boolean {
    return this.lists.headingGroups[group].some(({ from, to }) => heading >= from && heading <= to);
  }

  /** The form under which a folded word is indexed and looked up. */
  form(word: string): string {
    return this.#forms.of(word);
  }

  /** The forms of all words of a text, in its order. */
  formsOf(text: string): readonly string[] {
    return (foldText(text).match(wordOfText()) ?? []).map((word) => this.form(word));
  }

  /** What a Hindi word may be without its ending: "diye" is of "diya", "गहनों" of "गहना". Latin words may be English. */
  baseForms(word: string): readonly string[] {
    return withoutEnding(word, this.lists.hindiEndings);
  }

  /**
   * The indexed form of the English word that a word in Devanagari is, or one spelled as Hindi sounds: "क्रीम" is "cream",
   * "siment" is "cement".
   */
  englishOf(word: string): string | undefined {
    this.#english ??= new Map(
      this.lists.loanWords.flatMap(({ word: loan, english }) => {
        const form = this.form(english);
        return [
          [loanKey(loan), form],
          [SOUND_PREFIX + soundKey(romanise(loan)), form],
        ];
      }),
    );
    return this.#english.get(hasDevanagari(word) ? loanKey(word) : SOUND_PREFIX + soundKey(word));
  }

  kindOf(word: string): WordKind {
    return this.#kinds.get(word) ?? 'other';
  }

  /** What is true of a word, as bits; see lexicon.ts. */
  traitsOf(word: string, form: string): number {
    const bitIf = (holds: boolean, bit: number): number => (holds ? bit : 0);
    return (
      (this.#traits.get(word) ?? 0) |
      (this.#traitsOfForms.get(form) ?? 0) |
      bitIf(this.#measure.test(word) && !this.#notMeasures.has(word), IS_MEASURE) |
      bitIf(word.length === 1 && !hasDevanagari(word), IS_EMPTY) |
      bitIf(word.length >= MIN_PARTICIPLE_LENGTH && PARTICIPLE.test(word), IS_PARTICIPLE) |
      bitIf(HAS_DIGIT.test(word), IS_REPORTED)
    );
  }
}

/** English words are written with retroflex letters, which tell "सूट" from the Hindi "सूत". */
const RETROFLEX = /[टठडढ]/g;
const loanKey = (devanagari: string): string =>
  `${spellingKey(romanise(devanagari))}|${(devanagari.match(RETROFLEX) ?? []).join('')}`;

function addBits(traits: Map<string, number>, word: string, bits: number): void {
  if (bits !== 0) traits.set(word, (traits.get(word) ?? 0) | bits);
}
