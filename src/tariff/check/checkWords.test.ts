// The checks of the word lists find what they are for.
import { expect, test } from 'vitest';
import type { LanguageLists, WordLists } from '../model/words.ts';
import type { CodeRow } from '../source/readCodes.ts';
import { checkWords } from './checkWords.ts';

const NO_GROUPS: LanguageLists['headingGroups'] = {
  raw: [],
  device: [],
  'with-specs': [],
  'by-model': [],
  'not-weighed': [],
  precious: [],
  serviced: [],
  'in-shades': [],
  'in-flavours': [],
};
const NONE: WordLists = {
  language: {
    grammar: [],
    units: [],
    spellings: [],
    hindiEndings: [],
    loanWords: [],
    doseForms: [],
    otherScripts: [],
    headingGroups: NO_GROUPS,
  },
  shortForms: [],
  brands: [],
  medicines: [],
  roles: [],
  tails: [],
  questions: [],
  asks: [],
  narrowing: [],
  excluded: [],
  ordinary: [],
};
const codes = [{ code: '8450', description: 'Washing machines, and parts of them' }] as unknown as readonly CodeRow[];

test('lists that fit have no complaint', () => {
  const narrowing = [{ word: 'parts', said: ['part'] }];
  const questions = ['gst [rate] (on|for) X'];
  const brands = [
    { name: 'whirlpool', kind: 'product' as const, makes: ['washing machine'], headings: ['8450'], isWord: true },
  ];
  expect(checkWords({ ...NONE, narrowing, questions, brands }, codes)).toEqual([]);
});

test('a heading that does not exist, a frame without goods and an idle word are told', () => {
  const medicines = [{ name: 'dolo', kind: 'brand' as const, means: 'paracetamol', headings: ['3004'] }];
  const narrowing = [{ word: 'handloom', said: ['handloom'] }];
  expect(checkWords({ ...NONE, medicines, questions: ['gst rate'], narrowing }, codes)).toEqual([
    '"dolo": there is no heading 3004',
    '"gst rate" must have X once, with brackets that close',
    '"handloom" narrows no description',
  ]);
});

test('a question without a second answer, and answers that lead nowhere or say the same, are told', () => {
  const washes = { label: 'Washing machines, and parts of them', then: 'washing machine', codes: ['8450'] };
  const ask = { words: ['machine'], question: 'What does it do', usual: '', answers: [washes] };
  const sews = { label: 'Sews', then: 'washing machine', codes: ['8452'] };
  const live = codes.map((row) => ({ ...row, status: 'live' as const }));
  expect(checkWords({ ...NONE, asks: [ask] }, live)).toEqual([
    'question about "machine": "What does it do" must be a question',
    'question about "machine": must have 2 to 5 answers',
    'question about "machine": "Washing machines, and parts of them" describes a code instead of a value',
  ]);
  expect(checkWords({ ...NONE, asks: [{ ...ask, question: 'For what?', answers: [sews, sews] }] }, live)).toEqual([
    'question about "machine": there is no live code 8452',
    'question about "machine": answers "Sews" twice',
    'question about "machine": leads to "washing machine" twice',
    'question about "machine": there is no live code 8452',
  ]);
});

test('a spelling that changes nothing and a form that is never indexed are told', () => {
  const language: LanguageLists = {
    ...NONE.language,
    grammar: [
      { word: 'packs', part: 'weak' },
      { word: 'spare', part: 'parts' },
    ],
    spellings: [
      { word: 'bottles', form: 'bottle', kind: 'plural' },
      { word: 'knives', form: 'knife', kind: 'plural' },
      { word: 'lens', form: 'lens', kind: 'plural' },
      { word: 'colour', form: 'colour', kind: 'spelling' },
      { word: 'color', form: 'colour', kind: 'spelling' },
    ],
  };
  expect(checkWords({ ...NONE, language }, codes)).toEqual([
    '"bottles" is "bottle" without its line',
    '"colour" is "colour" without its line',
    '"packs" as weak must be written as it is indexed: "pack"',
  ]);
});

test('a code whose title excludes nothing of what is said, or that is not live, is told', () => {
  const shoes = [
    { code: '64039990', status: 'live', description: 'Leather shoes, not sandals' },
    { code: '64039980', status: 'retired', description: 'Leather shoes, not boots' },
  ] as unknown as readonly CodeRow[];
  const excluded = [
    { code: '64039990', words: ['sandal', 'chappal'] },
    { code: '64039980', words: ['boot'] },
  ];
  expect(checkWords({ ...NONE, excluded }, shoes)).toEqual(['64039980: its title excludes none of boot']);
});

test('a frame whose repeated words could be read in many ways is told', () => {
  const frames = (...questions: readonly string[]) => checkWords({ ...NONE, questions }, codes);
  expect(frames('X ka {gst|rate|kitna|aaj kal}')).toEqual([]);
  expect(frames('X ka {gst|rate|gst rate}', 'X ka {a|a b a|b}')).toEqual([
    '"X ka {gst|rate|gst rate}": "gst rate" must not be made of others that may be repeated with it',
    '"X ka {a|a b a|b}": "a b a" must not be made of others that may be repeated with it',
  ]);
});

test('a group of headings with one that does not exist, or with one twice, is told', () => {
  const drinks = ['0901', '2201', '2208'].map((code) => ({ code, description: 'Drinks' })) as unknown as CodeRow[];
  const withGroups = (groups: Partial<LanguageLists['headingGroups']>): readonly string[] => {
    const language = { ...NONE.language, headingGroups: { ...NO_GROUPS, ...groups } };
    return checkWords({ ...NONE, language }, drinks);
  };
  const all = { from: 2201, to: 2208 };
  expect(withGroups({ raw: [{ from: 901, to: 901 }, all], 'not-weighed': [all] })).toEqual([]);
  expect(withGroups({ raw: [{ from: 902, to: 902 }], 'not-weighed': [all, { from: 2208, to: 2208 }] })).toEqual([
    'raw: there is no heading 0902',
    'not-weighed: 2208 to 2208 has headings of another line',
  ]);
});
