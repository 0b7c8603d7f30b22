// A cell of a table as a file holds it, and as a person would read it.
import { latinDigits } from '../../tariff/model/digits.ts';

export type Cell = string | number | boolean | Date | null;
export type CellRow = readonly Cell[];
export type TextRow = readonly string[];
export type Table = readonly TextRow[];

/** Days as ISO dates. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Spaces in a row, which patterns that allow them in several places would try in every way there is. */
const SPACES = /\s{2,}/g;

/** What a cell says, for patterns of amounts and rates: plain digits, one space for several, none around it. */
export const writtenIn = (cell: string): string => latinDigits(cell).trim().replace(SPACES, ' ');

/** Cells of a row that hold something. */
export const filled = (row: TextRow): number => row.reduce((sum, cell) => sum + (cell.trim() === '' ? 0 : 1), 0);

/** What stands in a cell for nothing at all. */
const NOTHING = /^[\s\-–—_.*:/]*$|^(?:n\.?\/?a\.?|nil+|none|null|nan|zero|free|tbd|not applicable|exempt(?:ed)?)$/i;

export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim());
