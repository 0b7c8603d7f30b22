// Which rows of a table hold the names of its columns: one, two, or none.
import { numberOf } from './amounts.ts';
import { filled, type Table, type TextRow } from './cells.ts';
import { contentOf, ROWS_TO_KNOW } from './content.ts';
import { roleNamed, TAX_ROLES } from './roles.ts';

/** Rows in which the names of the columns are looked for. */
const ROWS_TO_SEARCH = 40;

const isNumber = (cell: string): boolean => numberOf(cell.trim()) !== undefined;
const hasNumber = (row: TextRow): boolean => row.some(isNumber);

export interface Header {
  readonly titles: number;
  readonly headerRows: 0 | 1 | 2;
  readonly names: TextRow;
  /** Of two rows of names the lower one. */
  readonly lower?: TextRow;
}

export function givenHeader(table: Table, row: number): Header {
  if (row === 0) return { titles: 0, headerRows: 0, names: [] };
  return { titles: row - 1, headerRows: 1, names: table[row - 1] ?? [] };
}

const knownNames = (row: TextRow): number =>
  row.reduce((sum, cell) => sum + (cell.trim() !== '' && !isNumber(cell) && roleNamed(cell) !== undefined ? 1 : 0), 0);

/** The row with most known names; titles, and rows of letters or sums, stand above it. */
export function headerOf(table: Table): Header {
  const searched = table.slice(0, ROWS_TO_SEARCH);
  let at = -1;
  let most = 0;
  for (const [row, cells] of searched.entries()) {
    const known = knownNames(cells);
    if (known > most && (known >= 2 || isOnlyName(table, row)) && known * 3 >= filled(cells)) {
      at = row;
      most = known;
    }
  }
  if (at < 0) return unnamedHeader(table);
  const above = searched[at - 1];
  if (above !== undefined && (completes(above, searched[at] ?? []) || tellsApart(above, searched[at] ?? []))) {
    return { titles: at - 1, headerRows: 2, names: joined(above, searched[at] ?? []), lower: searched[at] ?? [] };
  }
  const below = searched[at + 1];
  if (
    below !== undefined &&
    completes(below, searched[at] ?? []) &&
    !hasNumber(below) &&
    hasNumber(table[at + 2] ?? [])
  ) {
    return { titles: at, headerRows: 2, names: joined(searched[at] ?? [], below), lower: below };
  }
  return { titles: at, headerRows: 1, names: searched[at] ?? [] };
}

/** One known name is enough above a list of one column, and above numbers or codes that have none. */
function isOnlyName(table: Table, row: number): boolean {
  const cells = table[row] ?? [];
  if (hasNumber(cells)) return false;
  const below = table.slice(row + 1, row + 1 + ROWS_TO_KNOW);
  if (filled(cells) === 1) return below.every((other) => filled(other) <= 1) && row === 0;
  return row <= 1 || below.some(hasNumber);
}

/** Whether one row of names fills gaps of the other: "Closing Balance" above "Quantity, Rate, Value". */
function completes(one: TextRow, other: TextRow): boolean {
  if (filled(one) < 2 || hasNumber(one)) return false;
  const gaps = other.some((cell, at) => cell.trim() === '' && (one[at] ?? '').trim() !== '');
  return (
    gaps && knownNames(one) + filled(one) >= 2 && filled(one) + filled(other) > Math.max(one.length, other.length) / 2
  );
}

/** Whether taxes stand above names that are the same for each: "CGST, , SGST" above "Rate, Amount, Rate, Amount". */
function tellsApart(above: TextRow, below: TextRow): boolean {
  if (filled(above) < 2 || hasNumber(above)) return false;
  const names = below.map((cell) => cell.trim().toLowerCase());
  return above.some((cell, at) => {
    const name = names[at] ?? '';
    return name !== '' && names.indexOf(name) !== names.lastIndexOf(name) && isTax(cell);
  });
}

const isTax = (name: string): boolean => TAX_ROLES.includes(roleNamed(name)?.role ?? 'other');

/**
 * A name above stands for the columns to its right until the next, where one of the row below begins beneath it; that of
 * the last tax for no more columns than those of the taxes before it, so that a total behind them is none of it.
 */
function joined(above: TextRow, below: TextRow): TextRow {
  const taxes = above.flatMap((cell, at) => (isTax(cell) ? [at] : []));
  const last = taxes.at(-1) ?? 0;
  const widths = taxes.slice(1).map((at, before) => at - (taxes[before] ?? 0));
  const endOfTaxes = widths.length === 0 ? Number.POSITIVE_INFINITY : last + Math.max(...widths);
  let carried = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const own = (above[at] ?? '').trim();
    const sub = (below[at] ?? '').trim();
    if (own !== '') carried = sub === '' ? '' : own;
    else if (at === endOfTaxes && isTax(carried)) carried = '';
    return sub === '' ? own : `${carried} ${sub}`.trim();
  });
}

/** Names that nobody knows, told by what stands below: numbers, or much longer texts. Otherwise no row is lost. */
function unnamedHeader(table: Table): Header {
  const none: Header = { titles: 0, headerRows: 0, names: [] };
  const at = table.findIndex((row) => filled(row) > 1);
  const row = table[at];
  if (row === undefined || hasNumber(row)) return none;
  const below = table.slice(at + 1, at + 1 + ROWS_TO_KNOW);
  const standsOverNumbers = row.some(
    (cell, column) =>
      cell.trim() !== '' && contentOf(below, column).numbers >= 0.8 && contentOf(below, column).filled > 0,
  );
  const areLabels = row.every((cell) => /^[\p{L}]{0,2}$|^\w+_\w+$/u.test(cell.trim()));
  return below.length > 0 && (standsOverNumbers || areLabels) ? { titles: at, headerRows: 1, names: row } : none;
}
