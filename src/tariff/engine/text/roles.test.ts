// Roles of words, and pairs of words that a name of goods has.
import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { bitsOf, packRoles, ROLE, Roles } from './roles.ts';

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
