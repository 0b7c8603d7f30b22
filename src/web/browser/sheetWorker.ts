// Reads and writes files aside from the page: CSV, and XLSX with the spreadsheet libraries.
import { readSheet } from 'read-excel-file/web-worker';
import writeExcelFile from 'write-excel-file/universal';
import { readCsv, type Table, writeCsv } from './sheet.ts';

export type SheetRequest =
  | { readonly kind: 'read'; readonly file: File }
  | { readonly kind: 'write'; readonly format: 'csv' | 'xlsx'; readonly table: Table };

export type SheetReply =
  | { readonly kind: 'read'; readonly table: Table }
  | { readonly kind: 'written'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

async function read(file: File): Promise<Table> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  // XLSX is a ZIP archive, whatever the file is called.
  if (head[0] === 0x50 && head[1] === 0x4b) {
    const rows = await readSheet(file);
    return rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell.trim() !== ''));
  }
  if (head[0] === 0xd0 && head[1] === 0xcf) {
    throw new Error('This is an old .xls file; save it as .xlsx or .csv first.');
  }
  return readCsv(await file.text());
}

async function write(format: 'csv' | 'xlsx', table: Table): Promise<Blob> {
  if (format === 'csv') return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
  // Codes stay text: a number would lose the zero in front.
  const rows = table.map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile(rows).toBlob();
}

addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => {
  const send = (reply: SheetReply): void => postMessage(reply);
  try {
    if (data.kind === 'read') send({ kind: 'read', table: await read(data.file) });
    else send({ kind: 'written', file: await write(data.format, data.table) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
