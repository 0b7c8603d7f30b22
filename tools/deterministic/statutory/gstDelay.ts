// Late GST returns: interest on tax paid late and the late fee, by return and turnover.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { CRORE, rupees } from '../../../src/tools/money.ts';

export const RETURNS = ['GSTR-3B', 'GSTR-1', 'GSTR-9'] as const;
export type ReturnName = (typeof RETURNS)[number];

/** Central and State halves together. */
export interface FeeStep {
  /** Aggregate turnover up to this; null for the last step. */
  readonly upTo: number | null;
  readonly perDay: number;
  /** At most this sum; undefined where the most is a part of the turnover in the State. */
  readonly most?: number;
  readonly mostPercent?: number;
}

export interface GstDelayRules {
  readonly interestPercent: number;
  /** A return is not taken when more than this has passed since its due date. */
  readonly mostMonthsLate: number;
  readonly monthly: readonly FeeStep[];
  /** For a return without any tax. */
  readonly nil: FeeStep;
  readonly annual: readonly FeeStep[];
}

const RULES: GstDelayRules = {
  interestPercent: 18,
  mostMonthsLate: 36,
  monthly: [
    { upTo: 1.5 * CRORE, perDay: rupees(50), most: rupees(2_000) },
    { upTo: 5 * CRORE, perDay: rupees(50), most: rupees(5_000) },
    { upTo: null, perDay: rupees(50), most: rupees(10_000) },
  ],
  nil: { upTo: null, perDay: rupees(20), most: rupees(500) },
  annual: [
    { upTo: 5 * CRORE, perDay: rupees(50), mostPercent: 0.04 },
    { upTo: 20 * CRORE, perDay: rupees(100), mostPercent: 0.04 },
    { upTo: null, perDay: rupees(200), mostPercent: 0.5 },
  ],
};

export const GST_DELAY: DatedTable<GstDelayRules> = {
  name: 'Interest and late fee of GST returns',
  readOn: '2026-11-18',
  entries: [
    {
      from: '2023-04-01',
      to: null,
      value: RULES,
      citation:
        'CGST Act 2017 ss.37(5), 39(11), 44(2), 47, 50(1) and 50(3), rule 88B; notifications 13/2017 (18%), 19/2021 and 20/2021 (GSTR-3B, GSTR-1), 7/2023-Central Tax (GSTR-9)',
      evidence: 'looked up',
      open: 'amnesties for single periods are not in this table.',
    },
  ],
};
