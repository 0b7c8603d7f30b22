// What the first rows of a table tell of all that follow: layout, facts of the titles, and how a row is read as a line.
import type { Table, TextRow } from './cells.ts';
import { ROWS_TO_KNOW } from './content.ts';
import { areCreditNotes } from './creditNotes.ts';
import { habitsOf } from './fileHabits.ts';
import { cellsAt, columnStarts } from './fixedWidth.ts';
import { type GivenLayout, type Layout, layoutOf } from './layout.ts';
import { type FileFacts, type Line, LineReader } from './lines.ts';
import { isMarg, MARG_ROLES, margReader } from './marg.ts';
import { arePurchases } from './purchases.ts';
import { type RoleTable, roleLayout } from './roleTable.ts';
import { titleFacts } from './titleFacts.ts';

/** As many rows of a file as say enough of the rest. */
const ROWS_TO_START = ROWS_TO_KNOW + 50;

export interface ReadOptions extends GivenLayout {
  readonly facts?: FileFacts;
}

export interface TableStart {
  readonly reader: LineReader;
  readonly facts: FileFacts;
  /** Rows of titles and names, which are no lines. */
  readonly above: number;
  /** A row as cells, where the file sets its columns with spaces. */
  cut(cells: TextRow): TextRow;
  /** `row`: its number in the file, from 1. */
  read(cells: TextRow, row: number): Line;
}

/** `table`: the first rows; more than `ROWS_TO_START` are not looked at. */
export function startTable(table: Table, options: ReadOptions = {}): TableStart {
  const start = table.slice(0, ROWS_TO_START);
  if (isMarg(start)) return ofMarg(start, options);
  const starts = columnStarts(start);
  const cut = (cells: TextRow): TextRow => (starts === undefined ? cells : cellsAt(cells[0] ?? '', starts));
  const rows = start.map(cut);
  const seller = options.facts?.supplierGstin;
  const layout = layoutOf(rows, { ...options, ...(seller !== undefined && { seller }) });
  const titles = start.slice(0, layout.titles);
  const data = rows.slice(layout.titles + layout.headerRows);
  const isOfPurchases = arePurchases(titles, layout, data);
  const facts = {
    ...titleFacts(titles),
    ...(isOfPurchases && { arePurchases: true }),
    ...(!isOfPurchases && areCreditNotes(titles, layout, data) && { areCreditNotes: true }),
    ...options.facts,
  };
  const reader = readerOf(layout, facts, data);
  return {
    reader,
    facts,
    above: layout.titles + layout.headerRows,
    cut,
    read: (cells, row) => reader.read(cut(cells), row),
  };
}

/** `data`: its first rows, which show how its amounts belong together. */
function readerOf(layout: Layout, facts: FileFacts, data: Table): LineReader {
  const reader = new LineReader(layout, facts);
  const first = new LineReader(layout, facts);
  reader.habits = habitsOf(data.slice(0, ROWS_TO_KNOW).map((cells, at) => first.read(cells, at + 1)));
  return reader;
}

/** Of a table whose columns are roles from the beginning. */
export const tableReader = ({ roles, rows }: RoleTable, facts: FileFacts): LineReader =>
  facts.faults === undefined
    ? readerOf(roleLayout(roles), facts, rows)
    : // The sums of e-invoices are checked by their own rules.
      new LineReader(roleLayout(roles), facts);

function ofMarg(start: Table, options: ReadOptions): TableStart {
  const facts = options.facts ?? {};
  const reader = readerOf(roleLayout(MARG_ROLES), facts, start.map(margReader()));
  const cut = margReader();
  return { reader, facts, above: 0, cut, read: (cells, row) => reader.read(cut(cells), row) };
}
