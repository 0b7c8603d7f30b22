// Reads and writes files aside from the page: CSV, and XLSX with the spreadsheet libraries.
import readSheets from 'read-excel-file/web-worker';
import writeExcelFile from 'write-excel-file/universal';
import { isOldSheet, isXlsx } from '../../bulk/fileKind.ts';
import { cellText, type Table } from '../../bulk/table.ts';
import { readCsv } from '../../csv/read.ts';
import { textOfTable, writeCsv } from './sheet.ts';

export type SheetRequest =
  | { readonly kind: 'read'; readonly id: number; readonly file: File }
  | { readonly kind: 'write'; readonly id: number; readonly format: 'csv' | 'xlsx'; readonly table: Table };

export interface ReadTable {
  readonly table: Table;
  /** What should be known of how the file was read; empty: nothing. */
  readonly remark: string;
}

export type SheetReply =
  | ({ readonly kind: 'read'; readonly id: number } & ReadTable)
  | { readonly kind: 'written'; readonly id: number; readonly file: Blob }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

const GUESSED_LETTERS =
  'The file is not in UTF-8; it was read with the letters of Windows (1252). If some look wrong, save it as "CSV UTF-8".';

async function read(file: File): Promise<ReadTable> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (isXlsx(head)) return readSpreadsheet(file);
  if (isOldSheet(head)) throw new Error('This is an old .xls file; save it as .xlsx or .csv first.');
  const { text, isGuessed } = textOfTable(new Uint8Array(await file.arrayBuffer()));
  return { table: readCsv(text), remark: isGuessed ? GUESSED_LETTERS : '' };
}

async function readSpreadsheet(file: File): Promise<ReadTable> {
  const sheets = await readSheets(file);
  const [first, ...others] = sheets;
  const table = (first?.data ?? [])
    .map((row) => row.map(cellText))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  const remark = others.length === 0 ? '' : `Of its ${sheets.length} sheets the first was read: ${first?.sheet}.`;
  return { table, remark };
}

async function write(format: 'csv' | 'xlsx', table: Table): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  // Codes stay text: a number would lose the zero in front.
  const rows = table.map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile(rows).toBlob();
}

addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const send = (reply: SheetReply): void => postMessage(reply);
  const { id } = data;
  try {
    if (data.kind === 'read') send({ kind: 'read', id, ...(await read(data.file)) });
    else send({ kind: 'written', id, file: await write(data.format, data.table) });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
