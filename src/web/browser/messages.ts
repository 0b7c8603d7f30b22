// What pages and the tariff worker say to each other.
import type { Choice, RowAnswer } from '../../bulk/rowAnswer.ts';
import type { RateView, Suggestion } from '../../tariff/lookup/contract.ts';
import type { FinderAnswer, FinderQuery } from '../tariff/find.ts';

export type Request =
  | { readonly kind: 'open'; readonly records: string; readonly search: string }
  | { readonly kind: 'find'; readonly id: number; readonly query: FinderQuery }
  | { readonly kind: 'suggest'; readonly id: number; readonly text: string }
  | { readonly kind: 'classify'; readonly id: number; readonly items: readonly string[]; readonly day: string }
  | {
      readonly kind: 'answerWith';
      readonly id: number;
      readonly items: readonly ChosenItem[];
      readonly day: string;
    };

/** A text and what a person chose for it. */
export interface ChosenItem {
  readonly text: string;
  readonly choice: Choice;
}

/** A suggestion with the rates of the answer to its text, so that both say the same. */
export interface RatedSuggestion extends Suggestion {
  readonly rates: readonly Pick<RateView, 'rate' | 'schedule'>[];
}

/** A row's answer, with what the codes are that may be meant instead. */
export interface NamedAnswer extends RowAnswer {
  /** Descriptions by code. */
  readonly names: Readonly<Record<string, string>>;
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly id: number; readonly answer: FinderAnswer }
  | { readonly kind: 'suggested'; readonly id: number; readonly suggestions: readonly RatedSuggestion[] }
  | { readonly kind: 'classified'; readonly id: number; readonly answers: readonly NamedAnswer[] }
  | { readonly kind: 'answeredWith'; readonly id: number; readonly answers: readonly (RowAnswer | undefined)[] };
