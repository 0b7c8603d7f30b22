// A table as the cells of a spreadsheet: what can be added up or sorted is a number, codes stay text, columns fit; or as CSV.
import { csvLine } from '../../csv/write.ts';
import type { Table } from '../../register/read/cells.ts';

export interface WrittenTable {
  readonly table: Table;
  /** Columns, from 0, that hold numbers in the file that was read. */
  readonly numberColumns: readonly number[];
  /** The row, from 0, with the names of the columns; titles stand above it. */
  readonly headerRow: number;
}

interface Cell {
  readonly value: string | number;
  readonly type: StringConstructor | NumberConstructor;
  readonly format?: string;
  readonly fontWeight?: 'bold';
}

export interface Spreadsheet {
  readonly rows: Cell[][];
  /** In characters. */
  readonly widths: readonly number[];
}

export const looksLikeNumber = (text: string): boolean => text !== '' && String(Number(text)) === text;

const NARROWEST = 8;
const WIDEST = 48;
/** Widths are taken from the first rows: a column's texts are much alike. */
const ROWS_FOR_WIDTH = 200;
const PERCENT = /^(\d+(?:\.(\d+))?)%$/;

/** `18%` as 0.18, shown as 18%; `0.25%` with its decimals; what is no percentage, such as "Outside GST", stays a text. */
function percentCell(value: string): Cell {
  const [, number, decimals = ''] = PERCENT.exec(value) ?? [];
  if (number === undefined) return { value, type: String };
  const digits = decimals.length === 0 ? '' : `.${'0'.repeat(decimals.length)}`;
  return { value: Number((Number(number) / 100).toFixed(8)), type: Number, format: `0${digits}%` };
}

/** The columns that are added and hold figures. */
const FIGURES = new Map<string, (value: string) => Cell>([
  ['gst_rate', percentCell],
  [
    'confidence',
    (value) => (value === '' ? { value, type: String } : { value: Number(value), type: Number, format: '0.0%' }),
  ],
]);

export function spreadsheetOf({ table, numberColumns, headerRow }: WrittenTable): Spreadsheet {
  const names = table[headerRow] ?? [];
  const areNumbers = new Set(numberColumns);
  const cell = (value: string, at: number): Cell => {
    const figure = FIGURES.get(names[at] ?? '');
    if (figure !== undefined) return figure(value);
    // Codes stay text: a number would lose the zero in front.
    return areNumbers.has(at) && looksLikeNumber(value)
      ? { value: Number(value), type: Number }
      : { value, type: String };
  };
  const rows = table.map((row, line) =>
    line === headerRow
      ? row.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }))
      : row.map((value, at) => (line < headerRow ? { value, type: String } : cell(value, at))),
  );
  const shown = table.slice(headerRow, headerRow + ROWS_FOR_WIDTH);
  const widths = names.map((_, at) => {
    const longest = shown.reduce((most, row) => Math.max(most, (row[at] ?? '').length), 0);
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
  });
  return { rows, widths };
}

/** CSV with the mark that makes Excel read it as UTF-8. */
export const writeCsv = (table: Table): string => `\ufeff${table.map((row) => csvLine(row)).join('')}`;
