import { expect, it } from 'vitest';
import { readText } from '../../../../test/tariff/language.ts';
import { FNV_BASIS, hashStep, nameTerms, soundTerm, spelledTerm, termHash, withoutExclusions } from './terms.ts';

it('is FNV-1a: known values, and the same letter by letter', () => {
  expect(termHash('')).toBe(0x811c9dc5);
  expect(termHash('a')).toBe(0xe40c292c);
  expect(termHash('foobar')).toBe(0xbf9cf968);
  let hash = FNV_BASIS;
  for (const letter of 'foobar') hash = hashStep(hash, letter.charCodeAt(0));
  expect(hash >>> 0).toBe(termHash('foobar'));
});

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
