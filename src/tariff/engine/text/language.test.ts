import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { Language } from './language.ts';
import { IS_EMPTY, IS_MEASURE, IS_NOISE, IS_UNIT } from './lexicon.ts';

describe('the form of a plural', () => {
  it.each([
    ['bottles', 'bottle'],
    ['boxes', 'box'],
    ['berries', 'berry'],
    ['knives', 'knife'],
    ['women', 'woman'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['watches', 'watch'],
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['tennis', 'tennis'],
  ])('%s → %s', (plural, expected) => {
    expect(LANGUAGE.form(plural)).toBe(expected);
  });
});

describe('the form of spellings', () => {
  it.each([
    ['color', 'colour'],
    ['fibers', 'fibre'],
    ['tires', 'tyre'],
    ['aluminum', 'aluminium'],
    ['pajamas', 'pyjamas'],
    ['woollen', 'wool'],
  ])('%s and %s are one', (one, other) => {
    expect(LANGUAGE.form(one)).toBe(LANGUAGE.form(other));
  });
});

it('leaves words in Devanagari as they are written', () => {
  expect(LANGUAGE.form('बोतलेंs')).toBe('बोतलेंs');
});

describe('Language', () => {
  it.each([
    ['diye', ['diya']],
    ['गहनों', ['गहन', 'गहना']],
    ['चूड़ियाँ', ['चूड़ी']],
    ['kapdon', ['kapd', 'kapda']],
    // Too few letters stand before the ending.
    ['one', []],
    ['haldi', []],
  ])('%s may be %j without its ending', (word, bases) => {
    expect(LANGUAGE.baseForms(word)).toEqual(bases);
  });

  it('knows English words in Devanagari, however their vowels and nuktas are written', () => {
    expect(LANGUAGE.englishOf('क्रीम')).toBe('cream');
    expect(LANGUAGE.englishOf('क्रिम')).toBe('cream');
    expect(LANGUAGE.englishOf('टायर')).toBe('tyre');
    expect(LANGUAGE.englishOf('हल्दी')).toBeUndefined();
    // A Hindi word with a dental letter is no English one with a retroflex letter.
    expect(LANGUAGE.englishOf('तायर')).toBeUndefined();
  });

  it.each(['2019', '2027', '1999'])('takes the year %s for a number, whichever it is', (year) => {
    expect(LANGUAGE.traitsOf(year, year) & IS_MEASURE).not.toBe(0);
  });

  it('takes no 3D printer for a measure', () => {
    expect(LANGUAGE.traitsOf('3d', '3d') & IS_MEASURE).toBe(0);
    expect(LANGUAGE.traitsOf('3mm', '3mm') & IS_MEASURE).not.toBe(0);
  });

  it.each([
    ['raw', 1006, true],
    ['raw', 2901, false],
    ['raw', 5201, true],
    ['device', 8450, true],
    ['device', 8451, false],
    ['not-weighed', 9405, true],
    ['not-weighed', 9406, false],
  ] as const)('knows groups of headings: %s has %i: %s', (group, heading, expected) => {
    expect(LANGUAGE.isIn(group, heading)).toBe(expected);
  });

  it('knows words by the lists it was made of, and is the same after the search file carried it', () => {
    const lists = {
      ...LANGUAGE.lists,
      grammar: [{ word: 'sasta', part: 'noise' }] as const,
      units: [{ unit: 'tola', says: ['measure'] }] as const,
      spellings: [],
    };
    for (const language of [new Language(lists), Language.unpack(new Language(lists).packed())]) {
      expect(language.traitsOf('sasta', 'sasta') & IS_NOISE).not.toBe(0);
      expect(language.traitsOf('the', 'the') & IS_EMPTY).toBe(0);
      expect(language.traitsOf('tola', 'tola') & IS_UNIT).not.toBe(0);
      expect(language.traitsOf('5tola', '5tola') & IS_MEASURE).not.toBe(0);
      expect(language.form('women')).toBe('women');
    }
  });
});
