// Many rows as NDJSON, and what `kosh classify` makes of them as a whole and in parts.
import { kosh, type Ran } from './kosh.ts';

const ITEMS = ['live goats', 'ceramic wall tiles', 'cotton shirt', 'hotel room', 'haldi powder', 'gift item', 'Total'];

/** Rows that differ in text, price, day and fields, as a lake has them. */
export const rowsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const row: Record<string, unknown> = { id: i, item: `${ITEMS[i % ITEMS.length]} ${i % 499}` };
    if (i % 3 !== 0) row.price = (i * 37) % 9_000;
    if (i % 5 === 0) row.invoice_date = `${2018 + (i % 8)}-09-2${i % 10}`;
    if (i % 11 === 0) row.invoice_no = `A${i % 7}`;
    return JSON.stringify(row);
  });

export const partsOf = (rows: readonly string[], count: number): readonly (readonly string[])[] => {
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
};

/** As an engine that pipes starts it in a partition. */
export const inPartition = (rows: readonly string[], jobs = 1): Promise<Ran> =>
  kosh(['classify', '--format', 'ndjson', '--jobs', String(jobs), '-'], {
    input: rows.map((row) => `${row}\n`).join(''),
  });
