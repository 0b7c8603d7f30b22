import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import pan from './pan-format-checker.ts';

test('form, holder and first letter', () => {
  const result = resultOf(pan.run({ pan: 'abcps1234k', name: 'Sharma' }));
  expect(valueIn(result, 'Holder')).toBe('Individual');
  expect(valueIn(result, 'First letter of the name')).toBe('matches');
  expect(result.notes.join(' ')).toMatch(/Existence is not verified/);
  expect(valueIn(resultOf(pan.run({ pan: 'ABCPS1234K', name: 'Rao' })), 'First letter of the name')).toBe(
    'does not match',
  );
});

test.each([
  ['ABCDE1234F', /position 4/],
  ['ABCPS12345', /position 10/],
  ['ABCPS1234', /position 10, a PAN has 10 characters/],
  ['1BCPS1234K', /position 1, a letter/],
])('%s is refused with its position', (number, message) => {
  expect(resultOf(pan.run({ pan: number })).summary).toMatch(message);
});

test('a name in another script cannot be compared', () => {
  expect(valueIn(resultOf(pan.run({ pan: 'ABCPS1234K', name: 'शर्मा' })), 'First letter of the name')).toMatch(
    /^cannot be compared/,
  );
});
