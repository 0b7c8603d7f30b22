import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';

test('digits of Devanagari are read as those of everybody else', () => {
  expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(latinDigits('₹१,२०० प्रति kg 5')).toBe('₹1,200 प्रति kg 5');
});
