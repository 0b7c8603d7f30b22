// Opens a table file as rows in pieces: CSV as a stream, XLSX as one of its sheets.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { type CsvForm, csvFormOf } from '../../csv/form.ts';
import type { CsvRecord } from '../../csv/read.ts';
import { CsvTable } from '../../register/read/csvTable.ts';
import { FileFault, MOST_BYTES } from '../../register/read/fileFault.ts';
import { isOldSheet, isPdf, isXlsx, refuseOtherKinds, utf16Of } from '../../register/read/fileKind.ts';
import type { WorkbookSheet } from '../../register/read/workbook.ts';
import { Failure, readFailure } from '../failure.ts';
import { type Row, sheetRow } from './cells.ts';
import { JsonRows } from './ndjson.ts';

export interface Piece {
  readonly rows: readonly Row[];
  /** Share of the file that has been read, 0 to 1; undefined when its length is not known. */
  readonly share: number | undefined;
}

export interface Input {
  readonly kind: 'csv' | 'xlsx' | 'ndjson';
  /** Of a workbook, the sheet; else empty. */
  readonly sheet: string;
  /** Sheets with lines that nobody left out on purpose, and that are not read. */
  readonly unread: readonly string[];
  /** Tells one state of a file from another. */
  readonly fingerprint: string;
  /** The file began with the mark that spreadsheet programs put before UTF-8. */
  readonly hasMark: boolean;
  readonly delimiter: string;
  /** What should be known of how the file is read; empty: nothing. */
  readonly remark: string;
  pieces(): AsyncIterable<Piece>;
}

/** What standard input and output hold; files say it by their ends. */
export type Format = 'csv' | 'ndjson';

export const isNdjsonName = (name: string): boolean => /\.(ndjson|jsonl)$/i.test(name);

const XLSX_ROWS_PER_PIECE = 500;
const HEAD_BYTES = 20_000;
const ADVICE = 'give the path of a CSV or XLSX file';

/** Asks for every sheet that is a table of lines. */
export const ALL_SHEETS = 'all';

/** `sheet`: the name of the sheet of an XLSX file that is wanted; default: the one that tells most of its lines. */
export async function openInput(path: string, sheet?: string, format?: Format): Promise<Input> {
  const [input, ...others] = await openInputs(path, sheet, format);
  if (input === undefined || others.length > 0) throw new Failure(`--sheet takes one sheet of ${path} here.`);
  return input;
}

/** As `openInput`; `ALL_SHEETS` opens several. */
export async function openInputs(path: string, sheet?: string, format?: Format): Promise<readonly Input[]> {
  if (path === '-') {
    if (sheet !== undefined) throw noSheets('Standard input');
    return [await standardInput(format)];
  }
  let size: number;
  let head: Buffer;
  let fingerprint: string;
  try {
    const { size: bytes, mtimeMs } = await stat(path);
    size = bytes;
    fingerprint = `${bytes} bytes of ${mtimeMs}`;
    head = await headOf(path, HEAD_BYTES);
    refuseOtherKinds(head);
  } catch (error) {
    throw readFailure(path, error, ADVICE);
  }
  if (format === 'ndjson' || isNdjsonName(path)) return [ndjsonInput(path, createReadStream(path), size, fingerprint)];
  if (isXlsx(head)) return xlsxInput(path, size, fingerprint, sheet);
  if (sheet !== undefined) throw noSheets(path);
  return [csvInput(path, createReadStream(path), head, size, fingerprint)];
}

/** The first bytes of a file. */
export async function headOf(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const noSheets = (name: string): Failure =>
  new Failure(`${name} is no XLSX file and has no sheets; leave --sheet out.`);

async function standardInput(format: Format | undefined): Promise<Input> {
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
  if (format === 'ndjson') return ndjsonInput('Standard input', all(), undefined, randomUUID());
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
  const beginning = new Letters(name, utf16).read(head);
  const form = csvFormOf(beginning);
  return {
    kind: 'csv',
    sheet: '',
    unread: [],
    fingerprint,
    hasMark: utf16 === undefined && beginning.startsWith('\ufeff'),
    delimiter: form.delimiter,
    remark: '',
    async *pieces() {
      const csv = new CsvRows(name, form);
      const letters = new Letters(name, utf16);
      let read = 0;
      for await (const bytes of stream) {
        read += bytes.length;
        yield { rows: csv.rows(letters.read(bytes)), share: size === undefined ? undefined : read / size };
      }
      yield { rows: csv.rows(letters.end(), true), share: 1 };
    },
  };
}

function ndjsonInput(
  name: string,
  stream: AsyncIterable<Buffer>,
  size: number | undefined,
  fingerprint: string,
): Input {
  return {
    kind: 'ndjson',
    sheet: '',
    unread: [],
    fingerprint,
    hasMark: false,
    delimiter: ',',
    remark: '',
    async *pieces() {
      const lines = new JsonRows(name);
      const letters = new Letters(name, undefined);
      let read = 0;
      for await (const bytes of stream) {
        read += bytes.length;
        yield { rows: lines.rows(letters.read(bytes)), share: size === undefined ? undefined : read / size };
      }
      yield { rows: lines.rows(letters.end(), true), share: 1 };
    },
  };
}

/** A text file, piece by piece; what is no text at all is refused. */
class Letters {
  readonly #name: string;
  readonly #decoder: TextDecoder;

  constructor(name: string, utf16: string | undefined) {
    this.#name = name;
    this.#decoder = new TextDecoder(utf16, { ignoreBOM: true, fatal: utf16 === undefined });
  }

  read(bytes: Buffer): string {
    return this.#decoded(() => this.#decoder.decode(bytes, { stream: true }));
  }

  end(): string {
    return this.#decoded(() => this.#decoder.decode());
  }

  #decoded(decode: () => string): string {
    try {
      const text = decode();
      if (!text.includes('\0')) return text;
    } catch {
      // It is not in UTF-8.
    }
    throw new Failure(`${this.#name} is not a CSV or XLSX file, or not in UTF-8; save it as "CSV UTF-8" or as XLSX.`);
  }
}

