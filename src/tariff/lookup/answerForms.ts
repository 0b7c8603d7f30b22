// What was found for a text in the forms of the contract: an answer, and one result of a batch.
import type { Records } from '../dataset/records.ts';
import { type Found, type Match, reviewedOf, type SearchedText } from './answer.ts';
import { askGoods, MOST_OPTIONS } from './ask.ts';
import type { Ask, BatchResult, ForwardAnswer, HsnResult } from './contract.ts';
import { reviewFields, reviewOf } from './review.ts';
import { codeReason, explanation, nothingReason } from './why.ts';

function askOf({ status, leading }: Found): Ask | undefined {
  // Several codes lead: a question about the goods parts them.
  if (status !== 'resolved' && leading.length > 1) {
    return askGoods(leading.slice(0, MOST_OPTIONS).map(({ prepared }) => prepared().entry));
  }
  return status === 'too_vague' ? undefined : leading[0]?.prepared().ask;
}

function resultOf(records: Records, { code, prepared, confidence, reasons }: Match, remarks: string): HsnResult {
  const { entry } = prepared();
  const why =
    reasons === undefined
      ? codeReason(entry.hsn_sac, remarks)
      : explanation(records, { match: reasons, code }, remarks);
  return { ...entry, why, confidence };
}

export function forwardAnswer(records: Records, { text: query }: SearchedText, found: Found): ForwardAnswer {
  const ask = askOf(found);
  return {
    query,
    matches: found.matches.map((match) => resultOf(records, match, found.remarks)),
    status: found.status,
    ...reviewFields(reviewOf(reviewedOf(found))),
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

export function batchResult(records: Records, searched: SearchedText, found: Found): BatchResult {
  const { query, matches, status, why = '', ask, needs_review, review_why } = forwardAnswer(records, searched, found);
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
