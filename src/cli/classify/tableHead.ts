// The head of a table: its titles, the names of its columns, which of them holds the descriptions and what others tell.
import { ToldReader } from '../../bulk/told.ts';
import type { CellRow, Table } from '../../register/read/cells.ts';
import { ROWS_TO_KNOW } from '../../register/read/content.ts';
import { columnNamed, type GivenRoles, type Layout, layoutOf, textColumn } from '../../register/read/layout.ts';
import { Failure } from '../failure.ts';
import type { Row } from './cells.ts';

export interface HeadOptions {
  /** By name, or by number from 1; undefined: the likeliest. */
  readonly column?: string;
  /** False: the first row is data. */
  readonly header: boolean;
  /** The columns of other roles, by name or by number from 1. */
  readonly roles?: GivenRoles;
}

export interface TableHead {
  /** Titles and one or two rows of names, as they stand above the data; empty where the first row is data. */
  readonly above: readonly CellRow[];
  /** Rows above the names of the columns. */
  readonly titles: number;
  /** Columns of the table. */
  readonly width: number;
  /** The column of the descriptions, from 0. */
  readonly column: number;
  /** How the column is called in messages. */
  readonly columnName: string;
  /** Reads what the other columns tell of an item. */
  readonly told: ToldReader;
}

/** `rows`: the first of the file. */
export function readHead(rows: readonly Row[], options: HeadOptions, path: string): TableHead {
  const known = rows.slice(0, ROWS_TO_KNOW);
  const first = known.map(({ cells }) => cells);
  const texts = known.map((row) => row.texts);
  const layout = layoutWithRoles(texts, options, path);
  const { titles, headerRows } = layout;
  const hasNames = headerRows > 0;
  const column = columnOf(layout, texts, options, path);
  const width = Math.max(...first.slice(titles, titles + Math.max(1, headerRows)).map((row) => row.length));
  const above = first.slice(0, titles + headerRows);
  return {
    above: above.map((row, at) => (at === above.length - 1 ? padded(row, width) : row)),
    titles,
    width,
    column,
    columnName: hasNames ? `"${layout.columns[column]?.name}"` : String(column + 1),
    told: new ToldReader(layout, column),
  };
}

const padded = (row: CellRow, width: number): CellRow => [
  ...row,
  ...Array.from({ length: Math.max(0, width - row.length) }, () => null),
];

function layoutWithRoles(table: Table, options: HeadOptions, path: string): Layout {
  const headerRow = headerRowOf(table, options);
  try {
    return layoutOf(table, { ...(headerRow !== undefined && { headerRow }), roles: options.roles ?? {} });
  } catch (error) {
    throw error instanceof RangeError ? new Failure(`${path} cannot be read this way. ${error.message}`) : error;
  }
}

/**
 * The row of the names, from 1; undefined: it is found by itself. What a person says comes first: that there are no
 * names, or a name, which tells their row.
 */
function headerRowOf(table: Table, { header, column }: HeadOptions): number | undefined {
  if (!header) return 0;
  const wanted = column?.trim().toLowerCase() ?? '';
  if (wanted === '' || layoutOf(table).columns.some(({ name }) => name.toLowerCase() === wanted)) return undefined;
  const row = table.findIndex((cells) => cells.some((cell) => cell.trim().toLowerCase() === wanted));
  return row < 0 ? undefined : row + 1;
}

function columnOf(layout: Layout, table: Table, { column }: HeadOptions, path: string): number {
  if (column === undefined) return textColumn(layout, table);
  const names = layout.columns.map(({ name }) => name);
  const found = columnNamed(names, column);
  if (found >= 0) return found;
  const known =
    layout.headerRows > 0 ? `the columns are ${names.join(', ')}` : `give a number from 1 to ${names.length}`;
  throw new Failure(`${path} has no column "${column}"; ${known}.`);
}
