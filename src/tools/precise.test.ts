import { expect, test } from 'vitest';
import { fractionOf, ONE, over, paiseTimes, power, root, times, toNumber } from './precise.ts';

test('percentages, products and quotients', () => {
  expect(fractionOf(12.5)).toBe(ONE / 8n);
  expect(times(ONE / 2n, ONE / 4n)).toBe(ONE / 8n);
  expect(over(ONE, 3n * ONE).toString()).toBe('3'.repeat(40));
  expect(over(ONE, -2n * ONE)).toBe(-ONE / 2n);
});

test('powers are exact to the last digits: 1.01 to the twelfth', () => {
  expect(power(ONE + fractionOf(1), 12).toString()).toBe('11268250301319697206612010000000000000000');
  expect(toNumber(power(ONE + fractionOf(1), 12))).toBeCloseTo(1.12682503013197, 14);
});

test('a root gives back its power, within the last digits', () => {
  for (const [value, degree] of [
    [2n * ONE, 12],
    [ONE / 20n, 15],
    [ONE, 7],
    [1234n * ONE, 3],
  ] as const) {
    const back = power(root(value, degree), degree) - value;
    expect(back < 0n ? -back : back).toBeLessThan(10n ** 6n);
  }
});

test('paise are rounded once', () => {
  expect(paiseTimes(100, ONE / 8n)).toBe(13);
  expect(paiseTimes(-100, ONE / 8n)).toBe(-13);
});
