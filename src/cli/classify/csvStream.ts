// Reads CSV in pieces as they come, so that a file of any length needs little memory. Quoting by RFC 4180.
import { type CellRow, cellText } from './cells.ts';

export class CsvStream {
  readonly #delimiter: string;
  #row: string[] = [];
  #cell = '';
  #quoted = false;
  /** A quote that may end the cell or be the first of two; the next sign tells. */
  #quoteSeen = false;
  #begun = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** The rows that are complete with this piece; empty lines are left out. */
  push(piece: string): readonly (readonly string[])[] {
    const rows: string[][] = [];
    const plainEnd = new RegExp(`[${this.#delimiter === '|' ? '\\|' : this.#delimiter}\\r\\n"]`, 'g');
    for (let i = 0; i < piece.length; i++) {
      const sign = piece.charAt(i);
      if (this.#quoteSeen) {
        this.#quoteSeen = false;
        if (sign === '"') {
          this.#cell += '"';
          continue;
        }
        this.#quoted = false;
      }
      if (this.#quoted) {
        const end = piece.indexOf('"', i);
        this.#cell += piece.slice(i, end < 0 ? piece.length : end);
        if (end < 0) break;
        this.#quoteSeen = true;
        i = end;
      } else if (sign === '"' && !this.#begun) {
        this.#quoted = true;
        this.#begun = true;
      } else if (sign === this.#delimiter) this.#endCell();
      else if (sign === '\n') {
        const row = this.#endRow();
        if (row !== undefined) rows.push(row);
      } else if (sign !== '\r') {
        plainEnd.lastIndex = i + 1;
        const end = plainEnd.exec(piece)?.index ?? piece.length;
        this.#cell += piece.slice(i, end);
        this.#begun = true;
        i = end - 1;
      }
    }
    return rows;
  }

  /** The last row of a file that does not end with a line end. */
  end(): readonly (readonly string[])[] {
    const row = this.#endRow();
    return row === undefined ? [] : [row];
  }

  #endCell(): void {
    this.#row.push(this.#cell);
    this.#cell = '';
    this.#begun = false;
    this.#quoted = false;
    this.#quoteSeen = false;
  }

  #endRow(): string[] | undefined {
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    return row.some((cell) => cell.trim() !== '') ? row : undefined;
  }
}

/** Cells as they stand in a line. */
export function csvCells(cells: CellRow, delimiter: string): string {
  let line = '';
  for (let i = 0; i < cells.length; i++) {
    if (i > 0) line += delimiter;
    line += csvCell(cellText(cells[i]), delimiter);
  }
  return line;
}

const csvCell = (cell: string, delimiter: string): string =>
  QUOTED.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** What a cell holds that has to be quoted, whatever delimits it. */
const QUOTED = /["\r\n]/;

export const csvLine = (cells: CellRow, delimiter: string): string => `${csvCells(cells, delimiter)}\r\n`;
