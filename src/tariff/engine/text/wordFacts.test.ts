import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { WordFacts } from './wordFacts.ts';

const facts = (word: string): WordFacts => new WordFacts(word, 0, 0, LANGUAGE);

it.each([
  ['250ml', 'isMeasure'],
  ['ml', 'isUnit'],
  ['two', 'isNumberWord'],
  ['best', 'isNoise'],
  ['the', 'isEmpty'],
  ['products', 'isGeneric'],
  ['set', 'isPack'],
  ['packet', 'isCountedIn'],
  ['gift', 'isSecondary'],
  ['spares', 'isParts'],
  ['supply', 'isFrame'],
  ['mounted', 'isParticiple'],
] as const)('%j: %s', (word, trait) => {
  expect(facts(word)[trait]).toBe(true);
  expect(facts('paneer')[trait]).toBe(false);
});

it.each([
  ['without', 'negation'],
  ['for', 'link'],
  ['of', 'of'],
  ['&', 'symbol'],
  ['rice', 'other'],
] as const)('%j is a %s', (word, kind) => {
  expect(facts(word).kind).toBe(kind);
});

it('has the forms of a text in its order', () => {
  expect(LANGUAGE.formsOf('Ladies’ Cotton T-Shirts, पनीर')).toEqual(['woman', 'cotton', 't', 'shirt', 'पनीर']);
});
