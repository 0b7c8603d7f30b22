// CSV texts as spreadsheets and people write them.
import { expect, test } from 'vitest';
import { readCsv } from './read.ts';

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
