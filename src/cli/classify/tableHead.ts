// The head of a table: its titles, the names of its columns, and which of them holds the descriptions.
import { cellText, likelyColumn, ROWS_TO_KNOW, titleRows } from '../../bulk/table.ts';
import { Failure } from '../failure.ts';
import type { CellRow, Row } from './cells.ts';

export interface HeadOptions {
  /** By name, or by number from 1; undefined: the likeliest. */
  readonly column?: string;
  /** False: the first row is data. */
  readonly header: boolean;
}

export interface TableHead {
  /** Titles and the row of names, as they stand above the data; empty where the first row is data. */
  readonly above: readonly CellRow[];
  /** Rows above the names of the columns. */
  readonly titles: number;
  /** Columns of the table. */
  readonly width: number;
  /** The column of the descriptions, from 0. */
  readonly column: number;
  /** How the column is called in messages. */
  readonly columnName: string;
}

/** `rows`: the first of the file. */
export function readHead(rows: readonly Row[], options: HeadOptions, path: string): TableHead {
  const first = rows.slice(0, ROWS_TO_KNOW).map((row) => row.cells());
  const titles = options.header ? titleRows(first.map((row) => row.map(cellText))) : 0;
  const table = first.slice(titles);
  const [names = []] = table;
  const column = columnOf(table, options, path);
  return {
    above: options.header ? first.slice(0, titles + 1) : [],
    titles,
    width: names.length,
    column,
    columnName: options.header ? `"${cellText(names[column]).trim()}"` : String(column + 1),
  };
}

function columnOf(rows: readonly CellRow[], { column, header }: HeadOptions, path: string): number {
  const [first = []] = rows;
  if (column === undefined) return likelyColumn(rows.map((row) => row.map(cellText)));
  const names = header ? first.map((cell) => cellText(cell).trim().toLowerCase()) : [];
  const named = names.indexOf(column.trim().toLowerCase());
  if (named >= 0) return named;
  const number = /^\d{1,4}$/.test(column) ? Number(column) : 0;
  if (number >= 1 && number <= first.length) return number - 1;
  const known = header
    ? `the columns are ${first.map(cellText).join(', ')}`
    : `give a number from 1 to ${first.length}`;
  throw new Failure(`${path} has no column "${column}"; ${known}.`);
}
