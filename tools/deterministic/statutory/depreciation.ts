// Depreciation: rates of income-tax blocks, and useful lives of the Companies Act.
import type { DatedTable } from '../../../src/tools/dated.ts';

export const BLOCKS = {
  'Plant and machinery, general': 15,
  'Motor car not for hire': 15,
  'Motor car not for hire, bought 23 August 2019 to 31 March 2020': 30,
  'Bus, lorry or taxi run on hire': 30,
  'Bus, lorry or taxi run on hire, bought 23 August 2019 to 31 March 2020': 45,
  'Computer or computer software': 40,
  'Books of a professional': 40,
  'Pollution control or renewable energy device': 40,
  Aircraft: 40,
  Ship: 20,
  'Furniture and fittings': 10,
  'Building, residential': 5,
  'Building, other': 10,
  'Temporary wooden structure': 40,
  'Intangible asset (know-how, patent, licence)': 25,
} as const;
export type BlockName = keyof typeof BLOCKS;

export const LIVES = {
  'Building with RCC frame': 60,
  'Building without RCC frame': 30,
  'Factory building': 30,
  'Fence, well or tube well': 5,
  'Plant and machinery, general': 15,
  'Furniture and fittings': 10,
  'Motor cycle or scooter': 10,
  'Motor car, not for hire': 8,
  'Bus, lorry or car run on hire': 6,
  'Office equipment': 5,
  'Computer, laptop or other end-user device': 3,
  'Server or network': 6,
  'Laboratory equipment': 10,
  'Electrical installation': 10,
} as const;
export type LifeName = keyof typeof LIVES;

const YEAR_2019 = { from: '2019-04-01', to: '2020-03-31' } as const;

/** The one financial year in which things of a block were bought; it begins with it, and nothing is added later. */
export const BOUGHT_IN: Partial<Readonly<Record<BlockName, { readonly from: string; readonly to: string }>>> = {
  'Motor car not for hire, bought 23 August 2019 to 31 March 2020': YEAR_2019,
  'Bus, lorry or taxi run on hire, bought 23 August 2019 to 31 March 2020': YEAR_2019,
};

export interface BlockRules {
  readonly percents: Readonly<Record<BlockName, number>>;
  /** Used for fewer days than this in the year of purchase: half the rate. */
  readonly fullRateDays: number;
  /** On new plant of manufacturers, in the first year. */
  readonly additionalPercent: number;
  /** Blocks of plant: no buildings, furniture or intangibles, and of plant no ships, aircraft or road vehicles. */
  readonly additionalFor: readonly BlockName[];
}

const BLOCK_RULES: BlockRules = {
  percents: BLOCKS,
  fullRateDays: 180,
  additionalPercent: 20,
  additionalFor: [
    'Plant and machinery, general',
    'Computer or computer software',
    'Pollution control or renewable energy device',
  ],
};

export const BLOCK_DEPRECIATION: DatedTable<BlockRules> = {
  name: 'Rates of depreciation of income-tax blocks',
  readOn: '2026-11-18',
  entries: [
    {
      from: '2017-04-01',
      to: '2026-03-31',
      value: BLOCK_RULES,
      citation:
        'Income-tax Act 1961 s.32(1)(ii) and (iia); Income-tax Rules 1962 rule 5, Appendix I (40% at most since 1 April 2017; vehicles of 2019-20 by notification 69/2019)',
      evidence: 'looked up',
    },
    {
      from: '2026-04-01',
      to: null,
      value: BLOCK_RULES,
      citation: 'Income-tax Act 2025 s.33; Income-tax Rules 2026 rule 25, Appendix I',
      evidence: 'looked up',
      open: 'buildings, furniture, general plant, cars and aircraft were compared with Appendix I of the Rules of 2026; for the rest the rates of the Rules of 1962 are used, and section 33 was not read.',
    },
  ],
};

export interface LifeRules {
  readonly years: Readonly<Record<LifeName, number>>;
  /** Of the cost, at most. */
  readonly residualPercent: number;
}

export const USEFUL_LIVES: DatedTable<LifeRules> = {
  name: 'Useful lives of the Companies Act',
  readOn: '2026-11-16',
  entries: [
    {
      from: '2014-04-01',
      to: null,
      value: { years: LIVES, residualPercent: 5 },
      citation: 'Companies Act 2013 s.123(2), Schedule II Part A para 3 and Part C',
      evidence: 'looked up',
    },
  ],
};
