// Finds the terms that a word which the index does not know may stand for: one letter off, or shortened.

import { unitAt } from '../../../hash/unitAt.ts';
import { TERM_END } from '../index/format.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { FNV_BASIS, hashStep, SOUND_PREFIX } from '../text/terms.ts';

const FIRST_LETTER = 'a'.charCodeAt(0);
const LAST_LETTER = 'z'.charCodeAt(0);
const LETTERS = LAST_LETTER - FIRST_LETTER + 1;
/** Words are found by so many first letters, and by the hash of their consonants. */
const PREFIX_LENGTH = 3;
const PREFIX_BUCKETS = LETTERS ** PREFIX_LENGTH;
const CONSONANT_BUCKETS = 1 << 15;
const CONSONANT_SHIFT = 17;
const MIN_CONSONANTS = 3;
const MIN_WORD_LENGTH = 4;
const MAX_WORD_LENGTH = 64;
const SOUND = SOUND_PREFIX.charCodeAt(0);
const A_WORD = 1;
const A_SOUND = 2;

/** What terms are found by. */
type By = 'prefix' | 'consonants' | 'sound';

const VOWELS = new Uint8Array(256);
for (const vowel of 'aeiou') VOWELS[vowel.charCodeAt(0)] = 1;

/** By the first letter and the consonants after it; -1: they are too few. Doubled ones may count once. */
function consonantBucket(letters: Uint8Array, from: number, to: number, countsDoubled: boolean): number {
  let hash = FNV_BASIS;
  let count = 0;
  for (let i = from; i < to; i++) {
    const letter = letters[i] as number;
    if (i > from && (VOWELS[letter] === 1 || (!countsDoubled && letter === letters[i - 1]))) continue;
    hash = hashStep(hash, letter);
    count++;
  }
  return count < MIN_CONSONANTS ? -1 : hash >>> CONSONANT_SHIFT;
}

/** By the first letters; -1: they are too few. */
function prefixBucket(letters: Uint8Array, from: number, to: number): number {
  if (to - from < PREFIX_LENGTH) return -1;
  let bucket = 0;
  for (let i = from; i < from + PREFIX_LENGTH; i++) bucket = bucket * LETTERS + (letters[i] as number) - FIRST_LETTER;
  return bucket;
}

/** Terms in hash buckets, those of a bucket together. */
class Buckets {
  readonly #at: Uint32Array;
  readonly #terms: Uint32Array;

  /** `bucketOf`: by term; -1: it is in none. */
  constructor(count: number, bucketOf: Int32Array) {
    const { length } = bucketOf;
    // First where the bucket after next begins, so that filling a bucket moves its end to where it belongs.
    const at = new Uint32Array(count + 2);
    for (let term = 0; term < length; term++) {
      const bucket = bucketOf[term] as number;
      if (bucket >= 0) at[bucket + 2] = (at[bucket + 2] as number) + 1;
    }
    for (let i = 2; i < at.length; i++) at[i] = (at[i] as number) + (at[i - 1] as number);
    const terms = new Uint32Array(at[count + 1] as number);
    for (let term = 0; term < length; term++) {
      const bucket = bucketOf[term] as number;
      if (bucket < 0) continue;
      const end = at[bucket + 1] as number;
      terms[end] = term;
      at[bucket + 1] = end + 1;
    }
    this.#at = at;
    this.#terms = terms;
  }

  of(bucket: number): Uint32Array {
    return this.#terms.subarray(this.#at[bucket], this.#at[bucket + 1]);
  }
}

/** The words of an index by their letters. */
/**
 * Finds the words that a shortened one may stand for. Labels and till rolls have room for so many letters: whoever writes
 * them leaves out the end ("waistcoa") or the vowels ("blsh"). And Hindi in Latin letters is written with other vowels by
 * everybody: its sounds are found by their consonants.
 */
export class Shortened {
  readonly #index: SearchIndex;
  /** Lazy: both take milliseconds. */
  #letters: Letters | undefined;
  readonly #buckets: Partial<Record<By, Buckets>> = {};
  readonly #written = new Uint8Array(MAX_WORD_LENGTH);

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** The commonest words that begin so and go on. */
  completions(word: string, max: number): readonly string[] {
    const { length } = word;
    if (!this.#write(word)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('prefix', prefixBucket(written, 0, length), max, (from, to) => {
      if (to - from <= length) return false;
      let i = PREFIX_LENGTH;
      while (i < length && letters[from + i] === written[i]) i++;
      return i === length;
    });
  }

  /** The commonest words that are this one with vowels, or doubled consonants, put in. */
  expansions(word: string, max: number): readonly string[] {
    const { length } = word;
    if (!this.#write(word)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('consonants', consonantBucket(written, 0, length, false), max, (from, to) => {
      if (to - from <= length || letters[from] !== written[0]) return false;
      let i = 1;
      for (let at = from + 1; at < to; at++) {
        const letter = letters[at] as number;
        if (i < length && letter === written[i]) i++;
        else if (VOWELS[letter] === 0 && letter !== letters[at - 1]) return false;
      }
      return i === length;
    });
  }

  /** The commonest sounds with these consonants, and a vowel only if it comes first; none for none. */
  sounding(consonants: string, max: number): readonly string[] {
    const { length } = consonants;
    if (!this.#write(consonants)) return [];
    const written = this.#written;
    const { letters } = this.#index;
    return this.#commonest('sound', consonantBucket(written, 0, length, true), max, (from, to) => {
      let i = 0;
      for (let at = from + SOUND_PREFIX.length; at < to; at++) {
        const letter = letters[at] as number;
        if (i > 0 && VOWELS[letter] === 1) continue;
        if (i === length || letter !== written[i]) return false;
        i++;
      }
      return i === length;
    });
  }

  /** Puts the letters where they are compared; false: there are too many, or other characters. */
  #write(word: string): boolean {
    if (word.length > MAX_WORD_LENGTH) return false;
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      if (unit < FIRST_LETTER || unit > LAST_LETTER) return false;
      this.#written[i] = unit;
    }
    return true;
  }

  /** The texts of those of a bucket that fit and that most headings know, the commonest first. */
  #commonest(by: By, bucket: number, max: number, fits: (from: number, to: number) => boolean): readonly string[] {
    if (bucket < 0) return [];
    const index = this.#index;
    this.#letters ??= new Letters(index);
    this.#buckets[by] ??= this.#letters.buckets(by);
    const { at } = this.#letters;
    const best: number[] = [];
    for (const term of this.#buckets[by].of(bucket)) {
      if (!fits(at[term] as number, (at[term + 1] as number) - 1)) continue;
      const frequency = index.documentFrequency(term);
      let rank = best.length;
      while (rank > 0 && index.documentFrequency(best[rank - 1] as number) < frequency) rank--;
      if (rank === max) continue;
      best.splice(rank, 0, term);
      if (best.length > max) best.pop();
    }
    return best.map((term) => String.fromCharCode(...index.letters.subarray(at[term], (at[term + 1] as number) - 1)));
  }
}

