// The arithmetic of a line by the habits of its file: quantity times price is its value, and its total is what it adds
// up to.
import { isNear, priceValue, sumOf, toleranceOf, valuesDue } from '../../read/fileHabits.ts';
import { AS_NAMED, type Habits, NO_HABITS, type PriceBase } from '../../read/habits.ts';
import type { Line } from '../../read/lines.ts';
import { isMeasured, unitMeant, unitWord } from '../../read/units.ts';
import type { Found } from '../finding.ts';
import { aboutLine, isService, rupees, type Subject } from '../subject.ts';

/** Of what is ten, a hundred or a thousand times as much, or as little, the decimal point was set wrong. */
const SLIPS: readonly number[] = [10, 100, 1000, 0.1, 0.01, 0.001];
/** What a line is worth by its quantity and price; empty: the line or the file does not say. */
export const valuesOf = ({ line, file: { habits } }: Subject): readonly number[] =>
  habits.base === undefined ? [] : valuesDue(line, habits.base, habits);

export function valueIsPriceTimesQuantity({ line, code, file: { habits, says } }: Subject): Found | undefined {
  const { base } = habits;
  const { taxable, note, currency, quantity = 0, price = 0 } = line;
  if (base === undefined || taxable === undefined || note === 'cancelled' || currency !== '') return undefined;
  const own = Math.abs(taxable);
  const tolerance = toleranceOf(line, base.per);
  const dues = valuesDue(line, base, habits);
  const [due] = dues;
  if (due === undefined) return undefined;
  const isDue = dues.some((one) => isNear(one, own, tolerance));
  if (isDue ? grossFits(line, base, habits) : isOfOtherBase(line, base)) return undefined;
  const about = aboutLine(line);
  // Amounts in words take time, and most lines are right.
  const parts = { quantity: String(quantity), price: rupees(price), due: rupees(due) };
  if (isDue) {
    const message = says.grossDiffers({ ...parts, value: rupees(line.gross ?? 0) });
    return { severity: 'look', kind: 'value', message, about };
  }
  const slip = SLIPS.find((times) =>
    dues.some((one) => isNear(one * times, own, Math.max(tolerance, tolerance * times))),
  );
  const message = says.valueDiffers({
    ...parts,
    discount: line.discount === 0 || habits.isDiscountOff === false ? undefined : rupees(line.discount),
    value: rupees(own),
    slip,
    isHabit: habits !== AS_NAMED,
  });
  // Services may be counted by other things too, such as rooms and days.
  const isSure = habits.isBaseSure && !isService(code);
  return { severity: slip !== undefined || isSure ? 'wrong' : 'look', kind: 'value', message, about };
}

/** Priced with its tax, though most lines are not, or by another unit of the goods. */
function isOfOtherBase(line: Line, base: PriceBase): boolean {
  const own = Math.abs(line.taxable ?? 0);
  const fits = (other: PriceBase): boolean =>
    valuesDue(line, other, NO_HABITS).some((due) => isNear(due, own, toleranceOf(line, other.per)));
  if ((line.rate ?? 0) > 0 && fits({ ...base, holdsTax: !base.holdsTax })) return true;
  const meant = unitMeant(unitWord(line.unit)) ?? '';
  // A hundred times is a slip rather than a unit, but for what is priced by the quintal.
  const may = [12, 144, ...(isMeasured(meant) ? [1000] : []), ...(meant === 'QTL' ? [100] : [])];
  return may.some((times) => [times, 1 / times].some((one) => fits({ ...base, per: base.per * one })));
}

/** A column of quantity times price, beside the value: where it is something else on the other lines, nothing is said. */
function grossFits(line: Line, base: PriceBase, { isBaseSure }: Habits): boolean {
  const due = priceValue(line, base);
  if (line.gross === undefined || due === undefined || !isBaseSure || line.discount + line.charges !== 0) return true;
  const gross = Math.abs(line.gross);
  // With the tax in it, it may be the total as well.
  const withTax = due * (1 + (line.rate ?? 0) / 100);
  return [due, withTax].some((one) => isNear(one, gross, toleranceOf(line, base.per)));
}

const RUPEE = 1.01;

/** `hasOther`: another fault of its amounts was found, which a total that does not add up would only repeat. */
export function totalIsSum({ line, file: { habits, says } }: Subject, hasOther: boolean): Found | undefined {
  const { total = 0, note } = line;
  const sum = sumOf(line);
  if (hasOther || habits.total !== 'line' || sum === undefined || total === 0 || note === 'cancelled') return undefined;
  // A note is written with and without its minus.
  if (isNear(sum, total, RUPEE) || isNear(Math.abs(sum), Math.abs(total), RUPEE)) return undefined;
  const message = says.lineTotalDiffers(rupees(total), rupees(sum));
  return { severity: 'look', kind: 'total-differs', message, about: aboutLine(line) };
}
