// Amounts in another currency than rupees: what the names of columns say of it, and what the cells.
import { plainName } from './roles.ts';

/** `foreign`: in the currency of the document; `base`: in rupees. */
type CurrencyMark = 'foreign' | 'base';

const RANK = { base: 2, none: 1, foreign: 0 } as const;

/** Undefined: the name does not say. */
export function currencyMark(name: string): CurrencyMark | undefined {
  const plain = plainName(name);
  if (/\b(?:fcy|(?:foreign|transaction|document|invoice) currency)\b/.test(plain)) return 'foreign';
  return name.includes('₹') || /\b(?:bcy|(?:base|company|local|home) currency|inr|rs|rupees)\b/.test(plain)
    ? 'base'
    : undefined;
}

/** How likely a column is the one in rupees, among those of one name. */
export const rupeesRank = (name: string): number => RANK[currencyMark(name) ?? 'none'];

/** Whether a cell names another currency than rupees; an empty one names none. */
export const isForeign = (currency: string): boolean =>
  currency !== '' && !/^(?:inr|rs\.?|₹|rupees?|indian? rupees?)$/i.test(currency);
