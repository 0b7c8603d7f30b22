// Finds the terms of the index that a query's words stand for: as written, joined, split, by sound, or mistyped.
import { consonantKey, hasDevanagari, romanise, soundKey } from './hindi.ts';
import type { Reading, ReadWord, Role } from './read.ts';
import { remember } from './remember.ts';
import { CONSONANT_PREFIX, FNV_OFFSET, FNV_PRIME, type SearchIndex, SOUND_PREFIX } from './searchIndex.ts';

/** How a word of the query led to a term. */
export type Via = 'exact' | 'joined' | 'split' | 'sound' | 'typo';

export interface QueryTerm {
  readonly term: number;
  /** As the index holds it. */
  readonly text: string;
  readonly via: Via;
  readonly role: Role;
  /** The words of the text that led here, as written. */
  readonly from: string;
  /** 1 for an exact word, less for a guess. */
  readonly trust: number;
  /** Words of the query share a slot with their alternatives; a slot counts once. */
  readonly slot: number;
  /** The phrase of the word that it stands for. */
  readonly phrase: number;
}

const TRUST: Readonly<Record<Via, number>> = { exact: 1, joined: 0.95, split: 0.9, sound: 0.85, typo: 0.7 };
const SHORTEST_TYPO = 5;
/** A known word may also be two ("ballpoint") when it is long, and known to a few headings only. */
const SHORTEST_COMPOUND = 8;
const RARE_WEIGHT = 5.9;
/** Longer words are rarely mistyped names, and would cost too much to try. */
const LONGEST_TYPO = 24;

export interface ResolvedQuery {
  readonly terms: readonly QueryTerm[];
  readonly slotCount: number;
  /** Words that no term stands for. */
  readonly unknown: readonly string[];
}

export function resolveWords(index: SearchIndex, { words }: Reading): ResolvedQuery {
  const terms: QueryTerm[] = [];
  const unknown: string[] = [];
  let slot = 0;
  const add: AddTerm = (term, text, via, { role, word, phrase }, from = word) => {
    // Devanagari is indexed by its sound: found by it, a word is found as written. Its consonants alone are a guess.
    const isWritten = via === 'sound' && hasDevanagari(word) && !text.startsWith(CONSONANT_PREFIX);
    const trust = isWritten ? 1 : TRUST[via];
    terms.push({ term, text, via, role, from, trust, slot, phrase });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as ReadWord;
    const next = words[i + 1];
    const before = terms.length;
    const exact = hasDevanagari(word.form) ? -1 : index.term(word.form);
    if (exact >= 0) add(exact, word.form, 'exact', word);
    if (next !== undefined && next.phrase === word.phrase) {
      const joined = index.term(word.form + next.form);
      if (joined >= 0) add(joined, word.form + next.form, 'joined', next, `${word.word} ${next.word}`);
    }
    if (exact < 0) for (const { term, text, via } of guessesOf(index)(word.form)) add(term, text, via, word);
    else if (word.form.length >= SHORTEST_COMPOUND && index.weightOf(exact) > RARE_WEIGHT) {
      for (const part of splitWord(index, word.form) ?? []) add(part, index.termText(part), 'split', word);
    }
    if (terms.length === before) unknown.push(word.word);
    slot++;
  }
  return { terms, slotCount: slot, unknown };
}

type AddTerm = (term: number, text: string, via: Via, word: ReadWord, from?: string) => void;

/** A term that a word the index does not know may stand for. */
interface Guess {
  readonly term: number;
  readonly text: string;
  readonly via: Via;
}

/** Makes and slips come again and again: what each may mean is worked out once. */
const guessers = new WeakMap<SearchIndex, (form: string) => readonly Guess[]>();

function guessesOf(index: SearchIndex): (form: string) => readonly Guess[] {
  let guesser = guessers.get(index);
  if (guesser === undefined) {
    guesser = remember((form) => guessesAt(index, form));
    guessers.set(index, guesser);
  }
  return guesser;
}

