// What is read in a text: its words with their roles, and what it says beside the goods.
import type { PlainText } from './plainText.ts';
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

/** With what was learned when the text was put into plain words. */
export interface Reading extends Omit<PlainText, 'text'> {
  /** The whole text, folded, and what was written out of it: what is measured and what conditions it names. */
  readonly folded: string;
  readonly words: readonly ReadWord[];
  /** It is in capitals throughout, as bills are printed. */
  readonly isInCapitals: boolean;
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
