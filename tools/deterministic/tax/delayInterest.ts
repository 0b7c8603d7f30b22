// Interest for a late return, a shortfall of advance tax and its deferment: one percent a month, parts of a month whole.
import { addDays, monthsAndDays } from '../../../src/tools/days.ts';
import { percentOf, RUPEE } from '../../../src/tools/money.ts';
import { type AdvanceTaxRules, type Instalment, instalmentDay } from '../statutory/advanceTax.ts';

const HUNDRED = 100 * RUPEE;

/** Parts of a hundred rupees are left out before interest is counted. */
export const wholeHundreds = (paise: number): number => Math.floor(Math.max(0, paise) / HUNDRED) * HUNDRED;

/** Months from one day to another, both included; a part counts as a month. */
export function monthsOrParts(from: string, to: string): number {
  if (to < from) return 0;
  const { months, days } = monthsAndDays(from, addDays(to, 1));
  return months + (days > 0 ? 1 : 0);
}

export interface DefermentLine {
  readonly instalment: Instalment;
  readonly on: string;
  readonly wanted: number;
  readonly paid: number;
  /** In whole hundreds; 0 where enough was paid. */
  readonly shortfall: number;
  readonly interest: number;
}

/** `paidBy` has what was paid in all by each of the instalments, in their order. */
export function deferment(
  rules: AdvanceTaxRules,
  instalments: readonly Instalment[],
  yearFrom: string,
  tax: number,
  paidBy: readonly number[],
): readonly DefermentLine[] {
  return instalments.map((instalment, at) => {
    const wanted = percentOf(tax, instalment.percent);
    const paid = paidBy[at] ?? 0;
    const enough = instalment.enough !== undefined && paid >= percentOf(tax, instalment.enough);
    const shortfall = enough ? 0 : wholeHundreds(wanted - paid);
    const interest = percentOf(shortfall, rules.monthPercent * instalment.months);
    return { instalment, on: instalmentDay(yearFrom, instalment), wanted, paid, shortfall, interest };
  });
}
