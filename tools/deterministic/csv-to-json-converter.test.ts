import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import converter, { columnType } from './csv-to-json-converter.ts';

const convert = (csv: string, values: Record<string, unknown> = {}) =>
  JSON.parse(resultOf(converter.run({ csv, ...values })).outputs[0]?.text ?? '') as unknown;

test('quotes, doubled quotes, line breaks in quotes, CRLF', () => {
  expect(convert('a,b\r\n"x, ""y""\r\nz",1\r\n')).toEqual([{ a: 'x, "y"\r\nz', b: 1 }]);
});

test('types by column; codes with a leading zero stay text', () => {
  expect(convert('code;qty;rate;live;note\n0901;12;1.5;true;\n0902;;2;false;x')).toEqual([
    { code: '0901', qty: 12, rate: 1.5, live: true, note: '' },
    { code: '0902', qty: null, rate: 2, live: false, note: 'x' },
  ]);
  expect(convert('a\tb\n1\t2', { infer_types: false })).toEqual([{ a: '1', b: '2' }]);
  expect(columnType(['12345678901234567890'])).toBe('text');
  expect(valueIn(resultOf(converter.run({ csv: 'a|b\n1,5|2' })), 'Delimiter')).toBe('vertical bar');
});

test('ragged rows are named by the line they begin on, all at once', () => {
  const problems = problemsOf(converter.run({ csv: 'a,b\n"1\n2",3\n4\n5,6,7\n', delimiter: 'comma' }));
  expect(problems).toEqual([
    'CSV (csv) line 4 must have 2 fields, but 1 came.',
    'CSV (csv) line 5 must have 2 fields, but 3 came.',
  ]);
  expect(problemsOf(converter.run({ csv: 'a,a,\n1,2,3' }))).toHaveLength(2);
  expect(problemsOf(converter.run({ csv: 'a,b\n1,"2' }))[0]).toMatch(/line 2: a quoted field is never closed/);
});

test('names that every object would repeat at length are refused', () => {
  const csv = `${'n'.repeat(100_000)}\n${'1\n'.repeat(1000)}`;
  expect(problemsOf(converter.run({ csv }))[0]).toMatch(/shorten the names/);
});
