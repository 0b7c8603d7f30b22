// Autocomplete: names and codes for what was typed so far, the commonest first and each thing once.

import { onceInSteps } from '../../steps/once.ts';
import { drained, type Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import { foldText } from '../engine/text/characters.ts';
import { soundKey } from '../engine/text/hindi.ts';
import type { Language } from '../engine/text/language.ts';
import { digitsOf } from './codeText.ts';
import type { Suggestion } from './contract.ts';

const MOST = 8;
/** How many of the best are looked at closely: what the word means, and which are spellings of one word. */
const MOST_CONSIDERED = 96;

// What the kind of match adds to the commonness of a name, which is a logarithm to base 2.
/** The name is what was typed, or its singular: "shoe" for "shoes". */
const IS_TYPED = 6;
/** A word of the name ends where the text ends: "audit fee" for "audit", not "auditorium". */
const ENDS_WORD = 1.5;
/** The name ends with what was typed: "PVC pipe" for "pipe", "cotton shirt" for "shirt". */
const IS_LAST = -1;
/** The same where nothing is called what was typed: a PVC pipe is a pipe, a pipe clamp is none. */
const IS_LAST_OF_GENERIC = 1;
/** See `isOneSlipFrom`. */
const HAS_SLIP = -8;
/** The name has the heading that the generic word alone means. */
const IS_MEANT = 3;

/** Slips are looked for where fewer names begin with the text, */
const FEW = 4;
/** where it is long enough to be more than the beginning of any word, */
const MIN_FOR_SLIPS = 4;
/** and among this many names with the same first letter, the commonest; among all of them where these have none. */
const MOST_FOR_SLIPS = 1000;
/** How many names may begin with the same word while that word is not complete: "transformer" leaves room for "transport". */
const MOST_OF_WORD = 2;

interface FoldedName {
  readonly folded: string;
  readonly number: number;
  readonly commonness: number;
}

interface Candidate {
  readonly name: FoldedName;
  readonly score: number;
}

/** The heading that a lookup of a text finds first. */
export type FirstHeading = (text: string) => string | undefined;

export class Suggester {
  readonly #records: Records;
  readonly #language: () => Language;
  readonly #firstHeading: FirstHeading;
  readonly #numbers: () => Steps<NumbersByPart>;
  readonly #byStart: NameGroups;
  readonly #byLastWord: NameGroups;
  /** By word, for words of names alone, so that there are only so many. */
  readonly #meanings = new Map<string, string | undefined>();
  /** By first letter. */
  readonly #commonest = new Map<string, readonly FoldedName[]>();

  constructor(records: Records, language: () => Language, firstHeading: FirstHeading) {
    this.#records = records;
    this.#language = language;
    this.#firstHeading = firstHeading;
    this.#numbers = onceInSteps(() => numbersByPart(records));
    this.#byStart = new NameGroups(records, () => drained(this.#numbers()).start);
    this.#byLastWord = new NameGroups(records, () => drained(this.#numbers()).lastWord);
  }

  /** Sorts the names that suggestions for this text need, in steps; otherwise the first suggestion sorts them at once. */
  *prepare(text: string): Steps<void> {
    const wanted = this.#wantedIn(text);
    if (wanted === '') return;
    yield* this.#numbers();
    for (const start of this.#startsWith(wanted.slice(0, 1))) {
      this.#byStart.group(start);
      yield;
    }
  }

  suggest(text: string): readonly Suggestion[] {
    const wanted = this.#wantedIn(text);
    if (wanted === '') return [];
    const digits = digitsOf(wanted);
    if (/^\d+$/.test(digits)) return this.#codes(digits);
    const typed = wanted.trimEnd();
    const candidates = best(this.#candidates(typed, wanted.endsWith(' ')));
    return this.#shown(typed, this.#asMeant(typed, candidates));
  }

  /** Other scripts of India are put into Latin letters, as for a lookup; a space at the end stays. */
  #wantedIn(text: string): string {
    return this.#language().otherScripts.inLatin(foldText(text)).replace(/\s+/g, ' ').trimStart();
  }

  #codes(digits: string): readonly Suggestion[] {
    const records = this.#records;
    const [from, to] = records.range(digits);
    const found: Suggestion[] = [];
    for (let i = from; i < to && found.length < MOST; i++) {
      if (records.isLive(i))
        found.push({ text: records.code(i), code: records.code(i), description: records.description(i), kind: 'code' });
    }
    return found;
  }

  #candidates(typed: string, wordIsComplete: boolean): readonly Candidate[] {
    const found: Candidate[] = [];
    const add = (name: FoldedName, match: number): void => {
      found.push({ name, score: name.commonness + match });
    };
    let isName = false;
    const addBeginningWith = (text: string, withLongerWords: boolean): void => {
      for (const name of this.#beginningWith(text)) {
        if (name.folded.length === text.length) {
          isName = true;
          add(name, IS_TYPED);
        } else if (name.folded[text.length] === ' ') add(name, ENDS_WORD);
        else if (withLongerWords) add(name, 0);
      }
    };
    const singular = this.#singularOf(typed);
    const texts = singular === typed ? [typed] : [typed, singular];
    addBeginningWith(typed, !wordIsComplete);
    if (singular !== typed) addBeginningWith(singular, false);
    const few = found.length < FEW;
    for (const text of texts) {
      for (const name of this.#byLastWord.group(lastWord(text))) {
        if (name.folded.endsWith(text)) add(name, isName ? IS_LAST : IS_LAST_OF_GENERIC);
      }
    }
    if (!few) return found;
    if (found.length === 0) texts.push(typed.replaceAll(' ', ''));
    const matchers = texts.filter(({ length }) => length >= MIN_FOR_SLIPS).map(isOneSlipFrom);
    const names = this.#commonestFirst(typed.slice(0, 1));
    for (const [at, name] of names.entries()) {
      if (at >= MOST_FOR_SLIPS && found.length > 0) break;
      if (matchers.some((isOneSlipAway) => isOneSlipAway(name.folded))) add(name, HAS_SLIP);
    }
    return found;
  }

  #commonestFirst(letter: string): readonly FoldedName[] {
    let names = this.#commonest.get(letter);
    if (names === undefined) {
      names = this.#allWith(letter).toSorted((a, b) => b.commonness - a.commonness);
      this.#commonest.set(letter, names);
    }
    return names;
  }

  #startsWith(letter: string): readonly string[] {
    return this.#byStart.keysWhere((start) => start.startsWith(letter));
  }

  #allWith(letter: string): readonly FoldedName[] {
    return this.#startsWith(letter).flatMap((start) => this.#byStart.group(start));
  }

  #beginningWith(text: string): readonly FoldedName[] {
    if (text.length < START_LENGTH) return this.#allWith(text);
    const names = this.#byStart.group(startOf(text));
    const from = firstAtLeast(names, text);
    let to = from;
    while (names[to]?.folded.startsWith(text)) to++;
    return names.slice(from, to);
  }

  #singularOf(typed: string): string {
    const last = lastWord(typed);
    return typed.slice(0, typed.length - last.length) + this.#language().form(last);
  }

  /** Where nothing is called the word alone ("hotel"), names of the goods or the service that it means come first. */
  #asMeant(typed: string, candidates: readonly Candidate[]): readonly Candidate[] {
    const [first] = candidates;
    if (first === undefined) return candidates;
    const singular = this.#singularOf(typed);
    const { folded } = first.name;
    const hasWord = [typed, singular].some((word) => folded.startsWith(`${word} `) || folded.endsWith(` ${word}`));
    const word = hasWord ? singular : wordAt(folded, typed.length);
    if (candidates.some(({ name }) => name.folded === word)) return candidates;
    const heading = this.#meaningOf(word);
    return candidates
      .map(({ name, score }) => ({ name, score: score + (this.#headingOf(name) === heading ? IS_MEANT : 0) }))
      .toSorted(byScore);
  }

  #meaningOf(word: string): string | undefined {
    if (!this.#meanings.has(word)) this.#meanings.set(word, this.#firstHeading(word));
    return this.#meanings.get(word);
  }

  #headingOf({ number }: FoldedName): string {
    return this.#records.code(this.#records.nameCode[number] ?? 0).slice(0, 4);
  }

  #shown(typed: string, candidates: readonly Candidate[]): readonly Suggestion[] {
    const records = this.#records;
    const taken: Taken[] = [];
    const crowded: FoldedName[] = [];
    const ofWord = new Map<string, number>();
    const take = (name: FoldedName): boolean => {
      const { folded, number } = name;
      const code = records.nameCode[number] ?? 0;
      const one = { folded, heading: this.#headingOf(name), number, code };
      if (taken.some((other) => isSpellingOf(one, other))) return false;
      taken.push(one);
      return true;
    };
    for (const { name } of candidates) {
      if (taken.length === MOST) break;
      const word = wordAt(name.folded, typed.length);
      const before = ofWord.get(word) ?? 0;
      if (before >= MOST_OF_WORD && word.length > typed.length) crowded.push(name);
      else if (take(name)) ofWord.set(word, before + 1);
    }
    for (const name of crowded) {
      if (taken.length === MOST) break;
      take(name);
    }
    return taken.map(({ number, code }) => ({
      text: records.name(number),
      code: records.code(code),
      description: records.description(code),
      kind: 'name',
    }));
  }
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** A name up to the end of the word that goes on at this place, or ends there. */
function wordAt(name: string, at: number): string {
  const end = name.indexOf(' ', at);
  return end < 0 ? name : name.slice(0, end);
}

const byText = (a: FoldedName, b: FoldedName): number =>
  a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.number - b.number;

/** Those of the highest scores, the highest first. Scores alone are sorted much faster than candidates. */
function best(candidates: readonly Candidate[]): readonly Candidate[] {
  const scores = Float64Array.from(candidates, ({ score }) => score).sort();
  const least = scores[Math.max(0, scores.length - MOST_CONSIDERED)] ?? 0;
  return candidates.filter(({ score }) => score >= least).sort(byScore);
}

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || byText(a.name, b.name);

const NAMES_PER_STEP = 250;
const START_LENGTH = 2;
const startOf = (folded: string): string => folded.slice(0, START_LENGTH).padEnd(START_LENGTH);

type NumbersByKey = ReadonlyMap<string, readonly number[]>;

/** The numbers of all names by the first two letters of their text, and those of several words by their last word. */
interface NumbersByPart {
  readonly start: NumbersByKey;
  readonly lastWord: NumbersByKey;
}

function* numbersByPart(records: Records): Steps<NumbersByPart> {
  const start = new Map<string, number[]>();
  const last = new Map<string, number[]>();
  for (let number = 0; number < records.nameCode.length; number++) {
    if (number % NAMES_PER_STEP === 0) yield;
    const folded = foldText(records.name(number));
    addTo(start, startOf(folded), number);
    if (folded.includes(' ')) addTo(last, lastWord(folded), number);
  }
  return { start, lastWord: last };
}

function addTo(numbers: Map<string, number[]>, key: string, number: number): void {
  const known = numbers.get(key);
  if (known === undefined) numbers.set(key, [number]);
  else known.push(number);
}

/** Names in groups by a part of their text; each group is sorted when it is first asked for. */
class NameGroups {
  readonly #records: Records;
  readonly #numbers: () => NumbersByKey;
  readonly #groups = new Map<string, readonly FoldedName[]>();

  constructor(records: Records, numbers: () => NumbersByKey) {
    this.#records = records;
    this.#numbers = numbers;
  }

  keysWhere(isWanted: (key: string) => boolean): readonly string[] {
    return [...this.#numbers().keys()].filter(isWanted);
  }

  group(key: string): readonly FoldedName[] {
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const numbers = this.#numbers().get(key);
    if (numbers === undefined) return [];
    const records = this.#records;
    const group = numbers
      .map((number) => ({ folded: foldText(records.name(number)), number, commonness: records.commonness(number) }))
      .sort(byText);
    this.#groups.set(key, group);
    return group;
  }
}

/** The first place whose text is not before the wanted one. */
function firstAtLeast(names: readonly FoldedName[], wanted: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle]?.folded ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether a name begins with what was typed but for one slip: a letter that is wrong, missing, too many or swapped with
 * the next. Or vowels are missing: "nmkn". The first letter is right.
 */
function isOneSlipFrom(typed: string): (name: string) => boolean {
  const rests = Array.from({ length: typed.length + 1 }, (_, at) => typed.slice(at));
  const restAt = (at: number): string => rests[at] ?? '';
  return (name) => {
    let at = 0;
    while (at < typed.length && name[at] === typed[at]) at++;
    if (at === 0) return false;
    return (
      name.startsWith(restAt(at + 1), at + 1) ||
      name.startsWith(restAt(at + 1), at) ||
      name.startsWith(restAt(at), at + 1) ||
      (name[at] === typed[at + 1] && name[at + 1] === typed[at] && name.startsWith(restAt(at + 2), at + 2)) ||
      lacksVowelsOf(name, typed)
    );
  };
}

/** Whether a name begins with what was typed but for vowels. */
function lacksVowelsOf(name: string, typed: string): boolean {
  let at = 0;
  for (let i = 0; i < name.length && at < typed.length; i++) {
    if (name[i] === typed[at]) at++;
    else if (!'aeiou'.includes(name[i] as string)) return false;
  }
  return at === typed.length;
}

interface Taken {
  readonly folded: string;
  readonly heading: string;
  readonly number: number;
  readonly code: number;
}

/** The same text, or another spelling or number of the same goods: "laptap" beside "laptop", "shirts" beside "shirt". */
function isSpellingOf(one: Taken, other: Taken): boolean {
  if (one.folded === other.folded) return true;
  if (one.heading !== other.heading) return false;
  const [words, others] = [one.folded.split(' '), other.folded.split(' ')];
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? ''));
}

const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  soundKey(word) === soundKey(other) ||
  (Math.min(word.length, other.length) >= 4 && lettersApart(word, other) <= (word.length >= 7 ? 2 : 1));

/** How many letters must be put in, left out or changed to make one word of the other; 3: more than two. */
function lettersApart(word: string, other: string): number {
  const far = 3;
  if (Math.abs(word.length - other.length) >= far) return far;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(far, row[other.length] ?? far);
}
