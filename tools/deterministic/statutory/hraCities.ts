// Cities whose house rent allowance limit is 50% of salary; everywhere else it is 40%.
import type { DatedTable } from '../../../src/tools/dated.ts';

export interface HraLimits {
  readonly cities: readonly string[];
  readonly cityPercent: number;
  readonly elsewherePercent: number;
  readonly salaryPercentOffRent: number;
}

const FOUR = ['Chennai', 'Delhi', 'Kolkata', 'Mumbai'] as const;
const limits = (cities: readonly string[]): HraLimits => ({
  cities,
  cityPercent: 50,
  elsewherePercent: 40,
  salaryPercentOffRent: 10,
});

export const HRA_CITIES: DatedTable<HraLimits> = {
  name: 'Cities with the 50% limit for house rent allowance',
  readOn: '2026-11-19',
  entries: [
    {
      from: '2017-04-01',
      to: '2026-03-31',
      value: limits(FOUR),
      citation: 'Income-tax Act 1961 s.10(13A), Income-tax Rules 1962 rule 2A',
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: null,
      value: limits(['Ahmedabad', 'Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune']),
      citation: 'Income-tax Act 2025 Schedule III, Income-tax Rules 2026 rule 279, in force from 1 April 2026',
      evidence: 'looked up',
      open: 'that the notified rules have the eight cities was read in reports of the notification, not in the Gazette.',
    },
  ],
};

/** Every city that has ever had the higher limit in this table. */
export const LISTED_CITIES = [
  'Ahmedabad',
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'Pune',
] as const;
