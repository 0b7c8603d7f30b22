// CSV as a table, piece by piece or whole, with the limits for files of others.
import { type CsvForm, csvFormOf } from '../../csv/form.ts';
import { CsvReader, type CsvRecord } from '../../csv/read.ts';
import type { Table } from './cells.ts';
import { FileFault, MOST_CELLS, MOST_CHARACTERS, MOST_COLUMNS, SLICE } from './fileFault.ts';

export class CsvTable {
  readonly #reader: CsvReader;

  constructor(form: CsvForm) {
    this.#reader = new CsvReader(form);
  }

  /** The rows that this piece completes, empty ones too. Throws `FileFault` where no table has such a row. */
  *read(piece: string, isLast = false): Generator<CsvRecord> {
    for (const record of this.#reader.read(piece, isLast)) {
      if (record.cells.length > MOST_COLUMNS) throw new FileFault('columns');
      yield record;
    }
    if (this.#reader.unfinished > MOST_CHARACTERS) throw new FileFault('row');
  }
}

/** All rows of a text. */
export function readCsvTable(text: string): Table {
  const form = csvFormOf(text);
  const csv = new CsvTable(form);
  const table: (readonly string[])[] = [];
  let count = 0;
  for (let at = form.start; at < text.length; at += SLICE) {
    for (const { cells } of csv.read(text.slice(at, at + SLICE), at + SLICE >= text.length)) {
      count += cells.length;
      if (count > MOST_CELLS) throw new FileFault('cells');
      table.push(cells);
    }
  }
  return table;
}
