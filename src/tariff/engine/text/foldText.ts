// Folds a text so that texts can be compared: lower case, compatibility forms, accents, digits, runs of spaces.

const LATIN_MARKS = /[\u0300-\u036f]/g;
const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = '०'.charCodeAt(0);
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const SPACES = / {2,}/g;

/** Lower case, one space for several, compatibility forms folded, Latin accents dropped; Devanagari marks stay. */
export function foldText(text: string): string {
  const folded = ASCII_ONLY.test(text) ? text.toLowerCase() : foldBeyondAscii(text);
  return folded.includes('  ') ? folded.replace(SPACES, ' ') : folded;
}

function foldBeyondAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
}
