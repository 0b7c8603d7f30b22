// Tables set with spaces, as older programs print them: the names of the columns tell where each column begins.
import type { Table, TextRow } from './cells.ts';
import { roleNamed } from './roles.ts';

const GAP = / {2,}/;
const NAMES_AT_LEAST = 3;

/** Where the columns begin; undefined: the table is not set with spaces. */
export function columnStarts(table: Table): readonly number[] | undefined {
  if (table.some((row) => row.length > 1)) return undefined;
  for (const [line = ''] of table) {
    const names = line
      .trimEnd()
      .split(GAP)
      .filter((name) => name.trim() !== '');
    if (names.filter((name) => roleNamed(name) !== undefined).length < NAMES_AT_LEAST) continue;
    let from = 0;
    return names.map((name) => {
      const at = line.indexOf(name, from);
      from = at + name.length;
      return at;
    });
  }
  return undefined;
}

/** A line as cells: each goes to the column whose beginning is nearest. */
export function cellsAt(line: string, starts: readonly number[]): TextRow {
  const cells = new Array<string>(starts.length).fill('');
  const pieces = line.matchAll(/\S+(?: \S+)*/g);
  for (const { 0: piece, index } of pieces) {
    let best = 0;
    for (const [at, start] of starts.entries()) {
      if (Math.abs(start - index) < Math.abs((starts[best] ?? 0) - index)) best = at;
    }
    cells[best] = cells[best] === '' ? piece : `${cells[best]} ${piece}`;
  }
  return cells;
}
