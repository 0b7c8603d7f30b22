// Amounts as Indian tables write them: 1,23,456.00, (1,234.00), 500 Cr, ₹ 50/-, "180.00/KG".

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const WRITTEN =
  /^(\(?)\s*(?:₹|rs\.?|inr)?\s*([+-]?)\s*(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d*)?|\.\d+)(-?)\s*(?:\/-)?\s*(\)?)\s*(?:(?:\/|per)?\s*([a-z][a-z .]*?))?\s*$/i;

export interface Amount {
  /** Signed by minus and brackets, not by Dr or Cr. */
  readonly value: number;
  /** Which side of the books it says it is on. */
  readonly side?: 'debit' | 'credit';
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
  const first = text.charCodeAt(0) === MINUS ? 1 : 0;
  if (length === first || length > MOST_EXACT) return Number.NaN;
  let digits = 0;
  let point = -1;
  for (let at = first; at < length; at++) {
    const sign = text.charCodeAt(at);
    if (sign >= ZERO && sign <= NINE) digits = 10 * digits + sign - ZERO;
    else if (sign === POINT && point < 0 && at > first && at < length - 1) point = at;
    else return Number.NaN;
  }
  const value = point < 0 ? digits : digits / (POWERS[length - 1 - point] ?? Number.NaN);
  return first === 0 ? value : -value;
}

/** Undefined: the cell holds no amount. */
export function amountOf(text: string): Amount | undefined {
  if (PLAIN.test(text)) return { value: Number(text) };
  const [, open, sign, digits, after, , word = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  const isMinus = open === '(' || sign === '-' || after === '-';
  const signed = isMinus ? -value : value;
  if (/^cr\.?$/i.test(word)) return { value: signed, side: 'credit' };
  return /^dr\.?$/i.test(word) ? { value: signed, side: 'debit' } : { value: signed };
}

/** The amount alone, Cr and Dr left out of account. */
export const numberOf = (text: string): number | undefined => (text === '' ? undefined : amountOf(text)?.value);

/** A word behind an amount: the unit of " 50.000 KG" or "180.00/KG"; empty: none. */
export function unitBehind(text: string): string {
  const word = WRITTEN.exec(text.trim())?.[6] ?? '';
  return /^(?:cr|dr)\.?$/i.test(word) ? '' : word;
}

/** Rupees as whole paise, halves away from zero; what binary fractions lose does not count. */
export const paiseOf = (rupees: number): number =>
  Math.sign(rupees) * Math.round(Number((Math.abs(rupees) * 100).toFixed(6)));

export const rupeesOf = (paise: number): number => paise / 100;