function guessesAt(index: SearchIndex, form: string): readonly Guess[] {
  if (/\d/.test(form)) return [];
  const devanagari = hasDevanagari(form);
  const sound = soundKey(devanagari ? romanise(form) : form);
  const bySound = sound.length >= 2 ? index.term(SOUND_PREFIX + sound) : -1;
  if (bySound >= 0) return [{ term: bySound, text: SOUND_PREFIX + sound, via: 'sound' }];
  if (!devanagari) {
    const parts = splitWord(index, form);
    if (parts) return parts.map((part) => ({ term: part, text: index.termText(part), via: 'split' }));
    const corrected = form.length >= SHORTEST_TYPO ? nearestTerm(index, form) : -1;
    if (corrected >= 0) return [{ term: corrected, text: index.termText(corrected), via: 'typo' }];
  }
  const consonants = consonantKey(sound);
  const byConsonants = consonants === '' ? -1 : index.term(CONSONANT_PREFIX + consonants);
  return byConsonants < 0 ? [] : [{ term: byConsonants, text: CONSONANT_PREFIX + consonants, via: 'sound' }];
}

/** Two known words written as one: "steelbottle". */
function splitWord(index: SearchIndex, form: string): readonly [number, number] | undefined {
  let best: readonly [number, number] | undefined;
  let bestWeight = Number.POSITIVE_INFINITY;
  for (let at = 3; at <= form.length - 3; at++) {
    const left = index.term(form.slice(0, at));
    if (left < 0) continue;
    const right = index.term(form.slice(at));
    if (right < 0) continue;
    const weight = index.weightOf(left) + index.weightOf(right);
    if (weight < bestWeight) {
      bestWeight = weight;
      best = [left, right];
    }
  }
  return best;
}

const FIRST_LETTER = 97;
const LETTER_COUNT = 26;
const typed = new Uint16Array(LONGEST_TYPO);
const tried = new Uint16Array(LONGEST_TYPO + 1);
/** Hashes of the word's beginnings, by their length. */
const hashOfFirst = new Int32Array(LONGEST_TYPO + 1);

/** The commonest term one edit away; the first letter is trusted unless two letters were swapped. */
function nearestTerm(index: SearchIndex, form: string): number {
  const { length } = form;
  if (length > LONGEST_TYPO) return -1;
  hashOfFirst[0] = FNV_OFFSET;
  for (let i = 0; i < length; i++) {
    typed[i] = form.charCodeAt(i);
    hashOfFirst[i + 1] = Math.imul((hashOfFirst[i] ?? 0) ^ (typed[i] ?? 0), FNV_PRIME);
  }
  let best = -1;
  let bestWeight = Number.POSITIVE_INFINITY;
  /** Looks for the tried word; its letters before `same` are those of the typed one. */
  const consider = (letters: number, same: number): void => {
    const term = index.termOfLetters(tried, letters, same, hashOfFirst[same] ?? 0);
    if (term < 0) return;
    const weight = index.weightOf(term);
    if (weight < bestWeight) {
      bestWeight = weight;
      best = term;
    }
  };
  // Two neighbours swapped, or another letter in a place.
  tried.set(typed.subarray(0, length));
  for (let i = 0; i < length; i++) {
    const here = typed[i] ?? 0;
    const next = typed[i + 1] ?? 0;
    if (i + 1 < length && next !== here) {
      tried[i] = next;
      tried[i + 1] = here;
      consider(length, i);
      tried[i + 1] = next;
    }
    if (i > 0) {
      for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTER_COUNT; letter++) {
        if (letter === here) continue;
        tried[i] = letter;
        consider(length, i);
      }
    }
    tried[i] = here;
  }
  // A letter too many: the gap moves from the second place to the end.
  tried.set(typed.subarray(1, length));
  for (let i = 0; i < length; i++) {
    if (i > 0) consider(length - 1, i);
    tried[i] = typed[i] ?? 0;
  }
  // A letter missing: room for it moves from the end to the second place.
  tried.set(typed.subarray(0, length));
  for (let i = length; i > 0; i--) {
    for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTER_COUNT; letter++) {
      tried[i] = letter;
      consider(length + 1, i);
    }
    tried[i] = typed[i - 1] ?? 0;
  }
  return best;
}
