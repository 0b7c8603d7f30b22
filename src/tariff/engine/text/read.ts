// Reads a text as a buyer's or a clerk's phrase: what is named, what only modifies it, what is noise.

import { unitAt } from '../../../hash/unitAt.ts';
import { COMMA, foldText, IN_WORD, isDashApart, kindAt, PHRASE_END, withJoins } from './characters.ts';
import { isInOtherScript } from './hindi.ts';
import type { Language } from './language.ts';
import { Lexicon, type WordFacts } from './lexicon.ts';
import { asItStands, type PlainText } from './plainText.ts';
import type { PlainWords, Written } from './plainWords.ts';
import { FNV_BASIS, hashStep } from './terms.ts';

/**
 * What a word does in the text: the `head` names the goods ("charger" in "charger for mobile phone"), a `modifier`
 * stands before it, an `extra` comes after "for", "with", "in" or a comma.
 */
/**
 * A `use` stands behind "for", "with", before "ke liye": what the goods are for, have or are kept in; an `owner` before "ka",
 * "ke", "ki". Names that end with one of these name other goods: "diesel for generator" is no diesel generator.
 */
export type Role = 'head' | 'modifier' | 'extra' | 'use' | 'owner';

export interface ReadWord {
  /** As in the text, folded. */
  readonly word: string;
  /** As indexed. */
  readonly form: string;
  readonly facts: WordFacts;
  readonly role: Role;
  /** Words of one phrase share a number; the first phrase is 0. */
  readonly phrase: number;
}

/** With what was learned when the text was put into plain words. */
export interface Reading extends Omit<PlainText, 'text'> {
  /** The whole text, folded, and what was written out of it: what is measured and what conditions it names. */
  readonly folded: string;
  readonly words: readonly ReadWord[];
  /** The text folded, without a question or a tail around it, before words are written out or left out. */
  readonly typed: string;
  /** The text as it was put into plain words: without what was left out and shop talk, with what was written out. */
  readonly said: string;
  /** Words of it are in a script that was put into Latin letters by their sound. */
  readonly isInOtherScript: boolean;
  /** What it asks the code or the rate of: "paneer" in "gst on paneer"; empty: it is no question. */
  readonly asked: string;
  /** Words that were left out, for the explanation: numbers, pack sizes, shop talk. */
  readonly dropped: readonly string[];
  /** "parts of …", "accessories for …": the text asks for parts. */
  readonly asksForParts: boolean;
  /** Short items set apart by commas, or a long title: no word is the head, and the order says nothing. */
  readonly isList: boolean;
  /** What is named ends with a noun for goods of any kind: "rice product", "leather goods". */
  readonly namesClass: boolean;
  /** It is no list, and the last of its words is the last of the text: it may be cut. */
  readonly endsWithWord: boolean;
}

/** Longer texts are titles that pile up words: no single word of theirs is the head. */
const MAX_PHRASE_WORDS = 8;

/** What a phrase begins with: the text, a comma, or something else such as "for" or a bracket. */
type Opener = 'start' | 'comma' | 'link' | 'other';

/** Whether two words, by their indexed forms, stand side by side in a name of goods. */
type IsPair = (first: string, second: string) => boolean;

/** A word whose role is decided when all have been read. */
interface Read extends ReadWord {
  role: Role;
  /** Not the head where another word can be. */
  isAside: boolean;
  /** It goes with the goods: "lakdi" and "hattha" of "lakdi ke hatthe wala". */
  isAlong: boolean;
}

/** The phrases of a text, word by word. */
export class Phrases {
  readonly #isPair: IsPair;
  readonly #baseOf: (word: string) => string;
  readonly #words: Read[] = [];
  readonly #weak: Read[] = [];
  readonly #dropped: string[] = [];
  /** All but shop talk, in their order. */
  readonly #said: string[] = [];
  /** Of the phrases that have words. */
  readonly #openers: Opener[] = [];
  #opener: Opener = 'start';
  #phrase = 0;
  /** Words that were there when the phrase began. */
  #before = 0;
  #asksForParts = false;
  #isNegated = false;
  #isAfterNumber = false;
  #isAfterPack = false;
  /** How many words stand before the last "ka", "ke" or "ki". */
  #beforeGenitive = 0;
  /** How many words stand before the last "ke liye". */
  #beforePurpose = 0;
  /** How many words stand before the first "of" of the first phrase; 0: there is none, or nothing before it. */
  #beforeOf = 0;
  #namesClass = false;
  #endsWithWord = false;

