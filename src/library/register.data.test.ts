import { expect, test } from 'vitest';
import { openTariff } from '../tariff/node.ts';
import { checkDocument, checkLines, openDocument, summarise } from './register.ts';

const tariff = openTariff();
const line = { code: '8517', rate: 12 };
const register = openDocument('Particulars,HSN,Rate\nMobile phone,8517,12\n');

/** As plain JavaScript calls: without types. */
const untyped = <Given extends (...values: never[]) => unknown>(called: Given) =>
  called as unknown as (...values: unknown[]) => unknown;

test.each([
  ['x', 'lines must be a list of lines, but "x" came.'],
  [[line, 5], 'lines[1] must be an object with fields such as description, code and rate, but 5 came.'],
  [[null], 'lines[0] must be an object with fields such as description, code and rate, but null came.'],
  [
    [{ hsn: '8517', rate: 12 }],
    'lines[0] has the field hsn, which no line has; the fields are description, group, code,',
  ],
  [[{ code: ['8517'] }], 'lines[0].code must be a number or a text, but a list came.'],
])('lines that are none are refused: %j', (lines, message) => {
  expect(() => untyped(checkLines)(tariff, lines)).toThrow(message);
});

test.each([
  [{ as_of: '2019-01-01' }, 'There is no option "as_of"; the options are turnover, asOf and supplierGstin.'],
  [{ asOf: '2016-01-01' }, 'asOf must be a date as YYYY-MM-DD from 2017-07-01 on, but "2016-01-01" came.'],
  [{ turnover: '6 crore' }, 'turnover must be rupees as a number of 0 or more, but "6 crore" came.'],
  [{ turnover: Number.NaN }, 'turnover must be rupees as a number of 0 or more, but NaN came.'],
  [{ supplierGstin: '27' }, 'supplierGstin must be a GSTIN such as 27AAPFU0939F1ZV, but "27" came.'],
])('options of a check that are none are refused: %j', (options, message) => {
  expect(() => untyped(checkLines)(tariff, [line], options)).toThrow(message);
});

test('a row of a database, with null for what it has not, is checked', () => {
  const found = untyped(checkLines)(tariff, [{ ...line, description: null, date: undefined }]);
  expect(found).toEqual(checkLines(tariff, [line]));
});

test('what is no register is refused by name', () => {
  expect(() => untyped(openDocument)(5)).toThrow('source must be the text of a file or a list of rows, but 5 came.');
  expect(() => untyped(openDocument)(['a'])).toThrow('source[0] must be a list of cells, but "a" came.');
  expect(() => untyped(openDocument)([['a'], ['b', 5]])).toThrow('source[1][1] must be a text, but 5 came');
  expect(() => untyped(openDocument)('a', { header: 1 })).toThrow('There is no option "header"');
  expect(() => untyped(checkDocument)(tariff)).toThrow('register must be what openDocument opened, but nothing came.');
  expect(() => untyped(checkDocument)(tariff, register, { as_of: '2019-01-01' })).toThrow('There is no option "as_of"');
  expect(() => untyped(summarise)(tariff, register, { period: '102026', quarter: true })).toThrow(
    'There is no option "quarter"; the options are period, isQuarter and gstin.',
  );
  expect(() => untyped(summarise)(tariff, register)).toThrow(
    'options must be an object with period, isQuarter and gstin, but nothing came.',
  );
  expect(() => untyped(checkDocument)(tariff, register, '2019-01-01')).toThrow('but "2019-01-01" came.');
});
