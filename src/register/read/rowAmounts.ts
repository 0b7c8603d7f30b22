// The amounts and rates of a row, summed over the columns of a role; what is there and could not be read is kept.
import { amountOf, plainAmount } from './amounts.ts';
import { isNothing, type TextRow } from './cells.ts';
import { isForeign } from './currency.ts';
import { Kept } from './kept.ts';
import type { Column, Layout } from './layout.ts';
import { isFractionOf, isReturnRate, rateIn, rateOfTax, rounded } from './rates.ts';
import { type RoleColumns, textIn } from './roleCells.ts';
import { type Role, VALUE_ROLES } from './roles.ts';
import { ALL_READ, type Unread } from './unread.ts';

export interface RowCurrency {
  /** What the amounts are multiplied by to be rupees; undefined: they are rupees. */
  readonly exchange: number | undefined;
  /** The currency of the amounts, where no exchange rate makes them rupees; empty: they are rupees. */
  readonly currency: string;
}

/** Prices are rounded to the paisa before they are multiplied. */
export const ROUNDING = 0.5;

const COUNTED: readonly Role[] = [...VALUE_ROLES, 'quantity', 'original_taxable', 'original_quantity'];

export class RowAmounts {
  readonly #columns: readonly Column[];
  readonly #at: RoleColumns;
  readonly #rates = new Kept(rateIn);
  /** Some columns are ledgers of one rate. */
  readonly #hasLedgers: boolean;
  /** Cells of this row that hold something and could not be read. */
  unread: readonly Unread[] = ALL_READ;

  constructor({ columns }: Layout, at: RoleColumns) {
    this.#columns = columns;
    this.#at = at;
    this.#hasLedgers = at.taxable.some((place) => columns[place]?.ledgerRate !== undefined);
  }

  /** Begins with another row. */
  begin(): void {
    this.unread = ALL_READ;
  }

  /** What makes rupees of the amounts of a row, or in which other currency they stay. */
  currencyOf(cells: TextRow): RowCurrency {
    const { currency, exchange, taxable } = this.#at;
    const rate = this.amount(cells, exchange) ?? 0;
    const isOther = rate > 0 && rate !== 1;
    const written = textIn(cells, currency);
    const isInRupees = taxable.some((at) => this.#columns[at]?.isRupees === true);
    return {
      exchange: isOther ? rate : undefined,
      currency: !isOther && !isInRupees && isForeign(written) ? written : '',
    };
  }

  /** The sum of the columns, in rupees; undefined: none of them holds an amount. */
  amount(cells: TextRow, columns: readonly number[], exchange = 1): number | undefined {
    let sum: number | undefined;
    for (const at of columns) {
      const cell = cells[at];
      if (cell === undefined || cell === '') continue;
      const times = exchange !== 1 && this.#columns[at]?.isRupees !== true ? exchange : 1;
      const plain = plainAmount(cell);
      if (!Number.isNaN(plain)) {
        sum = (sum ?? 0) + times * plain;
        continue;
      }
      const amount = amountOf(cell);
      const { isCredit = false, role } = this.#columns[at] as Column;
      if (amount === undefined || (amount.unit !== undefined && VALUE_ROLES.includes(role))) {
        if (COUNTED.includes(role)) this.#noteUnread(role, cell.trim());
        continue;
      }
      const isAgainst = amount.side !== undefined && (amount.side === 'credit') !== isCredit;
      sum = (sum ?? 0) + times * (isAgainst ? -amount.value : amount.value);
    }
    return sum;
  }

  /**
   * In rupees, as what is taken away: some programs write it with a minus, some in per cent of the value. `gross`: price
   * times quantity, 0 where the row does not say.
   */
  discount(cells: TextRow, value: number, gross: number, exchange: number | undefined): number {
    const { discount, discount_rate } = this.#at;
    if (discount.length + discount_rate.length === 0) return 0;
    const isPercent = (at: number): boolean => /%\s*$/.test(cells[at] ?? '');
    const amount = this.amount(
      cells,
      discount.filter((at) => !isPercent(at)),
      exchange,
    );
    if (amount !== undefined && amount !== 0) return Math.abs(amount);
    const percents = this.#rateIn(cells, discount_rate) ?? this.#rateIn(cells, discount.filter(isPercent));
    const share = (percents ?? 0) / 100;
    // Per cent are of what the value was before them.
    const isTakenOff = gross !== 0 && Math.abs(Math.abs(value) - gross * (1 - share)) <= ROUNDING;
    return Math.abs((isTakenOff ? gross : value) * share);
  }

  /** Once, though a cell may be looked at twice. */
  #noteUnread(role: Role, cell: string): void {
    if (isNothing(cell) || this.unread.some((one) => one.role === role && one.cell === cell)) return;
    this.unread = [...this.unread, { role, cell }];
  }

