// Reads a text as a buyer's or a clerk's phrase: what is named, what only modifies it, what is noise.

import type { Vehicle } from '../../model/words.ts';
import { foldText } from './foldText.ts';
import { FNV_BASIS, hashStep } from './hash.ts';
import type { Language } from './language.ts';
import { Lexicon } from './lexicon.ts';
import { NOTHING_REWRITTEN, type PlainText, type PlainWords, type Rewrite } from './plainWords.ts';
import type { WordFacts } from './wordFacts.ts';

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
  readonly facts: WordFacts;
  readonly role: Role;
  /** Words of one phrase share a number; the first phrase is 0. */
  readonly phrase: number;
}

export interface Reading {
  /** The whole text, folded, and what was written out of it: what is measured and what conditions it names. */
  readonly folded: string;
  readonly words: readonly ReadWord[];
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
  /** What was put into plain words before reading. */
  readonly rewrites: readonly Rewrite[];
  /** It is a maker's name and nothing else. */
  readonly isMakerAlone: boolean;
  /** What a brand of many goods makes was guessed. */
  readonly isRange: boolean;
  /** A brand of goods is named, also where it says nothing of the goods. */
  readonly namesBrand: boolean;
  /** The vehicle that a part is for, by its model. */
  readonly vehicle: Vehicle | undefined;
  /** The headings of what a brand or a medicine is. */
  readonly favoured: readonly number[];
  /** It asks for a service on something; or it has a pack size or a part number, as goods do. */
  readonly sort: 'service' | 'goods' | undefined;
}

/** Spelled-out joins that one name may write apart: handled before splitting. */
const JOINS: readonly (readonly [RegExp, string])[] = [
  [/\bnon[\s-]+(?=[a-z]{3})/g, ' non'],
  [/\bpre[\s-]+pack(ed|aged)\b/g, ' prepack$1 '],
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
  /\bnon[\s-]|\bpre[\s-]|\bt[\s-]*s|tee[\s-]+s|x[\s-]*ray|wi[\s-]*fi|\be[\s-]|p[\s-]*v[\s-]*c|a\/c|condition|\b[msg]\.?[si]\.?\s/;
/** "P.V.C. pipe", "M.S. flat": letters with full stops between them are one word. */
const MAY_ABBREVIATE = /\b[a-z]\.[a-z]\b/;
const ABBREVIATED = /\b(?:[a-z]\.)+[a-z]\b\.?/g;
/** "salt&pepper", "beef+rice" are two words; "b&b" and "5g+" are one. */
const MAY_LINK = /[&+]/;
const SYMBOLS_IN_WORDS = /[&+]/g;
const LINKED = /([a-z]{3,})&(?=[a-z]{3,})|([a-z]{2,})\+(?=[a-z]{2,})/g;
const APOSTROPHE = /[’'`]/;

/** Longer texts are titles that pile up words: no single word of theirs is the head. */
const MAX_PHRASE_WORDS = 8;

/** What a character does in a text: it is part of a word, ends a phrase, or neither. */
const NOT_KNOWN = 0;
const GAP = 1;
const IN_WORD = 2;
const PHRASE_END = 3;
const COMMA = 4;
/** By UTF-16 code unit; those beyond ASCII are classified lazily, when they first come. */
const KIND_OF_UNIT = new Uint8Array(0x10000).fill(GAP, 0, 0x80);
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789&+') KIND_OF_UNIT[character.charCodeAt(0)] = IN_WORD;
for (const character of ';:()[]{}|\n\t/') KIND_OF_UNIT[character.charCodeAt(0)] = PHRASE_END;
KIND_OF_UNIT[','.charCodeAt(0)] = COMMA;
const SPACE = ' '.charCodeAt(0);
const DASHES = '-–—';
const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}]$/u;

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = KIND_OF_UNIT[unit] ?? NOT_KNOWN;
  return known === NOT_KNOWN ? kindBeyondAscii(text, at, unit) : known;
}

/** Both halves of a surrogate pair have the kind of its character; a lone surrogate is no part of a word. */
function kindBeyondAscii(text: string, at: number, unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  const isSecond = unit >= 0xdc00 && isSurrogate && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  const character = String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at) ?? 0);
  const kind = WORD_CHARACTER.test(character) ? IN_WORD : GAP;
  if (!isSurrogate) KIND_OF_UNIT[unit] = kind;
  return kind;
}

/** " - " ends a phrase; in "t-shirt" it does not. */
const isDashApart = (text: string, at: number): boolean =>
  text.charCodeAt(at) === SPACE && text.charCodeAt(at + 2) === SPACE && DASHES.includes(text.charAt(at + 1));

/** Reads texts; deterministic, and linear in their length. Each reader has a lexicon of its own. */
export class Reader {
  readonly language: Language;
  readonly #lexicon: Lexicon;
  readonly #plainWords: PlainWords | undefined;

  /** `plainWords`: for texts of people; names and descriptions are in plain words already. */
  constructor(language: Language, plainWords?: PlainWords) {
    this.language = language;
    this.#lexicon = new Lexicon(language);
    this.#plainWords = plainWords;
  }

  read(text: string): Reading {
    const whole = foldText(text);
    const plain = this.#plain(whole);
    const folded = plain.text;
    const phrases = new Phrases();
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
    return phrases.reading(plain, whole);
  }

