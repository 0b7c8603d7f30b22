// What is known of each word of bills, wherever it stands, and the lists and patterns that bills are read by.

import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';
import { type Glossary, type GlossaryLine, INERT, type Roles } from './glossary.ts';
import type { Language } from './language.ts';
import type { Questions } from './questions.ts';

export interface BillWords {
  /** What a medicine comes in: as bills write it, and what the tariff calls it. */
  readonly doseForms: ReadonlyMap<string, string>;
  /** A medicine is traded as a substance. */
  readonly bulk: RegExp;
  /** How much of a substance a dose has, or how many doses there are: "500mg", "10s". */
  readonly strength: RegExp;
  /** How many doses a strip of a brand holds: "10t", "15c". */
  readonly doseCount: RegExp;
  /** As goods have it and services have not: "25 kg", "10's". */
  readonly packSize: RegExp;
  /** Of a pack as shops sell it: "500 g", "1 ltr". */
  readonly retailSize: RegExp;
  /** Of what a device keeps: "128gb". */
  readonly storage: RegExp;
  /** Of a liquid: no fruit, fuel or tool is sold by it. */
  readonly volume: RegExp;
  /** Of goods: no work is done by it on a bill. */
  readonly weight: RegExp;
  /** The same at the end, with how many there are: "30 kg", "30 kg x 2", "30 kilo ki". */
  readonly weightAtEnd: RegExp;
  /** The same, or how much there is of a liquid: "5 ltr". */
  readonly packSizeAtEnd: RegExp;
  /** How strong a substance is, or how much of it there is: "70%", "160 kg", "500 mtr". */
  readonly caskSize: RegExp;
  /** What goes with a device or is a spare of it, in the indexed form: "cover", "charger". */
  readonly accessories: ReadonlySet<string>;
  /** What follows a word for a service that is asked for. */
  readonly afterService: ReadonlySet<string>;
  /** What is done, before what it is done to; and goods that it is done with. */
  readonly serviceFirst: ReadonlySet<string>;
  readonly doneWith: ReadonlySet<string>;
  /** What is done to a device, before the part that it is done to. */
  readonly mending: ReadonlySet<string>;
  /** What is paid for work or a right, wherever it stands. */
  readonly serviceAnywhere: ReadonlySet<string>;
  /** Between what something is of and the thing. */
  readonly genitives: ReadonlySet<string>;
  /** Behind what goods have or are of: "dhakkan wali". */
  readonly sellers: ReadonlySet<string>;
  /** Before what goods have more than one of: "double gear". */
  readonly times: ReadonlySet<string>;
  /** Behind what goods are for: "putai ke liye". */
  readonly purposes: ReadonlySet<string>;
  /** Between goods and what holds them: "cement ki bori". */
  readonly links: ReadonlySet<string>;
  /** Words that name nothing: "for", "with". */
  readonly fillers: ReadonlySet<string>;
  /** "spare", "part". */
  readonly parts: ReadonlySet<string>;
  /** Of measures that packs stand beside. */
  readonly packUnits: ReadonlySet<string>;
  /** The same, and of what a device keeps. */
  readonly sizeUnits: ReadonlySet<string>;
  /** Of all measures: the "hp" of "motor 5 hp" is no maker. */
  readonly units: ReadonlySet<string>;
}

export function billWordsOf(language: Language): BillWords {
  const unitsFor = (use: Parameters<Language['units']>[0]): string => language.units(use).join('|');
  const links = [...language.words('genitive', 'seller')].join('|');
  const bulk = [...language.words('bulk')].join('|');
  return {
    doseForms: new Map(language.lists.doseForms.map(({ written, form }) => [written, form])),
    bulk: new RegExp(`\\b(?:${bulk}|\\d+ ?(?:${unitsFor('bulk')}))\\b`),
    strength: new RegExp(`\\d ?(?:${unitsFor('strength')})\\b|\\b\\d{1,3} ?'?s\\b|\\b\\d{2}k\\b`),
    doseCount: new RegExp(`^\\d{1,3}(?:${unitsFor('doses')})$`),
    packSize: new RegExp(`\\d ?(?:${unitsFor('size')})\\b|\\b\\d+'?s\\b`),
    retailSize: new RegExp(`\\d ?(?:${unitsFor('retail')})\\b`),
    storage: new RegExp(`\\d ?(?:${unitsFor('storage')})\\b`),
    volume: new RegExp(`\\d ?(?:${unitsFor('volume')})\\b`),
    weight: new RegExp(`\\d ?(?:${unitsFor('weight')})(?![\\p{L}\\p{M}])`, 'u'),
    weightAtEnd: new RegExp(`\\d ?(?:${unitsFor('weight')})(?: ?[-x*]? ?\\d+| (?:${links}))?[- ]+$`, 'u'),
    packSizeAtEnd: new RegExp(
      `\\d ?(?:${unitsFor('weight')}|${unitsFor('volume')})(?: ?[-x*]? ?\\d+| (?:${links}))?[- ]+$`,
      'u',
    ),
    caskSize: new RegExp(`\\d ?(?:%|(?:${unitsFor('cask')})\\b)`),
    accessories: new Set([...language.words('accessory')].map((word) => language.form(word))),
    afterService: language.words('after-service'),
    serviceFirst: language.words('service-first'),
    doneWith: language.words('done-with'),
    mending: language.words('mending'),
    serviceAnywhere: language.words('service-anywhere'),
    genitives: language.words('genitive'),
    sellers: language.words('seller'),
    fillers: language.words('stop', 'link'),
    times: language.words('times'),
    purposes: language.words('purpose'),
    links: language.words('genitive', 'seller'),
    parts: language.words('parts'),
    packUnits: new Set(language.units('pack')),
    sizeUnits: new Set([...language.units('pack'), ...language.units('storage')]),
    units: new Set(language.units('measure')),
  };
}

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
