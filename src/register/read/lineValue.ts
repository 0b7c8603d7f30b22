// The value that is taxed, where a discount or charges stand in columns of their own: is it before or after them?
import { ROUNDING } from './rowAmounts.ts';

/** What a row has; amounts in rupees, undefined: it does not say. */
export interface ValueParts {
  readonly written: number;
  /** As what it takes away, never negative. */
  readonly discount: number;
  readonly charges: number;
  readonly rate: number | undefined;
  readonly tax: number | undefined;
  readonly cess: number | undefined;
  readonly total: number | undefined;
  readonly price: number | undefined;
  readonly quantity: number | undefined;
  /** The name of the column says that it is what is taxed: "Taxable Value". */
  readonly isNamedTaxable: boolean;
}

/** What is yet to be done with the value that is written. */
const WAYS = ['nothing', 'both', 'discount', 'charges'] as const;
type Way = (typeof WAYS)[number];
type Values = Readonly<Record<Way, number>>;

export interface LineValue {
  readonly value: number;
  /** Nothing in the file says which of the values it is. */
  readonly isOpen: boolean;
}

/** Portals let a rupee go; totals are rounded to it. */
const RUPEE = 1;

/** Reads the lines of one file: what one line settles holds for those that do not say. */
export class LineValues {
  /** Whether the discount is yet to be taken off, and the charges to be added. */
  #lacksDiscount: boolean | undefined;
  #lacksCharges: boolean | undefined;

  of(parts: ValueParts): LineValue {
    const { written, discount } = parts;
    // A note takes back what the invoice had: its amounts are read as the invoice's.
    const sign = written < 0 ? -1 : 1;
    const charges = sign < 0 ? Math.abs(parts.charges) : parts.charges;
    if (discount === 0 && charges === 0) return { value: written, isOpen: false };
    const after: Values = {
      nothing: sign * written,
      both: sign * written - discount + charges,
      discount: sign * written - discount,
      charges: sign * written + charges,
    };
    const way = wayOf(parts, after, sign);
    if (way !== undefined) {
      if (discount !== 0) this.#lacksDiscount = way === 'both' || way === 'discount';
      if (charges !== 0) this.#lacksCharges = way === 'both' || way === 'charges';
      return { value: sign * after[way], isOpen: false };
    }
    if (parts.isNamedTaxable) return { value: written, isOpen: false };
    const isOpen =
      (discount !== 0 && this.#lacksDiscount === undefined) || (charges !== 0 && this.#lacksCharges === undefined);
    if (isOpen) return { value: written, isOpen };
    const left = (this.#lacksCharges === true ? charges : 0) - (this.#lacksDiscount === true ? discount : 0);
    return { value: written + sign * left, isOpen };
  }
}

/** By the tax; else by total, price and quantity; undefined: they do not say. */
function wayOf(parts: ValueParts, after: Values, sign: number): Way | undefined {
  const { rate, total, cess = 0 } = parts;
  const tax = parts.tax === undefined ? undefined : sign * parts.tax;
  if (tax !== undefined && rate !== undefined && rate > 0 && tax !== 0) {
    const way = nearest((one) => (after[one] * rate) / 100, tax);
    // A tax that fits none is told by the check; the value stays as it is written.
    if (way !== undefined) return way;
  }
  if (total !== undefined) {
    const way = nearest((one) => after[one] + (tax ?? 0) + sign * cess, sign * total);
    if (way !== undefined) return way;
  }
  return wayOfPrice(parts, after, sign);
}

function nearest(due: (way: Way) => number, told: number): Way | undefined {
  let best: Way | undefined;
  let least = RUPEE;
  for (const way of WAYS) {
    const off = Number(Math.abs(due(way) - told).toFixed(4));
    if (off < least || (best === undefined && off === least)) {
      best = way;
      least = off;
    }
  }
  return best;
}

/** Price times quantity is before the discount; of charges it says something only where they are in the value. */
function wayOfPrice(parts: ValueParts, { nothing }: Values, sign: number): Way | undefined {
  const { price = 0, quantity = 0, discount, charges } = parts;
  const gross = Math.abs(price * quantity);
  if (gross === 0) return undefined;
  const isAt = (value: number): boolean => Math.abs(nothing - value) <= ROUNDING;
  if (isAt(gross - discount + sign * charges)) return 'nothing';
  return charges === 0 && isAt(gross) ? 'discount' : undefined;
}
