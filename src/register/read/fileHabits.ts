// How the amounts of a file belong together: whether quantity times price is its value before tax or with it, per piece
// or per dozen, whether a discount is taken off, and what a total adds up. The lines of the file show it; one that does
// not fit what nearly all others do is a mistake, and where they fit nothing, nothing is said.
import { type Habits, NO_HABITS, type PriceBase } from './habits.ts';
import type { Line } from './lines.ts';

/** Portals let a rupee go. */
const RUPEE = 1;
const PAISA = 0.01;
/** Prices are rounded to the paisa before they are multiplied. */
const ROUNDED = 0.005;

const PERS: readonly number[] = [1, 12, 100, 1000, 144];
const BASES: readonly PriceBase[] = [false, true].flatMap((holdsTax) => PERS.map((per) => ({ per, holdsTax })));
const SURE_LINES = 5;
const LEAST_LINES = 3;
const SHARE = 0.8;
/** Of a few lines one may be wrong, or two. */
const SHARE_OF_FEW = 1 / 3;
const FEW = 10;

type Valued = Pick<Line, 'quantity' | 'price' | 'taxable' | 'rate' | 'discount' | 'charges' | 'gross'>;

/** Quantity times price, as what it is before discount and charges; undefined: the line does not say. */
export function priceValue({ quantity, price, rate = 0 }: Valued, { per, holdsTax }: PriceBase): number | undefined {
  if (quantity === undefined || price === undefined || quantity === 0 || price === 0) return undefined;
  return Math.abs(quantity * price) / per / (holdsTax ? 1 + rate / 100 : 1);
}

/** How far rounding leads. */
export const toleranceOf = ({ quantity = 0 }: Valued, per = 1): number =>
  RUPEE + PAISA + (Math.abs(quantity) / per) * ROUNDED;

/** The values that a line may have by the habits of its file, the likeliest first. */
export function valuesDue(line: Valued, base: PriceBase, habits: Habits): readonly number[] {
  const value = priceValue(line, base);
  if (value === undefined) return [];
  const { discount, charges } = line;
  const offs = discount === 0 ? [0] : either(habits.isDiscountOff, discount);
  const ins = charges === 0 ? [0] : either(habits.areChargesIn, Math.abs(charges));
  // More may be taken off than the goods are worth: what is left is given back.
  return offs.flatMap((off) => ins.map((added) => Math.abs(value - off + added)));
}

const either = (isDone: boolean | undefined, amount: number): readonly number[] =>
  isDone === undefined ? [amount, 0] : isDone ? [amount] : [0];

export const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance;

/** Value, tax, cess and round-off of a line; undefined: the line does not have them all. */
export function sumOf({ taxable, tax, cess = 0, roundOff, areTaxesBlank }: Line): number | undefined {
  const all = tax ?? (areTaxesBlank ? 0 : undefined);
  return taxable === undefined || all === undefined ? undefined : taxable + all + cess + roundOff;
}

/** `lines`: the first of a file. */
export function habitsOf(lines: readonly Line[]): Habits {
  const sold = lines.filter(({ kind, note }) => kind === 'item' && note !== 'cancelled');
  return { ...valueHabits(sold), total: totalHabit(sold) };
}

function valueHabits(lines: readonly Line[]): Omit<Habits, 'total'> {
  const told = lines.filter(
    (line) => line.taxable !== undefined && priceValue(line, { per: 1, holdsTax: false }) !== undefined,
  );
  const fits = (line: Line, base: PriceBase, habits = NO_HABITS): boolean =>
    valuesDue(line, base, habits).some((due) => isNear(due, Math.abs(line.taxable ?? 0), toleranceOf(line, base.per)));
  let base: PriceBase | undefined;
  let most = 0;
  for (const one of BASES) {
    const count = told.filter((line) => fits(line, one)).length;
    if (count > most) [base, most] = [one, count];
  }
  if (base === undefined || !isHabit(most, told.length)) return NO_HABITS;
  const found = base;
  const shown = (of: 'discount' | 'charges', habit: 'isDiscountOff' | 'areChargesIn'): boolean | undefined => {
    const own = told.filter((line) => line[of] !== 0);
    const done = own.filter((line) => fits(line, found, { ...NO_HABITS, [habit]: true })).length;
    const left = own.filter((line) => fits(line, found, { ...NO_HABITS, [habit]: false })).length;
    if (done === left || Math.max(done, left) < SHARE_OF_FEW * own.length) return undefined;
    return done > left;
  };
  return {
    base: found,
    isBaseSure: most >= SURE_LINES && most >= SHARE * told.length,
    isDiscountOff: shown('discount', 'isDiscountOff'),
    areChargesIn: shown('charges', 'areChargesIn'),
  };
}

const isHabit = (fitting: number, all: number): boolean =>
  fitting >= (all < FEW ? SHARE_OF_FEW : SHARE) * all && (fitting >= LEAST_LINES || fitting === all || all < FEW);

function totalHabit(lines: readonly Line[]): Habits['total'] {
  const told = lines.filter((line) => line.total !== undefined && line.total !== 0 && sumOf(line) !== undefined);
  const own = told.filter((line) => isNear(sumOf(line) ?? 0, line.total ?? 0, RUPEE + PAISA)).length;
  if (told.length > 0 && isHabit(own, told.length)) return 'line';
  const documents = documentsIn(lines);
  const fitting = documents.filter(
    ({ sum, totals }) => totals.length === 1 && isNear(sum, totals[0] ?? 0, RUPEE + PAISA),
  );
  return fitting.length > 1 && isHabit(fitting.length, documents.length) ? 'document' : undefined;
}

/** What the lines of a document add up to, and the different totals that they have. */
interface Added {
  sum: number;
  readonly totals: readonly number[];
}

function documentsIn(lines: readonly Line[]): readonly Added[] {
  const added: { document: string; sum: number; totals: number[] }[] = [];
  for (const line of lines) {
    const sum = sumOf(line);
    if (line.document === '' || sum === undefined) continue;
    let last = added.at(-1);
    if (last?.document !== line.document) {
      last = { document: line.document, sum: 0, totals: [] };
      added.push(last);
    }
    last.sum += sum;
    if (line.total !== undefined && line.total !== 0 && !last.totals.includes(line.total)) last.totals.push(line.total);
  }
  return added.filter(({ totals }) => totals.length > 0);
}
