// What pages and the tariff worker say to each other.
import type { Choice, RowAnswer } from '../../bulk/rowAnswer.ts';
import type { Told } from '../../bulk/told.ts';
import type { RateView, Suggestion } from '../../tariff/lookup/contract.ts';
import type { OwnName } from '../../tariff/lookup/ownNames.ts';
import type { FinderAnswer, FinderQuery } from '../tariff/find.ts';
import type { PackedAnswers } from './packedAnswers.ts';

export type Request =
  | {
      readonly kind: 'open';
      readonly records: string;
      readonly search: string;
      readonly ownNames?: readonly OwnName[] | undefined;
    }
  | { readonly kind: 'find'; readonly id: number; readonly query: FinderQuery }
  | { readonly kind: 'suggest'; readonly id: number; readonly text: string }
  | { readonly kind: 'classify'; readonly id: number; readonly items: readonly AskedItem[] }
  | { readonly kind: 'answerWith'; readonly id: number; readonly items: readonly ChosenItem[] };

/** What a row tells beside its text, and the day whose rates it is answered with. */
export interface ToldOnDay extends Told {
  readonly day: string;
}

export interface AskedItem {
  readonly text: string;
  readonly told: ToldOnDay;
}

/** A text and what a person chose for it. */
export interface ChosenItem extends AskedItem {
  readonly choice: Choice;
}

/** A suggestion with the rates of the answer to its text, so that both say the same. */
export interface RatedSuggestion extends Suggestion {
  readonly rates: readonly Pick<RateView, 'rate' | 'schedule'>[];
}

export type Reply =
  | { readonly kind: 'ready' }
  /** A `RangeError` says what is wrong with the own names. */
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'found'; readonly id: number; readonly answer: FinderAnswer }
  | { readonly kind: 'suggested'; readonly id: number; readonly suggestions: readonly RatedSuggestion[] }
  | { readonly kind: 'classified'; readonly id: number; readonly packed: PackedAnswers }
  | { readonly kind: 'answeredWith'; readonly id: number; readonly answers: readonly (RowAnswer | undefined)[] };
