import { expect, it } from 'vitest';
import { readText } from '../../../../test/tariff/language.ts';
import { nameTerms, soundTerm, spelledTerm, withoutExclusions } from './terms.ts';

const wordOf = (text: string) => readText(text).words[0] as ReturnType<typeof readText>['words'][number];

it('leaves out what a description excludes', () => {
  expect(withoutExclusions('Cheese, other than processed; curd').replace(/\s+/g, ' ')).toBe('Cheese, ; curd');
});

it('indexes an English word by its form, a Hindi one by its sound too', () => {
  expect(nameTerms(wordOf('chargers'), false, new Set())).toEqual(['charger']);
  expect(nameTerms(wordOf('haldi'), true, new Set())).toEqual(['haldi', '~haldi']);
  expect(nameTerms(wordOf('हल्दी'), true, new Set())).toEqual([soundTerm('हल्दी')]);
});

it('tells homophones apart by their spelling', () => {
  const homophones = new Set([soundTerm('मिट्टी')]);
  expect(nameTerms(wordOf('मिट्टी'), true, homophones)).toEqual([soundTerm('मिट्टी'), spelledTerm('मिट्टी')]);
});
