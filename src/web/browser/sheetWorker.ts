// Reads and writes files aside from the page: CSV, and XLSX with the spreadsheet libraries.
import writeExcelFile from 'write-excel-file/universal';
import { cellText, type Table, type TextRow } from '../../register/read/cells.ts';
import { readCsvTable } from '../../register/read/csvTable.ts';
import type { WorkbookSheet } from '../../register/read/workbook.ts';
import { texts } from '../texts/ofPage.ts';
import { looksLikeNumber, spreadsheetOf, type WrittenTable, writeCsv } from './spreadsheet.ts';
import { readingFile, readTableFile } from './tableFile.ts';

/** Tables travel in pieces, so that the page draws between two of them. */
const ROWS_PER_PIECE = 2000;

export type SheetRequest =
  | { readonly kind: 'read'; readonly id: number; readonly file: File }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: Table }
  | ({ readonly kind: 'write'; readonly id: number; readonly format: 'csv' | 'xlsx' } & Omit<WrittenTable, 'table'>);

export interface ReadTable {
  readonly table: Table;
  /** Columns, from 0, in which a spreadsheet holds numbers, and no text that looks like one. */
  readonly numberColumns: readonly number[];
  /** What should be known of how the file was read; empty: nothing. */
  readonly remark: string;
}

export type SheetReply =
  | { readonly kind: 'rows'; readonly id: number; readonly rows: Table }
  | ({ readonly kind: 'read'; readonly id: number } & Omit<ReadTable, 'table'>)
  | { readonly kind: 'written'; readonly id: number; readonly file: Blob }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

async function read(file: File): Promise<ReadTable> {
  const read = await readTableFile(file);
  if (!('text' in read)) return ofSheets(read);
  const remark = read.isGuessed ? texts.bulk.guessedLetters : '';
  return { table: withoutBlanks(readCsvTable(read.text)), numberColumns: [], remark };
}

function ofSheets(sheets: readonly WorkbookSheet[]): ReadTable {
  const [first, ...others] = sheets;
  const cells = first?.rows ?? [];
  const remark = others.length === 0 ? '' : texts.bulk.firstSheet(sheets.length, first?.name ?? '');
  const table = withoutBlanks(cells.map((row) => row.map(cellText)));
  return { table, numberColumns: numberColumnsOf(cells), remark };
}

const withoutBlanks = (table: Table): Table => table.filter((row) => row.some((cell) => cell.trim() !== ''));

function numberColumnsOf(rows: readonly (readonly unknown[])[]): readonly number[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) =>
      rows.some((row) => typeof row[at] === 'number') &&
      !rows.some((row) => typeof row[at] === 'string' && looksLikeNumber(row[at])),
  );
}

async function write(format: 'csv' | 'xlsx', written: WrittenTable): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(written.table)], { type: 'text/csv;charset=utf-8' });
  const { rows, widths } = spreadsheetOf(written);
  return writeExcelFile(rows, {
    sheet: 'Codes',
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: written.headerRow + 1,
  }).toBlob();
}

/** Rows that are to be written, by the request that they belong to. */
const coming = new Map<number, TextRow[]>();

addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const send = (reply: SheetReply): void => postMessage(reply);
  const { id } = data;
  try {
    if (data.kind === 'rows') {
      const rows = coming.get(id) ?? [];
      coming.set(id, rows);
      for (const row of data.rows) rows.push(row);
    } else if (data.kind === 'read') {
      const { table, ...found } = await readingFile(() => read(data.file));
      for (let at = 0; at < table.length; at += ROWS_PER_PIECE) {
        send({ kind: 'rows', id, rows: table.slice(at, at + ROWS_PER_PIECE) });
      }
      send({ kind: 'read', id, ...found });
    } else {
      const table = coming.get(id) ?? [];
      coming.delete(id);
      const { format, numberColumns, headerRow } = data;
      send({ kind: 'written', id, file: await write(format, { table, numberColumns, headerRow }) });
    }
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
