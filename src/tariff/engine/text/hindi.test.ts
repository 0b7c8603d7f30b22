import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consonantKey, romanise, soundKey, spellingKey } from './hindi.ts';

describe('romanise', () => {
  it.each([
    ['हल्दी', 'haldee'],
    ['नमक', 'namak'],
    ['चावल', 'chaaval'],
    ['ज़ीरा', 'zeeraa'],
    ['मूंग', 'moong'],
  ])('%s becomes %s', (word, latin) => {
    expect(romanise(word)).toBe(latin);
  });
});

describe('soundKey', () => {
  it.each([
    ['haldi', 'haldee'],
    ['jeera', 'zira'],
    ['moong', 'mung'],
    ['chawal', 'chaval'],
    ['basmati', 'basmatee'],
    ['toor', 'tur'],
  ])('hears %s and %s alike', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other));
  });

  it.each([
    ['हल्दी', 'haldi'],
    ['जीरा', 'jeera'],
    ['नमक', 'namak'],
    ['साबुन', 'sabun'],
  ])('joins %s with %s', (devanagari, latin) => {
    expect(soundKey(romanise(devanagari))).toBe(soundKey(latin));
  });

  it('does not hear a doubled consonant', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-wyz]{1,12}$/), fc.nat(), (word, place) => {
        const at = place % word.length;
        const letter = word[at] ?? '';
        fc.pre('bdgjklmnrtv'.includes(letter));
        expect(soundKey(word.slice(0, at) + letter + word.slice(at))).toBe(soundKey(word));
      }),
    );
  });
});

describe('consonantKey', () => {
  it('joins huldi with haldi and refuses short words', () => {
    expect(consonantKey(soundKey('huldi'))).toBe(consonantKey(soundKey('haldi')));
    expect(consonantKey(soundKey('dal'))).toBe('');
  });
});

describe('spellingKey', () => {
  const keyOf = (word: string): string => spellingKey(romanise(word));

  it.each([
    ['सूअर', 'सुअर'],
    ['ऊंट', 'ऊँट'],
    ['फ्रोजन', 'फ्रोज़न'],
    ['अंडा', 'अण्डा'],
  ])('%s and %s are one word', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['मिठाई', 'मिट्टी'],
    ['गाय', 'घी'],
    ['गाड़ी', 'घड़ी'],
    ['गाड़ी', 'गरी'],
  ])('%s and %s sound alike and are two', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});
