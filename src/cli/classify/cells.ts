// A cell of a table file, and a row of cells.
import { type CellRow, cellText, type TextRow } from '../../register/read/cells.ts';

export type { Cell, CellRow } from '../../register/read/cells.ts';

/** A row, whatever kind of file it came from. */
export interface Row {
  /** In the file, from 1; empty rows count. */
  readonly number: number;
  cells(): CellRow;
  /** The texts of all its cells. */
  texts(): TextRow;
  /** How many cells it has. */
  readonly width: number;
}

/** The cells of a row below so many columns, and those that are too many; when all of them are empty, none is. */
export function fitted(row: Row, columns: number): { readonly cells: CellRow; readonly surplus: CellRow } {
  const cells = row.cells();
  const surplus = cells.slice(columns);
  return {
    cells: Array.from({ length: columns }, (_, at) => cells[at] ?? null),
    surplus: surplus.some((cell) => cellText(cell).trim() !== '') ? surplus : [],
  };
}

export class SheetRow implements Row {
  readonly #cells: CellRow;
  readonly number: number;

  constructor(cells: CellRow, number: number) {
    this.#cells = cells;
    this.number = number;
  }

  cells(): CellRow {
    return this.#cells;
  }

  texts(): TextRow {
    return this.#cells.map(cellText);
  }

  get width(): number {
    return this.#cells.length;
  }
}
