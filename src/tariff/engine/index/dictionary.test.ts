import { expect, it } from 'vitest';
import { smallFile } from '../../../../test/tariff/smallIndex.ts';
import { FNV_BASIS, hashStep, termHash } from '../text/terms.ts';
import { Dictionary } from './dictionary.ts';
import { sectionOf, TERM_BLOCKS } from './format.ts';

const file = smallFile();
const termCount = sectionOf(file, 'term.headings').length;
const dictionary = new Dictionary(file, termCount);
const find = (text: string): number => dictionary.find(termHash(text) | 0, '', text);

it('finds every term by its letters, and each has another number', () => {
  const all = new Dictionary(file, termCount);
  for (let block = 0; block < TERM_BLOCKS; block++) all.decode(block);
  const texts = Array.from({ length: termCount }, (_, term) => all.text(term));
  expect(texts.map(find)).toEqual(texts.map((_, term) => term));
  for (const word of ['paneer', 'charger', 'turmeric', '~haldi']) expect(texts).toContain(word);
});

it.each(['', 'chargers', 'charge', 'rcharge', 'पनीर', 'x'.repeat(300)])('does not find %j', (text) => {
  expect(find(text)).toBe(-1);
});

it('finds a term of two parts, and one in a buffer', () => {
  const text = 'smartphone';
  const hash = termHash(text) | 0;
  expect(dictionary.find(hash, 'smart', 'phone')).toBe(find(text));
  const letters = Uint16Array.from(`${text}xy`, (letter) => letter.charCodeAt(0));
  expect(dictionary.findLetters(hash, letters, text.length)).toBe(find(text));
  expect(dictionary.findLetters(hashStep(FNV_BASIS, 120), letters, 3)).toBe(-1);
});
