// The digits in a cell of codes: without dots, spaces, the words HSN or SAC, the apostrophe and ".0" of spreadsheets.

import { latinDigits } from '../../tariff/model/digits.ts';

const WORDS = /^(?:hsn|sac|hs)(?:\s*\/\s*(?:hsn|sac))?(?:\s*codes?)?\s*[:.#-]?\s*/i;

/** Empty: there is no code in it. What is no digit, dot, space, hyphen or slash stays, so that it can be shown. */
export const codeDigits = (cell: string): string => {
  if (cell === '') return '';
  const text = latinDigits(cell).trim();
  if (/^\d+$/.test(text)) return text;
  return text
    .replace(/^'/, '')
    .replace(WORDS, '')
    .replace(/^(\d{3,})\.0$/, '$1')
    .replace(/[\s.\-/]/g, '');
};

/** What stands in a cell of codes for no code at all. */
export const isPlaceholder = (digits: string): boolean =>
  digits === '' || /^0+$/.test(digits) || /^1$/.test(digits) || /^(?:na|n\/a|nil|none|null|tbd|xxxx+)$/i.test(digits);
