// Tax deducted at source from residents: thresholds and rates by kind of payment, with the old and the new section.

import type { Evidence } from '../../../src/prompts/evidence.ts';
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export const TDS_PAYEES = ['individual', 'Hindu undivided family', 'company', 'firm or other'] as const;
export type TdsPayee = (typeof TDS_PAYEES)[number];

export interface TdsNature {
  /** Section of the 1961 Act. */
  readonly oldSection: string;
  /** Place in section 393 of the 2025 Act. */
  readonly newSection: string;
  readonly percent: { readonly individual: number; readonly company: number; readonly other: number };
  readonly threshold: {
    readonly amount: number;
    /** `payment`: each one by itself; `property` and `policy`: tested on its whole value, which is asked for. */
    readonly per: 'year' | 'month' | 'payment' | 'property' | 'policy';
    /** A single payment above this is enough by itself. */
    readonly single?: number;
    /** For an individual payee aged 60 or more. */
    readonly senior?: number;
    /** The payees who have the threshold; left out: all. For others tax begins with the first rupee. */
    readonly onlyFor?: readonly TdsPayee[];
    /** Only where the payee has given a PAN or Aadhaar. */
    readonly needsPan?: true;
    /** Tax is due at the amount itself, not only above it. */
    readonly from?: true;
  };
  /** Tax falls on everything once the threshold is passed, or only on what is above it. */
  readonly base: 'whole' | 'excess';
  readonly withoutPanPercent: number;
  /** Who deducts, where it is not every payer: `large` an individual or HUF only with sales above ₹1 crore (profession: ₹50 lakh) in the year before; `buyer` only one with a turnover above ₹10 crore in it. */
  readonly payer?: 'large' | 'buyer';
  readonly evidence: Evidence;
}

export const TDS_NATURES = [
  'Contract work',
  'Professional fees',
  'Technical services, call centre or film royalty',
  'Royalty or non-compete fees',
  'Director fees other than salary',
  'Commission or brokerage',
  'Insurance commission',
  'Rent of land, building or furniture',
  'Rent of plant or machinery',
  'Rent paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)',
  'Contract, fees or commission paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)',
  'Purchase of immovable property',
  'Compensation for acquired land',
  'Purchase of goods',
  'Interest from a bank, co-operative bank or post office',
  'Other interest',
  'Dividend',
  'Salary, interest or commission to a partner',
  'Benefit or perquisite of a business',
  'Sale through an e-commerce operator',
  'Interest on securities',
  'Income from mutual fund units',
  'Life insurance payout, the income in it',
  'Share of money under a joint development agreement',
  'Virtual digital asset (crypto), paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)',
  'Virtual digital asset (crypto), other payers',
  'Winnings from a lottery, crossword or card game',
  'Winnings from online games, net',
  'Winnings from a horse race',
  'Cash withdrawn from a bank or post office',
] as const;
export type TdsNatureName = (typeof TDS_NATURES)[number];

export interface TdsRules {
  /** The section that speaks in this period. */
  readonly act: '1961' | '2025';
  readonly natures: Readonly<Record<TdsNatureName, TdsNature>>;
}

const same = (percent: number): TdsNature['percent'] => ({ individual: percent, company: percent, other: percent });
const yearly = (amount: number): TdsNature['threshold'] => ({ amount: rupees(amount), per: 'year' });
const eachPayment = (amount: number): TdsNature['threshold'] => ({ amount: rupees(amount), per: 'payment' });
const monthly = (amount: number): TdsNature['threshold'] => ({ amount: rupees(amount), per: 'month' });

const LARGE = { payer: 'large' } as const;

function nature(
  [oldSection, newSection]: readonly [string, string],
  percent: TdsNature['percent'],
  threshold: TdsNature['threshold'],
  evidence: Evidence,
  special: Partial<Pick<TdsNature, 'base' | 'withoutPanPercent' | 'payer'>> = {},
): TdsNature {
  return { oldSection, newSection, percent, threshold, base: 'whole', withoutPanPercent: 20, evidence, ...special };
}

