// A sheet to be written, whatever writes it: XLSX with types, widths, a frozen header and colours, or CSV.
import { csvLine } from '../../csv/write.ts';
import type { Severity } from '../check/finding.ts';
import type { TextRow } from '../read/cells.ts';
import { type DayOrder, dayIn } from '../read/dates.ts';

export interface SheetColumn {
  readonly name: string;
  /** `number` and `day`: cells become numbers and days where they read as such, else they stay texts. */
  readonly kind: 'text' | 'number' | 'day';
  /** Of days that are not written as ISO dates. */
  readonly dayOrder?: DayOrder;
  /** In letters. */
  readonly width: number;
}

export interface WrittenRow {
  readonly cells: TextRow;
  /** Places of cells that stand out, since they are new. */
  readonly changed?: readonly number[];
  readonly tone?: Severity;
}

export interface WrittenSheet {
  readonly name: string;
  /** Rows above the names of the columns. */
  readonly titles: readonly (readonly (string | number)[])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly WrittenRow[];
}

const NARROWEST = 8;
const WIDEST = 60;

/** So wide that the name and most cells can be read. */
export const widthOf = (name: string, cells: readonly string[]): number =>
  Math.min(WIDEST, Math.max(NARROWEST, name.length, ...cells.map((cell) => cell.length)) + 2);

/** With the mark that makes Excel read it as UTF-8. */
export const csvText = ({ titles, columns, rows }: WrittenSheet): string =>
  `\ufeff${[...titles, columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)].map((row) => csvLine(row.map(String))).join('')}`;

/** Pale, so that black letters stay readable: refused, wrong, look; advice has none. */
const COLOURS: Readonly<Partial<Record<Severity, string>>> = {
  refused: '#f8d7da',
  wrong: '#fde3cf',
  look: '#fff3cd',
};
const CHANGED = '#d1e7dd';
const HEADER = '#e9ecef';

/** A cell as the writer of XLSX files takes it. */
export interface SheetCell {
  readonly value: string | number | Date;
  readonly type: StringConstructor | NumberConstructor | DateConstructor;
  readonly format?: string;
  readonly fontWeight?: 'bold';
  readonly backgroundColor?: string;
}

export interface SheetData {
  readonly sheet: string;
  readonly data: (SheetCell | null)[][];
  readonly columns: { readonly width: number }[];
  readonly stickyRowsCount: number;
}

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
/** A day without a time behind it, which would be lost. */
const DAY = /^\d{1,4}([-/.])(?:\d{1,2}|[a-z]{3,9})\1\d{1,4}$/i;

function cellOf(
  text: string,
  { kind, dayOrder }: Pick<SheetColumn, 'kind' | 'dayOrder'>,
  backgroundColor: string | undefined,
): SheetCell | null {
  const colour = backgroundColor === undefined ? {} : { backgroundColor };
  if (text === '') return backgroundColor === undefined ? null : { value: '', type: String, ...colour };
  if (kind === 'number' && PLAIN_NUMBER.test(text)) return { value: Number(text), type: Number, ...colour };
  const day = kind === 'day' && DAY.test(text) ? dayIn(text, dayOrder) : undefined;
  if (day !== undefined) {
    return { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy', ...colour };
  }
  return { value: text, type: String, ...colour };
}

export function sheetData({ name, titles, columns, rows }: WrittenSheet): SheetData {
  return {
    sheet: name,
    data: [
      ...titles.map((row) =>
        row.map((cell) => cellOf(String(cell), { kind: typeof cell === 'number' ? 'number' : 'text' }, undefined)),
      ),
      columns.map(
        ({ name: value }): SheetCell => ({ value, type: String, fontWeight: 'bold', backgroundColor: HEADER }),
      ),
      ...rows.map(({ cells, changed = [], tone }) =>
        cells.map((cell, at) =>
          cellOf(cell, columns[at] ?? { kind: 'text' }, changed.includes(at) ? CHANGED : tone && COLOURS[tone]),
        ),
      ),
    ],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: titles.length + 1,
  };
}
