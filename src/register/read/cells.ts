// A cell of a table as a file holds it, and as a person would read it.

export type Cell = string | number | boolean | Date | null;
export type CellRow = readonly Cell[];
export type TextRow = readonly string[];
export type Table = readonly TextRow[];

/** Days as ISO dates. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Cells of a row that hold something. */
export const filled = (row: TextRow): number => row.reduce((sum, cell) => sum + (cell.trim() === '' ? 0 : 1), 0);
