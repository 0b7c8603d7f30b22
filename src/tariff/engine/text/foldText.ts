// Folds a text so that texts can be compared: lower case, compatibility forms, accents, digits, runs of spaces.
import { latinDigits } from '../../model/digits.ts';

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const SPACES = / {2,}/g;

/** Lower case, one space for several, compatibility forms folded, Latin accents dropped; Devanagari marks stay. */
export function foldText(text: string): string {
  const folded = ASCII_ONLY.test(text) ? text.toLowerCase() : foldBeyondAscii(text);
  return folded.includes('  ') ? folded.replace(SPACES, ' ') : folded;
}

function foldBeyondAscii(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC')).toLowerCase();
}
