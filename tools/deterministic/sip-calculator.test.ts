import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import sip from './sip-calculator.ts';

test('twelve months that compound to the yearly rate give exactly it', () => {
  const values = { monthly: 0, lump_sum: 100000, annual_return: 12, months: 12 };
  const exact = resultOf(sip.run({ ...values, monthly_rate: 'compounds to the yearly rate' }));
  expect(valueIn(exact, 'Value at the end')).toBe('₹1,12,000');
  expect(valueIn(resultOf(sip.run(values)), 'Value at the end')).toBe('₹1,12,682.50');
});

test('a part of a year has its own line, and nothing to invest is refused', () => {
  expect(resultOf(sip.run({ monthly: 100, annual_return: 0, months: 13 })).tables[0]?.rows).toHaveLength(2);
  expect(problemsOf(sip.run({ monthly: 0, annual_return: 12, months: 12 }))[0]).toMatch(/must be more than 0/);
  expect(problemsOf(sip.run({ monthly: 9e13, annual_return: 60, months: 720 }))[0]).toMatch(/too large|passes/);
});
