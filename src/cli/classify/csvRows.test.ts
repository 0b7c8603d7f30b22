// CSV in pieces reads as CSV in one: whatever the cells hold and wherever the pieces end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { csvLine, isFormula } from '../../csv/write.ts';
import { type CsvRow, CsvStream } from './csvRows.ts';

/** What each row is read as; it must be asked before the next piece comes. */
function readIn<Read>(pieces: readonly Buffer[], delimiter: string, read: (row: CsvRow) => Read): readonly Read[] {
  const csv = new CsvStream(delimiter);
  return [...pieces.flatMap((piece) => csv.push(piece).map(read)), ...csv.end().map(read)];
}

const cellsOf = (text: string, delimiter = ','): readonly (readonly string[])[] =>
  readIn([Buffer.from(text)], delimiter, (row) => row.cells());
const lineOf = ({ bytes, from, to }: CsvRow): string => bytes.toString('utf8', from, to);

const inPieces = (text: string, size: number): readonly Buffer[] => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
};

const sign = fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\r\n', ' ', 'क', '|', '\t', '=', '-');
/** A formula would not be written as it is. */
const cell = fc.string({ unit: sign }).filter((one) => !isFormula(one));
const table = fc.array(
  fc.array(cell, { minLength: 1, maxLength: 4 }).filter((row) => row.some((one) => one.trim() !== '')),
);
const delimiters = fc.constantFrom(',', ';', '\t', '|');
const pieceSize = fc.integer({ min: 1, max: 7 });

test('what is written is read again, in pieces of any size', () => {
  fc.assert(
    fc.property(table, delimiters, pieceSize, (rows, delimiter, size) => {
      const lines = rows.map((row) => csvLine(row, delimiter));
      const pieces = inPieces(lines.join(''), size);
      expect(readIn(pieces, delimiter, (row) => row.cells())).toEqual(rows);
      expect(readIn(pieces, delimiter, lineOf)).toEqual(lines.map((line) => line.slice(0, -2)));
      expect(readIn(pieces, delimiter, ({ isWellFormed }) => isWellFormed)).toEqual(rows.map(() => true));
    }),
  );
});

test('any text reads the same in pieces as in one', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), delimiters, pieceSize, (text, delimiter, size) => {
      const seen = (row: CsvRow) => ({
        cells: row.cells(),
        line: lineOf(row),
        isWellFormed: row.isWellFormed,
        hasFormula: row.isWellFormed && row.hasFormula(),
      });
      const rows = readIn([Buffer.from(text)], delimiter, seen);
      expect(readIn(inPieces(text, size), delimiter, seen)).toEqual(rows);
      readIn([Buffer.from(text)], delimiter, (row) => {
        const cells = row.cells();
        expect(row.width).toBe(cells.length);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('any text has the cells that a reader of whole texts finds, and formulas are seen among them', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), delimiters, (text, delimiter) => {
      const whole = readCsv(text, { delimiter, lineEnd: '\n', start: 0 });
      expect(cellsOf(text, delimiter)).toEqual(whole);
      readIn([Buffer.from(text)], delimiter, (row) => {
        if (row.isWellFormed) expect(row.hasFormula()).toBe(row.cells().some(isFormula));
      });
    }),
    { numRuns: 1_000 },
  );
});

test('a well-formed line with cells put behind it has its own cells and those', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), delimiters, (text, delimiter) => {
      readIn([Buffer.from(text)], delimiter, (row) => {
        if (!row.isWellFormed) return;
        expect(cellsOf(`${lineOf(row)}${delimiter}added`, delimiter)).toEqual([[...row.cells(), 'added']]);
      });
    }),
    { numRuns: 1_000 },
  );
});

test('reads a last line without an end, leaves out empty lines, and keeps a quote within a cell', () => {
  expect(cellsOf('a,b\r\n\r\n,\n5" pipe,c')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'c'],
  ]);
});

test.each([
  ['a quote within a cell', '5" pipe,c'],
  ['text after a closing quote', '"a"b,c'],
  ['a quote that is never closed', '"a,b'],
])('%s: not well formed', (_, text) => {
  expect(readIn([Buffer.from(text)], ',', ({ isWellFormed }) => isWellFormed)).toEqual([false]);
});

test('a row of many pieces takes time as its length does', () => {
  const piece = Buffer.alloc(1_000, 'a');
  const csv = new CsvStream(',');
  csv.push(Buffer.from('"'));
  let rows = 0;
  for (let i = 0; i < 20_000; i++) rows += csv.push(piece).length;
  expect(rows).toBe(0);
  expect(csv.end()[0]?.cells()[0]).toHaveLength(20_000_000);
});

test('lines that end as on old Macs', () => {
  const csv = new CsvStream(',', '\r');
  const rows = csv.push(Buffer.from('item,qty\r"live\rgoats",2\rrice'));
  expect([...rows, ...csv.end()].map((row) => row.cells())).toEqual([['item', 'qty'], ['live\rgoats', '2'], ['rice']]);
});
