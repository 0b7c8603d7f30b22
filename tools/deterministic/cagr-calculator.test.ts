import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import cagr, { yearsBetween } from './cagr-calculator.ts';

test('whole years count as such, leap days included', () => {
  expect(yearsBetween('2021-11-16', '2026-11-16')).toBe(5);
  expect(yearsBetween('2020-02-29', '2021-02-28')).toBe(1);
});

test('the value later at the same rate', () => {
  const result = resultOf(cagr.run({ start_value: 100, end_value: 121, years: 2, years_ahead: 1 }));
  expect(valueIn(result, 'CAGR')).toBe('10%');
  expect(valueIn(result, 'Value after 1 more years')).toBe('₹133.10');
});

test('a span is given once and whole', () => {
  const values = { start_value: 100, end_value: 121 };
  expect(problemsOf(cagr.run(values))[0]).toMatch(/Give the years/);
  expect(problemsOf(cagr.run({ ...values, start_date: '2020-01-01' }))[0]).toMatch(/needs both days/);
  const dates = { start_date: '2020-01-01', end_date: '2022-01-01' };
  expect(problemsOf(cagr.run({ ...values, ...dates, years: 3 }))[0]).toMatch(/2.00 years apart, but 3 came/);
});
