// What is written is read again, and no spreadsheet runs it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read.ts';
import { csvLine, isFormula } from './write.ts';

const cell = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'क', '\t', '=', '-', '+', '@', '1', '＝'),
});
const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((one) => one.trim() !== ''));

test('a line is read as the cells it was made of, with a sign before formulas', () => {
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
      const text = rows.map((cells) => csvLine(cells, delimiter)).join('');
      const written = readCsv(text, { delimiter, lineEnd: '\n', start: 0 });
      expect(written).toEqual(rows.map((cells) => cells.map((one) => (isFormula(one) ? `'${one}` : one))));
      expect(written.flat().filter(isFormula)).toEqual([]);
    }),
  );
});

test.each([
  '=1+1',
  '@SUM(A1)',
  '+A1',
  '-2+3',
  '- 5 mm bolt',
  "=cmd|' /C calc'!A0",
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋91',
  '－2',
  '＠x',
])('%j would be run', (formula) => expect(isFormula(formula)).toBe(true));

test.each(['', 'rice', '5-7', '-', '-1.5', '-1,500.00', '+5%', "'=1+1", '1=1'])('%j is no formula', (text) =>
  expect(isFormula(text)).toBe(false),
);

test('quotes only what would break the line, which ends as spreadsheets end it', () => {
  expect(csvLine(['चावल', 'a "b"', 'c,d', 'e\nf', 'g;h'])).toBe('चावल,"a ""b""","c,d","e\nf",g;h\r\n');
  expect(csvLine(['c,d', 'g;h'], ';')).toBe('c,d;"g;h"\r\n');
});
