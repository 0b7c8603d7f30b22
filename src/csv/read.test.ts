// CSV texts as spreadsheets and people write them.
import { expect, test } from 'vitest';
import { csvRecords, readCsv } from './read.ts';

test('reads quotes, line ends within cells and a byte order mark', () => {
  expect(readCsv('\ufeffa,b\r\n"x, ""y""\nz",2\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
});

test('reads a last line without an end, and a quote within a cell', () => {
  expect(readCsv('a\n5" pipe')).toEqual([['a'], ['5" pipe']]);
});

test('reads a file below a line that names the delimiter, and lines that end as on old Macs', () => {
  const rows = [
    ['item', 'qty'],
    ['rice', '2'],
  ];
  expect(readCsv('sep=;\r\nitem;qty\r\nrice;2\r\n')).toEqual(rows);
  expect(readCsv('item,qty\rrice,2\r')).toEqual(rows);
});

test('records tell the line they begin on, and what their quotes have wrong', () => {
  expect([...csvRecords('sep=;\na;b\n"1\n2";3\n\n"4"x;"5')]).toEqual([
    { line: 2, cells: ['a', 'b'] },
    { line: 3, cells: ['1\n2', '3'] },
    { line: 5, cells: [''] },
    { line: 6, cells: ['4x', '5'], fault: { line: 6, message: '"x" stands after a closing quote' } },
  ]);
  expect([...csvRecords('a\n"b\nc')][1]?.fault).toEqual({ line: 2, message: 'a quoted field is never closed' });
  expect([...csvRecords('a,\r\n,b')].map(({ cells }) => cells)).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
});
