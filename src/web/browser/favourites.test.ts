import { expect, test } from 'vitest';
import { readFavourites } from './favourites.ts';

test('favourites are read as far as they are some', () => {
  const good = { slug: 'rti-application-draft', title: 'RTI आवेदन का मसौदा', language: 'hi' };
  const wrong = [{ slug: '../x', title: 'x' }, null, 'x', { slug: 'a' }, { ...good, language: '"' }];
  expect(readFavourites(JSON.stringify([good, ...wrong]))).toEqual([good]);
});

test('one that does not say the language of its title is English', () => {
  const old = { slug: 'rti-application-draft', title: 'RTI Application Draft' };
  expect(readFavourites(JSON.stringify([old]))).toEqual([{ ...old, language: 'en' }]);
});

test.each([null, '', '{', '{}', 'null', '"x"'])('what is no list is none: %s', (text) => {
  expect(readFavourites(text)).toEqual([]);
});