/** Where the letters of each term begin, and which of them are words, and which are sounds. */
class Letters {
  readonly at: Uint32Array;
  readonly #kind: Uint8Array;
  readonly #letters: Uint8Array;

  constructor({ letters, termCount }: SearchIndex) {
    const at = new Uint32Array(termCount + 1);
    const kinds = new Uint8Array(termCount);
    let to = 0;
    for (let term = 0; term < termCount; term++) {
      at[term] = to;
      const isSound = letters[to] === SOUND;
      if (isSound) to++;
      const from = to;
      let isWord = true;
      for (let letter = letters[to] as number; letter !== TERM_END; letter = letters[++to] as number) {
        if (letter < FIRST_LETTER || letter > LAST_LETTER) isWord = false;
      }
      if (isWord) kinds[term] = isSound ? A_SOUND : to - from >= MIN_WORD_LENGTH ? A_WORD : 0;
      to++;
    }
    at[termCount] = to;
    this.at = at;
    this.#kind = kinds;
    this.#letters = letters;
  }

  buckets(by: By): Buckets {
    const { at } = this;
    const kinds = this.#kind;
    const letters = this.#letters;
    const bucketOf = new Int32Array(kinds.length).fill(-1);
    const kind = by === 'sound' ? A_SOUND : A_WORD;
    for (let term = 0; term < kinds.length; term++) {
      if (kinds[term] !== kind) continue;
      const from = at[term] as number;
      const to = (at[term + 1] as number) - 1;
      if (by === 'prefix') bucketOf[term] = prefixBucket(letters, from, to);
      else if (by === 'consonants') bucketOf[term] = consonantBucket(letters, from, to, false);
      else bucketOf[term] = consonantBucket(letters, from + SOUND_PREFIX.length, to, true);
    }
    return new Buckets(by === 'prefix' ? PREFIX_BUCKETS : CONSONANT_BUCKETS, bucketOf);
  }
}

/** Longer words are rarely mistyped names, and would cost too much to try. */
const MAX_TYPO_LENGTH = 24;
const typed = new Uint16Array(MAX_TYPO_LENGTH);
const tried = new Uint16Array(MAX_TYPO_LENGTH + 1);
/** Hashes of the word's beginnings, by their length. */
const hashOfFirst = new Int32Array(MAX_TYPO_LENGTH + 1);

/**
 * The commonest term one edit away, or -1; the first letter is trusted unless two letters were swapped. `except`: a term
 * that does not count.
 */
export function nearestTerm(index: SearchIndex, form: string, except = -1): number {
  const { length } = form;
  if (length > MAX_TYPO_LENGTH) return -1;
  hashOfFirst[0] = FNV_BASIS;
  for (let i = 0; i < length; i++) {
    typed[i] = unitAt(form, i);
    hashOfFirst[i + 1] = hashStep(hashOfFirst[i] as number, typed[i] as number);
  }
  let best = -1;
  let bestIdf = Number.POSITIVE_INFINITY;
  /** Looks for the tried word; its letters before `same` are those of the typed one. */
  const consider = (letters: number, same: number): void => {
    const term = index.termOfLetters(tried, letters, same, hashOfFirst[same] as number);
    if (term < 0 || term === except) return;
    const idf = index.idf(term);
    if (idf < bestIdf) {
      bestIdf = idf;
      best = term;
    }
  };
  // Two neighbours swapped, or a letter replaced.
  tried.set(typed.subarray(0, length));
  for (let i = 0; i < length; i++) {
    const here = typed[i] as number;
    const next = typed[i + 1] as number;
    if (i + 1 < length && next !== here) {
      tried[i] = next;
      tried[i + 1] = here;
      consider(length, i);
      tried[i + 1] = next;
    }
    if (i > 0) {
      for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTERS; letter++) {
        if (letter === here) continue;
        tried[i] = letter;
        consider(length, i);
      }
    }
    tried[i] = here;
  }
  // A letter too many: the gap moves from the second letter to the end.
  tried.set(typed.subarray(1, length));
  for (let i = 0; i < length; i++) {
    if (i > 0) consider(length - 1, i);
    tried[i] = typed[i] as number;
  }
  // A letter missing: room for it moves from the end to the second letter.
  tried.set(typed.subarray(0, length));
  for (let i = length; i > 0; i--) {
    for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTERS; letter++) {
      tried[i] = letter;
      consider(length + 1, i);
    }
    tried[i] = typed[i - 1] as number;
  }
  return best;
}
