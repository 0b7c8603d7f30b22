// How the amounts of a file belong together, as its lines show it.

/** What quantity times price is divided by, and whether that holds the tax. */
export interface PriceBase {
  readonly per: number;
  readonly holdsTax: boolean;
}

export interface Habits {
  /** Undefined: quantity times price is no value that the lines show. */
  readonly base: PriceBase | undefined;
  /** So many lines fit it, and nearly all, that one which does not is wrong. */
  readonly isBaseSure: boolean;
  /** Undefined: no line shows it. */
  readonly isDiscountOff: boolean | undefined;
  readonly areChargesIn: boolean | undefined;
  /** Whose value, tax, cess and round-off a total adds up; undefined: the lines do not show it. */
  readonly total: 'line' | 'document' | undefined;
}

export const NO_HABITS: Habits = {
  base: undefined,
  isBaseSure: false,
  isDiscountOff: undefined,
  areChargesIn: undefined,
  total: undefined,
};
/** Of a program that says what its fields are: a price is that of one unit before tax. */
export const AS_NAMED: Habits = { ...NO_HABITS, base: { per: 1, holdsTax: false } };
