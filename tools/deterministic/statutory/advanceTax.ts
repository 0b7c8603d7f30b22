// Advance tax: who pays it, its instalments, and the interest for late returns, shortfalls and deferment.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export interface Instalment {
  /** Month and day; those before April fall into the next calendar year. */
  readonly day: string;
  /** Of the year's tax, in all by that day. */
  readonly percent: number;
  /** No interest for deferment where at least this was paid; undefined where the percentage itself must be. */
  readonly enough?: number;
  /** Months of interest for deferment. */
  readonly months: number;
}

export interface AdvanceTaxRules {
  readonly label: string;
  /** Less tax than this after deduction at source: no advance tax. */
  readonly leastTax: number;
  readonly instalments: readonly Instalment[];
  /** For those who declare presumptive profits. */
  readonly presumptive: readonly Instalment[];
  /** Advance tax below this part of the assessed tax bears interest. */
  readonly shortfallPercent: number;
  readonly monthPercent: number;
  readonly sections: { readonly lateReturn: string; readonly shortfall: string; readonly deferment: string };
}

const LAST = { day: '03-15', percent: 100, months: 1 } as const;

const rules = (label: string, sections: AdvanceTaxRules['sections']): AdvanceTaxRules => ({
  label,
  leastTax: rupees(10_000),
  instalments: [
    { day: '06-15', percent: 15, enough: 12, months: 3 },
    { day: '09-15', percent: 45, enough: 36, months: 3 },
    { day: '12-15', percent: 75, months: 3 },
    LAST,
  ],
  presumptive: [LAST],
  shortfallPercent: 90,
  monthPercent: 1,
  sections,
});

const ACT_1961 = { lateReturn: '234A', shortfall: '234B', deferment: '234C' } as const;
const CITED_1961 = 'Income-tax Act 1961 ss.207 to 211, 234A to 234C; Income-tax Rules 1962 rule 119A';

export const ADVANCE_TAX: DatedTable<AdvanceTaxRules> = {
  name: 'Advance tax and interest on it',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2024-04-01',
      to: '2025-03-31',
      value: rules('FY 2024-25', ACT_1961),
      citation: CITED_1961,
      evidence: 'looked up',
    },
    {
      from: '2025-04-01',
      to: '2026-03-31',
      value: rules('FY 2025-26', ACT_1961),
      citation: CITED_1961,
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: '2027-03-31',
      value: rules('Tax year 2026-27', { lateReturn: '423', shortfall: '424', deferment: '425' }),
      citation: 'Income-tax Act 2025 ss.403 to 408 (advance tax), 423 to 425 (interest)',
      evidence: 'looked up',
      open: 'that parts of a hundred rupees are left out, as rule 119A had it, was not read in the Rules of 2026.',
    },
  ],
};

export const ADVANCE_TAX_YEARS = ['FY 2024-25', 'FY 2025-26', 'Tax year 2026-27'] as const;

/** The day of an instalment in the year that begins on 1 April of `from`. */
export function instalmentDay(from: string, { day }: Pick<Instalment, 'day'>): string {
  return `${Number(from.slice(0, 4)) + (day < '04-01' ? 1 : 0)}-${day}`;
}
