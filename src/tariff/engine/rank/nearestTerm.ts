// Finds the term that a mistyped word may stand for: one letter changed, put in, left out, or swapped with the next.

import { unitAt } from '../../../hash/unitAt.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { FNV_BASIS, hashStep } from '../text/terms.ts';

/** Longer words are rarely mistyped names, and would cost too much to try. */
const MAX_TYPO_LENGTH = 24;
const FIRST_LETTER = 97;
const LETTER_COUNT = 26;
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
      for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTER_COUNT; letter++) {
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
    for (let letter = FIRST_LETTER; letter < FIRST_LETTER + LETTER_COUNT; letter++) {
      tried[i] = letter;
      consider(length + 1, i);
    }
    tried[i] = typed[i - 1] as number;
  }
  return best;
}
