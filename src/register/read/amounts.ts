// Amounts as Indian tables write them: 1,23,456.00, (1,234.00), 500 Cr, ₹ 50/-, "180.00/KG", 1.5 lakh.

import { unitAt } from '../../hash/unitAt.ts';
import { writtenIn } from './cells.ts';

/** Spreadsheets leave 5.7E-14 where a formula comes to nothing; large numbers written so have lost digits. */
const PLAIN = /^-?\d+(?:\.\d+)?(?:e-\d{1,3})?$/i;
const WRITTEN =
  /^(\(?)\s*(?:₹|rs\.?|inr)?\s*([+-]?)\s*(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d*)?|\.\d+)(-?)\s*(?:\/-)?\s*(\)?)\s*(?:(?:\/|per)?\s*([a-z][a-z .]*?))?\s*$/i;

export interface Amount {
  /** Signed by minus and brackets, not by Dr or Cr. */
  readonly value: number;
  /** Which side of the books it says it is on. */
  readonly side?: 'debit' | 'credit';
  /** A word behind it that is neither a side nor rupees: KG of "180.00/KG". */
  readonly unit?: string;
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** Numbers of so many digits, and as many powers of ten, are exact in binary: their quotient is rounded once. */
const MOST_EXACT = 15;
const POWERS = Array.from({ length: MOST_EXACT + 1 }, (_, power) => 10 ** power);

/** Digits with or without a point and a minus, as most cells hold them; NaN: something else, or too long. */
export function plainAmount(text: string): number {
  const { length } = text;
  const first = unitAt(text, 0) === MINUS ? 1 : 0;
  if (length === first || length > MOST_EXACT) return Number.NaN;
  let digits = 0;
  let point = -1;
  for (let at = first; at < length; at++) {
    const sign = unitAt(text, at);
    if (sign >= ZERO && sign <= NINE) digits = 10 * digits + sign - ZERO;
    else if (sign === POINT && point < 0 && at > first && at < length - 1) point = at;
    else return Number.NaN;
  }
  const value = point < 0 ? digits : digits / (POWERS[length - 1 - point] ?? Number.NaN);
  return first === 0 ? value : -value;
}

const TIMES = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lac', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
]);
const timesOf = (word: string): number | undefined => TIMES.get(word.toLowerCase().replace(/s?(?: only)?$/, ''));
/** Commas before the last three digits, and before that of two or three: "500,00" may be another country's 500.00. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const RUPEES = /^(?:only|rs\.?|inr|rupees?)(?: only)?$/i;

/** Undefined: the cell holds no amount. */
export function amountOf(text: string): Amount | undefined {
  if (PLAIN.test(text)) return { value: Number(text) };
  const [, open, sign, digits, after, , word = ''] = WRITTEN.exec(writtenIn(text)) ?? [];
  if (digits === undefined || (digits.includes(',') && !GROUPED.test(digits))) return undefined;
  const times = timesOf(word);
  const written = Number(digits.replaceAll(',', ''));
  // Without what binary fractions add.
  const value = times === undefined ? written : Number((written * times).toFixed(2));
  const isMinus = open === '(' || sign === '-' || after === '-';
  const signed = isMinus ? -value : value;
  if (/^cr\.?$/i.test(word)) return { value: signed, side: 'credit' };
  if (/^dr\.?$/i.test(word)) return { value: signed, side: 'debit' };
  return word === '' || times !== undefined || RUPEES.test(word) ? { value: signed } : { value: signed, unit: word };
}

/** The amount alone, Cr and Dr left out of account. */
export const numberOf = (text: string): number | undefined => (text === '' ? undefined : amountOf(text)?.value);

/** A word behind an amount: the unit of " 50.000 KG" or "180.00/KG"; empty: none. */
export function unitBehind(text: string): string {
  const word = WRITTEN.exec(writtenIn(text))?.[6] ?? '';
  return /^(?:cr|dr)\.?$/i.test(word) || timesOf(word) !== undefined ? '' : word;
}

/** Rupees as whole paise, halves away from zero; what binary fractions lose does not count. */
export const paiseOf = (rupees: number): number =>
  Math.sign(rupees) * Math.round(Number((Math.abs(rupees) * 100).toFixed(6)));

export const rupeesOf = (paise: number): number => paise / 100;
