// What digits say: which codes are of services, how many digits of a code a document needs, and the digits of Devanagari.
const DEVANAGARI = /[०-९]/g;
const ZERO = '०'.charCodeAt(0);

/** With the digits of Devanagari as those of everybody else. */
export const latinDigits = (text: string): string =>
  text.replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - ZERO));

/** Chapter 99: SAC codes; all others are HSN codes of goods. */
export const isService = (code: string): boolean => code.startsWith('99');

/** One row of `digit-rules.tsv`. */
export interface DigitRule {
  readonly document: string;
  readonly from: string;
  readonly to: string | null;
  readonly turnover: string;
  readonly minDigits: number;
  readonly note: string;
}
