// What agents are sent: the tariff's answers in their short form and in their full one, under the contract's names.
import * as z from 'zod';
import { butCame } from '../contract/came.ts';
import { type Ask, BatchResult, type ForwardAnswer, HsnResult } from '../tariff/lookup/contract.ts';

interface Shortened {
  /** Left out for a rate that is read in the notification. */
  readonly evidence?: 'secondary' | 'inferred';
  /** Left out for a code that is live. */
  readonly status?: 'retired';
}

/** The first match. */
export type BriefMatch = Shortened &
  Pick<
    HsnResult,
    | 'hsn_sac'
    | 'description'
    | 'gst_rate'
    | 'schedule'
    | 'rate_open'
    | 'notification_ref'
    | 'uqc'
    | 'rcm_applicable'
    | 'rcm_trigger'
    | 'rcm_open'
    | 'cess_note'
    | 'superseded_by'
    | 'confidence'
  > &
  Partial<Pick<HsnResult, 'notes'>>;

export type BriefOther = Pick<Shortened, 'status'> &
  Pick<HsnResult, 'hsn_sac' | 'description' | 'gst_rate' | 'rate_open' | 'confidence'>;

export interface BriefAsk extends Pick<Ask, 'question'> {
  readonly options: readonly Pick<Ask['options'][number], 'label' | 'then'>[];
}

export interface BriefAnswer extends Omit<ForwardAnswer, 'query' | 'matches' | 'ask'> {
  readonly ask?: BriefAsk;
  readonly matches: readonly (BriefMatch | BriefOther)[];
  /** Something was cut: detail "full" has all of it. */
  readonly more?: true;
}

export type BriefRow = Shortened &
  Pick<
    BatchResult,
    | 'query'
    | 'hsn_sac'
    | 'description'
    | 'gst_rate'
    | 'rate_open'
    | 'confidence'
    | 'review_why'
    | 'rate_agrees'
    | 'read_price'
    | 'rcm_applicable'
    | 'rcm_trigger'
    | 'rcm_open'
    | 'cess_note'
  > &
  Partial<Pick<BatchResult, 'notes' | 'status_of_answer'>> & { readonly alternates?: readonly string[] };

/** A text that names no code: what would help stands in the place of one. */
export type VagueRow = Pick<BatchResult, 'query' | 'status_of_answer' | 'review_why' | 'why'>;

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
    rate_agrees: true,
    read_price: true,
  }).shape,
  alternates: z.array(Alternate),
});

export const detail = z
  .enum(['brief', 'full'], { error: butCame('must be brief or full') })
  .default('brief')
  .describe('full: every match, and every rate with its notification.');
