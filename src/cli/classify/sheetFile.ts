// Writes the finished rows as an XLSX file: texts as texts, so that codes keep their zeros; numbers and dates as they came.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Cell } from '../../register/read/cells.ts';

/** A row as a line of the draft; a date is marked, since JSON has none. */
export const rowLine = (cells: readonly Cell[]): string =>
  `${JSON.stringify(cells.map((cell) => (cell instanceof Date ? { day: cell.toISOString() } : cell)))}\n`;

type Kept = string | number | boolean | null | { readonly day: string };

const sheetCell = (cell: Kept) => {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'object') return { value: new Date(cell.day), type: Date, format: 'yyyy-mm-dd' };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return typeof cell === 'boolean' ? { value: cell, type: Boolean } : { value: cell, type: String };
};

export async function writeSheet(draft: string, target: string): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const rows: ReturnType<typeof sheetCell>[][] = [];
  for await (const line of createInterface({ input: createReadStream(draft) })) {
    if (line !== '') rows.push((JSON.parse(line) as Kept[]).map(sheetCell));
  }
  await writeExcelFile(rows).toFile(target);
}
