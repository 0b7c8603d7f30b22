// What a run asks: each text once with what is told beside it.
import { expect, test } from 'vitest';
import { ToldReader } from '../../bulk/told.ts';
import { alikeOf, layoutFor, partsOf } from './bulkRows.ts';
import { BulkRun } from './bulkRun.ts';

test('rows with one text are asked once, apart where another column tells something else', async () => {
  const table = [
    ['item', 'hsn'],
    ['special mix', '2106'],
    ['special mix', '2106'],
    ['special mix', '3824'],
  ];
  const layout = layoutFor(table, true);
  const { items, rows } = await BulkRun.of({
    fileName: 'items',
    parts: partsOf(table, layout),
    numberColumns: [],
    column: 0,
    told: new ToldReader(layout, 0),
    day: '2026-11-01',
  });
  expect(items.map(({ told }) => told.code)).toEqual(['2106', '3824']);
  expect(rows.map((row) => alikeOf(row).length)).toEqual([2, 2, 1]);
});
