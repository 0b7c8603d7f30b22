// Opens a table file as rows in pieces: CSV as a stream, XLSX as one of its sheets.

import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { csvFormOf } from '../../csv/form.ts';
import { isOldSheet, isPdf, isXlsx, utf16Of } from '../../register/read/fileKind.ts';
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
  /** What should be known of how the file is read; empty: nothing. */
  readonly remark: string;
  pieces(): AsyncIterable<Piece>;
}

const XLSX_ROWS_PER_PIECE = 500;
const HEAD_BYTES = 20_000;
/** `sheet`: the name of the sheet of an XLSX file that is wanted; default: the first. */
export async function openInput(path: string, sheet?: string): Promise<Input> {
  if (path === '-') {
    if (sheet !== undefined) throw noSheets('Standard input');
    return standardInput();
  }
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
  if (isXlsx(head)) return xlsxInput(path, fingerprint, sheet);
  if (isOldSheet(head)) throw new Failure(`${path} is an old .xls file; save it as .xlsx or .csv first.`);
  if (isPdf(head)) throw new Failure(`${path} is a PDF; give the table it was printed from, as .xlsx or .csv.`);
  if (sheet !== undefined) throw noSheets(path);
  return csvInput(path, createReadStream(path), head, size, fingerprint);
}

const noSheets = (name: string): Failure =>
  new Failure(`${name} is no XLSX file and has no sheets; leave --sheet out.`);

async function standardInput(): Promise<Input> {
  const pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  const head = first.done === true ? Buffer.alloc(0) : first.value;
  if (isXlsx(head) || isOldSheet(head)) {
    throw new Failure('Standard input is a spreadsheet file; give the path of the file, or CSV on standard input.');
  }
  if (isPdf(head)) throw new Failure('Standard input is a PDF; give the table it was printed from, as CSV.');
  async function* all(): AsyncIterable<Buffer> {
    yield head;
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
  }
  // Nobody knows whether it is what an earlier run read, so no run goes on with another's draft.
  return csvInput('Standard input', all(), head.subarray(0, HEAD_BYTES), undefined, randomUUID());
}

function csvInput(
  name: string,
  stream: AsyncIterable<Buffer>,
  head: Buffer,
  size: number | undefined,
  fingerprint: string,
): Input {
  const utf16 = utf16Of(head);
  // What is no text is refused before anything is written.
  new Letters(name, utf16).push(head);
  const beginning = new TextDecoder(utf16, { ignoreBOM: true }).decode(head);
  const { delimiter, lineEnd, start } = csvFormOf(beginning);
  return {
    kind: 'csv',
    fingerprint,
    hasMark: utf16 === undefined && beginning.startsWith('\ufeff'),
    delimiter,
    remark: '',
    async *pieces() {
      const csv = new CsvStream(delimiter, lineEnd);
      const letters = new Letters(name, utf16);
      let skipped = Buffer.byteLength(beginning.slice(0, start));
      let read = 0;
      for await (const bytes of stream) {
        read += bytes.length;
        const text = letters.push(bytes);
        yield { rows: csv.push(text.subarray(skipped)), share: size === undefined ? undefined : read / size };
        skipped = Math.max(0, skipped - text.length);
      }
      letters.end();
      yield { rows: csv.end(), share: 1 };
    },
  };
}

/** A file in UTF-8, piece by piece: UTF-16 is rewritten, and what is no text at all is refused. */
class Letters {
  readonly #name: string;
  readonly #wide: TextDecoder | undefined;
  /** The beginning of a letter at the end of the last piece. */
  #begun = Buffer.alloc(0);

  constructor(name: string, utf16: string | undefined) {
    this.#name = name;
    this.#wide = utf16 === undefined ? undefined : new TextDecoder(utf16, { ignoreBOM: true });
  }

  push(bytes: Buffer): Buffer {
    if (this.#wide !== undefined) return Buffer.from(this.#wide.decode(bytes, { stream: true }));
    const whole = this.#begun.length === 0 ? bytes : Buffer.concat([this.#begun, bytes]);
    const end = endOfLetters(whole);
    if (bytes.includes(0) || !isUtf8(whole.subarray(0, end))) throw this.#failure();
    this.#begun = Buffer.from(whole.subarray(end));
    return bytes;
  }

  end(): void {
    if (this.#begun.length > 0) throw this.#failure();
  }

  #failure(): Failure {
    return new Failure(`${this.#name} is not a CSV or XLSX file, or not in UTF-8; save it as "CSV UTF-8" or as XLSX.`);
  }
}

/** Where the last letter ends that is whole: one takes up to four bytes, and its first tells how many. */
function endOfLetters(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

async function xlsxInput(path: string, fingerprint: string, wanted: string | undefined): Promise<Input> {
  const { default: readSheets } = await import('read-excel-file/node');
  let sheets: Awaited<ReturnType<typeof readSheets>>;
  try {
    sheets = await readSheets(path);
  } catch (error) {
    throw new Failure(`${path} cannot be read as XLSX (${lineOf(error)}); save it anew from a spreadsheet program.`);
  }
  const names = sheets.map(({ sheet }) => sheet).join(', ');
  const found = wanted === undefined ? sheets[0] : sheets.find(({ sheet }) => sheet === wanted);
  if (found === undefined) throw new Failure(`${path} has no sheet "${wanted}"; the sheets are ${names}.`);
  const { sheet, data } = found;
  const isChoice = wanted === undefined && sheets.length > 1;
  return {
    kind: 'xlsx',
    fingerprint: `${fingerprint}, sheet ${sheet}`,
    hasMark: false,
    delimiter: ',',
    remark: isChoice ? `Reading the first sheet, "${sheet}"; --sheet chooses another of ${names}.` : '',
    async *pieces() {
      for (let at = 0; at < data.length; at += XLSX_ROWS_PER_PIECE) {
        const rows = data
          .slice(at, at + XLSX_ROWS_PER_PIECE)
          .map((row, index) => new SheetRow(row.map(cellOf), at + index + 1))
          .filter((row) => row.cells().some((cell) => cell !== null && cell !== ''));
        yield { rows, share: Math.min(1, (at + XLSX_ROWS_PER_PIECE) / data.length) };
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
