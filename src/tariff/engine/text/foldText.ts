// Folds a text so that texts can be compared: lower case, compatibility forms, accents, digits.

const LATIN_MARKS = /[\u0300-\u036f]/g;
const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = '०'.charCodeAt(0);
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Lower case, compatibility forms folded, Latin accents dropped; Devanagari marks stay. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
}
