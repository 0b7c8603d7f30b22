// One text of a bill as words, and what is asked of them while it is put into plain words.
import type { BillWords } from './billWords.ts';
import type { Glossary, GlossaryLine } from './glossary.ts';
import type { Language } from './language.ts';
import type { Roles } from './roles.ts';

/** What the index knows of a word. */
export interface WordUse {
  readonly isKnown: boolean;
  /** Several headings use it. */
  readonly isCommon: boolean;
  /** Goods bear it as a name of its own. */
  readonly isName: boolean;
  /** It names parts of vehicles. */
  readonly isVehiclePart: boolean;
}

/** What texts are read by. */
export interface BillKnowledge {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly roles: Roles;
  readonly billWords: BillWords;
  readonly useOf: (form: string) => WordUse;
}

export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Words of the text, from the `first` on, that stand in the glossary. */
export interface Found {
  readonly first: number;
  readonly count: number;
  readonly line: GlossaryLine;
}

const ATOM = /[\p{L}\p{M}\p{N}&+]+|\//gu;
const STARTS_WITH_DIGIT = /^\d/;
const HAS_DIGIT = /\d/;
const HAS_LETTER = /\p{L}/u;
/** A letter before a digit; "25kg" is a measure. */
const PART_NUMBER = /\p{L}\d/u;

export const looksLikeMeasure = (word: string): boolean => STARTS_WITH_DIGIT.test(word);

export class BillText {
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly found: readonly Found[];
  readonly known: BillKnowledge;

  constructor(folded: string, known: BillKnowledge) {
    this.folded = folded;
    this.known = known;
    const tokens: Token[] = [];
    for (const match of folded.matchAll(ATOM)) {
      tokens.push({ word: match[0], from: match.index, to: match.index + match[0].length });
    }
    this.tokens = tokens;
    this.words = tokens.map(({ word }) => word);
    this.found = foundIn(this.words, known.glossary);
  }

  /** It is in plain words already, as far as single words can tell. */
  get isPlain(): boolean {
    return (
      this.found.length === 0 && !this.words.some((word) => this.known.roles.hasAny(word) || PART_NUMBER.test(word))
    );
  }

  get hasDigit(): boolean {
    return HAS_DIGIT.test(this.folded);
  }

  /** Empty: there is none. */
  wordAt(place: number): string {
    return this.words[place] ?? '';
  }

  useOf(word: string): WordUse {
    return this.known.useOf(this.known.language.form(word));
  }

  /** The index has all words of it; numbers aside. */
  isKnown({ first, count }: Found): boolean {
    const words = this.words.slice(first, first + count).filter((word) => HAS_LETTER.test(word));
    return words.every((word) => this.useOf(word).isKnown);
  }

  /** It is one word that goods bear as a name of its own. */
  isName({ first, count }: Found): boolean {
    return count === 1 && this.useOf(this.wordAt(first)).isName;
  }

  /** A word other than a colour, a size or shop talk that goods are called by. */
  namesGoods(word: string): boolean {
    return word.length > 1 && this.#saysSomething(word) && this.useOf(word).isName;
  }

  /** A word that the index knows and that says something of the goods: "cup" in "ceramic cup". */
  says(word: string): boolean {
    return word.length > 1 && this.#saysSomething(word) && this.useOf(word).isKnown;
  }

  /** One of the words is known to the index and says something of the goods. */
  hasKnownWord(words: readonly string[]): boolean {
    return words.some((word) => this.#saysSomething(word) && this.useOf(word).isKnown);
  }

  #saysSomething(word: string): boolean {
    return !looksLikeMeasure(word) && !this.known.roles.isInert(word);
  }

  /** Letters and digits that the index has no word for: "rtr160", "60idx80od". */
  isPartNumber(place: number): boolean {
    const word = this.wordAt(place);
    return PART_NUMBER.test(word) && !this.useOf(word).isKnown;
  }

  hasCommaAfter(place: number): boolean {
    return this.folded.slice(this.tokens[place]?.to, this.tokens[place + 1]?.from).includes(',');
  }

  isBesideMeasure(place: number): boolean {
    return (
      looksLikeMeasure(this.wordAt(place + 1)) ||
      looksLikeMeasure(this.wordAt(place - 1)) ||
      (this.known.billWords.packUnits.has(this.wordAt(place - 1)) && looksLikeMeasure(this.wordAt(place - 2)))
    );
  }
}

function foundIn(words: readonly string[], glossary: Glossary): readonly Found[] {
  const found: Found[] = [];
  for (let i = 0; i < words.length; i++) {
    const line = glossary.longestAt(words, i);
    if (line === undefined) continue;
    found.push({ first: i, count: line.words.length, line });
    i += line.words.length - 1;
  }
  return found;
}
