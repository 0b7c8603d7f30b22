// What the engine answers: codes by number, how sure they are, and the reasons.

import type { Via } from './rank/resolve.ts';
import type { Vagueness } from './rank/vague.ts';
import type { OpenFact } from './rank/wordQuestions.ts';

/** A word that was read as another. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  readonly via: Exclude<Via, 'exact'>;
}

export interface CodeMatch {
  /** The most specific code that the text supports. */
  readonly code: number;
  /** A fact that the text leaves open decides below which code; see `WordQuestions`. */
  readonly openFact: OpenFact | undefined;
  readonly heading: number;
  /** Measured probability that the heading is right. */
  readonly confidence: number;
  /** The name that speaks most for the heading, by number; -1: none does. */
  readonly bestName: number;
  /** The words of the text that stand in it. */
  readonly nameWords: readonly string[];
  /** The code whose description holds words of the text, the match itself or its heading, and those words; -1: none. */
  readonly textCode: number;
  readonly textWords: readonly string[];
  /** Brands, models and medicines among these words, and what they were written out to. */
  readonly known: readonly Known[];
}

/** "himalayan 450", known as "motorcycle 450 cc". */
export interface Known {
  readonly from: string;
  readonly to: string;
}

export type SearchStatus = 'resolved' | 'ambiguous' | 'too_vague' | 'not_found';

export interface SearchAnswer {
  /** Best first, one for each heading. */
  readonly matches: readonly CodeMatch[];
  readonly status: SearchStatus;
  readonly corrections: readonly Correction[];
  readonly unknown: readonly string[];
  readonly vague: Vagueness | undefined;
}
