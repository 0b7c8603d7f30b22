import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import words, { amountInWords, wordsOf } from './indian-number-to-words.ts';

test.each([
  [0n, 'Zero'],
  [21n, 'Twenty-One'],
  [105n, 'One Hundred Five'],
  [1_00_000n, 'One Lakh'],
  [12_34_567n, 'Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven'],
  [1_00_00_000n, 'One Crore'],
  [1_00_000_00_00_000n, 'One Lakh Crore'],
])('%s is %s', (value, expected) => {
  expect(wordsOf(value)).toBe(expected);
});

test('amounts end as on a cheque', () => {
  expect(amountInWords(12n, 50n)).toBe('Rupees Twelve and Fifty Paise Only');
  expect(amountInWords(1n, 0n)).toBe('Rupee One Only');
  expect(amountInWords(0n, 1n)).toBe('One Paisa Only');
  expect(valueIn(resultOf(words.run({ amount: '₹12,34,567.5' })), 'In figures')).toBe('₹12,34,567.50');
  expect(problemsOf(words.run({ amount: '1234567890123456' }))).toHaveLength(1);
});

const UNITS = new Map([
  ['Crore', 10_000_000n],
  ['Lakh', 100_000n],
  ['Thousand', 1000n],
  ['Hundred', 100n],
]);
const NUMBERS = new Map(Array.from({ length: 100 }, (_, value) => [wordsOf(BigInt(value)), BigInt(value)]));

/** Words back to a number, by the greatest unit first. */
function numberOf(text: string): bigint {
  for (const [unit, size] of UNITS) {
    const at = text.lastIndexOf(` ${unit}`);
    if (at < 0) continue;
    const rest = text.slice(at + unit.length + 1).trim();
    return numberOf(text.slice(0, at)) * size + (rest === '' ? 0n : numberOf(rest));
  }
  return NUMBERS.get(text) ?? -1n;
}

test('words lead back to the number, for all up to 15 digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (value) => {
      expect(numberOf(wordsOf(value))).toBe(value);
    }),
  );
});

test('"/-" ends an amount without paise only', () => {
  const onCheque = (amount: string) => valueIn(resultOf(words.run({ amount })), 'On a cheque');
  expect(onCheque('12,34,567.50')).toBe('₹12,34,567.50');
  expect(onCheque('12,34,567')).toBe('₹12,34,567/-');
  expect(onCheque('100.00')).toBe('₹100/-');
});
