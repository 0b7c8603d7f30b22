// Whether the tax of a line is that of a rate.
import type { Line } from '../read/lines.ts';
import { isZeroRated } from '../read/supply.ts';

/** Portals let a rupee go. */
export const TOLERANCE = 1;

/** The tax as it is read: empty cells are no tax; undefined: the file does not tell it. */
export const taxOf = (line: Pick<Line, 'tax' | 'areTaxesBlank'>): number | undefined =>
  line.tax ?? (line.areTaxesBlank ? 0 : undefined);

/** True also where the line does not tell enough, or may bear no tax at all. */
export function isTaxOfRate(line: Line, rate: number): boolean {
  const { taxable } = line;
  const tax = taxOf(line);
  if (tax === undefined || taxable === undefined || line.note === 'cancelled' || line.supply === 'untaxed') return true;
  if (tax === 0 && (isZeroRated(line.supply) || line.isReverseCharge === true)) return true;
  return Math.abs((taxable * rate) / 100 - tax) <= TOLERANCE;
}