  /** The whole rate: as written, from its parts, or of the ledger that the row has a value in. */
  rate(cells: TextRow): number | undefined {
    const at = this.#at;
    const whole = this.#rateIn(cells, at.rate);
    if (whole !== undefined) return whole;
    const integrated = this.#rateIn(cells, at.igst_rate);
    const central = this.#rateIn(cells, at.cgst_rate);
    const state = this.#rateIn(cells, at.sgst_rate);
    if (integrated !== undefined || central !== undefined || state !== undefined) {
      const halves = at.sgst_rate.length === 0 ? 2 * (central ?? 0) : (central ?? 0) + (state ?? 0);
      // Lists of items name both: 18 across states, 9 and 9 within.
      return rounded(integrated === halves ? halves : (integrated ?? 0) + halves);
    }
    return this.#ledgerRate(cells);
  }

  /** Before an amendment. */
  rateBefore(cells: TextRow): number | undefined {
    return this.#rateIn(cells, this.#at.original_rate);
  }

  /** A rate of a table that is one only as a fraction is read so where the tax says it too. */
  wholeRate(rate: number | undefined, tax: number | undefined, value: number | undefined): number | undefined {
    if (rate === undefined || tax === undefined || value === undefined || !isFractionOf(false, rate)) return rate;
    const [at = -1] = this.#at.rate;
    const isOfTable = this.#columns[at]?.isFraction !== undefined;
    return isOfTable && rateOfTax(tax, value) === rounded(rate * 100) ? rounded(rate * 100) : rate;
  }

  #rateIn(cells: TextRow, columns: readonly number[]): number | undefined {
    let sum: number | undefined;
    for (const at of columns) {
      const cell = cells[at] ?? '';
      const rate = this.#rates.of(cell);
      if (rate === undefined) continue;
      const { isFraction = false, role } = this.#columns[at] as Column;
      const isOne =
        isFraction &&
        !cell.includes('%') &&
        (role === 'cgst_rate' || role === 'sgst_rate'
          ? isFractionOf(true, rate)
          : role === 'rate' || role === 'igst_rate' || role === 'original_rate'
            ? isFractionOf(false, rate) || (isFractionOf(true, rate) && !isReturnRate(rate))
            : rate < 1);
      sum = (sum ?? 0) + (isOne ? rounded(rate * 100) : rate);
    }
    return sum;
  }

  /** The rate of the one ledger that the row has a value in; of several none is the row's. */
  #ledgerRate(cells: TextRow): number | undefined {
    if (!this.#hasLedgers) return undefined;
    const rates = this.#ledgers(cells).map(([rate]) => rate);
    return new Set(rates).size === 1 ? rates[0] : undefined;
  }

  /** The tax by ledgers of several rates; undefined: the row has a value in none or in those of one rate. */
  ledgerTax(cells: TextRow): number | undefined {
    if (!this.#hasLedgers) return undefined;
    const ledgers = this.#ledgers(cells);
    if (new Set(ledgers.map(([rate]) => rate)).size < 2) return undefined;
    return ledgers.reduce((sum, [rate, value]) => sum + (rate * value) / 100, 0);
  }

  /** Rates of the ledgers that the row has values in, and these values. */
  #ledgers(cells: TextRow): readonly (readonly [rate: number, value: number])[] {
    return this.#at.taxable.flatMap((at) => {
      const { ledgerRate } = this.#columns[at] as Column;
      const value = ledgerRate === undefined ? 0 : (this.amount(cells, [at]) ?? 0);
      return ledgerRate === undefined || value === 0 ? [] : [[ledgerRate, value] as const];
    });
  }
}

/** The rate that makes the tax, of the value as written, else of the value after discount and charges. */
export function rateFromTax(
  taxable: number | undefined,
  tax: number | undefined,
  discount: number,
  charges: number,
): number | undefined {
  if (taxable === undefined || tax === undefined) return undefined;
  const sign = taxable < 0 ? -1 : 1;
  return rateOfTax(tax, taxable) ?? rateOfTax(tax, taxable + sign * (charges - discount));
}
