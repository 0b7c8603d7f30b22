import { expect, it } from 'vitest';
import { CODES, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { excludesIn, packExcluded } from './excluded.ts';

const numberOf = (wanted: string): number => CODES.findIndex(({ code }) => code === wanted);
const { container, language } = smallIndex();
const reader = new Reader(language);
const { excluded } = packExcluded(CODES, [{ code: '091030', words: ['ginger'] }], reader);

it('excludes what is listed for the code, in every number, and nothing for others', () => {
  const index = { container: { ...container, bytes: () => excluded } } as unknown as Parameters<typeof excludesIn>[0];
  const excludes = excludesIn(index);
  expect(excludes(numberOf('091030'), reader.read('dry gingers'))).toBe(true);
  expect(excludes(numberOf('091030'), reader.read('turmeric'))).toBe(false);
  expect(excludes(numberOf('0910'), reader.read('ginger'))).toBe(false);
});

it('refuses a code that is not there', () => {
  expect(() => packExcluded(CODES, [{ code: '091099', words: ['ginger'] }], reader)).toThrow('091099 is no code');
});
