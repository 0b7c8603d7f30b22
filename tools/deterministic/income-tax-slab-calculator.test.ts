import { expect, test } from 'vitest';
import { rupees } from '../../src/tools/money.ts';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import calculator from './income-tax-slab-calculator.ts';
import { INCOME_TAX } from './statutory/incomeTax.ts';
import { taxUnder } from './tax/slabs.ts';

const yearOf = (label: string) => {
  const entry = INCOME_TAX.entries.find(({ value }) => value.label === label);
  if (entry === undefined) throw new Error(label);
  return entry.value;
};
const newTax = (income: number, label = 'FY 2025-26') =>
  taxUnder(yearOf(label).newRegime, 'below 60', rupees(income), { cessPercent: 4, resident: true });
const oldTax = (income: number, age: 'below 60' | '60 to 79' | '80 and above' = 'below 60') =>
  taxUnder(yearOf('FY 2025-26').oldRegime, age, rupees(income), { cessPercent: 4, resident: true });

// Tax before cess as in the Finance Minister's table of February 2025, then with 4% cess.
test.each([
  [1_200_000, 0],
  [1_600_000, 124_800],
  [2_000_000, 208_000],
  [2_400_000, 312_000],
  [5_000_000, 1_123_200],
])('new regime on ₹%i is ₹%i', (income, tax) => {
  expect(newTax(income).payable).toBe(rupees(tax));
  expect(newTax(income, 'Tax year 2026-27').payable).toBe(rupees(tax));
});

test('marginal relief just above the rebate limit: tax never passes the income above it', () => {
  expect(newTax(1_210_000)).toMatchObject({
    slabTax: rupees(61_500),
    rebateRelief: rupees(51_500),
    payable: rupees(10_400),
  });
  expect(newTax(1_270_000).payable).toBe(rupees(72_800));
  expect(newTax(1_275_000)).toMatchObject({ rebateRelief: 0, payable: rupees(74_100) });
  expect(newTax(710_000, 'FY 2024-25').payable).toBe(rupees(10_400));
});

test('surcharge with marginal relief just above ₹50 lakh', () => {
  expect(newTax(5_010_000)).toMatchObject({
    slabTax: rupees(1_083_000),
    surcharge: rupees(108_300),
    surchargeRelief: rupees(101_300),
    payable: rupees(1_133_600),
  });
  expect(newTax(60_000_000).surchargePercent).toBe(25);
  expect(oldTax(60_000_000).surchargePercent).toBe(37);
});

test('old regime by age', () => {
  expect(oldTax(500_000).payable).toBe(0);
  expect(oldTax(500_010).payable).toBe(rupees(13_000));
  expect(oldTax(1_000_000).payable).toBe(rupees(117_000));
  expect(oldTax(1_000_000, '60 to 79').payable).toBe(rupees(114_400));
  expect(oldTax(1_000_000, '80 and above').payable).toBe(rupees(104_000));
});

test('a salary of ₹12,75,000 pays nothing in the new regime', () => {
  const result = resultOf(calculator.run({ tax_year: 'Tax year 2026-27', salary: 1275000 }));
  expect(valueIn(result, 'Tax under the new regime')).toBe('₹0');
  expect(valueIn(result, 'Cheaper')).toBe('New regime');
  expect(result.sources[0]).toMatchObject({ usedFor: '2026-04-01', from: '2026-04-01' });
});

test('tax never falls when income grows', () => {
  for (const tax of [newTax, oldTax]) {
    let before = 0;
    for (let income = 0; income < 60_000_000; income += 49_990) {
      const { payable } = tax(income);
      expect(payable).toBeGreaterThanOrEqual(before);
      before = payable;
    }
  }
});
