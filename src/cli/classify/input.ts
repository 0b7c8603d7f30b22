// Opens a table file as rows in pieces: CSV as a stream, XLSX as its first sheet.
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { delimiterOf } from '../../web/browser/sheet.ts';
import { Failure, lineOf } from '../failure.ts';
import type { Cell, CellRow } from './cells.ts';
import { CsvStream } from './csvStream.ts';

export interface Piece {
  readonly rows: readonly CellRow[];
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

export async function openInput(path: string): Promise<Input> {
  if (path === '-') return csvInput(process.stdin, Buffer.alloc(0), undefined, '');
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
  // XLSX is a ZIP archive, whatever the file is called.
  if (head[0] === 0x50 && head[1] === 0x4b) return xlsxInput(path, fingerprint);
  if (head[0] === 0xd0 && head[1] === 0xcf) {
    throw new Failure(`${path} is an old .xls file; save it as .xlsx or .csv first.`);
  }
  return csvInput(createReadStream(path), head, size, fingerprint);
}

function csvInput(
  stream: AsyncIterable<Buffer | string>,
  head: Buffer,
  size: number | undefined,
  fingerprint: string,
): Input {
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const beginning = new TextDecoder(encoding).decode(head);
  const delimiter = delimiterOf(beginning);
  return {
    kind: 'csv',
    fingerprint,
    hasMark: head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf,
    delimiter,
    async *pieces() {
      const decoder = new TextDecoder(encoding);
      const csv = new CsvStream(delimiter);
      let read = 0;
      for await (const chunk of stream) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        read += bytes.length;
        yield {
          rows: csv.push(decoder.decode(bytes, { stream: true })),
          share: size === undefined ? undefined : read / size,
        };
      }
      yield { rows: [...csv.push(decoder.decode()), ...csv.end()], share: 1 };
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
          .filter((row) => row.some((cell) => cell !== null && cell !== ''));
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
