// Lines of one kind that a person should know of: how many, where they stand, and what they are worth.

import type { Place } from '../read/lines.ts';

/** The lines of a tally as sentences take them. */
export interface Tally {
  readonly count: number;
  /** The first rows of them in the file. */
  readonly rows: readonly Place[];
  /** In paise. */
  readonly taxable: number;
}

/** More rows than a person would go to one by one. */
const MOST_ROWS = 10;

export class RowTally implements Tally {
  readonly rows: Place[] = [];
  count = 0;
  taxable = 0;

  add(row: Place, taxable: number): void {
    this.count++;
    this.taxable += taxable;
    if (this.rows.length < MOST_ROWS) this.rows.push(row);
  }
}

/** Lines by the kind of document that the file names, each kind with its own sum. */
export class KindTally extends RowTally {
  readonly kinds = new Map<string, RowTally>();

  addOf(kind: string, row: Place, taxable: number): void {
    this.add(row, taxable);
    if (kind === '') return;
    const own = this.kinds.get(kind) ?? new RowTally();
    own.add(row, taxable);
    this.kinds.set(kind, own);
  }
}

/** All lines of several tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const rows = tallies
    .flatMap((tally) => tally.rows)
    .sort((one, other) => (typeof one === 'number' && typeof other === 'number' ? one - other : 0));
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    rows: rows.slice(0, MOST_ROWS),
    taxable: tallies.reduce((sum, { taxable }) => sum + taxable, 0),
  };
}
