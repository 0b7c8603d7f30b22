// What was found for a text in the forms of the contract: an answer, and one result of a batch.
import type { Records } from '../dataset/records.ts';
import { type Found, type Match, reviewedOf } from './answer.ts';
import { askGoods, MOST_OPTIONS } from './ask.ts';
import type { Ask, BatchResult, ForwardAnswer, HsnResult } from './contract.ts';
import { reviewFields, reviewOf } from './review.ts';
import { codeReason, explanation, nothingReason } from './why.ts';

/** Several codes lead, and a question about the goods parts them. */
export const isSplit = ({ status, leading }: Pick<Found, 'status' | 'leading'>): boolean =>
  status !== 'resolved' && leading.length > 1;

export const reviewOfFound = ({ status, matches: [first] }: Found) => reviewOf(reviewedOf(status, first));

function askOf(found: Found): Ask | undefined {
  if (isSplit(found)) return askGoods(found.leading.slice(0, MOST_OPTIONS).map(({ entry }) => entry));
  return found.status === 'too_vague' ? undefined : found.leading[0]?.ask;
}

const resultOf = (records: Records, { prepared, confidence, reasons }: Match, remarks: string): HsnResult => ({
  ...prepared.entry,
  why:
    reasons === undefined
      ? codeReason(prepared.entry.hsn_sac, remarks)
      : explanation(records, reasons, prepared.code, remarks),
  confidence,
});

export function forwardAnswer(records: Records, query: string, found: Found): ForwardAnswer {
  const ask = askOf(found);
  return {
    query,
    matches: found.matches.map((match) => resultOf(records, match, found.remarks)),
    status: found.status,
    ...reviewFields(reviewOfFound(found)),
    ...(found.matches.length === 0 && { why: nothingReason(found.remarks) }),
    ...(ask && { ask }),
  };
}

/** An item that matches nothing has the fields that are always there as empty texts. */
const NOTHING = {
  description: '',
  hsn_sac: '',
  chapter: '',
  gst_rate: '',
  type: 'goods',
  notes: '',
  confidence: 0,
} as const;

export function batchResult(records: Records, query: string, found: Found): BatchResult {
  const { matches, status, why = '', ask, needs_review, review_why } = forwardAnswer(records, query, found);
  const [best, ...alternates] = matches;
  const review = { needs_review, ...(review_why && { review_why }) };
  if (best === undefined) return { query, status_of_answer: 'not_found', ...NOTHING, why, ...review };
  return {
    query,
    status_of_answer: status,
    ...best,
    ...(alternates.length > 0 && { alternates }),
    ...review,
    ...(ask && { ask }),
  };
}
