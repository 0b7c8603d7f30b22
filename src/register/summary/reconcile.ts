// Whether Table 12 and the register say the same, to the paisa; and which lines make the difference.
import type { Amounts, LeftOut, Table12 } from './table12.ts';

export interface Reconciliation {
  /** In paise. */
  readonly register: number;
  readonly table: number;
  readonly difference: number;
  /** The lines that are in no row: together they are the difference. */
  readonly leftOut: readonly LeftOut[];
  readonly taxDifference: number;
}

const taxOf = ({ igst, cgst, sgst, cess }: Amounts): number => igst + cgst + sgst + cess;

export function reconcile({ rows, register, leftOut }: Table12): Reconciliation {
  const table = rows.reduce((sum, row) => sum + row.taxable, 0);
  const tax = rows.reduce((sum, row) => sum + taxOf(row), 0);
  return {
    register: register.taxable,
    table,
    difference: register.taxable - table,
    leftOut,
    taxDifference: taxOf(register) - tax,
  };
}
