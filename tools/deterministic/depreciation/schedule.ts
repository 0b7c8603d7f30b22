// Depreciation over a useful life, financial year by financial year, by the straight line or on the written-down value.
import { addDays, addMonths, daysBetween } from '../../../src/tools/days.ts';
import { share } from '../../../src/tools/money.ts';
import { ONE, over, paiseTimes, root } from '../../../src/tools/precise.ts';

export const METHODS = ['straight line', 'written-down value'] as const;
export type Method = (typeof METHODS)[number];

export interface YearOfLife {
  /** First and last day of use in this financial year. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly yearDays: number;
  readonly opening: number;
  readonly depreciation: number;
  readonly closing: number;
}

/** The part of the opening value that a whole year takes: 1 less the root of residual over cost. */
export const writtenDownRate = (cost: number, residual: number, lifeYears: number): bigint =>
  ONE - root(over(BigInt(residual) * ONE, BigInt(cost) * ONE), lifeYears);

/** The last day of the financial year in which a day falls. */
const yearEnd = (day: string): string => `${Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0)}-03-31`;

/** A year of which only a part is used bears its part by days; the year in which the life ends takes what is left. */
export function lifeSchedule(
  asset: { readonly cost: number; readonly residual: number; readonly lifeYears: number; readonly usedFrom: string },
  method: Method,
): readonly YearOfLife[] {
  const { cost, residual, lifeYears, usedFrom } = asset;
  const lastDay = addDays(addMonths(usedFrom, lifeYears * 12), -1);
  const rate = method === 'written-down value' && residual > 0 ? writtenDownRate(cost, residual, lifeYears) : 0n;
  const years: YearOfLife[] = [];
  let value = cost;
  for (let from = usedFrom; from <= lastDay; from = addDays(yearEnd(from), 1)) {
    const end = yearEnd(from);
    const to = end < lastDay ? end : lastDay;
    const days = daysBetween(from, to) + 1;
    const yearDays = daysBetween(addDays(addMonths(end, -12), 1), end) + 1;
    const whole = method === 'straight line' ? share(cost - residual, 1, lifeYears) : paiseTimes(value, rate);
    const depreciation = to === lastDay ? value - residual : Math.min(share(whole, days, yearDays), value - residual);
    years.push({ from, to, days, yearDays, opening: value, depreciation, closing: value - depreciation });
    value -= depreciation;
  }
  return years;
}
