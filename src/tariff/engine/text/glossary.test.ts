import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { atomsOf, bitsOf, Glossary, lineAt, packGlossary, packRoles, ROLE, Roles } from './glossary.ts';

const { glossary: bytes, glossaryAt: at } = packGlossary({
  shortForms: [
    { form: 'w/basin', words: 'wash basin', trade: 'sanitary', neighbours: [] },
    { form: 'al', words: 'aluminium', trade: 'metals', neighbours: ['sheet', 'foil'] },
    { form: 'al', words: 'alcohol', trade: 'chemicals', neighbours: ['litre'] },
  ],
  brands: [
    { name: 'dr', kind: 'maker', makes: [], headings: [], isWord: true },
    { name: 'dr trust', kind: 'range', makes: ['thermometer', 'scale'], headings: ['9025', '8423'], isWord: false },
  ],
  medicines: [{ name: 'dolo', kind: 'brand', means: 'paracetamol', headings: ['3004'] }],
});
const glossary = new Glossary(bytes, at, LANGUAGE);
const longestIn = (list: Glossary, words: readonly string[], place = 0) =>
  lineAt(list.linesOf(words[place] ?? ''), words, place);
const found = (text: string, place = 0) => longestIn(glossary, atomsOf(text), place);

test('the longest entry is found, and a shorter one where the longer is not there', () => {
  expect(found('dr trust scale')?.words).toEqual(['dr', 'trust']);
  expect(found('dr sharma')?.words).toEqual(['dr']);
  expect(found('old dr trust', 1)?.words).toEqual(['dr', 'trust']);
});

test('a slash is a word of its own, however it is written', () => {
  for (const text of ['W/Basin', 'w / basin']) {
    expect(found(text)?.notes).toEqual([
      { is: 'short form', words: 'wash basin', forms: ['wash', 'basin'], neighbours: [] },
    ]);
  }
});

test('an entry has all its readings in the order of the lists', () => {
  const beside = (...words: string[]) => words.map((word) => ({ words: word, form: word, isPhrase: false }));
  expect(found('al')?.notes).toEqual([
    { is: 'short form', words: 'aluminium', forms: ['aluminium'], neighbours: beside('sheet', 'foil') },
    { is: 'short form', words: 'alcohol', forms: ['alcohol'], neighbours: beside('litre') },
  ]);
});

test('a brand has what it makes first and its headings, a medicine its generic name', () => {
  expect(found('dr trust')?.notes).toEqual([
    { is: 'brand', kind: 'range', makes: 'thermometer', headings: [9025, 8423], isWord: false },
  ]);
  expect(found('dolo')?.notes).toEqual([{ is: 'medicine', kind: 'brand', means: 'paracetamol', headings: [3004] }]);
});

test('what is not written down is not found, nor what stands behind the end', () => {
  expect(found('paneer')).toBeUndefined();
  expect(found('dolo', 1)).toBeUndefined();
});

test('every entry of a long list is found, in any script', () => {
  const words = Array.from({ length: 400 }, (_, i) => `${['a', 'ab', 'हल्दी', 'z&', 'க', 'é'][i % 6]}${i.toString(36)}`);
  const lists = words.map((form) => ({ form, words: `full ${form}`, trade: 'general' as const, neighbours: [] }));
  const packed = packGlossary({
    shortForms: [...lists, { form: `${words[0]} more`, words: 'longer', trade: 'general' as const, neighbours: [] }],
    brands: [],
    medicines: [],
  });
  const long = new Glossary(packed.glossary, packed.glossaryAt, LANGUAGE);
  for (const word of words) expect(longestIn(long, atomsOf(word))?.notes, word).toHaveLength(1);
  expect(longestIn(long, atomsOf(`${words[0]} more`))?.words).toHaveLength(2);
  for (const word of ['', '0', 'a', 'zzzz', 'ह', '\u{1F600}']) expect(longestIn(long, [word]), word).toBeUndefined();
});

const packed = packRoles(
  [
    { word: 'black', role: 'colour' },
    { word: 'bottle', role: 'pack' },
    { word: 'bori', role: 'sack' },
    { word: 'bori', role: 'material' },
    { word: 'set', role: 'count' },
  ],
  [
    { name: 'Black peppers' },
    { name: 'water bottle' },
    { name: 'cement ki bori' },
    { name: 'steel plate' },
    { name: 'tea set' },
    { name: 'brake shoe set' },
  ],
  LANGUAGE,
);
const roles = new Roles(packed);

test('a word may have several roles', () => {
  expect(roles.has('bori', ROLE.sack) && roles.has('bori', ROLE.material)).toBe(true);
  expect(roles.has('black', ROLE.sack)).toBe(false);
  expect([roles.of('bori') > 0, roles.of('steel')]).toEqual([true, 0]);
});

test('colours say nothing of the goods; packs do', () => {
  expect([roles.isInert('black'), roles.isInert('bottle'), roles.isInert('steel')]).toEqual([true, false, false]);
});

test('words that a name has side by side are a pair by their forms, also across a genitive', () => {
  expect(roles.isPair('black', 'pepper')).toBe(true);
  expect(roles.isPair('water', 'bottle')).toBe(true);
  expect(roles.isPair('cement', 'bori')).toBe(true);
  expect(roles.isPair('pepper', 'black')).toBe(false);
  // Neither word has a role.
  expect(roles.isPair('steel', 'plate')).toBe(false);
});

test('a count is paired by a name of two words alone: what it counts in a longer one is another thing', () => {
  expect(roles.isPair('tea', 'set')).toBe(true);
  expect(roles.isPair('shoe', 'set')).toBe(false);
});

test('each name has a bit of its own, and one name too many is refused instead of sharing a bit', () => {
  const names = Array.from({ length: 33 }, (_, i) => `role${i}`);
  expect(new Set(Object.values(bitsOf(names.slice(0, 32)))).size).toBe(32);
  expect(() => bitsOf(names)).toThrow('33 names do not fit into 32 bits: role32 would be role0.');
});
