// Late GST returns: interest on tax paid late and the late fee, by return and turnover.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { CRORE, rupees } from '../../../src/tools/money.ts';

export const RETURNS = ['GSTR-3B', 'GSTR-1', 'GSTR-9', 'GSTR-4', 'CMP-08', 'GSTR-7', 'GSTR-8', 'GSTR-10'] as const;
export type ReturnName = (typeof RETURNS)[number];

/** Whose fee depends on the turnover. */
export const BY_TURNOVER = ['GSTR-3B', 'GSTR-1', 'GSTR-9'] as const satisfies readonly ReturnName[];
type FlatReturn = Exclude<ReturnName, (typeof BY_TURNOVER)[number]>;

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
  /** Whatever the turnover; `nil` where a return without any tax bears less. */
  readonly flat: Readonly<Record<FlatReturn, { readonly fee: FeeStep; readonly nil?: FeeStep }>>;
}

const flatFee = (perDay: number, most: number): FeeStep => ({ upTo: null, perDay: rupees(perDay), most: rupees(most) });

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
  flat: {
    'GSTR-4': { fee: flatFee(50, 2_000), nil: flatFee(20, 500) },
    // A statement of tax paid, not a return: section 47 does not speak of it.
    'CMP-08': { fee: flatFee(0, 0) },
    'GSTR-7': { fee: flatFee(50, 2_000), nil: flatFee(0, 0) },
    'GSTR-8': { fee: flatFee(200, 10_000) },
    'GSTR-10': { fee: flatFee(200, 10_000) },
  },
};

export const GST_DELAY: DatedTable<GstDelayRules> = {
  name: 'Interest and late fee of GST returns',
  readOn: '2026-11-19',
  entries: [
    {
      from: '2023-04-01',
      to: null,
      value: RULES,
      citation:
        'CGST Act 2017 ss.37(5), 39(11), 44(2), 47, 50(1), 50(3), 51(6), 52(6) and 52(15), rule 88B; notifications 13/2017 (18%), 73/2017 and 21/2021 (GSTR-4), 19/2021 and 20/2021 (GSTR-3B, GSTR-1), 7/2023 (GSTR-9), 23/2024-Central Tax (GSTR-7)',
      evidence: 'looked up',
      open: 'amnesties for single periods are not in this table; a GSTR-7 without any tax is free of the fee since 1 November 2024.',
    },
  ],
};
