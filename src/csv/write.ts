// Writes cells as CSV: the one rule for what is quoted, how a line ends and which cells a spreadsheet must not run.

export const LINE_END = '\r\n';

/** A spreadsheet takes a cell for a formula that begins with one of these, in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A number with its sign, as tables have them: "-1,500.00", "+5%"; and the dash that stands for nothing. */
const SIGNED_NUMBER = /^[+-][\d.,]*%?$/;

/** Whether a spreadsheet would run the cell; an invoice line can hold a text that somebody else wrote. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !SIGNED_NUMBER.test(cell);

/** What a cell holds that has to be quoted, whatever delimits it. */
const QUOTED = /["\r\n]/;

function csvCell(cell: string, delimiter: string): string {
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cells as they stand in a line. */
export const csvCells = (cells: readonly string[], delimiter = ','): string =>
  cells.map((cell) => csvCell(cell, delimiter)).join(delimiter);

export const csvLine = (cells: readonly string[], delimiter = ','): string =>
  `${csvCells(cells, delimiter)}${LINE_END}`;
