// CSV texts as spreadsheets and people write them, whole and in pieces.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CsvForm } from './form.ts';
import { CsvReader, type CsvRecord, csvRecords, readCsv } from './read.ts';
import { csvLine, isFormula } from './write.ts';

const formOf = (delimiter: string): CsvForm => ({ delimiter, lineEnd: '\n', start: 0 });
const recordsOf = (text: string, delimiter = ','): readonly CsvRecord[] => [...csvRecords(text, formOf(delimiter))];

function inPieces(text: string, size: number, delimiter: string): readonly CsvRecord[] {
  const csv = new CsvReader(formOf(delimiter));
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
  return [...pieces.flatMap((piece) => [...csv.read(piece)]), ...csv.read('', true)];
}

const sign = fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\r\n', ' ', 'क', '|', '\t', '=', '-');
const delimiters = fc.constantFrom(',', ';', '\t', '|');

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
  expect(readCsv('item\r"live\rgoats"\rrice')).toEqual([['item'], ['live\rgoats'], ['rice']]);
});

test('records tell the line they begin on, and what their quotes have wrong', () => {
  expect([...csvRecords('sep=;\na;b\n"1\n2";3\n\n"4"x;"5')]).toEqual([
    { line: 2, cells: ['a', 'b'], source: 'a;b' },
    { line: 3, cells: ['1\n2', '3'], source: '"1\n2";3' },
    { line: 5, cells: [''], source: '' },
    { line: 6, cells: ['4x', '5'], fault: { line: 6, message: '"x" stands after a closing quote' } },
  ]);
  expect([...csvRecords('a\n"b\nc')][1]?.fault).toEqual({ line: 2, message: 'a quoted field is never closed' });
  expect([...csvRecords('a,\r\n,b')].map(({ cells }) => cells)).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
});

test.each([
  ['a quote within a cell', '5" pipe,c'],
  ['text after a closing quote', '"a"b,c'],
  ['a quote that is never closed', '"a,b'],
])('%s: the record cannot be passed on as it is', (_, text) => {
  expect(recordsOf(text).map(({ source }) => source)).toEqual([undefined]);
});

test('any text reads the same in pieces as in one', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 60 }),
      delimiters,
      fc.integer({ min: 1, max: 7 }),
      (text, delimiter, size) => {
        expect(inPieces(text, size, delimiter)).toEqual(recordsOf(text, delimiter));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('what is written is read again, cell by cell and as the line it was', () => {
  const cell = fc.string({ unit: sign }).filter((one) => !isFormula(one));
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(table, delimiters, (rows, delimiter) => {
      const lines = rows.map((row) => csvLine(row, delimiter));
      const records = recordsOf(lines.join(''), delimiter);
      expect(records.map(({ cells }) => cells)).toEqual(rows);
      expect(records.map(({ source }) => `${source}\r\n`)).toEqual(lines);
    }),
  );
});

test('a record with cells put behind its source has its own cells and those', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), delimiters, (text, delimiter) => {
      for (const { cells, source } of recordsOf(text, delimiter)) {
        if (source === undefined) continue;
        expect(recordsOf(`${source}${delimiter}added`, delimiter).map((one) => one.cells)).toEqual([
          [...cells, 'added'],
        ]);
      }
    }),
    { numRuns: 1_000 },
  );
});
