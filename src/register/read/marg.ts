// Marg's bills as CSV: no names, but lines that begin with H (a bill), T (an item of it) and F (its foot). The places of
// quantity, price and tax differ by its versions, so that the cells tell which they are.
import { numberOf } from './amounts.ts';
import type { Table, TextRow } from './cells.ts';
import { isGstin } from './places.ts';
import { isHalfRate, isReturnRate } from './rates.ts';
import type { Role } from './roles.ts';

export const MARG_ROLES = [
  'document',
  'date',
  'party',
  'gstin',
  'description',
  'code',
  'quantity',
  'price',
  'taxable',
  'rate',
] as const satisfies readonly Role[];

const LEAST_ROWS = 3;

/** `table`: the first rows of a file. */
export function isMarg(table: Table): boolean {
  const rows = table.filter((row) => row.some((cell) => cell.trim() !== ''));
  const begins = (mark: string): boolean => rows.some((row) => row[0] === mark);
  return rows.length >= LEAST_ROWS && begins('H') && begins('T') && rows.every(([mark = '']) => /^[HTF]$/.test(mark));
}

/** Hands back the item of a row in the order of `MARG_ROLES`, with what its bill says; of other rows nothing. */
export function margReader(): (row: TextRow) => TextRow {
  let bill: TextRow = ['', '', '', ''];
  return (row) => {
    if (row[0] === 'H') bill = billOf(row);
    // A row that was read before is an item already.
    if (row[0] !== 'T') return /^[HF]$/.test(row[0] ?? '') ? [] : row;
    return [...bill, ...itemOf(row)];
  };
}

function billOf(row: TextRow): TextRow {
  const at = row.findIndex((cell, place) => place > 3 && isGstin(cell));
  const before = row.slice(4, at < 0 ? undefined : at);
  const party = before.findLast((cell) => /\p{L}{2}/u.test(cell)) ?? '';
  return [row[2] ?? '', row[3] ?? '', party, at < 0 ? '' : (row[at] ?? '')];
}

function itemOf(row: TextRow): TextRow {
  const cell = (at: number): string => (row[at] ?? '').trim();
  const [central, state] = [numberOf(cell(22)), numberOf(cell(24))];
  const code = cell(39) || cell(3);
  const areHalves = central !== undefined && central === state && (central === 0 || isHalfRate(central));
  if (areHalves) return [cell(5), code, cell(7), cell(8), cell(20), String(2 * central)];
  const rate = state !== undefined && isReturnRate(state) ? String(state) : '';
  return [cell(5), code, cell(20), cell(22), '', rate];
}
