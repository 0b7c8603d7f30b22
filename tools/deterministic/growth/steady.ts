// Growth at a steady rate: the factor of a month, and what regular payments come to.
import { divide, percentOf } from '../../../src/tools/money.ts';
import { fractionOf, ONE, root, times } from '../../../src/tools/precise.ts';

export const MONTHLY_RATES = ['a twelfth of the yearly rate', 'compounds to the yearly rate'] as const;
export type MonthlyRate = (typeof MONTHLY_RATES)[number];

/** What one rupee is after a month. */
export const monthFactor = (yearPercent: number, how: MonthlyRate): bigint =>
  how === 'a twelfth of the yearly rate'
    ? ONE + divide(fractionOf(yearPercent), 12n)
    : root(ONE + fractionOf(yearPercent), 12);

export interface YearOfSaving {
  readonly year: number;
  readonly monthly: number;
  /** In all, from the beginning, in paise. */
  readonly invested: number;
  readonly value: number;
}

/**
 * Payments at the beginning of each month; from the second year on each year's payment is `stepPercent` higher.
 * The payments of a year are alike, so that a year takes two products and not twelve.
 */
export function saving(
  first: { readonly monthly: number; readonly lumpSum: number },
  months: number,
  factor: bigint,
  stepPercent: number,
): readonly YearOfSaving[] {
  const years: YearOfSaving[] = [];
  let monthly = first.monthly;
  let invested = first.lumpSum;
  // Paise with forty digits after the point, so that no month is rounded.
  let value = BigInt(first.lumpSum) * ONE;
  const wholeYear = ofMonths(factor, 12);
  for (let year = 1; (year - 1) * 12 < months; year++) {
    if (year > 1) monthly += percentOf(monthly, stepPercent);
    const count = Math.min(12, months - (year - 1) * 12);
    const { grown, paid } = count === 12 ? wholeYear : ofMonths(factor, count);
    invested += monthly * count;
    value = times(value, grown) + BigInt(monthly) * paid;
    years.push({ year, monthly, invested, value: Number(divide(value, ONE)) });
  }
  return years;
}

/** What a rupee is after so many months, and what a rupee paid at the beginning of each of them is. */
function ofMonths(factor: bigint, count: number): { readonly grown: bigint; readonly paid: bigint } {
  let grown = ONE;
  let paid = 0n;
  for (let month = 0; month < count; month++) {
    grown = times(grown, factor);
    paid += grown;
  }
  return { grown, paid };
}
