// A text as it is searched for: its terms, what they weigh together, and which of them is the head.

import type { Reading } from '../text/read.ts';
import { type QueryTerm, type ResolvedQuery, roleWeight } from './resolve.ts';

/** Texts that are weighed alike: a word or two; a phrase; a title that piles up words. */
export const TEXT_KINDS = ['word', 'phrase', 'title'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
const MAX_WORDS_OF_WORD = 2;
const MAX_WORDS_OF_PHRASE = 8;

export function kindOf({ words }: Reading): TextKind {
  return words.length <= MAX_WORDS_OF_WORD ? 'word' : words.length <= MAX_WORDS_OF_PHRASE ? 'phrase' : 'title';
}

/** What a word that nothing explains weighs in the query. */
const UNKNOWN_WEIGHT = 3;

export interface Query {
  /** In the order of their slots. */
  readonly terms: readonly QueryTerm[];
  /** What a heading could gain at most: the best term of each slot. */
  readonly weight: number;
  /** The slot of the head; -1: there is none. */
  readonly headSlot: number;
}

export function queryOf({ terms, unknown }: ResolvedQuery): Query {
  let headSlot = -1;
  let sum = unknown.length * UNKNOWN_WEIGHT;
  let slotBefore = -1;
  let slotBest = 0;
  for (let i = 0; i < terms.length; i++) {
    const { meant, role, slot } = terms[i] as QueryTerm;
    if (role === 'head') headSlot = slot;
    if (slot !== slotBefore) {
      sum += slotBest;
      slotBest = 0;
      slotBefore = slot;
    }
    slotBest = Math.max(slotBest, Math.fround(meant.weight * roleWeight(role)));
  }
  sum += slotBest;
  return { terms, weight: sum === 0 ? 1 : sum, headSlot };
}
