import { expect, test } from 'vitest';
import { readFavourites } from './favourites.ts';

test('favourites are read as far as they are some', () => {
  const good = { slug: 'rti-application-draft', title: 'RTI Application Draft' };
  expect(readFavourites(JSON.stringify([good, { slug: '../x', title: 'x' }, null, 'x', { slug: 'a' }]))).toEqual([
    good,
  ]);
});

test.each([null, '', '{', '{}', 'null', '"x"'])('what is no list is none: %s', (text) => {
  expect(readFavourites(text)).toEqual([]);
});
