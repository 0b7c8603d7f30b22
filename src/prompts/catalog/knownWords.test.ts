// Prefixes and misspellings are those that a look at every word would find.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KnownWords } from './knownWords.ts';
import { distanceWithin } from './words.ts';

const word = fc.stringMatching(/^[abcdé漢]{1,9}$/);

test('the same words as a look at all of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.integer({ min: 1, max: 2 }), (words, given, most) => {
      const known = new KnownWords(words);
      expect([...known.beginningWith(given)].sort()).toEqual(
        words.filter((one) => one !== given && one.startsWith(given)).sort(),
      );
      expect([...known.misspelt(given, most)].sort()).toEqual(
        words.filter((one) => distanceWithin(given, one, most)).sort(),
      );
    }),
  );
});
