// Opens a table file as rows in pieces: CSV as a stream, XLSX as its first sheet.
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { delimiterOf } from '../../bulk/csvForm.ts';
import { Failure, lineOf } from '../failure.ts';
import { type Cell, type Row, SheetRow } from './cells.ts';
import { CsvStream } from './csvRows.ts';

export interface Piece {
  /** Valid until the next piece. */
  readonly rows: readonly Row[];
  /** Share of the file that has been read, 0 to 1; undefined when its length is not known. */
  readonly share: number | undefined;
}

export interface Input {
  readonly kind: 'csv' | 'xlsx';
  /** Tells one state of a file from another. */
  readonly fingerprint: string;
  /** The file began with the mark that spreadsheet programs put before UTF-8. */
  readonly hasMark: boolean;
  readonly delimiter: string;
  pieces(): AsyncIterable<Piece>;
}

const XLSX_ROWS_PER_PIECE = 500;
const HEAD_BYTES = 20_000;
/** What spreadsheet programs put before UTF-8. */
const MARK = Buffer.from('\ufeff');
const startsWithMark = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

export async function openInput(path: string): Promise<Input> {
  if (path === '-') return standardInput();
  let size: number;
  let head: Buffer;
  let fingerprint: string;
  try {
    const { size: bytes, mtimeMs } = await stat(path);
    size = bytes;
    fingerprint = `${bytes} bytes of ${mtimeMs}`;
    const file = await open(path);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    head = buffer.subarray(0, bytesRead);
    await file.close();
  } catch (error) {
    throw new Failure(`${path} cannot be read (${lineOf(error)}); give the path of a CSV or XLSX file.`);
  }
  if (isXlsx(head)) return xlsxInput(path, fingerprint);
  if (isOldSheet(head)) throw new Failure(`${path} is an old .xls file; save it as .xlsx or .csv first.`);
  return csvInput(createReadStream(path), head, size, fingerprint);
}

/** XLSX is a ZIP archive, whatever the file is called. */
const isXlsx = (head: Buffer): boolean => head[0] === 0x50 && head[1] === 0x4b;
const isOldSheet = (head: Buffer): boolean => head[0] === 0xd0 && head[1] === 0xcf;

async function standardInput(): Promise<Input> {
  const pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  if (isXlsx(head) || isOldSheet(head)) {
    throw new Failure('Standard input is a spreadsheet file; give the path of the file, or CSV on standard input.');
  }
  async function* all(): AsyncIterable<Buffer> {
    yield head;
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
  }
  return csvInput(all(), head.subarray(0, HEAD_BYTES), undefined, '');
}

function csvInput(stream: AsyncIterable<Buffer>, head: Buffer, size: number | undefined, fingerprint: string): Input {
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const delimiter = delimiterOf(new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(head));
  return {
    kind: 'csv',
    fingerprint,
    hasMark: startsWithMark(head),
    delimiter,
    async *pieces() {
      const csv = new CsvStream(delimiter);
      const wide = isWide ? new TextDecoder('utf-16le') : undefined;
      let read = 0;
      for await (const bytes of stream) {
        const share = size === undefined ? undefined : (read + bytes.length) / size;
        if (wide !== undefined) yield { rows: csv.push(Buffer.from(wide.decode(bytes, { stream: true }))), share };
        else yield { rows: csv.push(read === 0 && startsWithMark(bytes) ? bytes.subarray(MARK.length) : bytes), share };
        read += bytes.length;
      }
      yield { rows: csv.end(), share: 1 };
    },
  };
}

function xlsxInput(path: string, fingerprint: string): Input {
  return {
    kind: 'xlsx',
    fingerprint,
    hasMark: false,
    delimiter: ',',
    async *pieces() {
      const { readSheet } = await import('read-excel-file/node');
      let sheet: readonly (readonly unknown[])[];
      try {
        sheet = await readSheet(path);
      } catch (error) {
        throw new Failure(
          `${path} cannot be read as XLSX (${lineOf(error)}); save it anew from a spreadsheet program.`,
        );
      }
      for (let at = 0; at < sheet.length; at += XLSX_ROWS_PER_PIECE) {
        const rows = sheet
          .slice(at, at + XLSX_ROWS_PER_PIECE)
          .map((row) => row.map(cellOf))
          .filter((row) => row.some((cell) => cell !== null && cell !== ''))
          .map((cells) => new SheetRow(cells));
        yield { rows, share: Math.min(1, (at + XLSX_ROWS_PER_PIECE) / sheet.length) };
      }
    },
  };
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : value === null || value === undefined
      ? null
      : String(value);
