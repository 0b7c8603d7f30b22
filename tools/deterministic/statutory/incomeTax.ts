// Slabs, rebate, surcharge, cess and standard deduction of individuals, by financial year (tax year from 2026-27).

import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

/** Income above `above` (paise) is taxed at `percent` until the next band begins. */
export interface Band {
  readonly above: number;
  readonly percent: number;
}

export interface Regime {
  readonly standardDeduction: number;
  /** By age class; the new regime has the same for all. */
  readonly bands: Readonly<Record<AgeClass, readonly Band[]>>;
  readonly rebate: { readonly incomeUpTo: number; readonly most: number; readonly marginalRelief: boolean };
  readonly surcharge: readonly Band[];
}

export type AgeClass = 'below 60' | '60 to 79' | '80 and above';

export interface IncomeTaxYear {
  readonly label: string;
  readonly newRegime: Regime;
  readonly oldRegime: Regime;
  readonly cessPercent: number;
}

const lakh = (count: number): number => rupees(count * 100_000);
const bands = (...pairs: readonly (readonly [lakhs: number, percent: number])[]): readonly Band[] =>
  pairs.map(([lakhs, percent]) => ({ above: lakh(lakhs), percent }));
const forAll = (same: readonly Band[]): Regime['bands'] => ({
  'below 60': same,
  '60 to 79': same,
  '80 and above': same,
});

const OLD_REGIME: Regime = {
  standardDeduction: rupees(50_000),
  bands: {
    'below 60': bands([2.5, 5], [5, 20], [10, 30]),
    '60 to 79': bands([3, 5], [5, 20], [10, 30]),
    '80 and above': bands([5, 20], [10, 30]),
  },
  rebate: { incomeUpTo: lakh(5), most: rupees(12_500), marginalRelief: false },
  surcharge: bands([50, 10], [100, 15], [200, 25], [500, 37]),
};

const NEW_SURCHARGE = bands([50, 10], [100, 15], [200, 25]);

const NEW_REGIME_2024: Regime = {
  standardDeduction: rupees(75_000),
  bands: forAll(bands([3, 5], [7, 10], [10, 15], [12, 20], [15, 30])),
  rebate: { incomeUpTo: lakh(7), most: rupees(25_000), marginalRelief: true },
  surcharge: NEW_SURCHARGE,
};

const NEW_REGIME_2025: Regime = {
  standardDeduction: rupees(75_000),
  bands: forAll(bands([4, 5], [8, 10], [12, 15], [16, 20], [20, 25], [24, 30])),
  rebate: { incomeUpTo: lakh(12), most: rupees(60_000), marginalRelief: true },
  surcharge: NEW_SURCHARGE,
};

export const INCOME_TAX: DatedTable<IncomeTaxYear> = {
  name: 'Income-tax rates of resident individuals',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2024-04-01',
      to: '2025-03-31',
      value: { label: 'FY 2024-25', newRegime: NEW_REGIME_2024, oldRegime: OLD_REGIME, cessPercent: 4 },
      citation: 'Finance (No. 2) Act 2024; Income-tax Act 1961 ss.87A, 115BAC(1A)',
      evidence: 'conflicting',
      open: 'some pages still print the slabs of the year before (3 to 6 and 6 to 9 lakh); those of the Finance (No. 2) Act 2024 are used.',
    },
    {
      from: '2025-04-01',
      to: '2026-03-31',
      value: { label: 'FY 2025-26', newRegime: NEW_REGIME_2025, oldRegime: OLD_REGIME, cessPercent: 4 },
      citation: 'Finance Act 2025; Income-tax Act 1961 ss.87A, 115BAC(1A)',
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: '2027-03-31',
      value: { label: 'Tax year 2026-27', newRegime: NEW_REGIME_2025, oldRegime: OLD_REGIME, cessPercent: 4 },
      citation: 'Budget 2026 kept the rates of FY 2025-26; Income-tax Act 2025 ss.156, 202',
      evidence: 'looked up',
      open: 'the rates were read in reports of the Budget; verify the section numbers of the 2025 Act before you cite them.',
    },
  ],
};
