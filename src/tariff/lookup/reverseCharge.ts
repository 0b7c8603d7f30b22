// When the recipient pays the tax: what a code settles alone, and what only a text can say.
import type { Records } from '../dataset/records.ts';
import { inForce } from '../model/periods.ts';
import { type ReverseChargePeriod, SETTLED_BY_CODE } from '../model/rates.ts';
import { type Phrase, phrasesOf, type SaidText } from './saidText.ts';

/** Those of a day. */
export const reverseChargesOn = (records: Records, code: number, day: string): readonly ReverseChargePeriod[] =>
  records.reverseChargeHistory(code).filter((period) => inForce(period, day));

/** Whether whatever bears the code meets one of the conditions. */
export const isSettledByCode = (charges: readonly ReverseChargePeriod[]): boolean =>
  charges.some(({ settledBy }) => settledBy === SETTLED_BY_CODE);

/** Few different cells stand in the file. */
const phrasesOfCell = new Map<string, readonly Phrase[]>();
function phrasesIn(cell: string): readonly Phrase[] {
  let phrases = phrasesOfCell.get(cell);
  if (phrases === undefined) {
    phrases = phrasesOf(cell);
    phrasesOfCell.set(cell, phrases);
  }
  return phrases;
}

/** Whether the text with this code meets one of the conditions. */
export const isSettledIn = (said: SaidText, charges: readonly ReverseChargePeriod[]): boolean =>
  charges.some(
    ({ settledBy, not }) =>
      (settledBy === SETTLED_BY_CODE || said.saysOne(phrasesIn(settledBy))) && !said.saysOne(phrasesIn(not)),
  );
