// Amounts and quantities that are longer than the forms take: 13 digits before the point.
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
