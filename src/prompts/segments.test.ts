import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const UNITS = ['a', 'B', '.', '!', ' ', '\n', '\r', '1', ',', "'", '"', ')', '।', 'é', '\u0301', 'क', '्', 'ष', 'ि'];
const PAIRS = ['👨', '\u200d', '🇮', '🏽', '𝐚', '𞤢', '\ud83c', '\udffd'];

test.each(['grapheme', 'word', 'sentence'] as const)('%ss of pieces are those of the whole text', (granularity) => {
  const text = fc.string({ unit: fc.constantFrom(...UNITS, ...PAIRS), maxLength: 120, size: 'max' });
  const whole = new Intl.Segmenter('en', { granularity });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (given, piece) => {
      const expected = Array.from(whole.segment(given), ({ segment, isWordLike }) => [segment, isWordLike]);
      const found = Array.from(segmentsOf(given, granularity, piece), (one) => [one.segment, one.isWordLike]);
      // Compared as JSON: a walk through hundreds of arrays took most of the test's time.
      expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
    }),
    { numRuns: 400 },
  );
});
