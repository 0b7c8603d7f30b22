import { expect, test } from 'vitest';
import * as z from 'zod';
import { trimmedLength } from '../contract/came.ts';
import { dateFrom, flag, parse, text, wholeNumber } from './parameters.ts';
import { Refusal } from './refusal.ts';

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
  }
  return 'no refusal';
};

test('lengths count code points after trimming', () => {
  expect(trimmedLength('  😀😀 ')).toBe(2);
  const schema = text('Parameter q', 3, {});
  expect(parse(schema, ' 😀😀😀 ')).toBe(' 😀😀😀 ');
  expect(refusal(() => parse(schema, 'abcd'))).toBe(
    '400 Parameter q must have 1 to 3 characters, but 4 characters came.',
  );
  expect(refusal(() => parse(schema, ' '))).toBe(
    '400 Parameter q must have 1 to 3 characters, but an empty text came.',
  );
  expect(refusal(() => parse(schema, undefined))).toBe(
    '400 Parameter q must be a text of 1 to 3 characters, but nothing came.',
  );
  expect(refusal(() => parse(schema, 5))).toMatch(/but 5 came/);
});

test('whole numbers are plain digits within their range', () => {
  const schema = wholeNumber('Parameter limit', 1, 20, 5, {});
  expect(parse(schema, undefined)).toBe(5);
  expect(parse(schema, '020')).toBe(20);
  for (const wrong of ['0', '21', '1e1', '+5', ' 5', '', '５']) {
    expect(
      refusal(() => parse(schema, wrong)),
      wrong,
    ).toMatch(/^400 Parameter limit must be a whole number from 1 to 20 in plain digits, but .+ came\.$/);
  }
});

test('a whole number without an upper bound is never too large', () => {
  const schema = wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, {});
  for (const huge of ['9007199254740993', '9'.repeat(400)]) {
    expect(parse(schema, huge)).toBe(Number.MAX_SAFE_INTEGER);
  }
  expect(refusal(() => parse(schema, '-1'))).toMatch(/of 0 or more/);
});

test('flags', () => {
  const schema = flag('Parameter india', {});
  for (const set of ['1', 'true', 'yes', 'on', '', ' ']) expect(parse(schema, set), set).toBe(true);
  for (const unset of ['0', 'false', 'no', 'off', undefined]) expect(parse(schema, unset), unset).toBe(false);
  for (const wrong of ['2', 'YES', 'True', 'OFF', ' 1', '0 ']) {
    expect(
      refusal(() => parse(schema, wrong)),
      wrong,
    ).toMatch(/Parameter india must be one of/);
  }
});

test('dates of the calendar from a day on', () => {
  const schema = dateFrom('Parameter as_of', '2017-07-01', {});
  expect(parse(schema, '2024-02-29')).toBe('2024-02-29');
  for (const wrong of ['2023-02-29', '2017-06-30', '2024-2-1', '', 'today'])
    expect(refusal(() => parse(schema, wrong))).toMatch(/as_of/);
});

test('the first issue of several is told', () => {
  expect(refusal(() => parse(z.object({ a: text('a', 1, {}), b: text('b', 1, {}) }), {}))).toMatch(/^400 a must/);
});