/** The rows of a CSV file; empty ones are counted and left out. */
class CsvRows {
  readonly #name: string;
  readonly #csv: CsvTable;
  /** Characters before the first row that have not come yet. */
  #skipped: number;
  #count = 0;

  constructor(name: string, form: CsvForm) {
    this.#name = name;
    this.#csv = new CsvTable(form);
    this.#skipped = form.start;
  }

  rows(text: string, isLast = false): readonly Row[] {
    const piece = text.slice(this.#skipped);
    this.#skipped -= text.length - piece.length;
    const rows: Row[] = [];
    try {
      for (const record of this.#csv.read(piece, isLast)) {
        this.#count++;
        if (record.cells.some((cell) => cell.trim() !== '')) rows.push(rowOf(record, this.#count));
      }
    } catch (error) {
      throw readFailure(this.#name, error, ADVICE);
    }
    return rows;
  }
}

const rowOf = ({ cells, source }: CsvRecord, number: number): Row => ({
  number,
  cells,
  texts: cells,
  ...(source !== undefined && { source }),
});

async function xlsxInput(
  path: string,
  size: number,
  fingerprint: string,
  wanted: string | undefined,
): Promise<readonly Input[]> {
  const sheets = await sheetsOf(path, size);
  const named = sheets.find(({ name }) => name === wanted);
  const { lineSheets, mainSheet } = await import('../../register/read/sheets.ts');
  const main = wanted === undefined ? mainSheet(sheets) : named;
  const found = named === undefined && wanted === ALL_SHEETS ? lineSheets(sheets) : main === undefined ? [] : [main];
  const others = sheets.filter((sheet) => !found.includes(sheet)).map(({ name }) => name);
  if (found.length === 0) {
    const names = sheets.map(({ name }) => name).join(', ');
    throw new Failure(
      wanted === ALL_SHEETS
        ? `${path} has no sheet with lines; the sheets are ${names}.`
        : `${path} has no sheet "${wanted}"; the sheets are ${names}.`,
    );
  }
  const withLines = wanted === undefined ? lineSheets(sheets) : [];
  const unread = withLines.filter((sheet) => !found.includes(sheet)).map(({ name }) => name);
  const leftOut = others.length === 0 ? '' : `; left out: ${others.join(', ')}`;
  const remarks = {
    one: `Reading the sheet "${found[0]?.name}"; --sheet chooses another of ${others.join(', ')}.`,
    all: `Reading ${found.length} sheets: ${found.map(({ name }) => name).join(', ')}${leftOut}.`,
  };
  const remark =
    wanted === undefined ? (others.length === 0 ? '' : remarks.one) : named === undefined ? remarks.all : '';
  return found.map(({ name, rows: all }, index) => ({
    kind: 'xlsx',
    sheet: name,
    unread,
    fingerprint: `${fingerprint}, sheet ${name}`,
    hasMark: false,
    delimiter: ',',
    remark: index === 0 ? remark : '',
    async *pieces() {
      for (let at = 0; at < all.length; at += XLSX_ROWS_PER_PIECE) {
        const rows = all
          .slice(at, at + XLSX_ROWS_PER_PIECE)
          .map((cells, index) => sheetRow(cells, at + index + 1))
          .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
        yield { rows, share: Math.min(1, (at + XLSX_ROWS_PER_PIECE) / all.length) };
      }
    },
  }));
}

async function sheetsOf(path: string, size: number): Promise<readonly WorkbookSheet[]> {
  const { readWorkbook } = await import('../../register/read/workbook.ts');
  try {
    if (size > MOST_BYTES) throw new FileFault('bytes');
    return await readWorkbook(new Uint8Array(await readFile(path)));
  } catch (error) {
    throw readFailure(path, error, ADVICE);
  }
}
