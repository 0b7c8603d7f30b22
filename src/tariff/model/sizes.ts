// Sizes that part goods: which line of the tariff goods of a size belong to.

/** What can be measured in a text. */
export const AMOUNTS = ['rupees', 'cc', 'kg', 'litres', 'inches', 'mm', 'kw'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** One row of `data/tariff/sizes.tsv`: a code that holds the goods of one size. */
export interface CodeSize {
  readonly code: string;
  /** Codes of a heading with the same goods and as many digits part them by size. */
  readonly goods: string;
  readonly amount: Amount;
  /** More than this, and not more than that; null: there is no bound. */
  readonly above: number | null;
  readonly upTo: number | null;
}
