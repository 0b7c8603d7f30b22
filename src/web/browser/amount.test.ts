// Tax on an amount: each half rounded to the paisa, as an invoice has it.
import { expect, test } from 'vitest';
import { paiseOf, taxText } from './amount.ts';

test('amounts are read as people write them', () => {
  expect(['1000', '1,18,000.50', '₹ 99.9', '0'].map(paiseOf)).toEqual([100_000, 11_800_050, 9990, 0]);
  expect(['', 'ten', '-5', '1.234', '1e9', '9'.repeat(13), '12.345', '5 dozen'].map(paiseOf)).toEqual(
    Array(8).fill(undefined),
  );
  expect(['८०००', '१,१८,०००.५०', '₹१ लाख'].map(paiseOf)).toEqual([800_000, 11_800_050, 10_000_000]);
  expect(['1 lakh', '2.5 Lakh', '1.25 lac', '50k', '3 हज़ार'].map(paiseOf)).toEqual([
    10_000_000, 25_000_000, 12_500_000, 5_000_000, 300_000,
  ]);
  expect(['1 crore', '1.5 cr', '2 करोड़', '2 करो\u095c', 'Rs. 500/-'].map(paiseOf)).toEqual([
    1_000_000_000, 1_500_000_000, 2_000_000_000, 2_000_000_000, 50_000,
  ]);
});

test('tax is told in its parts', () => {
  expect(taxText(100_000, 18)).toBe('CGST ₹90 + SGST ₹90, or IGST ₹180; in all ₹1,180');
  expect(taxText(9990, 5)).toBe('CGST ₹2.50 + SGST ₹2.50, or IGST ₹5; in all ₹104.90');
  // The halves are rounded each: the two totals are a paisa apart, and the calculator says the same.
  expect(taxText(99_900, 5)).toBe('CGST ₹24.98 + SGST ₹24.98, in all ₹1,048.96; or IGST ₹49.95, in all ₹1,048.95');
  expect(taxText(100_000, 0)).toBe('no GST; in all ₹1,000');
});
