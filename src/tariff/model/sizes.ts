// Sizes that divide goods: which line of the tariff goods of a size belong to.

/**
 * What can be measured in a text; `gvw` is the gross weight of a vehicle, in kg, `count` the English count (Ne) of single
 * yarn, and `ply-count` that of the single yarns in a doubled one.
 */
export const AMOUNTS = [
  'rupees',
  'cc',
  'kg',
  'litres',
  'inches',
  'mm',
  'kw',
  'kva',
  'volts',
  'gvw',
  'count',
  'ply-count',
] as const;
export type Amount = (typeof AMOUNTS)[number];

/** One row of `data/tariff/sized-goods.tsv`: goods that the tariff parts by size. */
export interface SizedGoods {
  readonly goods: string;
  readonly amount: Amount;
  /** Phrases of which a text says one where it means these goods and not others of the heading; empty: it need not. */
  readonly words: string;
  /** Phrases of texts that do not mean them. */
  readonly not: string;
}

/** One row of `data/tariff/sizes.tsv`: a code that holds the goods of one size. */
export interface CodeSize {
  readonly code: string;
  /** Codes of a heading with the same goods and as many digits divide them by size. */
  readonly goods: string;
  /** More than this, and not more than that; null: there is no bound. */
  readonly above: number | null;
  readonly upTo: number | null;
}

export interface Sizes {
  readonly goods: readonly SizedGoods[];
  readonly codes: readonly CodeSize[];
}
