// Income tax of an individual under one regime: slabs, rebate, surcharge with marginal relief, cess, rounding.
import { percentOf, RUPEE, roundTo } from '../../../src/tools/money.ts';
import type { AgeClass, Band, Regime } from '../statutory/incomeTax.ts';

export interface SlabPart {
  readonly above: number;
  /** Null for the top slab. */
  readonly upTo: number | null;
  readonly percent: number;
  readonly income: number;
  readonly tax: number;
}

export interface TaxSteps {
  readonly slabs: readonly SlabPart[];
  readonly slabTax: number;
  readonly rebate: number;
  readonly rebateRelief: number;
  readonly surchargePercent: number;
  readonly surcharge: number;
  readonly surchargeRelief: number;
  readonly cess: number;
  /** Rounded to ten rupees, as the Act requires. */
  readonly payable: number;
}

const TEN_RUPEES = 10 * RUPEE;

/** Total income is rounded to the nearest ten rupees before tax. */
export const roundedIncome = (paise: number): number => roundTo(Math.max(0, paise), TEN_RUPEES);

export function slabParts(bands: readonly Band[], income: number): readonly SlabPart[] {
  return bands.map(({ above, percent }, at) => {
    const upTo = bands[at + 1]?.above ?? null;
    const inside = Math.max(0, Math.min(income, upTo ?? income) - above);
    return { above, upTo, percent, income: inside, tax: percentOf(inside, percent) };
  });
}

const taxOf = (bands: readonly Band[], income: number): number =>
  slabParts(bands, income).reduce((sum, { tax }) => sum + tax, 0);

const bandAt = (bands: readonly Band[], income: number): Band | undefined =>
  bands.findLast(({ above }) => income > above);

export function taxUnder(
  regime: Regime,
  age: AgeClass,
  income: number,
  { cessPercent, resident }: { readonly cessPercent: number; readonly resident: boolean },
): TaxSteps {
  const bands = resident ? regime.bands[age] : regime.bands['below 60'];
  const slabs = slabParts(bands, income);
  const slabTax = taxOf(bands, income);
  const { rebate, rebateRelief } = resident ? rebateOf(regime, income, slabTax) : { rebate: 0, rebateRelief: 0 };
  const afterRebate = slabTax - rebate - rebateRelief;
  const surcharging = bandAt(regime.surcharge, income);
  const surcharge = percentOf(afterRebate, surcharging?.percent ?? 0);
  let surchargeRelief = 0;
  if (surcharging !== undefined) {
    const before = bandAt(regime.surcharge, surcharging.above)?.percent ?? 0;
    const atThreshold = taxOf(bands, surcharging.above);
    const most = atThreshold + percentOf(atThreshold, before) + (income - surcharging.above);
    surchargeRelief = Math.max(0, afterRebate + surcharge - most);
  }
  const beforeCess = afterRebate + surcharge - surchargeRelief;
  const cess = percentOf(beforeCess, cessPercent);
  return {
    slabs,
    slabTax,
    rebate,
    rebateRelief,
    surchargePercent: surcharging?.percent ?? 0,
    surcharge,
    surchargeRelief,
    cess,
    payable: roundTo(beforeCess + cess, TEN_RUPEES),
  };
}

function rebateOf(
  { rebate: { incomeUpTo, most, marginalRelief } }: Regime,
  income: number,
  tax: number,
): { readonly rebate: number; readonly rebateRelief: number } {
  if (income <= incomeUpTo) return { rebate: Math.min(tax, most), rebateRelief: 0 };
  const above = income - incomeUpTo;
  return { rebate: 0, rebateRelief: marginalRelief ? Math.max(0, tax - above) : 0 };
}
