// A cell of a table file, and a row of cells.
import { cellText } from '../../bulk/table.ts';

export type Cell = string | number | boolean | Date | null;
export type CellRow = readonly Cell[];

/** A row, whatever kind of file it came from. */
export interface Row {
  /** The text of one of its cells. */
  text(column: number): string;
  cells(): CellRow;
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

  constructor(cells: CellRow) {
    this.#cells = cells;
  }

  text(column: number): string {
    return cellText(this.#cells[column]);
  }

  cells(): CellRow {
    return this.#cells;
  }

  get width(): number {
    return this.#cells.length;
  }
}
