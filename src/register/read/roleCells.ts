// The columns of each role, and the cells of a row by their role.
import type { TextRow } from './cells.ts';
import type { Layout } from './layout.ts';
import { ROLES, type Role } from './roles.ts';

export type RoleColumns = Readonly<Record<Role, readonly number[]>>;

export const roleColumnsOf = ({ columns }: Layout): RoleColumns =>
  Object.fromEntries(
    ROLES.map((role) => [role, columns.flatMap((column, at) => (column.role === role ? [at] : []))]),
  ) as unknown as RoleColumns;

/** The first of the columns that holds something. */
export function textIn(cells: TextRow, columns: readonly number[]): string {
  for (const at of columns) {
    const cell = cells[at];
    if (cell !== undefined && cell !== '') {
      const trimmed = cell.trim();
      if (trimmed !== '') return trimmed;
    }
  }
  return '';
}

/** All of the columns, with tabs between. */
export function allTextsIn(cells: TextRow, columns: readonly number[]): string {
  const [first] = columns;
  if (first === undefined) return '';
  return columns.length === 1 ? (cells[first] ?? '') : columns.map((at) => cells[at] ?? '').join('\t');
}
