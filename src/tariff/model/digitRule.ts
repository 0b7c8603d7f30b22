// How many digits of a code a document needs.

/** One row of `digit-rules.tsv`. */
export interface DigitRule {
  readonly document: string;
  readonly from: string;
  readonly to: string | null;
  readonly turnover: string;
  readonly minDigits: number;
  readonly note: string;
}
