// Whether a person should look at an answer, and at what of it. One rule for every face.
import type { AnswerStatus, ForwardAnswer } from './contract.ts';

/** Answers less sure than this need review, unless whoever asks draws the line elsewhere. */
export const REVIEW_BELOW = 0.7;

/** The code, or the rate that depends on something that was not said. */
export type Review = 'nothing' | 'code' | 'rate';

/** What the rule looks at, all of it said of the code that comes first. */
export interface Reviewed {
  readonly status: AnswerStatus;
  readonly confidence: number;
  readonly isWordUnknown: boolean;
  readonly isRetired: boolean;
  /** Or a bare number of the text, read as the price, alone decided for it. */
  readonly isRateOpen: boolean;
}

/** A code that is not sure, or not in use any more, comes before a rate that is open. */
export function reviewOf(
  { status, confidence, isWordUnknown, isRetired, isRateOpen }: Reviewed,
  below = REVIEW_BELOW,
): Review {
  // The word that is not understood may name other goods: the answer must be twice as sure.
  const line = isWordUnknown ? (below + 1) / 2 : below;
  if (status !== 'resolved' || confidence < line || isRetired) return 'code';
  return isRateOpen ? 'rate' : 'nothing';
}

/** A person who chose a code has looked at it; its rate may still be open. */
export const reviewOfChosen = (isRateOpen: boolean): Review => (isRateOpen ? 'rate' : 'nothing');

/** As the answers have it. */
export const reviewFields = (review: Review): Pick<ForwardAnswer, 'needs_review' | 'review_why'> =>
  review === 'nothing' ? { needs_review: false } : { needs_review: true, review_why: review };
