// A cell of a table file, and its text as a person would read it.

export type Cell = string | number | boolean | Date | null;
export type CellRow = readonly Cell[];

export function cellText(cell: Cell | undefined): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
