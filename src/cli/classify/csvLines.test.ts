// What is written piece by piece reads like the cells put in form one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedCells } from '../../bulk/columns.ts';
import type { Review, RowAnswer } from '../../bulk/rowAnswer.ts';
import { readCsv } from '../../csv/read.ts';
import { csvLine } from '../../csv/write.ts';
import { ByteBuffer } from './byteBuffer.ts';
import { SheetRow } from './cells.ts';
import { CsvLines } from './csvLines.ts';
import { CsvStream } from './csvRows.ts';

/** What a table of so many columns is written as. */
function written(delimiter: string, width: number, write: (lines: CsvLines) => void): string {
  let text = '';
  const out = new ByteBuffer((bytes) => {
    text += Buffer.from(bytes).toString();
  });
  write(new CsvLines(out, delimiter, width));
  out.flush();
  return text;
}

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', '₹', '|', '\t') });
const facts = fc.record({
  code: fc.constant('0406'),
  description: cell,
  rate: cell,
  unit: cell,
  notes: cell,
  condition: cell,
});
const answer = fc.record(
  {
    facts: fc.option(facts, { nil: undefined }),
    confidence: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
    review: fc.constantFrom<Review>('nothing', 'code', 'rate'),
    alternates: fc.constantFrom([], ['2106'], ['2106', '0405']),
    asOf: fc.constant('2026-04-01'),
    price: fc.constantFrom(1999, 2199.5),
    group: cell,
    chosen: fc.constantFrom('code' as const, 'code and rate' as const),
  },
  { requiredKeys: ['facts', 'confidence', 'review', 'alternates', 'asOf'] },
);
const row = fc.array(cell, { minLength: 1, maxLength: 4 });
const delimiters = fc.constantFrom(',', ';', '\t', '|');
const NOTHING: RowAnswer = { facts: undefined, confidence: 0, review: 'code', alternates: [], asOf: '' };

test('a line is the cells of the row, as many as the table has columns, and those that are added', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, answer), { maxLength: 5 }), delimiters, (drawn, delimiter) => {
      const rows = drawn.map(([cells, one], number) => {
        const facts = one.facts && {
          number,
          isRateSplit: false,
          isRateOpen: false,
          isRetired: false,
          rates: [],
          ...one.facts,
        };
        return [cells, { ...one, facts }] as const;
      });
      const width = Math.max(...rows.map(([cells]) => cells.length));
      const expected = rows.map(([cells, one]) => {
        const missing = Array.from({ length: width - cells.length }, () => '');
        return csvLine([...cells, ...missing, ...addedCells(one)], delimiter);
      });
      const fromSheet = written(delimiter, width, (lines) => {
        for (const [cells, one] of [...rows, ...rows]) lines.line(new SheetRow(cells, 1), one);
      });
      expect(fromSheet).toBe([...expected, ...expected].join(''));
      // A row of CSV that has no text is left out, so each has some here.
      const csvRows = new CsvStream(delimiter).push(
        Buffer.from(rows.map(([cells]) => csvLine([...cells, 'b'], delimiter)).join('')),
      );
      const fromCsv = written(delimiter, width + 1, (lines) => {
        for (const [i, csvRow] of csvRows.entries()) lines.line(csvRow, rows[i]?.[1] ?? NOTHING);
      });
      const withText = rows.map(([cells, one]) => {
        const missing = Array.from({ length: width - cells.length }, () => '');
        return csvLine([...cells, 'b', ...missing, ...addedCells(one)], delimiter);
      });
      expect(fromCsv).toBe(withText.join(''));
    }),
  );
});

test('a row of a CSV file stays as it came, with its quotes; a broken one is put right, a formula disarmed', () => {
  const rows = new CsvStream(',').push(Buffer.from('"plain",1\n5" pipe,2\n"a"b,3\nshort\n"=1+1",-5\n'));
  const text = written(',', 2, (lines) => {
    for (const one of rows) lines.line(one, NOTHING);
  });
  const [plain, ...others] = text.split('\r\n');
  expect(plain).toBe('"plain",1,,,,,,yes,code,,,,,');
  expect(readCsv(others.join('\n')).map((cells) => cells.slice(0, 3))).toEqual([
    ['5" pipe', '2', ''],
    ['ab', '3', ''],
    ['short', '', ''],
    ["'=1+1", '-5', ''],
  ]);
});

test('a row with another delimiter is written with that of the table', () => {
  const rows = new CsvStream(';').push(Buffer.from('a,b;c\n'));
  expect(written(',', 2, (lines) => rows.map((one) => lines.line(one, NOTHING)))).toMatch(/^"a,b",c,/);
});

test('lines longer than the buffer are written whole', () => {
  const long = 'क'.repeat(100_000);
  const text = written(',', 1, (lines) => {
    for (let i = 0; i < 3; i++) lines.line(new SheetRow([long], 1), NOTHING);
  });
  expect(text).toBe(`${long},,,,,,yes,code,,,,,\r\n`.repeat(3));
});
