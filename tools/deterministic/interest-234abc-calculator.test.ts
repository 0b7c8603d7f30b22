import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import interest from './interest-234abc-calculator.ts';
import { monthsOrParts } from './tax/delayInterest.ts';

const year = { tax_year: 'FY 2025-26', tax: 100000, due_date: '2026-07-31', filed_on: '2026-09-01' };

test('parts of a month count as a month', () => {
  expect(monthsOrParts('2026-08-01', '2026-08-31')).toBe(1);
  expect(monthsOrParts('2026-08-01', '2026-09-01')).toBe(2);
  expect(monthsOrParts('2026-08-01', '2026-07-31')).toBe(0);
});

test('tax paid by the due date bears no interest for the late return (circular 2/2015)', () => {
  const paid = resultOf(interest.run({ ...year, balance_paid_on: '2026-07-15' }));
  expect(valueIn(paid, 'Late return (section 234A)')).toBe('₹0');
  expect(valueIn(paid, 'Shortfall of advance tax (section 234B)')).toBe('₹4,000');
});

test('a resident of sixty without business, and presumptive profits', () => {
  const senior = resultOf(interest.run({ ...year, senior_without_business: true }));
  expect(valueIn(senior, 'Interest in all')).toBe('₹2,000');
  const presumptive = resultOf(interest.run({ ...year, presumptive: true }));
  expect(valueIn(presumptive, 'Deferment of instalments (section 234C)')).toBe('₹1,000');
});

test('payments that fall, and days within the year, are refused', () => {
  expect(problemsOf(interest.run({ ...year, paid_june: 2, paid_september: 1 }))[0]).toMatch(/\(paid_september\)/);
  expect(problemsOf(interest.run({ ...year, filed_on: '2026-03-31' }))[0]).toMatch(/must be after 2026-03-31/);
});

test('months from a day within a month: that the Act leaves it open is told', () => {
  const notes = (due_date: string) =>
    resultOf(
      interest.run({ tax_year: 'FY 2024-25', tax: 50000, due_date, filed_on: '2025-10-05', paid_march: 0 }),
    ).notes.join(' ');
  expect(notes('2025-09-16')).toMatch(/counted from day to day, beginning with 2025-09-17/);
  expect(notes('2025-07-31')).not.toMatch(/day to day/);
});
