import { expect, test } from 'vitest';
import { sizesIn } from './sizes.ts';

const read = (text: string, bare = false) =>
  sizesIn(text, bare).map(({ unit, min, max, each }) => `${each ? 'each ' : ''}${min}-${max} ${unit}`);

test.each([
  ['250 to 350 words', '250-350 words'],
  ['700 to 1,600 words', '700-1600 words'],
  ['at most five lines', '0-5 lines'],
  ['six lines or fewer', '0-6 lines'],
  ['under 80 words', '0-79 words'],
  ['at least three rows', '3-Infinity rows'],
  ['exactly two sentences', '2-2 sentences'],
  ['three short lines', '3-3 lines'],
  ['four to six bullet points', '4-6 items'],
  ['sixteen rows in the order above', '16-16 rows'],
  ['50 words', '40-56 words'],
  ['40 words each at most', 'each 0-40 words'],
  ['50 to 80 words each', 'each 50-80 words'],
  ['paragraphs of 120 to 200 words', 'each 120-200 words'],
  ['one row a term', 'each 1-1 rows'],
  ['Keep to 350 words.', '0-350 words'],
  ['Keep the Message to 80 words, or to 200 characters', '0-80 words'],
  [' to 80 words', '0-80 words'],
  ['in that order and within three sentences', '0-3 sentences'],
  ['Praise is limited to one sentence', '0-1 sentences'],
  ['Keep it to 45 to 60 words', '45-60 words'],
  ['within five words of the length asked', '4-6 words'],
])('%s', (text, size) => {
  expect(read(text)).toEqual([size]);
});

test('a number that counts nothing of an answer is no size', () => {
  expect(read('within 30 days of 2026, 20% of 5 crore')).toEqual([]);
});

test('a bare number counts items where it stands alone', () => {
  expect(read(': three to six, each with an owner', true)).toEqual(['3-6 items']);
  expect(read(': three to six, each with an owner')).toEqual([]);
});
