import { expect, test } from 'vitest';
import { gstinCheckCharacter } from './gstinCheck.ts';

test.each(['27AAPFU0939F1ZV', '27AAACB8519L1ZE', '24AAACB8519L1ZK'])('%s ends with its check character', (gstin) => {
  expect(gstinCheckCharacter(gstin)).toBe(gstin.charAt(14));
});

test('one character that is written wrong, and two neighbours that change places, show', () => {
  const right = '27AAPFU0939F1ZV';
  const wrong = ['27AAPFU0938F1ZV', '28AAPFU0939F1ZV', '27AAPFU9039F1ZV', '27AAFPU0939F1ZV'];
  for (const gstin of wrong) expect(gstinCheckCharacter(gstin)).not.toBe(right.charAt(14));
});
