import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { kindOf, queryOf } from './query.ts';
import { Resolver } from './resolve.ts';

const reader = new Reader(LANGUAGE);
const resolver = new Resolver(smallIndex());
const query = (text: string) => queryOf(resolver.resolve(reader.read(text)));

it.each([
  ['paneer', 'word'],
  ['mobile charger', 'word'],
  ['cotton tshirt blue', 'phrase'],
  ['paneer ginger turmeric cotton steel bottle battery phone charger', 'title'],
] as const)('%j is a %s', (text, kind) => {
  expect(kindOf(reader.read(text))).toBe(kind);
});

it('weighs the best term of each slot, by the role of its word', () => {
  const { terms, weight, headSlot } = query('charger for mobile');
  expect(headSlot).toBe(0);
  expect(weight).toBeCloseTo((terms[0]?.meant.idf ?? 0) + 0.5 * (terms[1]?.meant.idf ?? 0), 5);
});

it('counts words that nothing explains, and never weighs nothing', () => {
  expect(query('zzqx').weight).toBe(3);
  expect(query('').weight).toBe(1);
});
