// A whole register in memory: from a text (CSV, Tally's XML, JSON of returns and e-invoices) or from rows of cells.
import type { Table, TextRow } from './cells.ts';
import { readCsvTable } from './csvTable.ts';
import { FileFault } from './fileFault.ts';
import type { Layout } from './layout.ts';
import type { CheckedFile, FileFacts, Line, LineReader } from './lines.ts';
import { readReturnJson } from './returnJson.ts';
import type { RoleTable } from './roleTable.ts';
import { type ReadOptions, startTable, tableReader } from './tableStart.ts';
import { isTallyXml, readTallyXml } from './tallyXml.ts';

export interface RegisterDocument {
  readonly layout: Layout;
  readonly facts: FileFacts;
  /** What the check of its lines needs to know of it. */
  readonly file: CheckedFile;
  /** All rows, with titles and names: row 1 is the first. */
  readonly rows: Table;
  /** How many of them are titles and names. */
  readonly above: number;
  readonly lines: readonly Line[];
  /** GSTIN of the seller by the titles or the rows; empty: the file does not say. */
  readonly supplierGstin: string;
}

/** Whether a text is XML or JSON, and no table. */
export const isStructured = (text: string): boolean => /^\s*(?:[{[]|<[A-Za-z?])/.test(text.slice(0, 400));

/** Throws `FileFault` where the text is XML or JSON of another kind. */
const structuredTable = (text: string): RoleTable => (isTallyXml(text) ? readTallyXml(text) : jsonTable(text));

/** Throws `FileFault` where the text is no JSON, or JSON of another kind. */
export function jsonTable(text: string): RoleTable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileFault('json');
  }
  const table = readReturnJson(value);
  if (table === undefined) throw new FileFault('noReturn');
  return table;
}

export function openDocument(source: string | Table, options: ReadOptions = {}): RegisterDocument {
  if (typeof source !== 'string') return ofRows(source, options);
  if (!isStructured(source)) return ofRows(readCsvTable(source), options);
  const table = structuredTable(source);
  const { rows } = table;
  const facts = { ...table.facts, ...options.facts };
  const reader = tableReader(table, facts);
  return documentOf(reader, facts, rows, 0, (cells, row) => reader.read(cells, row));
}

function ofRows(rows: Table, options: ReadOptions): RegisterDocument {
  const { reader, facts, above, cut, read } = startTable(rows, options);
  return documentOf(reader, facts, rows.map(cut), above, read);
}

function documentOf(
  reader: LineReader,
  facts: FileFacts,
  rows: Table,
  above: number,
  read: (cells: TextRow, row: number) => Line,
): RegisterDocument {
  const lines = rows.slice(above).map((cells, at) => read(cells, above + at + 1));
  const supplierGstin = reader.supplierGstin || (facts.supplierGstin ?? '');
  return { layout: reader.layout, facts, file: reader, rows, above, lines, supplierGstin };
}
