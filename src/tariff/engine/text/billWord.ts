// What is known of a word of bills, wherever it stands; worked out once for each.

import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';
import type { BillWords } from './billWords.ts';
import type { Glossary, GlossaryLine } from './glossary.ts';
import type { Language } from './language.ts';
import type { Questions } from './questions.ts';
import { INERT, type Roles } from './roles.ts';

/** What the index knows of a word. */
export interface WordUse {
  readonly isKnown: boolean;
  /** Several headings use it. */
  readonly isCommon: boolean;
  /** It stands in a name or a description; else in texts of bills alone, which write goods as they like. */
  readonly isInNames: boolean;
  /** Goods bear it as a name of its own. */
  readonly isName: boolean;
  /** It names parts of vehicles. */
  readonly isVehiclePart: boolean;
}

/** Headings, as numbers, whose names have a word. */
export interface WordHeadings {
  readonly used: ReadonlySet<number>;
  /** Goods of them bear it as a name of its own. */
  readonly named: ReadonlySet<number>;
}

/** What words are known by. */
export interface WordKnowledge {
  readonly language: Language;
  readonly glossary: Glossary;
  readonly roles: Roles;
  readonly billWords: Pick<BillWords, 'serviceAnywhere'>;
  readonly questions: Pick<Questions, 'firstWords'>;
  /** Whether the index has a word, by its indexed form. */
  readonly has: (form: string) => boolean;
  /** What the index knows of a word, by its indexed form. */
  readonly useOf: (form: string) => WordUse;
  /** A common word that it is once two neighbouring letters are swapped back; undefined: there is none, or several. */
  readonly swappedBack: (word: string) => string | undefined;
  /** Headings of a word, by its indexed form; gathered anew each time, since few texts ask for them. */
  readonly headingsOf: (form: string) => WordHeadings;
}

const letter = once(() => /\p{L}/u);
/** A letter before a digit; "25kg" is a measure. */
const letterBeforeDigit = once(() => /\p{L}\d/u);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** "4x6" is a size, and the "feet" behind it its unit. */
const DIMENSIONS = /^\d+(?:x\d+)+$/;
/** Shorter words, with two letters swapped, are often other words. */
const LONG_WORD = /^[a-z]{6,24}$/;
/** Several words with signs between them ("salt+pepper") and part numbers. */
const HOLDS_LONG_WORD = /[a-z]{6}/;

export const looksLikeMeasure = (word: string): boolean => {
  const first = unitAt(word, 0);
  return first >= ZERO && first <= NINE;
};

/** It is paid for work or a right, wherever it stands. */
export const SERVICE_ANYWHERE = 1;
/** The sign of a question may begin with it. */
export const MAY_ASK = 2;

export class BillWord {
  readonly word: string;
  /** As indexed. */
  readonly form: string;
  /** Entries of the glossary that begin with it, the longest first. */
  readonly lines: readonly GlossaryLine[];
  /** The bits of its roles. */
  readonly roles: number;
  /** The bits of what else it says, of those above. */
  readonly marks: number;
  readonly hasLetter: boolean;
  readonly looksLikePartNumber: boolean;
  readonly #known: WordKnowledge;
  #use: WordUse | undefined;
  #isKnown: boolean | undefined;
  #mayBeMisspelt: boolean | undefined;
  /** Empty: it is no such word. */
  #swappedBack: string | undefined;

  constructor(word: string, known: WordKnowledge) {
    this.word = word;
    this.form = known.language.form(word);
    this.lines = known.glossary.linesOf(word);
    this.roles = known.roles.of(word);
    const { billWords, questions } = known;
    this.marks =
      (billWords.serviceAnywhere.has(word) ? SERVICE_ANYWHERE : 0) | (questions.firstWords.has(word) ? MAY_ASK : 0);
    this.hasLetter = letter().test(word);
    this.looksLikePartNumber = letterBeforeDigit().test(word) && !DIMENSIONS.test(word);
    this.#known = known;
  }

  /** A word of bills or of the index, as it stands. */
  get isKnown(): boolean {
    this.#isKnown ??= this.lines.length > 0 || this.#known.has(this.form);
    return this.#isKnown;
  }

  /** It, or a word that it holds, may be another with two neighbouring letters swapped. */
  get mayBeMisspelt(): boolean {
    const { word } = this;
    this.#mayBeMisspelt ??= LONG_WORD.test(word)
      ? !this.isKnown && this.swappedBack !== undefined
      : HOLDS_LONG_WORD.test(word);
    return this.#mayBeMisspelt;
  }

  /** What it is once two neighbouring letters are swapped back. */
  get swappedBack(): string | undefined {
    if (this.#swappedBack === undefined) this.#swappedBack = this.#known.swappedBack(this.word) ?? '';
    return this.#swappedBack === '' ? undefined : this.#swappedBack;
  }

  /** What the index knows of it: many words are never asked for it. */
  get use(): WordUse {
    this.#use ??= this.#known.useOf(this.form);
    return this.#use;
  }

  get headings(): WordHeadings {
    return this.#known.headingsOf(this.form);
  }

  /** Says something of which goods it is: no number, colour, size or shop talk. */
  get saysSomething(): boolean {
    return !looksLikeMeasure(this.word) && (this.roles & INERT) === 0;
  }
}

/** So many words are cached, and as many of those before them: what is asked for again and again is never forgotten. */
export const MAX_WORDS = 12_000;

/** The words that were asked for. */
export class BillVocabulary {
  readonly #known: WordKnowledge;
  #words = new Map<string, BillWord>();
  #older: ReadonlyMap<string, BillWord> = new Map();

  constructor(known: WordKnowledge) {
    this.#known = known;
  }

  /** Whether it is a word of bills or of the index; letters that are none are not kept. */
  knows(word: string): boolean {
    const { glossary, has, language } = this.#known;
    return this.#words.get(word)?.isKnown ?? (glossary.linesOf(word).length > 0 || has(language.form(word)));
  }

  of(word: string): BillWord {
    let known = this.#words.get(word);
    if (known === undefined) {
      known = this.#older.get(word) ?? new BillWord(word, this.#known);
      if (this.#words.size >= MAX_WORDS) {
        this.#older = this.#words;
        this.#words = new Map();
      }
      this.#words.set(word, known);
    }
    return known;
  }
}
