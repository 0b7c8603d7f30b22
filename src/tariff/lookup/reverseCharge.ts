// When the recipient pays the tax: what a code settles alone, and what only a text can say.
import type { Records } from '../dataset/records.ts';
import { inForce } from '../model/periods.ts';
import { type ReverseChargePeriod, SETTLED_BY_CODE } from '../model/rates.ts';
import type { SaidText } from './saidText.ts';

/** Those of a day. */
export const reverseChargesOn = (records: Records, code: number, day: string): readonly ReverseChargePeriod[] =>
  records.reverseChargeHistory(code).filter((period) => inForce(period, day));

/** Those of a day on any service, where a text says that it is bought abroad. */
export const anyServiceChargesOn = (records: Records, day: string): readonly ReverseChargePeriod[] =>
  records.facts.anyService.filter((period) => inForce(period, day));

/** Whether whatever bears the code meets one of the conditions. */
export const isSettledByCode = (charges: readonly ReverseChargePeriod[]): boolean =>
  charges.some(({ settledBy }) => settledBy === SETTLED_BY_CODE);

/** Whether the text with this code meets one of the conditions. */
export const isSettledIn = (said: SaidText, charges: readonly ReverseChargePeriod[]): boolean =>
  charges.some(
    ({ settledBy, not }) => (settledBy === SETTLED_BY_CODE || said.saysOneOf(settledBy)) && !said.saysOneOf(not),
  );
