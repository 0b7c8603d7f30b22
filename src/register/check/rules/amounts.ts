// Amounts that the forms do not take: with more than 13 digits before the point, or in another currency than rupees.
import type { Line } from '../../read/lines.ts';
import type { Found } from '../finding.ts';
import { aboutLine, rupees, type Subject } from '../subject.ts';

const LIMIT = 1e13;

/** An amount of a line that the forms do not take; undefined: they take all. */
export const tooLongIn = ({ taxable, tax, cess, quantity, total }: Line): number | undefined =>
  [taxable, tax, cess, quantity, total].find((amount) => amount !== undefined && Math.abs(amount) >= LIMIT);

export function amountsFit({ line, file }: Subject): Found | undefined {
  const amount = tooLongIn(line);
  if (amount === undefined) return undefined;
  const message = file.says.amountTooLong(rupees(amount));
  return { severity: 'refused', kind: 'amount-too-long', message, about: aboutLine(line) };
}

export function amountsAreRupees({ line, file }: Subject): Found | undefined {
  const { currency, taxable, note } = line;
  if (currency === '' || taxable === undefined || note === 'cancelled') return undefined;
  return { severity: 'look', kind: 'not-in-rupees', message: file.says.notInRupees(currency), about: currency };
}
