import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import advanceTax from './advance-tax-calculator.ts';

const run = (as_of: string, paid = 90000) =>
  resultOf(advanceTax.run({ tax_year: 'Tax year 2026-27', tax: 200000, paid, as_of }));

test('after the last instalment the rest is told, and until when it counts as advance tax', () => {
  expect(run('2027-03-15').summary).toBe('Pay ₹1,10,000 by 2027-03-15, so that 100% of ₹2,00,000 is paid.');
  expect(run('2027-03-16').summary).toBe('Pay ₹1,10,000 by 2027-03-31: until then it counts as advance tax.');
  expect(valueIn(run('2027-03-31'), 'Left to pay')).toBe('₹1,10,000');
  expect(run('2027-04-01').summary).toMatch(/^₹1,10,000 is left to pay, no longer as advance tax/);
  expect(valueIn(run('2027-03-20', 250000), 'Left to pay')).toBe('₹0');
});
