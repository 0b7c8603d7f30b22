// What one piece, pair, room or service of a line was sold for, which some rates depend on.
import type { Line } from './lines.ts';
import { NO_UNIT, piecesIn, unitMeant, unitWord } from './units.ts';

type Sold = Pick<Line, 'taxable' | 'quantity' | 'price'>;

/** Of one of the line's unit, such as a dozen, in rupees before tax; undefined: the line does not say. */
export const unitPrice = ({ taxable, quantity, price }: Sold): number | undefined =>
  taxable !== undefined && quantity !== undefined && quantity !== 0 ? taxable / quantity : price;

/** In rupees before tax; undefined: the line does not say, or its goods are weighed, measured or packed. */
export function piecePrice(line: Sold & Pick<Line, 'unit'>): number | undefined {
  const meant = line.unit === '' ? undefined : unitMeant(unitWord(line.unit));
  // What nobody knows is a unit of the trade, such as "night"; services have none.
  const pieces = meant === undefined || meant === NO_UNIT ? 1 : piecesIn(meant);
  const price = unitPrice(line);
  return pieces === undefined || price === undefined ? undefined : price / pieces;
}
