// Folds a text so that texts can be compared: lower case, compatibility forms, accents, digits, runs of spaces.
import { latinDigits } from '../../model/digits.ts';

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const SPACES = / {2,}/g;
/** Runs of it, and what is neither a plain space nor the end of a line. */
const WHITE_SPACE = /\s{2,}|[^\S \n]/g;

/**
 * Lower case, one space or end of a line for several, for tabs and for underscores, compatibility forms folded, Latin
 * accents dropped; Devanagari marks stay. Patterns that let spaces stand in several places of an amount rely on it.
 */
export function foldText(text: string): string {
  if (!ASCII_ONLY.test(text)) return foldBeyondAscii(text);
  const folded = (text.includes('_') ? text.replaceAll('_', ' ') : text).toLowerCase();
  return folded.includes('  ') ? folded.replace(SPACES, ' ') : folded;
}

function foldBeyondAscii(text: string): string {
  return latinDigits(text.replaceAll('_', ' ').normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC'))
    .toLowerCase()
    .replace(WHITE_SPACE, (run) => (run.includes('\n') ? '\n' : ' '));
}
