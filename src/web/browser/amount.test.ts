// Tax on an amount: each half rounded to the paisa, as an invoice has it.
import { expect, test } from 'vitest';
import { paiseOf, taxText } from './amount.ts';

test('amounts are read as people write them', () => {
  expect(['1000', '1,18,000.50', '₹ 99.9', '0'].map(paiseOf)).toEqual([100_000, 11_800_050, 9990, 0]);
  expect(['', 'ten', '-5', '1.234', '1e9', '9'.repeat(13)].map(paiseOf)).toEqual(Array(6).fill(undefined));
});

test('tax is told in its parts', () => {
  expect(taxText(100_000, 18)).toBe('CGST ₹90 + SGST ₹90, or IGST ₹180; in all ₹1,180');
  expect(taxText(9990, 5)).toBe('CGST ₹2.50 + SGST ₹2.50, or IGST ₹5; in all ₹104.90');
  expect(taxText(100_000, 0)).toBe('no GST; in all ₹1,000');
});
