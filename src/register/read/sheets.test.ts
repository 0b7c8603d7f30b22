// The sheet of a workbook that is read, and those that are when all are.
import { expect, test } from 'vitest';
import { lineSheets, mainSheet } from './sheets.ts';

const sheet = (name: string, ...rows: readonly string[]) => ({ name, rows: rows.map((row) => row.split('|')) });
const COVER = sheet('Index', 'Branch|Sheet', 'Pune|Pune', 'Nashik|Nashik');
const README = sheet('Read me', 'Goods and Services Tax|', 'Financial year|2026-27');
const NAMES = 'Bill Date|Bill No|Item|HSN|Qty|Taxable Value|GST%';
const PUNE = sheet('Pune', 'Sales of Pune', NAMES, '1-10-2026|1|Brush|96032900|1|50|18');
const NASHIK = sheet('Nashik', NAMES, '2-10-2026|2|Brush|96032900|2|90|18');
const LIST = sheet('Items', 'Item|HSN|GST%', 'Brush|96032900|18');
const NOTES = sheet('Notes', 'Call the printer on Monday');

test('the sheet that tells most is read, the first of several', () => {
  expect(mainSheet([COVER, README, LIST, PUNE, NASHIK])?.name).toBe('Pune');
  expect(mainSheet([COVER])?.name).toBe('Index');
  expect(mainSheet([])).toBe(undefined);
});

test('all sheets with lines are read, and no cover', () => {
  const sheets = [COVER, README, PUNE, NOTES, NASHIK, LIST];
  expect(lineSheets(sheets).map(({ name }) => name)).toEqual(['Pune', 'Nashik', 'Items']);
});
