import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { BillVocabulary, billWordsOf, MAX_WORDS } from './billWord.ts';
import { Glossary, packGlossary, Roles } from './glossary.ts';

const NOTHING = { isKnown: false, isCommon: false, isInNames: false, isName: false, isVehiclePart: false };

function newVocabulary(): BillVocabulary {
  const { glossary, glossaryAt } = packGlossary({ shortForms: [], brands: [], medicines: [] });
  return new BillVocabulary({
    language: LANGUAGE,
    glossary: new Glossary(glossary, glossaryAt, LANGUAGE),
    roles: new Roles('blue colour'),
    useOf: () => NOTHING,
    headingsOf: () => ({ used: new Set(), named: new Set() }),
    has: () => false,
    billWords: billWordsOf(LANGUAGE),
    questions: { firstWords: new Set() },
    swappedBack: () => undefined,
  });
}

test('a word that comes again and again is worked out once, however many others come between', () => {
  const vocabulary = newVocabulary();
  const blue = vocabulary.of('blue');
  for (let i = 0; i < 3 * MAX_WORDS; i++) {
    vocabulary.of(`w${i}`);
    if (i % 1000 === 0) expect(vocabulary.of('blue')).toBe(blue);
  }
});

test('a word that was long not asked for is forgotten and read alike', () => {
  const vocabulary = newVocabulary();
  const blue = vocabulary.of('blue');
  for (let i = 0; i < 3 * MAX_WORDS; i++) vocabulary.of(`w${i}`);
  const again = vocabulary.of('blue');
  expect(again).not.toBe(blue);
  expect([again.word, again.form, again.roles]).toEqual([blue.word, blue.form, blue.roles]);
});

test.each([
  ['4x6', false],
  ['90x100x12', false],
  ['rtr160', true],
  ['60idx80od', true],
])('%s looks like a part number: %s', (word, expected) => {
  expect(newVocabulary().of(word).looksLikePartNumber).toBe(expected);
});
