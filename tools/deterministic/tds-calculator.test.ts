import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import tds from './tds-calculator.ts';

const run = (values: Record<string, unknown>) =>
  resultOf(tds.run({ payee: 'individual or HUF', payment_date: '2026-11-02', ...values }));

test('professional fees: nothing up to ₹50,000 a year, then 10% of everything', () => {
  expect(valueIn(run({ nature: 'Professional fees', amount: 50000 }), 'TDS')).toBe('₹0');
  const crossed = run({ nature: 'Professional fees', amount: 40000, paid_before: 25000 });
  expect(valueIn(crossed, 'TDS')).toBe('₹6,500');
  expect(valueIn(crossed, 'Section from 1 April 2026')).toBe('393(1), Sl. No. 6(iii)');
  expect(valueIn(crossed, 'Section before')).toBe('194J');
});

test('contracts: a single payment above ₹30,000, or ₹1,00,000 a year', () => {
  expect(valueIn(run({ nature: 'Contract work', amount: 30000 }), 'TDS')).toBe('₹0');
  expect(valueIn(run({ nature: 'Contract work', amount: 40000, paid_before: 20000 }), 'TDS')).toBe('₹400');
  expect(valueIn(run({ nature: 'Contract work', amount: 25000, paid_before: 80000 }), 'TDS')).toBe('₹1,050');
  expect(
    valueIn(run({ nature: 'Contract work', amount: 25000, paid_before: 80000, deducted_before: 40000 }), 'TDS'),
  ).toBe('₹650');
  expect(valueIn(run({ nature: 'Contract work', payee: 'company', amount: 40000 }), 'TDS')).toBe('₹800');
});

test('without PAN 20%, goods 5% and only above ₹50 lakh', () => {
  expect(valueIn(run({ nature: 'Professional fees', amount: 60000, pan_given: false }), 'TDS')).toBe('₹12,000');
  expect(valueIn(run({ nature: 'Purchase of goods', amount: 5100000 }), 'TDS')).toBe('₹100');
  expect(valueIn(run({ nature: 'Purchase of goods', amount: 5100000, pan_given: false }), 'TDS')).toBe('₹5,000');
});

test('the section follows the date, and dates outside the table are refused', () => {
  const before = run({ nature: 'Commission or brokerage', amount: 30000, payment_date: '2026-03-31' });
  expect(valueIn(before, 'Section on this date')).toBe('194H');
  expect(valueIn(before, 'TDS')).toBe('₹600');
  const outside = tds.run({ nature: 'Dividend', payee: 'company', amount: 1, payment_date: '2025-03-31' });
  expect(problemsOf(outside)[0]).toMatch(/from 2025-04-01 on/);
});

test('senior citizens have ₹1,00,000 of bank interest free', () => {
  const nature = 'Interest from a bank, co-operative bank or post office';
  expect(valueIn(run({ nature, amount: 90000 }), 'TDS')).toBe('₹9,000');
  expect(valueIn(run({ nature, amount: 90000, senior: true }), 'TDS')).toBe('₹0');
});
