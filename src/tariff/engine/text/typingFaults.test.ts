import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import type { WordLists } from '../../model/words.ts';
import { BillVocabulary, billWordsOf } from './billWord.ts';
import { Glossary, packGlossary, packRoles, Roles } from './glossary.ts';
import { apart } from './typingFaults.ts';

const LISTS: WordLists = {
  language: LANGUAGE.lists,
  shortForms: [
    { form: 'ms', words: 'mild steel', trade: 'metals', neighbours: [] },
    { form: 'chrgs', words: 'charges', trade: 'services', neighbours: [] },
  ],
  brands: [
    { name: 'fevicol', kind: 'product', makes: ['adhesive'], headings: ['3506'], isWord: false },
    { name: 'activa6g', kind: 'two-wheeler', makes: ['scooter'], headings: ['8711'], isWord: false },
  ],
  medicines: [],
  roles: [],
  asks: [],
  narrowing: [],
  excluded: [],
  ordinary: [],
  questions: [],
  tails: [],
};
const COMMON = new Set(['pvc', 'pipe', 'sugar', 'angle', 'toor', 'dal', 'labour', 'tile', 'cotton', 'shirt', 'soap']);
const KNOWN = new Set([
  ...COMMON,
  'forti',
  'fevico',
  'lsh',
  'housekeeping',
  'services',
  'supreme',
  'abc',
  'refrigerators',
]);

const { glossary, glossaryAt } = packGlossary(LISTS);
const roles = new Roles(packRoles(LISTS.roles, [], LANGUAGE));
const vocabulary = new BillVocabulary({
  language: LANGUAGE,
  glossary: new Glossary(glossary, glossaryAt, LANGUAGE),
  roles,
  has: (form) => KNOWN.has(form),
  useOf: (form) => ({
    isKnown: KNOWN.has(form),
    isCommon: COMMON.has(form),
    isInNames: KNOWN.has(form),
    isName: KNOWN.has(form),
    isVehiclePart: false,
  }),
  headingsOf: () => ({ used: new Set(), named: new Set() }),
  billWords: billWordsOf(LANGUAGE),
  questions: { firstWords: new Set() },
  swappedBack: () => undefined,
});
const known = { language: LANGUAGE, roles, vocabulary, billWords: billWordsOf(LANGUAGE) };
const written = (text: string): string => apart(text.toLowerCase(), known);

test.each([
  ['SUGAR1KG', 'sugar 1kg'],
  ['TOORDAL1KG', 'toor dal 1kg'],
  ['PVCPIPE4INCH6KGSUPREME', 'pvc pipe 4inch 6kg supreme'],
  ['MSANGLE50X50X6', 'ms angle 50x50x6'],
  ['COTTONSHIRT42', 'cotton shirt 42'],
  ['SUGAR1.5KG', 'sugar 1.5kg'],
  ['new SUGAR1KG x 2', 'new sugar 1kg x 2'],
])('"%s" is words and measures', (text, expected) => {
  expect(written(text)).toBe(expected);
});

test('a text may be cut off within its last word, but most of it is words', () => {
  expect(written('cottonshirtpac')).toBe('cotton shirt pac');
  expect(written('sugardalxkayam')).toBe('sugardalxkayam');
});

test('letters behind a word tell its kind, whatever rare words they could be part of', () => {
  expect(written('FEVICOLSH5KG')).toBe('fevicol sh 5kg');
});

test('a text that a short field cut off ends with part of a word', () => {
  expect(written('LABOURCHRGSFORTILEFITTI')).toBe('labour chrgs for tile fitti');
});

test.each([
  ['part numbers', 'skf6205 abc123 nu205bearing'],
  ['what is known as it stands', 'activa6g seat, refrigerators, housekeeping services'],
  ['letters that are no words', 'xqzwvkpltrmnbd 5kg'],
  ['short words of letters alone', 'pvcpipe'],
  ['what nobody writes', `${'pvcpipe'.repeat(7)}4inch`],
])('%s stay', (_, text) => {
  expect(written(text)).toBe(text);
});

test('only the first few such words of a text are looked at', () => {
  expect(written('sugar1kg sugar2kg sugar3kg')).toBe('sugar 1kg sugar 2kg sugar3kg');
});
