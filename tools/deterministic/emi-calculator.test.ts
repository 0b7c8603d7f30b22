import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import emi, { emiOf, schedule } from './emi-calculator.ts';

test('the formula: ₹10 lakh at 8.5% for 20 years is ₹8,678.23; ₹1 lakh at 12% for a year is ₹8,884.88', () => {
  expect(emiOf(1_000_000_00, 8.5, 240)).toBe(8_678_23);
  expect(emiOf(100_000_00, 12, 12)).toBe(8_884_88);
  expect(emiOf(120_000_00, 0, 12)).toBe(10_000_00);
});

test('a prepayment ends the loan earlier', () => {
  const result = resultOf(
    emi.run({ principal: 1000000, annual_rate: 8.5, months: 240, prepayment: 100000, prepayment_month: 12 }),
  );
  expect(Number(valueIn(result, 'Months saved by the prepayment')?.replace(' months', ''))).toBeGreaterThan(30);
  expect(problemsOf(emi.run({ principal: 1, annual_rate: 1, months: 2, prepayment: 1 }))).toHaveLength(1);
});

test('every schedule ends at zero and repays the principal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1e11 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 1e10 }),
      (principal, rate, months, extra) => {
        const rows = schedule(principal, rate / 10_000, months, { month: Math.ceil(months / 2), amount: extra });
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.reduce((sum, row) => sum + row.principal + row.prepaid, 0)).toBe(principal);
      },
    ),
    { numRuns: 60 },
  );
});
