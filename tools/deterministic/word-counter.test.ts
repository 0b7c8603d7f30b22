import { expect, test } from 'vitest';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import counter from './word-counter.ts';

const count = (text: string) => {
  const result = resultOf(counter.run({ text }));
  return ['Words', 'Sentences', 'Paragraphs', 'Characters'].map((label) => valueIn(result, label));
};

test.each([
  ['नमस्ते दुनिया। यह एक छोटा वाक्य है।', ['7', '2', '1', '23']],
  ['தமிழ் எழுத்து அழகு.', ['3', '1', '1', '13']],
  ["Don't panic. It's 3.14!\n\nNew part.", ['6', '3', '2', '34']],
  ['👩‍👩‍👧 hi', ['1', '1', '1', '4']],
])('%s', (text, expected) => {
  expect(count(text)).toEqual(expected);
});

test.each([
  ['Send an e-mail to a well-known co-op.', '7'],
  ['state-of-the-art', '1'],
  ['one - two -three', '3'],
  ['10-12 days', '2'],
])('a hyphen joins what stands on both sides of it: %s', (text, words) => {
  expect(valueIn(resultOf(counter.run({ text })), 'Words')).toBe(words);
});

test('reading time', () => {
  const text = 'word '.repeat(476);
  expect(valueIn(resultOf(counter.run({ text })), 'Reading time')).toBe('2 min 0 s');
});
