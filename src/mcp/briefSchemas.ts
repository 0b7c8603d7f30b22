// What agents are sent: the tariff's answers in their short form and in their full one, under the contract's names.
import * as z from 'zod';
import { butCame } from '../contract/came.ts';
import type { Answered } from '../contract/shapes.ts';
import { AnswerStatus, Ask, BatchResult, ForwardAnswer, HsnResult } from '../tariff/lookup/contract.ts';

export const as_of = z.string().describe('The day whose rates these are.');

const more = z.literal(true).exactOptional().describe('Something was cut: detail "full" has all of it.');
const retired = z.literal('retired').exactOptional();
const evidence = z.enum(['secondary', 'inferred']).exactOptional();

const { hsn_sac, description, gst_rate, schedule, notes, notification_ref } = HsnResult.shape;
const { rate_open, uqc, rcm_applicable, rcm_trigger, rcm_open, cess_note, superseded_by, confidence } = HsnResult.shape;
const { needs_review, review_why } = ForwardAnswer.shape;

/** The first match. */
const BriefMatch = z.object({
  hsn_sac,
  description,
  gst_rate,
  schedule,
  rate_open,
  notes: notes.exactOptional(),
  notification_ref,
  evidence,
  uqc,
  rcm_applicable,
  rcm_trigger,
  rcm_open,
  cess_note,
  status: retired,
  superseded_by,
  confidence,
});
export type BriefMatch = Answered<typeof BriefMatch>;

const BriefOther = z.object({ hsn_sac, description, gst_rate, rate_open, status: retired, confidence });
export type BriefOther = Answered<typeof BriefOther>;

const BriefAnswer = z.object({
  matches: z.array(z.union([BriefMatch, BriefOther])),
  status: AnswerStatus,
  needs_review,
  review_why,
  why: ForwardAnswer.shape.why,
  ask: Ask.exactOptional(),
  more,
});
export type BriefAnswer = Answered<typeof BriefAnswer>;

const BriefRow = z.object({
  query: z.string(),
  hsn_sac,
  description,
  gst_rate,
  rate_open,
  notes: notes.exactOptional(),
  confidence,
  status_of_answer: AnswerStatus.exactOptional(),
  review_why,
  rcm_applicable,
  rcm_trigger,
  rcm_open,
  cess_note,
  status: retired,
  alternates: z.array(z.string()).exactOptional(),
});
export type BriefRow = Answered<typeof BriefRow>;

export const Match = HsnResult.pick({
  hsn_sac: true,
  description: true,
  type: true,
  gst_rate: true,
  schedule: true,
  rates: true,
  rate_open: true,
  confidence: true,
  why: true,
  notes: true,
  uqc: true,
  rcm_applicable: true,
  rcm_trigger: true,
  rcm_open: true,
  cess_note: true,
  status: true,
  superseded_by: true,
});

const FullAnswer = z.object({ ...ForwardAnswer.shape, matches: z.array(Match) });

export const Alternate = HsnResult.pick({ hsn_sac: true, description: true, confidence: true });

export const FullRow = z.object({
  ...BatchResult.pick({
    query: true,
    hsn_sac: true,
    description: true,
    gst_rate: true,
    schedule: true,
    rates: true,
    rate_open: true,
    notes: true,
    rcm_applicable: true,
    rcm_trigger: true,
    rcm_open: true,
    cess_note: true,
    uqc: true,
    status: true,
    superseded_by: true,
    confidence: true,
    status_of_answer: true,
    needs_review: true,
    review_why: true,
  }).shape,
  alternates: z.array(Alternate),
});

/** Lists that stand in both forms are not told field by field: the names are those of the contract. */
export const LookupOutput = z.object({
  ...BriefAnswer.shape,
  as_of,
  query: FullAnswer.shape.query.exactOptional(),
  matches: z.array(z.union([BriefMatch, BriefOther, Match])),
});

export const ClassifyOutput = z.object({
  as_of,
  results: z.array(z.union([BriefRow, FullRow])),
  needs_review_count: z.number(),
});

export const detail = z
  .enum(['brief', 'full'], { error: butCame('must be brief or full') })
  .default('brief')
  .describe('full: every match, and every rate with its notification.');
