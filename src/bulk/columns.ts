// The columns that are added to a table, and an answer as their cells.
import { notesOf, type Review, type RowAnswer } from './rowAnswer.ts';

export const ADDED_COLUMNS = [
  'hsn_sac',
  'code_description',
  'gst_rate',
  'uqc',
  'confidence',
  'needs_review',
  'review_why',
  'notes',
  'as_of',
  'rate_condition',
  'chosen_by_person',
  'alternates',
] as const;

export const reviewText = (review: Review): string => (review === 'nothing' ? 'no' : 'yes');
export const reviewWhy = (review: Review): string => (review === 'nothing' ? '' : review);

/** All three decimals of a confidence: rounded, it could seem to reach the limit below which a row wants review. */
const SHARES = Array.from({ length: 1001 }, (_, thousandths) => (thousandths / 1000).toFixed(3));
export const shareText = (share: number): string => SHARES[Math.round(share * 1000)] ?? '';

/** An answer as cells, in the order of `ADDED_COLUMNS`. */
export function addedCells(answer: RowAnswer): readonly string[] {
  const { facts, confidence, review, alternates, chosen, asOf } = answer;
  const reviewed = [reviewText(review), reviewWhy(review)];
  const last = [chosen ?? '', alternates.join(' ')];
  if (facts === undefined) return ['', '', '', '', '', ...reviewed, '', '', '', ...last];
  const { code, description, rate, unit, condition } = facts;
  return [code, description, rate, unit, shareText(confidence), ...reviewed, notesOf(answer), asOf, condition, ...last];
}
