// Depreciation Calculator: a year of an income-tax block, or the whole life of an asset under the Companies Act.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf } from '../../src/tools/money.ts';
import { toNumber } from '../../src/tools/precise.ts';
import { date, money, number, percent, result, row, text } from '../../src/tools/result.ts';
import { blockDepreciation } from './depreciation/block.ts';
import { lifeSchedule, METHODS, type Method, writtenDownRate } from './depreciation/schedule.ts';
import {
  BLOCK_DEPRECIATION,
  BLOCKS,
  type BlockName,
  BOUGHT_IN,
  LIVES,
  type LifeName,
  USEFUL_LIVES,
} from './statutory/depreciation.ts';

const INCOME_TAX = 'Income-tax: a year of a block';
const COMPANIES = 'Companies Act: the life of an asset';
const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) => Object.keys(record) as Name[];

interface Missing {
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

export default defineCalculator({
  title: 'Depreciation Calculator',
  category: 'accounting-finance',
  about: 'How much of an asset you may write off this year, under the Income-tax Act or the Companies Act',
  computes:
    'Depreciation of an income-tax block for a year (half rate under 180 days, sales, additional depreciation) or over a useful life under Schedule II of the Companies Act, straight line or written-down value, by dated rates',
  fields: {
    law: {
      type: 'select',
      label: 'Depreciation under',
      required: true,
      options: [INCOME_TAX, COMPANIES],
      help: 'Books of a company follow the second, its tax return the first.',
      example: INCOME_TAX,
    },
    day: {
      type: 'date',
      label: 'Last day of the year, or first day of use',
      required: true,
      help: 'Income-tax: any day of the year. Companies Act: the day the asset was put to use.',
      example: '2027-03-31',
    },
    block: {
      type: 'select',
      label: 'Block of assets',
      required: false,
      options: namesOf(BLOCKS),
      help: 'Income-tax only; it decides the rate.',
      example: 'Plant and machinery, general',
    },
    opening: {
      type: 'currency',
      label: 'Written-down value at the start of the year',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Income-tax only; 0 for a new block.',
      example: 1000000,
      default: 0,
    },
    added_early: {
      type: 'currency',
      label: 'Bought, used for 180 days or more',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Income-tax only: additions of the year that bear the full rate.',
      example: 200000,
      default: 0,
    },
    added_late: {
      type: 'currency',
      label: 'Bought, used for fewer than 180 days',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Income-tax only: additions of the year that bear half the rate.',
      example: 100000,
      default: 0,
    },
    proceeds: {
      type: 'currency',
      label: 'Sold from the block',
      required: false,
      min: 0,
      unit: 'INR',
      help: 'Income-tax only: what assets of the block were sold, discarded or insured for.',
      example: 50000,
      default: 0,
    },
    additional: {
      type: 'boolean',
      label: 'Additional depreciation on the additions',
      required: false,
      help: 'New plant of a manufacturer or power producer, old regime or company that has not opted out.',
      example: false,
      default: false,
    },
    asset: {
      type: 'select',
      label: 'Kind of asset',
      required: false,
      options: namesOf(LIVES),
      help: 'Companies Act only; it decides the useful life.',
      example: 'Plant and machinery, general',
    },
    cost: {
      type: 'currency',
      label: 'Cost of the asset',
      required: false,
      min: 0.01,
      unit: 'INR',
      help: 'Companies Act only.',
      example: 500000,
    },
    residual_percent: {
      type: 'number',
      label: 'Residual value',
      required: false,
      min: 0,
      max: 5,
      unit: '% of cost',
      help: 'Companies Act only; 5% at most.',
      example: 5,
      default: 5,
    },
    method: {
      type: 'select',
      label: 'Method',
      required: false,
      options: METHODS,
      help: 'Companies Act only.',
      example: 'straight line',
      default: 'straight line',
    },
  },
  compute(values) {
    return values.law === INCOME_TAX ? ofBlock(values) : ofLife(values);
  },
});

interface BlockValues {
  readonly day: string;
  readonly block: BlockName | undefined;
  readonly opening: number;
  readonly added_early: number;
  readonly added_late: number;
  readonly proceeds: number;
  readonly additional: boolean;
}

function ofBlock({ day, block, opening, added_early, added_late, proceeds, additional }: BlockValues) {
  const entry = entryOn(BLOCK_DEPRECIATION, day);
  if (entry === undefined) return outside('day', coverageOf(BLOCK_DEPRECIATION), day);
  if (block === undefined) return refuse(['block', 'Block of assets (block) is required for income-tax.']);
  const bought = BOUGHT_IN[block];
  if (bought !== undefined && day < bought.from) return outside('day', `from ${bought.from} on`, day);
  if (bought !== undefined && day > bought.to && added_early > 0) {
    return refuse([
      'added_early',
      `Bought, used for 180 days or more (added_early) must be 0 in this block after ${bought.to}, but ${moneyText(added_early)} came.`,
    ]);
  }
  if (bought !== undefined && day > bought.to && added_late > 0) {
    return refuse([
      'added_late',
      `Bought, used for fewer than 180 days (added_late) must be 0 in this block after ${bought.to}, but ${moneyText(added_late)} came.`,
    ]);
  }
  if (additional && !entry.value.additionalFor.includes(block)) {
    return refuse([
      'additional',
      `Additional depreciation on the additions (additional) is for new plant and machinery, not for ships, aircraft, road vehicles, buildings, furniture or intangibles, but "${block}" came.`,
    ]);
  }
  const rate = entry.value.percents[block];
  const year = { opening, addedEarly: added_early, addedLate: added_late, proceeds };
  const worked = blockDepreciation(year, rate);
  const extraPercent = entry.value.additionalPercent;
  const extra = additional ? percentOf(added_early, extraPercent) + percentOf(added_late, extraPercent / 2) : 0;
  const extraNow = Math.min(extra, worked.closing);
  const all = worked.full + worked.half + extraNow;
  return result({
    summary:
      worked.gain > 0
        ? `No depreciation: the sales pass the block by ${moneyText(worked.gain)}, a short-term capital gain.`
        : `Depreciation of ${moneyText(all)} at ${rate}%; ${moneyText(worked.closing - extraNow)} is carried forward.`,
    rows: [
      row('Rate', percent(rate)),
      row('Bears the full rate', money(worked.atFullRate)),
      row('Bears half the rate', money(worked.atHalfRate), `used for fewer than ${entry.value.fullRateDays} days`),
      row('Depreciation at the full rate', money(worked.full)),
      row('Depreciation at half the rate', money(worked.half)),
      row(
        'Additional depreciation',
        money(extraNow),
        additional ? `${extraPercent}%, half for late additions` : undefined,
      ),
      row('Depreciation of the year', money(all)),
      row('Written-down value carried forward', money(worked.closing - extraNow)),
      row('Short-term capital gain', money(worked.gain)),
    ],
    notes: [
      'A block in which no asset is left bears no depreciation; what remains of it is a short-term capital loss.',
      ...(block === 'Intangible asset (know-how, patent, licence)'
        ? ['Goodwill of a business bears no depreciation since FY 2020-21.']
        : []),
      ...(additional && added_late > 0
        ? ['The other half of the additional depreciation on late additions is allowed in the next year.']
        : []),
      ...(additional
        ? ['Not for those who chose the new regime, nor for office machines, vehicles or used plant.']
        : []),
    ],
    sources: [sourceOf(BLOCK_DEPRECIATION, entry, day)],
  });
}

interface LifeValues {
  readonly day: string;
  readonly asset: LifeName | undefined;
  readonly cost: number | undefined;
  readonly residual_percent: number;
  readonly method: Method;
}

function ofLife({ day, asset, cost, residual_percent, method }: LifeValues) {
  const entry = entryOn(USEFUL_LIVES, day);
  if (entry === undefined) return outside('day', coverageOf(USEFUL_LIVES), day);
  if (asset === undefined) return refuse(['asset', 'Kind of asset (asset) is required for the Companies Act.']);
  if (cost === undefined) return refuse(['cost', 'Cost of the asset (cost) is required for the Companies Act.']);
  const residual = percentOf(cost, residual_percent);
  if (method === 'written-down value' && residual === 0) {
    return refuse([
      'residual_percent',
      'Residual value (residual_percent) must be above 0 for the written-down value, which never reaches nothing.',
    ]);
  }
  const lifeYears = entry.value.years[asset];
  const years = lifeSchedule({ cost, residual, lifeYears, usedFrom: day }, method);
  const first = years[0];
  return result({
    summary: `${moneyText(first?.depreciation ?? 0)} in the first financial year; ${moneyText(cost - residual)} over ${lifeYears} years.`,
    rows: [
      row('Useful life', number(lifeYears, 'years')),
      row('Residual value', money(residual), `${residual_percent}% of cost`),
      row('To be depreciated', money(cost - residual)),
      row(
        'Rate of a whole year',
        percent(
          method === 'straight line'
            ? (100 - residual_percent) / lifeYears
            : toNumber(writtenDownRate(cost, residual, lifeYears)) * 100,
          4,
        ),
        method === 'straight line' ? 'of cost' : 'of the opening value',
      ),
      row(
        'First financial year',
        money(first?.depreciation ?? 0),
        `${first?.days ?? 0} of ${first?.yearDays ?? 0} days`,
      ),
      row('Life ends on', date(years.at(-1)?.to ?? day)),
    ],
    tables: [
      {
        title: 'Financial year by financial year',
        columns: ['From', 'To', 'Days', 'Opening', 'Depreciation', 'Closing'],
        rows: years.map((one) => [
          date(one.from),
          date(one.to),
          text(`${one.days} of ${one.yearDays}`),
          money(one.opening),
          money(one.depreciation),
          money(one.closing),
        ]),
      },
    ],
    notes: [
      'Extra shifts (50% for a double, 100% for a triple shift of general plant) and components with lives of their own are left out.',
      'A life or residual value other than that of Schedule II needs technical advice and a disclosure in the accounts.',
    ],
    sources: [sourceOf(USEFUL_LIVES, entry, day)],
  });
}

const outside = (field: string, days: string, came: string): Missing =>
  refuse([
    field,
    `Last day of the year, or first day of use (${field}) must lie in the table, ${days}, but ${came} came.`,
  ]);
