// Reads XLSX. Its parts are measured first: the library unpacks whatever there is, and fills the rectangle around the cells.
import { Inflate } from 'fflate';
import readSheets from 'read-excel-file/universal';
import type { Cell, CellRow } from './cells.ts';
import { FileFault, MOST_BYTES, MOST_CELLS, MOST_ROWS } from './fileFault.ts';
import { XmlReader } from './xml.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly CellRow[];
}

/** Throws `FileFault` where it is no XLSX file, or one that is too large. */
export async function readWorkbook(archive: Uint8Array<ArrayBuffer>): Promise<readonly WorkbookSheet[]> {
  try {
    measure(archive);
    const sheets = await readSheets(new Blob([archive]));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
  } catch (error) {
    const isMeasured = error instanceof FileFault && (error.kind === 'bytes' || error.kind === 'cells');
    throw isMeasured ? error : new FileFault('archive');
  }
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : value === null || value === undefined
      ? null
      : String(value);

function measure(archive: Uint8Array): void {
  const parts = partsOf(archive);
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw new FileFault('bytes');
  let cells = 0;
  for (const part of parts) {
    cells += cellsAround(part);
    if (cells > MOST_CELLS) throw new FileFault('cells');
  }
}

/** The size of the rectangle that the library makes of a part; 0: it is no sheet. */
function cellsAround(part: PackedPart): number {
  let rows = 0;
  let columns = 0;
  let row = 0;
  let count = 0;
  let address: string | undefined;
  let isSheet = false;
  const xml = new XmlReader({
    open(name, attributes) {
      const tag = withoutPrefix(name);
      if (tag === 'sheetData') isSheet = true;
      else if (!isSheet) return;
      else if (tag === 'row') {
        row = Number(placeIn(attributes()));
        if (!(row <= MOST_ROWS) || ++count > MOST_ROWS) throw new FileFault('cells');
      } else if (tag === 'c') {
        address = placeIn(attributes());
      } else if (address !== undefined && (tag === 'v' || tag === 'is')) {
        // The library counts no cell that has only a format.
        const [, letters, number] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
        if (letters === undefined) throw new FileFault('archive');
        rows = Math.max(rows, row || Number(number));
        columns = Math.max(columns, columnNumber(letters));
        if (rows * columns > MOST_CELLS) throw new FileFault('cells');
      }
    },
    close(name) {
      if (withoutPrefix(name) === 'c') address = undefined;
    },
  });
  const decoder = new TextDecoder();
  unpack(part, (bytes) => xml.write(decoder.decode(bytes, { stream: true })));
  xml.end();
  return rows * columns;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The attribute `r`, with or without a prefix: "B7" of a cell, "7" of a row. */
function placeIn(attributes: Readonly<Record<string, string>>): string {
  const [place = '', ...others] = Object.keys(attributes).filter((name) => /^(?!xmlns:)(?:.*:)?r$/.test(name));
  if (others.length > 0) throw new FileFault('archive');
  return attributes[place] ?? '';
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** An XML file in the archive. */
interface PackedPart {
  readonly bytes: Uint8Array;
  readonly isDeflated: boolean;
  /** Unpacked, in bytes, as the directory says. */
  readonly size: number;
}

/** So little at once that what it unpacks to, at most 1,032 times as much, fits easily. */
const PACKED_BYTES = 4096;

/** Hands out the bytes of a part. Stops as soon as there are more than the directory says. */
function unpack({ bytes, isDeflated, size }: PackedPart, take: (bytes: Uint8Array) => void): void {
  let count = 0;
  const inflate = new Inflate((piece) => {
    count += piece.length;
    if (count > size) throw new FileFault('archive');
    take(piece);
  });
  if (!isDeflated) take(bytes);
  else for (let at = 0; at < bytes.length; at += PACKED_BYTES) inflate.push(bytes.subarray(at, at + PACKED_BYTES));
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** Marks a number that stands in the extra field, with 64 bits. */
const IN_EXTRA_FIELD = 0xffff_ffff;

/**
 * The XML files by the directory at the end of the archive, which is where the library finds them too. The numbers are
 * places of fields in the ZIP format, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT.
 */
function partsOf(archive: Uint8Array): readonly PackedPart[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  let end = archive.length - END_BYTES;
  while (long(end) !== 0x0605_4b50) if (--end < archive.length - END_BYTES - LONGEST_COMMENT) throw new RangeError();
  let count = short(end + 8);
  let at = long(end + 16);
  const end64 = end >= 20 && long(end - 20) === 0x0706_4b50 ? long(end - 12) : 0;
  if (end64 > 0) [count, at] = [long(end64 + 32), long(end64 + 48)];
  const parts: PackedPart[] = [];
  for (; count > 0; count--) {
    const nameEnd = at + 46 + short(at + 28);
    const next = nameEnd + short(at + 30) + short(at + 32);
    const name = new TextDecoder().decode(archive.subarray(at + 46, nameEnd));
    let [size, packed, start] = [long(at + 24), long(at + 20), long(at + 42)];
    for (let field = nameEnd; field < nameEnd + short(at + 30); field += 4 + short(field + 2)) {
      if (short(field) !== 1) continue;
      let value = field + 4;
      const wide = (number: number): number => {
        if (number !== IN_EXTRA_FIELD) return number;
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      };
      [size, packed, start] = [wide(size), wide(packed), wide(start)];
    }
    const from = start + 30 + short(start + 26) + short(start + 28);
    if (/\.xml(?:\.rels)?$/.test(name)) {
      parts.push({ bytes: archive.subarray(from, from + packed), isDeflated: short(at + 10) !== 0, size });
    }
    at = next;
  }
  return parts;
}