const NATURES: TdsRules['natures'] = {
  'Contract work': nature(
    ['194C', '393(1), Sl. No. 6(i)'],
    { individual: 1, company: 2, other: 2 },
    { amount: rupees(100_000), per: 'year', single: rupees(30_000) },
    'looked up',
    LARGE,
  ),
  'Professional fees': nature(['194J', '393(1), Sl. No. 6(iii)'], same(10), yearly(50_000), 'looked up', LARGE),
  'Technical services, call centre or film royalty': nature(
    ['194J', '393(1), Sl. No. 6(iii)'],
    same(2),
    yearly(50_000),
    'looked up',
    LARGE,
  ),
  'Royalty or non-compete fees': nature(
    ['194J', '393(1), Sl. No. 6(iii)'],
    same(10),
    yearly(50_000),
    'looked up',
    LARGE,
  ),
  'Director fees other than salary': nature(['194J', '393(1), Sl. No. 6(iii)'], same(10), yearly(0), 'looked up'),
  'Commission or brokerage': nature(['194H', '393(1), Sl. No. 1(ii)'], same(2), yearly(20_000), 'looked up', LARGE),
  'Insurance commission': nature(
    ['194D', '393(1), Sl. No. 1(i)'],
    { individual: 2, company: 10, other: 2 },
    yearly(20_000),
    'background knowledge',
  ),
  'Rent of land, building or furniture': nature(
    ['194-I', '393(1), Sl. No. 2(ii)'],
    same(10),
    monthly(50_000),
    'looked up',
    LARGE,
  ),
  'Rent of plant or machinery': nature(
    ['194-I', '393(1), Sl. No. 2(ii)'],
    same(2),
    monthly(50_000),
    'looked up',
    LARGE,
  ),
  'Rent paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)': nature(
    ['194-IB', '393(1), Sl. No. 2(i)'],
    same(2),
    monthly(50_000),
    'looked up',
  ),
  'Contract, fees or commission paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)':
    nature(['194M', '393(1), Sl. No. 6(ii)'], same(2), yearly(5_000_000), 'looked up'),
  'Purchase of immovable property': nature(
    ['194-IA', '393(1), Sl. No. 3(i)'],
    same(1),
    { amount: rupees(5_000_000), per: 'property' },
    'background knowledge',
  ),
  'Compensation for acquired land': nature(
    ['194LA', '393(1), Sl. No. 3(iii)'],
    same(10),
    yearly(500_000),
    'background knowledge',
  ),
  'Purchase of goods': nature(['194Q', '393(1), Sl. No. 8(ii)'], same(0.1), yearly(5_000_000), 'background knowledge', {
    base: 'excess',
    withoutPanPercent: 5,
    payer: 'buyer',
  }),
  'Interest from a bank, co-operative bank or post office': nature(
    ['194A', '393(1), Sl. No. 5(ii)'],
    same(10),
    { ...yearly(50_000), senior: rupees(100_000) },
    'background knowledge',
  ),
  'Other interest': nature(['194A', '393(1), Sl. No. 5(iii)'], same(10), yearly(10_000), 'background knowledge', LARGE),
  // The limit is for individuals who are not paid in cash: s.194 first proviso; s.393(4).
  Dividend: nature(['194', '393(1), Sl. No. 7'], same(10), { ...yearly(10_000), onlyFor: ['individual'] }, 'looked up'),
  'Salary, interest or commission to a partner': nature(
    ['194T', '393(3), Sl. No. 7'],
    same(10),
    yearly(20_000),
    'background knowledge',
  ),
  'Benefit or perquisite of a business': nature(
    ['194R', '393(1), Sl. No. 8(iv)'],
    same(10),
    yearly(20_000),
    'background knowledge',
    LARGE,
  ),
  'Sale through an e-commerce operator': nature(
    ['194-O', '393(1), Sl. No. 8(v)'],
    same(0.1),
    { ...yearly(500_000), onlyFor: ['individual', 'Hindu undivided family'], needsPan: true },
    'background knowledge',
    { withoutPanPercent: 5 },
  ),
  'Interest on securities': nature(['193', '393(1), Sl. No. 5(i)'], same(10), yearly(10_000), 'looked up'),
  'Income from mutual fund units': nature(['194K', '393(1), Sl. No. 4(i)'], same(10), yearly(10_000), 'looked up'),
  'Life insurance payout, the income in it': nature(
    ['194DA', '393(1), Sl. No. 8(i)'],
    same(2),
    { amount: rupees(100_000), per: 'policy' },
    'looked up',
  ),
  'Share of money under a joint development agreement': nature(
    ['194-IC', '393(1), Sl. No. 3(ii)'],
    same(10),
    yearly(0),
    'looked up',
  ),
  'Virtual digital asset (crypto), paid by an individual or HUF with sales up to ₹1 crore last year (profession: ₹50 lakh)':
    nature(['194S', '393(1), Sl. No. 8(vi)'], same(1), yearly(50_000), 'background knowledge'),
  'Virtual digital asset (crypto), other payers': nature(
    ['194S', '393(1), Sl. No. 8(vi)'],
    same(1),
    yearly(10_000),
    'background knowledge',
  ),
  'Winnings from a lottery, crossword or card game': nature(
    ['194B', '393(3), Sl. No. 1'],
    same(30),
    eachPayment(10_000),
    'background knowledge',
  ),
  'Winnings from online games, net': nature(
    ['194BA', '393(3), Sl. No. 2'],
    same(30),
    yearly(0),
    'background knowledge',
  ),
  'Winnings from a horse race': nature(
    ['194BB', '393(3), Sl. No. 3'],
    same(30),
    eachPayment(10_000),
    'background knowledge',
  ),
  'Cash withdrawn from a bank or post office': nature(
    ['194N', '393(3), Sl. No. 5'],
    same(2),
    yearly(10_000_000),
    'background knowledge',
    { base: 'excess' },
  ),
};

/** Until 2026-03-31 these were free of TDS only below their limit, not at it: s.194-IA(2), s.194DA. */
const dueFrom = (name: TdsNatureName): Partial<TdsRules['natures']> => ({
  [name]: { ...NATURES[name], threshold: { ...NATURES[name].threshold, from: true } },
});
const NATURES_1961: TdsRules['natures'] = {
  ...NATURES,
  ...dueFrom('Purchase of immovable property'),
  ...dueFrom('Life insurance payout, the income in it'),
};

export const TDS: DatedTable<TdsRules> = {
  name: 'TDS thresholds and rates for residents',
  readOn: '2026-11-19',
  entries: [
    {
      from: '2025-04-01',
      to: '2026-03-31',
      value: { act: '1961', natures: NATURES_1961 },
      citation: 'Income-tax Act 1961 ch. XVII-B as amended by the Finance Act 2025; s.206AA without PAN',
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: null,
      value: { act: '2025', natures: NATURES },
      citation:
        'Income-tax Act 2025 s.393(1), tax where the amount exceeds the threshold, and s.393(4), in place of the 194 series from 1 April 2026; s.397 without PAN',
      evidence: 'looked up',
      open: 'payment codes for the return are left out, since published lists disagree.',
    },
  ],
};