  /** `baseOf`: a word as names have it, of one in the plural or the oblique case. */
  constructor(isPair: IsPair, baseOf: (word: string) => string = (word) => word) {
    this.#isPair = isPair;
    this.#baseOf = baseOf;
  }

  /** Punctuation ends the phrase; what follows a comma modifies what is before it. */
  end(isComma: boolean): void {
    if (isComma) this.#said.push(',');
    this.#close(isComma ? 'comma' : 'other');
    this.#isNegated = false;
    this.#isAfterNumber = false;
  }

  add(facts: WordFacts): void {
    const { kind } = facts;
    if (kind === 'symbol') return;
    if (!facts.isNoise) this.#said.push(this.#baseOf(facts.word));
    this.#endsWithWord = false;
    if (facts.isSeller) this.#putAlong();
    if (facts.isGenitive) this.#beforeGenitive = this.#words.length;
    if (facts.isPurpose) {
      this.#beforePurpose = this.#words.length;
      return;
    }
    // "used tyres", but "oil used for cooking"; "bina beej imli", but "imli bina beej".
    const isPlain = kind === 'other' || (kind !== 'of' && facts.isSecondary && this.#words.length === this.#before);
    if (isPlain) this.#addPlain(facts);
    else if (kind !== 'of') {
      const last = this.#words.at(-1);
      if (last?.facts.isParticiple && this.#words.length - this.#before > 1) last.isAside = true;
      this.#close('link');
      this.#isNegated = kind === 'negation';
    } else {
      this.#takeBackPack();
      const last = this.#words.at(-1)?.facts;
      if (last?.isParts) {
        this.#asksForParts = true;
        this.#close('other');
      } else if (this.#phrase === 0 && this.#beforeOf === 0 && !last?.isFrame) this.#beforeOf = this.#words.length;
    }
  }

  /** "balti dhakkan wali", "kulhadi lakdi ke hatthe wali": what was read last goes with the goods. */
  #putAlong(): void {
    const { length } = this.#words;
    const first = this.#beforeGenitive === length - 1 ? length - 2 : length - 1;
    for (const word of this.#words.slice(Math.max(first, this.#before))) word.isAlong = true;
  }

  /** "pack of 2", "bolts box 100": what the goods are counted in. A "bread box 5 l" is what it is called. */
  #takeBackPack(): void {
    const last = this.#words.at(-1);
    if (!this.#isAfterPack || last === undefined || this.#isNameWith(last)) return;
    this.#words.pop();
    this.#weak.push(this.#read(last.facts, 'extra'));
    this.#isAfterPack = false;
  }

  /** Whether a name of goods has it behind the word before it. */
  #isNameWith(last: Read): boolean {
    const before = this.#words.at(-2);
    return before?.phrase === last.phrase && this.#isPair(before.form, last.form);
  }

  #addPlain(facts: WordFacts): void {
    const { isMeasure, isNoise, isEmpty, isPack } = facts;
    const measures = isMeasure || (this.#isAfterNumber && (facts.isUnit || isPack));
    if (isMeasure) this.#takeBackPack();
    // How many pieces there are says nothing of the goods.
    if ((isPack || (isEmpty && facts.isUnit)) && this.#isAfterNumber) this.#said.splice(-2);
    this.#isAfterPack = false;
    // "gas stove 2 burner": what is counted behind the goods describes them.
    const isCounted = this.#isAfterNumber && this.#words.length > this.#before;
    this.#isAfterNumber = isMeasure || facts.isNumberWord;
    if (measures || this.#isNegated || isNoise) {
      if (isNoise && !measures && !this.#isNegated) this.#weak.push(this.#read(facts, 'extra'));
      this.#drop(facts);
    } else if (isEmpty || (isPack && this.#words.length === this.#before)) {
      if (facts.isWeak) this.#weak.push(this.#read(facts, 'extra'));
      if (facts.isGeneric && this.#phrase === 0 && this.#words.length > this.#beforeOf) this.#namesClass = true;
      this.#drop(facts);
    } else {
      if (facts.isParts) this.#asksForParts = true;
      this.#openers[this.#phrase] = this.#opener;
      const word = this.#read(facts, 'modifier');
      if (isCounted) word.isAside = true;
      this.#words.push(word);
      if (this.#phrase === 0) this.#namesClass = false;
      this.#isAfterPack = facts.isCountedIn;
      this.#endsWithWord = true;
    }
  }

  #read(facts: WordFacts, role: Role): Read {
    return {
      word: facts.word,
      form: facts.form,
      facts,
      role,
      phrase: this.#phrase,
      isAside: facts.isSecondary,
      isAlong: false,
    };
  }

  #drop({ word, isReported }: WordFacts): void {
    if (isReported) this.#dropped.push(word);
  }

  #close(opener: Opener): void {
    this.#opener = opener;
    this.#isAfterPack = false;
    if (this.#words.length === this.#before) return;
    this.#before = this.#words.length;
    this.#phrase++;
  }

  /** `plain`: what was read of the `whole` text; then how that is written, and what it asks. */
  reading(
    plain: PlainText,
    whole: string,
    { typed, isInOtherScript, asked }: Pick<Reading, 'typed' | 'isInOtherScript' | 'asked'>,
  ): Reading {
    const {
      text: folded,
      rewrites,
      isMakerAlone,
      isRange,
      namesBrand,
      namesModel,
      vehicle,
      favoured,
      made,
      sort,
    } = plain;
    const words = this.#words.length > 0 ? this.#words : this.#weak;
    const isList = words.length > MAX_PHRASE_WORDS || isCommaList(folded, words) || isCommaList(whole, words);
    if (!isList) {
      giveRoles(words, this.#openers, this.#words.length > 0 ? this.#beforeOf : 0);
      giveUses(words, this.#openers, this.#beforeGenitive, this.#beforePurpose);
    }
    return {
      folded: rewrites.length === 0 ? whole : [whole, ...rewrites.map(({ to }) => to)].join(' '),
      words,
      typed,
      said: this.#said.join(' '),
      isInOtherScript,
      asked,
      dropped: this.#dropped,
      asksForParts: this.#asksForParts,
      isList,
      namesClass: this.#namesClass,
      endsWithWord: this.#endsWithWord && !isList,
      rewrites,
      isMakerAlone,
      isRange,
      namesBrand,
      namesModel,
      vehicle,
      favoured,
      made,
      sort,
    };
  }
}

/** "rice, wheat, barley" is a list, also where one of them is a colour; "fillets of pollock, frozen" is not. */
function isCommaList(folded: string, words: readonly ReadWord[]): boolean {
  if (!folded.includes(',')) return false;
  const parts = folded.split(',').filter((part) => part.trim() !== '');
  return (
    parts.length >= 3 && words.length <= parts.length * 2 && parts.every((part) => part.trim().split(/\s+/).length <= 2)
  );
}

/**
 * The last word of the first phrase that can be is the head, or that before "of" ("powder of turmeric"), which so many
 * words stand before. What follows a comma modifies it ("mittens, leather"); what comes in other phrases is extra, and
 * what goes with the goods.
 */
function giveRoles(words: readonly Read[], openers: readonly Opener[], beforeOf: number): void {
  if (words.length === 0) return;
  const first = words[0]?.phrase ?? 0;
  let head = -1;
  for (let i = 0; i < words.length; i++) {
    const { phrase, isAside, isAlong } = words[i] as Read;
    const canBe = !isAside && !isAlong && (beforeOf === 0 || i < beforeOf);
    if (phrase === first && (head < 0 || canBe || (words[head]?.isAlong && !isAlong))) head = i;
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Read;
    const isBesideHead = !word.isAlong && (word.phrase === first || openers[word.phrase] === 'comma');
    word.role = i === head ? 'head' : isBesideHead ? 'modifier' : 'extra';
  }
}

/** Marks what the goods are for, have or belong to, where they are named beside it. */
function giveUses(words: readonly Read[], openers: readonly Opener[], owners: number, purposes: number): void {
  const isUse = (i: number): boolean =>
    openers[words[i]?.phrase ?? 0] === 'link' || (i < purposes && purposes < words.length);
  const isOwner = (i: number): boolean => i < owners && owners < words.length;
  for (const [i, word] of words.entries()) {
    if (word.role !== 'head' && isUse(i)) word.role = 'use';
    else if (word.role === 'modifier' && isOwner(i)) word.role = 'owner';
  }
}

/** What a shop calls the goods by among its own: "[FG-925] sugar 1 kg". */
const ITEM_CODE = /^\s*\[[^[\]]{0,12}\d[^[\]]{0,12}\]\s*(?=\S)/;
const SYMBOLS_IN_WORDS = /[&+]/g;

/** Reads texts; deterministic, and linear in their length. Each reader has a lexicon of its own. */
export class Reader {
  readonly language: Language;
  readonly #lexicon: Lexicon;
  readonly #plainWords: PlainWords | undefined;
  readonly #isPair: (first: string, second: string) => boolean;
  readonly #baseOf: (word: string) => string;

  /** `plainWords`: for texts of people; names and descriptions are in plain words already. */
  constructor(language: Language, plainWords?: PlainWords) {
    this.language = language;
    this.#lexicon = new Lexicon(language);
    this.#plainWords = plainWords;
    this.#isPair = (first, second) => plainWords?.isPair(first, second) ?? false;
    this.#baseOf = (word) => plainWords?.baseOf(word) ?? word;
  }

  read(text: string): Reading {
    const typed = this.language.otherScripts.inLatin(foldText(text)).replace(ITEM_CODE, '');
    const { whole, plain, goods, asked } = this.#written(typed);
    const folded = plain.text;
    const phrases = new Phrases(this.#isPair, this.#baseOf);
    const { length } = folded;
    let at = 0;
    while (at < length) {
      const kind = kindAt(folded, at);
      if (kind === IN_WORD) {
        const facts = this.#wordFrom(folded, at);
        phrases.add(facts);
        at += facts.word.length;
      } else if (kind >= PHRASE_END) {
        let isComma = true;
        do {
          if (kindAt(folded, at) !== COMMA) isComma = false;
          at++;
        } while (at < length && kindAt(folded, at) >= PHRASE_END);
        phrases.end(isComma);
      } else if (at + 2 < length && isDashApart(folded, at)) {
        phrases.end(false);
        at += 3;
      } else at++;
    }
    return phrases.reading(plain, whole, {
      typed: goods,
      isInOtherScript: isInOtherScript(text),
      asked,
    });
  }

  #written(folded: string): Written {
    return (
      this.#plainWords?.of(folded) ?? { whole: folded, plain: asItStands(withJoins(folded)), goods: folded, asked: '' }
    );
  }

  /** As `Language.formsOf` gives them, with what the lexicon knows. */
  forms(text: string): readonly string[] {
    return this.formsIn(foldText(text));
  }

  /** The same of a text that is folded already. */
  formsIn(whole: string): readonly string[] {
    const folded = whole.replace(SYMBOLS_IN_WORDS, ' ');
    const forms: string[] = [];
    for (let at = 0; at < folded.length; at++) {
      if (kindAt(folded, at) !== IN_WORD) continue;
      const { word, form } = this.#wordFrom(folded, at);
      forms.push(form);
      at += word.length;
    }
    return forms;
  }

  #wordFrom(folded: string, from: number): WordFacts {
    const { length } = folded;
    let at = from;
    let hash = FNV_BASIS;
    do {
      hash = hashStep(hash, unitAt(folded, at));
      at++;
    } while (at < length && kindAt(folded, at) === IN_WORD);
    return this.#lexicon.wordAt(folded, from, at, hash);
  }
}
