// Roles of words, and pairs of words that a name of goods has.
import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { packRoles, Roles } from './roles.ts';

const packed = packRoles(
  [
    { word: 'black', role: 'colour' },
    { word: 'bottle', role: 'pack' },
    { word: 'bori', role: 'sack' },
    { word: 'bori', role: 'material' },
  ],
  [{ name: 'Black peppers' }, { name: 'water bottle' }, { name: 'cement ki bori' }, { name: 'steel plate' }],
  LANGUAGE,
);
const roles = new Roles(packed, LANGUAGE);

test('a word may have several roles', () => {
  expect(roles.has('bori', 'sack') && roles.has('bori', 'material')).toBe(true);
  expect(roles.has('black', 'sack')).toBe(false);
  expect([roles.hasAny('bori'), roles.hasAny('steel')]).toEqual([true, false]);
});

test('colours say nothing of the goods; packs do', () => {
  expect([roles.isInert('black'), roles.isInert('bottle'), roles.isInert('steel')]).toEqual([true, false, false]);
});

test('words that a name has side by side are a pair in any form, also across a genitive', () => {
  expect(roles.isPair('black', 'pepper')).toBe(true);
  expect(roles.isPair('water', 'bottles')).toBe(true);
  expect(roles.isPair('cement', 'bori')).toBe(true);
  expect(roles.isPair('pepper', 'black')).toBe(false);
  // Neither word has a role.
  expect(roles.isPair('steel', 'plate')).toBe(false);
});
