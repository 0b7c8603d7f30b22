// Amounts that the forms do not take: with more than 13 digits before the point, or in another currency than rupees.
import type { Found } from '../finding.ts';
import { rupees, type Subject } from '../subject.ts';

const LIMIT = 1e13;

export function amountsFit({ line, file }: Subject): Found | undefined {
  for (const amount of [line.taxable, line.tax, line.cess, line.quantity, line.total]) {
    if (amount === undefined || Math.abs(amount) < LIMIT) continue;
    const message = file.says.amountTooLong(rupees(amount));
    return { severity: 'refused', kind: 'amount-too-long', message, about: String(line.row) };
  }
  return undefined;
}

export function amountsAreRupees({ line, file }: Subject): Found | undefined {
  const { currency, taxable, note } = line;
  if (currency === '' || taxable === undefined || note === 'cancelled') return undefined;
  return { severity: 'look', kind: 'not-in-rupees', message: file.says.notInRupees(currency), about: currency };
}
