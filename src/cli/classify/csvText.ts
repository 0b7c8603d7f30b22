// Writes cells as CSV, quoted where they have to be.
import { type CellRow, cellText } from './cells.ts';

/** Cells as they stand in a line. */
export function csvCells(cells: CellRow, delimiter: string): string {
  let line = '';
  for (let i = 0; i < cells.length; i++) {
    if (i > 0) line += delimiter;
    line += csvCell(cellText(cells[i]), delimiter);
  }
  return line;
}

const csvCell = (cell: string, delimiter: string): string =>
  QUOTED.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** What a cell holds that has to be quoted, whatever delimits it. */
const QUOTED = /["\r\n]/;

export const LINE_END = '\r\n';
export const csvLine = (cells: CellRow, delimiter: string): string => `${csvCells(cells, delimiter)}${LINE_END}`;
