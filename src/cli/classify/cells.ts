// A row of a table file.
import { type CellRow, cellText, type TextRow } from '../../register/read/cells.ts';

/** A row, whatever kind of file it came from. */
export interface Row {
  /** In the file, from 1; empty rows count. */
  readonly number: number;
  readonly cells: CellRow;
  /** The texts of its cells. */
  readonly texts: TextRow;
  /** Of a CSV file: the row as it stands there, where its quotes are in order. */
  readonly source?: string;
}

export const sheetRow = (cells: CellRow, number: number): Row => ({ number, cells, texts: cells.map(cellText) });

/** The cells of a row below so many columns, and those that are too many; when all of them are empty, none is. */
export function fitted({ cells }: Row, columns: number): { readonly cells: CellRow; readonly surplus: CellRow } {
  const surplus = cells.slice(columns);
  return {
    cells: Array.from({ length: columns }, (_, at) => cells[at] ?? null),
    surplus: surplus.some((cell) => cellText(cell).trim() !== '') ? surplus : [],
  };
}
