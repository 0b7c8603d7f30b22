// Capital gains of transfers since 23 July 2024: holding periods, rates, the yearly exemption and the cost inflation index.
import type { DatedTable } from '../../../src/tools/dated.ts';
import { rupees } from '../../../src/tools/money.ts';

export const ASSETS = [
  'Listed share or equity fund unit (STT paid)',
  'Listed bond, debenture or other listed security',
  'Land or building',
  'Unlisted share',
  'Gold or another asset',
  'Debt fund unit bought since 1 April 2023',
  'Unlisted bond or debenture, or market-linked debenture',
] as const;
export type AssetName = (typeof ASSETS)[number];

export interface AssetRules {
  /** Held for more than so many months it is long-term; null: never. */
  readonly longAfterMonths: number | null;
  readonly longPercent: number;
  /** Null: at the slab rates of the owner. */
  readonly shortPercent: number | null;
}

export interface CapitalGainRules {
  readonly assets: Readonly<Record<AssetName, AssetRules>>;
  /** Of long-term gains on listed shares and equity fund units, for all of them in a year. */
  readonly yearlyExemption: number;
  /** Land and buildings bought before this day: a resident individual or family may index at `indexedPercent`. */
  readonly indexedBefore: string;
  readonly indexedPercent: number;
  /** Stamp value up to so much of the price is left out of account. */
  readonly stampTolerancePercent: number;
  readonly cessPercent: number;
}

const other = (longAfterMonths: number): AssetRules => ({ longAfterMonths, longPercent: 12.5, shortPercent: null });

/** Section 50AA: short-term however long they were held. */
const NEVER_LONG: AssetRules = { longAfterMonths: null, longPercent: 12.5, shortPercent: null };

const RULES: CapitalGainRules = {
  assets: {
    'Listed share or equity fund unit (STT paid)': { longAfterMonths: 12, longPercent: 12.5, shortPercent: 20 },
    'Listed bond, debenture or other listed security': other(12),
    'Land or building': other(24),
    'Unlisted share': other(24),
    'Gold or another asset': other(24),
    'Debt fund unit bought since 1 April 2023': NEVER_LONG,
    'Unlisted bond or debenture, or market-linked debenture': NEVER_LONG,
  },
  yearlyExemption: rupees(125_000),
  indexedBefore: '2024-07-23',
  indexedPercent: 20,
  stampTolerancePercent: 110,
  cessPercent: 4,
};

export const CAPITAL_GAINS: DatedTable<CapitalGainRules> = {
  name: 'Capital gains: holding periods and rates',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2024-07-23',
      to: '2026-03-31',
      value: RULES,
      citation:
        'Income-tax Act 1961 ss.2(42A), 48, 50AA, 50C, 111A, 112, 112A as amended by the Finance (No. 2) Act 2024',
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: null,
      value: RULES,
      citation: 'Income-tax Act 2025 ss.196 to 198; Budget 2026 left the rates as they were',
      evidence: 'looked up',
      open: 'sections 197 and 198 were read; those on holding period, cost and stamp value were taken over from the 1961 Act unread.',
    },
  ],
};

const INDEX_FROM = 2001;
/** By financial year from 2001-02 on; that of 2025-26 by notification 70/2025 of 1 July 2025. */
const INDEX = [
  ...[100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317],
  ...[331, 348, 363, 376],
];

/** The cost inflation index of a day's financial year; undefined for years that are not in the table. */
export function inflationIndex(day: string): number | undefined {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return INDEX[year - INDEX_FROM];
}
