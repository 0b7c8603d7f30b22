// What all cases share: their form, exact money, rounding and dates. None of it is taken from the calculators, which
// count in whole paise: the two can only agree by both being right.
import { Decimal } from 'decimal.js';

export interface CalculatorCase {
  readonly tool: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** A row by its label, a cell as `Title[row,column]`, an output as `output:Label`. */
  readonly label: string;
  readonly expected: string;
  readonly source: string;
}

export type Cases = Generator<CalculatorCase, void>;

/** The cases of one call of a calculator: what it must answer, by label, and where that is written. */
export function* cases(
  tool: string,
  values: CalculatorCase['values'],
  expected: Readonly<Record<string, string>>,
  source: string,
): Cases {
  for (const [label, text] of Object.entries(expected)) yield { tool, values, label, expected: text, source };
}

/** Numbers of 60 digits, so that only the rounding that the law asks for can be seen in a result. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
export const exact = (value: Decimal.Value): Decimal => new Exact(value);
export const percentOf = (amount: Decimal.Value, percent: Decimal.Value): Decimal =>
  exact(amount).times(percent).div(100);
export const min = (...values: readonly Decimal.Value[]): Decimal => Exact.min(...values);
export const max = (...values: readonly Decimal.Value[]): Decimal => Exact.max(...values);

/** To the nearest multiple of a step, half away from zero. */
const toNearest = (amount: Decimal.Value, step: number): Decimal => exact(amount).div(step).round().times(step);
export const toPaisa = (amount: Decimal.Value): Decimal => toNearest(amount, 0.01);
export const toRupee = (amount: Decimal.Value): Decimal => toNearest(amount, 1);
export const toTenRupees = (amount: Decimal.Value): Decimal => toNearest(amount, 10);
/** Part of a hundred is left out, as rule 119A has it; nothing is below zero. */
export const downToHundred = (amount: Decimal): Decimal => max(amount, 0).div(100).floor().times(100);

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
/** ₹1,23,456.50, and whole rupees without a fraction. */
export const rupees = (amount: Decimal.Value): string => RUPEES.format(toPaisa(amount).toNumber());
/** With at most `places` decimals. */
export const number = (value: Decimal, places: number): string =>
  value
    .toDecimalPlaces(places)
    .toNumber()
    .toLocaleString('en-IN', { maximumFractionDigits: places, signDisplay: 'negative' });
export const percent = (value: Decimal, places = 4): string => `${number(value, places)}%`;

// Days are texts such as 2026-04-01, which compare in their order.
const MS_A_DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const daysAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * MS_A_DAY);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MS_A_DAY;
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The same day of a later month, or its last day where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** Whole months between two days, and the days that remain. */
export function wholeMonths(from: string, to: string): { readonly months: number; readonly days: number } {
  let months = 0;
  while (monthsAfter(from, months + 1) <= to) months++;
  return { months, days: daysBetween(monthsAfter(from, months), to) };
}
