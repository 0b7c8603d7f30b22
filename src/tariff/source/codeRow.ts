// A code of the tariff as its file states it.

export type CodeStatus = 'live' | 'retired';

export interface Replacement {
  readonly code: string;
  /** Known only with low confidence. */
  readonly candidate: boolean;
}

export interface CodeRow {
  readonly code: string;
  readonly status: CodeStatus;
  readonly supersededBy: readonly Replacement[];
  /** Unit Quantity Code; empty for services. */
  readonly unit: string;
  readonly description: string;
}
