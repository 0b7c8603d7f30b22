// What a change of rates did to a list of prices: before and after at the same price before tax, and at the same MRP.
import type { Tariff } from '../../tariff/index.ts';
import type { Checker } from '../check/checker.ts';
import { type Line, type Place, placeOf } from '../read/lines.ts';
import { unitPrice } from '../read/piecePrice.ts';
import { cessOn, dayBefore, ratesOn, settledRate } from './lawful.ts';

/** Amounts are rupees; undefined: the list does not say. */
export interface PriceEffect {
  readonly row: Place;
  readonly sku: string;
  readonly name: string;
  readonly code: string;
  /** In per cent; undefined: one of `ratesBefore`, or of `ratesAfter`. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly ratesBefore: readonly number[];
  readonly ratesAfter: readonly number[];
  /** Compensation cess beside them, which prices with tax and MRPs hold too. */
  readonly cessBefore: number;
  readonly cessAfter: number;
  /** Of one unit before tax. */
  readonly net: number | undefined;
  /** With tax, the price before tax unchanged. */
  readonly grossBefore: number | undefined;
  readonly grossAfter: number | undefined;
  readonly mrp: number | undefined;
  /** What is left of the MRP without its tax, the MRP unchanged. */
  readonly netOfMrpBefore: number | undefined;
  readonly netOfMrpAfter: number | undefined;
  /** The MRP that leaves as much as before. */
  readonly mrpAfter: number | undefined;
  /** In stock. */
  readonly quantity: number | undefined;
}

/** What a list of prices holds, and what of it changed. */
export interface PriceEffects {
  readonly items: number;
  /** Items whose rate changed, or may have. */
  readonly changed: readonly PriceEffect[];
  /** Items without a code that is known. */
  readonly uncoded: readonly Place[];
}

const paise = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Number(amount.toFixed(2));
const withTax = (amount: number | undefined, rate: number | undefined): number | undefined =>
  amount === undefined || rate === undefined ? undefined : amount * (1 + rate / 100);
const withoutTax = (amount: number | undefined, rate: number | undefined): number | undefined =>
  amount === undefined || rate === undefined ? undefined : amount / (1 + rate / 100);

export class PriceReport {
  readonly #tariff: Tariff;
  readonly #checker: Checker;
  readonly #day: string;
  readonly #changed: PriceEffect[] = [];
  readonly #uncoded: Place[] = [];
  #items = 0;

  /** `day`: ISO date of the first day of the new rates. */
  constructor(tariff: Tariff, checker: Checker, day: string) {
    this.#tariff = tariff;
    this.#checker = checker;
    this.#day = day;
  }

  add(line: Line): void {
    if (line.kind !== 'item') return;
    this.#items++;
    const { digits, number } = this.#checker.codeOf(line);
    if (number < 0) {
      this.#uncoded.push(placeOf(line));
      return;
    }
    const eve = dayBefore(this.#day);
    const ratesBefore = ratesOn(this.#tariff, number, eve);
    const ratesAfter = ratesOn(this.#tariff, number, this.#day);
    if (ratesBefore.join() === ratesAfter.join() && ratesBefore.length < 2) return;
    const isOwn = line.rate !== undefined && ratesBefore.includes(line.rate) && !ratesAfter.includes(line.rate);
    const before = isOwn ? line.rate : settledRate(this.#tariff, this.#checker, line, number, eve);
    const cessBefore = cessOn(this.#tariff, number, before, eve);
    const taxBefore = before === undefined ? undefined : before + cessBefore;
    const net = unitPrice(line) ?? withoutTax(line.priceWithTax, taxBefore);
    const after = settledRate(this.#tariff, this.#checker, { ...line, price: net }, number, this.#day);
    const cessAfter = cessOn(this.#tariff, number, after, this.#day);
    const taxAfter = after === undefined ? undefined : after + cessAfter;
    if (before !== undefined && before === after && cessBefore === cessAfter) return;
    // Several rates before and the same after: nothing says that anything changed.
    if ((before === undefined || after === undefined) && ratesBefore.join() === ratesAfter.join()) return;
    const { mrp } = line;
    const netOfMrpBefore = withoutTax(mrp, taxBefore);
    this.#changed.push({
      row: placeOf(line),
      sku: line.sku,
      name: line.description,
      code: digits,
      before,
      after,
      ratesBefore,
      ratesAfter,
      cessBefore,
      cessAfter,
      net: paise(net),
      grossBefore: paise(withTax(net, taxBefore)),
      grossAfter: paise(withTax(net, taxAfter)),
      mrp,
      netOfMrpBefore: paise(netOfMrpBefore),
      netOfMrpAfter: paise(withoutTax(mrp, taxAfter)),
      mrpAfter: paise(withTax(netOfMrpBefore, taxAfter)),
      quantity: line.quantity,
    });
  }

  report(): PriceEffects {
    return { items: this.#items, changed: this.#changed, uncoded: this.#uncoded };
  }
}
