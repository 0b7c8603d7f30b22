// Digits of Devanagari, which people type and programs print.
const DEVANAGARI = /[०-९]/g;
const ZERO = '०'.charCodeAt(0);

/** With the digits of Devanagari as those of everybody else. */
export const latinDigits = (text: string): string =>
  text.replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - ZERO));
