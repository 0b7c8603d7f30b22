import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consonantKey, romanise, soundKey } from './hindi.ts';

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

  it('settles after one pass or keeps settling to the same key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(soundKey(word)).toBe(soundKey(word));
        expect(soundKey(word).length).toBeLessThanOrEqual(word.length + word.split('x').length);
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
