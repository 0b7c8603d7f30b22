// What the cells of a column look like, whatever its name says.

import { numberOf } from './amounts.ts';
import { isNothing, type Table } from './cells.ts';
import { dayIn } from './dates.ts';
import { isGstin } from './places.ts';
import { areFractions, isFractionOf, isHalfRate, isReturnRate, rateIn } from './rates.ts';

/** Rows that are enough to know a table by. */
export const ROWS_TO_KNOW = 200;

export interface Content {
  /** Cells that hold something, and their share of all rows. */
  readonly filled: number;
  readonly share: number;
  /** Shares of the filled cells. */
  readonly words: number;
  readonly numbers: number;
  /** They hold words or marks, and not one of them a digit: yes and no, names, kinds. */
  readonly hasNoDigits: boolean;
  readonly days: number;
  readonly gstins: number;
  readonly codes: number;
  /** Kinds of supply or of documents: "Regular", "SEZ supplies with payment", "Credit Note". */
  readonly kinds: number;
  /** Nearly all of them are rates that GST has, in per cent or as fractions. */
  readonly areRates: boolean;
  readonly areFractions: boolean;
  /** Some are rates only as fractions, whatever the others are: cells that show 5% and hold 0.05. */
  readonly hasFractions: boolean;
  /** They are keys of another table. */
  readonly areKeys: boolean;
  readonly distinct: number;
  readonly length: number;
  readonly spaces: number;
}

/** A wrong rate among right ones does not make them prices. */
const RATES_AT_LEAST = 0.8;
/** Words among them do not either. */
const READ_AT_LEAST = 0.5;
/** Small whole numbers with some among them that are no rates are keys of another table: 1, 2, 3. */
const areKeys = (rates: readonly number[]): boolean =>
  rates.every((rate) => Number.isInteger(rate) && rate <= 9) && rates.some((rate) => rate === 2 || rate === 4);
/** An empty cell, or the stroke for one. */
const NOTHING = /^[-–—]*$/;
const WORD = /\p{L}{2,}/u;
const CODE = /^0?\d{3,9}$|^\d{4}[. ]\d{2}(?:[. ]\d{2})?$/;

const isFraction = (rate: number): boolean => isFractionOf(false, rate) || isFractionOf(true, rate);

const KIND =
  /^(?:regular|sez\b|sewo?p|exp(?:wo?p|orts?)?\b|deemed exp|de$|(?:tax )?invoice$|bill of supply|(?:credit|debit) note|sales?(?: return)?$|b2[bc][a-z]*$|nil rated|exempt)/i;

export function contentOf(rows: Table, column: number): Content {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => !NOTHING.test(cell));
  const share = (test: (cell: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const rates = cells.map(rateIn);
  const told = rates.filter((rate): rate is number => rate !== undefined);
  const fractions = areFractions(told);
  return {
    filled: cells.length,
    share: rows.length === 0 ? 0 : cells.length / rows.length,
    words: share((cell) => WORD.test(cell) && !isGstin(cell) && dayIn(cell) === undefined),
    numbers: share((cell) => numberOf(cell) !== undefined),
    hasNoDigits: cells.some((cell) => !isNothing(cell)) && !cells.some((cell) => /\p{Nd}/u.test(cell)),
    days: share((cell) => dayIn(cell) !== undefined && !/^\d+(?:\.\d+)?$/.test(cell)),
    gstins: share(isGstin),
    codes: share((cell) => CODE.test(cell)),
    kinds: share((cell) => KIND.test(cell)),
    areRates:
      cells.length > 0 &&
      (fractions ||
        (told.length >= READ_AT_LEAST * cells.length &&
          told.filter((rate) => isReturnRate(rate) || isHalfRate(rate) || isFraction(rate)).length >=
            RATES_AT_LEAST * told.length &&
          !areKeys(told))),
    areFractions: fractions,
    hasFractions: cells.some((cell, at) => !cell.includes('%') && isFraction(rates[at] ?? 0)),
    areKeys: told.length === cells.length && areKeys(told),
    distinct: new Set(cells).size,
    length: cells.length === 0 ? 0 : cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length,
    spaces: share((cell) => cell.includes(' ')),
  };
}
