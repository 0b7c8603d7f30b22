import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import gstin, { gstinFaults } from './gstin-validator.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '07AAGFF2194N1Z1', '27AASCS2460H1Z0'])(
  '%s is well formed',
  (number) => {
    expect(gstinFaults(number)).toEqual([]);
  },
);

test('reads State, PAN and holder, whatever the spelling', () => {
  const result = resultOf(gstin.run({ gstin: ' 27aapfu 0939f1zv ' }));
  expect(valueIn(result, 'State')).toBe('Maharashtra');
  expect(valueIn(result, 'PAN')).toBe('AAPFU0939F');
  expect(valueIn(result, 'Holder')).toMatch(/Firm/);
});

test.each([
  ['27AAPFU0939F1ZW', 15, /must be V/],
  ['40AAPFU0939F1ZV', 1, /not a State code/],
  ['27AAPFU093OF1ZV', 11, /digit must stand here/],
  ['27AAPFU0939F0ZV', 13, /1 to 9 or A to Z/],
  ['27AAPFU0939F1YV', 14, /has Z here/],
  ['27AAPFU0939F1Z', 15, /15 characters, but 14 came/],
])('%s fails at position %i', (number, position, message) => {
  expect(gstinFaults(number)[0]).toMatchObject({ position, message: expect.stringMatching(message) });
});

test('any single wrong character is caught', () => {
  const valid = '27AAPFU0939F1ZV';
  for (const [at] of [...valid].entries()) {
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (other === valid[at]) continue;
      expect(gstinFaults(valid.slice(0, at) + other + valid.slice(at + 1)), `${at} ${other}`).not.toEqual([]);
    }
  }
});
