// Answers without their lists and with short texts: what brief=1 asks for, ten of them in 8 kB.
import { OUTSIDE_GST } from '../model/rates.ts';
import type {
  BatchAnswer,
  BatchResult,
  BriefBatchAnswer,
  BriefBatchResult,
  BriefForwardAnswer,
  BriefResult,
  ForwardAnswer,
  HsnResult,
} from './contract.ts';

/** Characters of a text, at most. */
const MOST = { description: 110, chapter: 60, notes: 200, why: 90, trigger: 200 };

/** Cuts a text at a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:.]+$/, '')}…`;
}

/** A full stop before a capital or a figure ends a sentence; that of "No. 12" does not. */
const firstSentence = (text: string): string => /^.*?[^N][^o]\.(?= [A-Z\d])/s.exec(text)?.[0] ?? text;

/** The first sentence; where it is cut it still names every rate. */
function briefNotes({ notes, rates = [] }: Pick<BatchResult, 'notes' | 'rates'>): string {
  const sentence = firstSentence(notes);
  if (sentence.length <= MOST.notes) return sentence;
  const all = rates.map(({ rate, schedule }) => (schedule === OUTSIDE_GST ? 'outside GST' : rate));
  return `${cut(sentence, MOST.notes)} (rates: ${[...new Set(all)].join(', ')})`;
}

function briefResult(match: HsnResult | BatchResult): BriefResult {
  const { rate_open, rcm_applicable, rcm_open, rcm_trigger: trigger, uqc } = match;
  return {
    description: cut(match.description, MOST.description),
    hsn_sac: match.hsn_sac,
    chapter: cut(match.chapter, MOST.chapter),
    gst_rate: match.gst_rate,
    type: match.type,
    notes: briefNotes(match),
    ...(rate_open && { rate_open }),
    ...(rcm_applicable && { rcm_applicable }),
    ...(rcm_open && { rcm_open }),
    ...(trigger !== undefined && { rcm_trigger: cut(trigger, MOST.trigger) }),
    ...(uqc !== undefined && { uqc }),
    why: cut(match.why, MOST.why),
    confidence: match.confidence,
  };
}

export function* eachBrief(matches: Iterable<HsnResult>): Generator<BriefResult> {
  for (const match of matches) yield briefResult(match);
}

export const briefForward = (answer: ForwardAnswer): BriefForwardAnswer => ({
  ...answer,
  matches: answer.matches.map(briefResult),
});

function briefOfBatch(result: BatchResult): BriefBatchResult {
  const { query, status_of_answer, needs_review, review_why, rate_agrees, read_price } = result;
  return {
    query,
    status_of_answer,
    ...briefResult(result),
    needs_review,
    ...(review_why && { review_why }),
    ...(rate_agrees !== undefined && { rate_agrees }),
    ...(read_price !== undefined && { read_price }),
  };
}

export const briefBatch = ({ results }: BatchAnswer): BriefBatchAnswer => ({ results: results.map(briefOfBatch) });