  #plain(folded: string): PlainText {
    const plainWords = this.#plainWords;
    if (plainWords === undefined) return { ...NOTHING_REWRITTEN, text: withJoins(folded) };
    return plainWords.of(withJoins(plainWords.questions.goodsIn(folded)));
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
      hash = hashStep(hash, folded.charCodeAt(at));
      at++;
    } while (at < length && kindAt(folded, at) === IN_WORD);
    return this.#lexicon.wordAt(folded, from, at, hash);
  }
}

function withJoins(folded: string): string {
  let text = folded;
  if (APOSTROPHE.test(text)) text = text.replace(/[’'`]s\b/g, '').replace(/[’'`]/g, '');
  if (MAY_ABBREVIATE.test(text)) text = text.replace(ABBREVIATED, (letters) => letters.replaceAll('.', ''));
  if (MAY_LINK.test(text)) text = text.replace(LINKED, '$1$2 ');
  if (MAY_JOIN.test(text)) for (const [pattern, replacement] of JOINS) text = text.replace(pattern, replacement);
  return text;
}

/** What a phrase begins with: the text, a comma, or something else such as "for" or a bracket. */
type Opener = 'start' | 'comma' | 'other';

/** A word whose role is decided when all have been read. */
interface Read extends ReadWord {
  role: Role;
  /** Not the head where another word can be. */
  isAside: boolean;
}

/** The phrases of a text, word by word. */
class Phrases {
  readonly #words: Read[] = [];
  readonly #weak: Read[] = [];
  readonly #dropped: string[] = [];
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
  /** How many words stand before the first "of" of the first phrase; 0: there is none, or nothing before it. */
  #beforeOf = 0;
  #namesClass = false;
  #endsWithWord = false;

  /** Punctuation ends the phrase; what follows a comma modifies what is before it. */
  end(isComma: boolean): void {
    this.#close(isComma ? 'comma' : 'other');
    this.#isNegated = false;
    this.#isAfterNumber = false;
  }

  add(facts: WordFacts): void {
    const { kind } = facts;
    if (kind === 'symbol') return;
    this.#endsWithWord = false;
    if (kind === 'negation' || kind === 'link') {
      const last = this.#words.at(-1);
      if (last?.facts.isParticiple && this.#words.length - this.#before > 1) last.isAside = true;
      this.#close('other');
      this.#isNegated = kind === 'negation';
    } else if (kind === 'of') {
      this.#takeBackPack();
      const last = this.#words.at(-1)?.facts;
      if (last?.isParts) {
        this.#asksForParts = true;
        this.#close('other');
      } else if (this.#phrase === 0 && this.#beforeOf === 0 && !last?.isFrame) this.#beforeOf = this.#words.length;
    } else this.#addPlain(facts);
  }

  /** "pack of 2", "bolts box 100": what the goods are counted in. */
  #takeBackPack(): void {
    const last = this.#words.at(-1);
    if (!this.#isAfterPack || last === undefined) return;
    this.#words.pop();
    this.#weak.push(this.#read(last.facts, 'extra'));
    this.#isAfterPack = false;
  }

  #addPlain(facts: WordFacts): void {
    const { isMeasure, isNoise, isEmpty, isPack } = facts;
    const measures = isMeasure || (this.#isAfterNumber && (facts.isUnit || isPack));
    if (isMeasure) this.#takeBackPack();
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
    return { word: facts.word, form: facts.form, facts, role, phrase: this.#phrase, isAside: facts.isSecondary };
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

  /** `plain` is what was read of the `whole` text. */
  reading(plain: PlainText, whole: string): Reading {
    const { text: folded, rewrites, isMakerAlone, isRange, namesBrand, vehicle, favoured, sort } = plain;
    const words = this.#words.length > 0 ? this.#words : this.#weak;
    const isList = words.length > MAX_PHRASE_WORDS || isCommaList(folded, words);
    if (!isList) giveRoles(words, this.#openers, this.#words.length > 0 ? this.#beforeOf : 0);
    return {
      folded: rewrites.length === 0 ? whole : [whole, ...rewrites.map(({ to }) => to)].join(' '),
      words,
      dropped: this.#dropped,
      asksForParts: this.#asksForParts,
      isList,
      namesClass: this.#namesClass,
      endsWithWord: this.#endsWithWord && !isList,
      rewrites,
      isMakerAlone,
      isRange,
      namesBrand,
      vehicle,
      favoured,
      sort,
    };
  }
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
 * The last word of the first phrase that can be is the head, or that before "of" ("powder of turmeric"), which so many
 * words stand before. What follows a comma modifies it ("mittens, leather"); what comes in other phrases is extra.
 */
function giveRoles(words: readonly Read[], openers: readonly Opener[], beforeOf: number): void {
  if (words.length === 0) return;
  const first = words[0]?.phrase ?? 0;
  let head = -1;
  for (let i = 0; i < words.length; i++) {
    const { phrase, isAside } = words[i] as Read;
    const canBe = !isAside && (beforeOf === 0 || i < beforeOf);
    if (phrase === first && (head < 0 || canBe)) head = i;
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Read;
    const isBesideHead = word.phrase === first || openers[word.phrase] === 'comma';
    word.role = i === head ? 'head' : isBesideHead ? 'modifier' : 'extra';
  }
}
