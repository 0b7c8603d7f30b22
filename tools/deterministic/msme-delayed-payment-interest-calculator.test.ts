import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import msme, { monthlyRests } from './msme-delayed-payment-interest-calculator.ts';

const base = { amount: 100000, acceptance_date: '2026-01-01', bank_rate: 6, until: '2026-06-30' };

test('due after 15 days without a written term, after the agreed days with one, never after more than 45', () => {
  expect(valueIn(resultOf(msme.run(base)), 'Due by')).toBe('2026-01-16');
  expect(valueIn(resultOf(msme.run({ ...base, agreed_days: 30 })), 'Due by')).toBe('2026-01-31');
  expect(valueIn(resultOf(msme.run({ ...base, agreed_days: 90 })), 'Due by')).toBe('2026-02-15');
  expect(valueIn(resultOf(msme.run({ ...base, agreed_days: 0 })), 'Due by')).toBe('2026-01-01');
});

test('three times the bank rate, compounded each month: 1.5% twelve times is 19.5618%', () => {
  const periods = monthlyRests(100_000_00, 18, '2025-01-16', '2026-01-16');
  expect(periods).toHaveLength(12);
  const interest = periods.reduce((sum, one) => sum + one.interest, 0);
  expect(Math.abs(interest - 100_000_00 * (1.015 ** 12 - 1))).toBeLessThan(12);
});

test('days of a part month count as their share, and nothing is due in time', () => {
  const half = monthlyRests(100_000_00, 18, '2026-04-01', '2026-04-16');
  expect(half[0]?.interest).toBe(750_00);
  expect(valueIn(resultOf(msme.run({ ...base, until: '2026-01-16' })), 'Interest')).toBe('₹0');
});
