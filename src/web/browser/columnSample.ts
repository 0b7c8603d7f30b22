// The first cells of a column that hold something, to know it by.
import type { Table } from '../../register/read/cells.ts';

const SAMPLES = 3;
const LONGEST = 40;
const ROWS_TO_LOOK_AT = 100;

export function sampleOf(rows: Table, at: number): readonly string[] {
  const sample: string[] = [];
  for (const row of rows.slice(0, ROWS_TO_LOOK_AT)) {
    const cell = (row[at] ?? '').trim();
    if (cell !== '' && !sample.includes(cell)) sample.push(cell.slice(0, LONGEST));
    if (sample.length === SAMPLES) break;
  }
  return sample;
}
