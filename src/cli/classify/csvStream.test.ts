// CSV in pieces reads as CSV in one: whatever the cells hold and wherever the pieces end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvStream, csvLine } from './csvStream.ts';

const readIn = (pieces: readonly string[], delimiter: string): readonly (readonly string[])[] => {
  const csv = new CsvStream(delimiter);
  return [...pieces.flatMap((piece) => csv.push(piece)), ...csv.end()];
};

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'क', '|', '\t') });
const table = fc.array(
  fc.array(cell, { minLength: 1, maxLength: 4 }).filter((row) => row.some((one) => one.trim() !== '')),
);

test('what is written is read again, in pieces of any size', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.integer({ min: 1, max: 7 }),
      (rows, delimiter, size) => {
        const text = rows.map((row) => csvLine(row, delimiter)).join('');
        const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
          text.slice(i * size, (i + 1) * size),
        );
        expect(readIn(pieces, delimiter)).toEqual(rows);
      },
    ),
  );
});

test('reads a last line without an end, leaves out empty lines, and keeps a quote within a cell', () => {
  expect(readIn(['a,b\r\n\r\n,\n5" pipe,c'], ',')).toEqual([
    ['a', 'b'],
    ['5" pipe', 'c'],
  ]);
});
