// Whether Table 12 and the register say the same, to the paisa; and which lines make the difference.
import type { Tally } from './rowTally.ts';
import type { Amounts, LeftOut, Table12 } from './table12.ts';

export interface Reconciliation {
  /** In paise. */
  readonly register: number;
  readonly table: number;
  readonly difference: number;
  /** Lines that warnings name as left out, and what amended documents were before: they are in neither sum. */
  readonly setApart: Tally;
  /** The lines that are in no row: together they are the difference. */
  readonly leftOut: readonly LeftOut[];
  readonly taxDifference: number;
  /** Every line of the file is in the table or named by a warning that says why not, and nothing else is open. */
  readonly isWhole: boolean;
}

const taxOf = ({ igst, cgst, sgst, cess }: Amounts): number => igst + cgst + sgst + cess;

export function reconcile({ rows, register, leftOut, setApart, aside, hasUnknownKinds }: Table12): Reconciliation {
  const table = rows.reduce((sum, row) => sum + row.taxable, 0);
  const tax = rows.reduce((sum, row) => sum + taxOf(row), 0);
  return {
    register: register.taxable,
    table,
    difference: register.taxable - table,
    setApart,
    leftOut,
    taxDifference: taxOf(register) - tax,
    isWhole: register.taxable === table && leftOut.length === 0 && aside.length === 0 && !hasUnknownKinds,
  };
}
