// Texts that are a code instead of a description, "85171300", "8517.13.00", "HSN 6109", or that name one.
import { once } from '../../steps/once.ts';

/** Characters of a text that is looked up, at most; the library takes longer ones too. */
export const MAX_TEXT = 200;

/** Answers that a question about a text offers, at most. */
export const MOST_OPTIONS = 5;

/** A code as people write it, without what they put between its digits. */
export const digitsOf = (code: string): string => code.replace(/[\s.-]/g, '');

/** Six or eight digits; fewer may as well be a number of something else. */
const BARE = /^\d{4}[ .-]?\d{2}(?:[ .-]?\d{2})?$/;
const NAMED = /^(?:hsn|sac|hs)(?: ?\/ ?(?:hsn|sac))?(?: codes?)?(?: no\.?| number)? ?[:.#-]? ?(\d[\d .-]+)$/i;
const SHORTEST_CODE = 4;
const LONGEST_CODE = 8;

/** The digits of the code that the text is; empty: it is none. */
export function codeIn(text: string): string {
  // Nearly every text is told from a code by its first sign.
  const first = text.charCodeAt(0) | 0x20;
  if (first >= 0x30 && first <= 0x39) return BARE.test(text) ? text.replace(/\D/g, '') : '';
  if (first !== 0x68 && first !== 0x73) return '';
  const digits = NAMED.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
  return digits.length >= SHORTEST_CODE && digits.length <= LONGEST_CODE ? digits : '';
}

/** A code beside a word for codes, or six digits of services, among other words: "Repair work SAC 998717". */
const within = once(
  () =>
    /(?<![\p{L}\d])(?:(?:hsn|sac|hs)(?: ?\/ ?(?:hsn|sac))?(?: codes?)?(?: no\.?| number)? ?[:.#-]? ?(\d{4}(?:[ .]?\d\d){0,2}|\d{5})|(99\d{4}))(?![\d/]|[.,]\d)/giu,
);

/** The digits of the codes that a text names among other words. */
export const codesWithin = (text: string): readonly string[] =>
  [...text.matchAll(within())].map(([, named = '', service = '']) => (named + service).replace(/\D/g, ''));

export const withoutCodes = (text: string): string => text.replace(within(), ' ');

/** The same of what a question asks about, where four digits are a heading: "gst rate of hsn 8517", "8517 gst". */
export const askedCodeIn = (asked: string): string => (isHeading(asked) ? asked : codeIn(asked));

/** Four digits: a heading, or the number of something else. */
export const isHeading = (text: string): boolean => /^\d{4}$/.test(text);
