// What is read in a text: its words with their roles, and what it says beside the goods.
import type { Vehicle } from '../../model/words.ts';
import type { Rewrite, TextSort } from './plainText.ts';
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
  /** It is in capitals throughout, as bills are printed. */
  readonly isInCapitals: boolean;
  /** It asks for the code or the rate of the goods: "gst on paneer". */
  readonly isQuestion: boolean;
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
  /** The heading of what the text names, where it is the only one of its brand's that has such goods. */
  readonly made: number | undefined;
  readonly sort: TextSort | undefined;
}
