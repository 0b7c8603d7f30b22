import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import readability, { fleschKincaidGrade, fleschReadingEase } from './readability-score.ts';
import { syllablesOf } from './texts/syllables.ts';

test('the published formulas', () => {
  const counts = { words: 6, sentences: 1, syllables: 6 };
  expect(fleschReadingEase(counts)).toBeCloseTo(116.145, 3);
  expect(fleschKincaidGrade(counts)).toBeCloseTo(-1.45, 2);
  const result = resultOf(readability.run({ text: 'The cat sat on the mat.' }));
  expect(valueIn(result, 'Flesch Reading Ease')).toBe('116.1');
});

test.each([
  ['cat', 1],
  ['mate', 1],
  ['table', 2],
  ['invoice', 2],
  ['jumped', 1],
  ['wanted', 2],
  ['reading', 2],
  ['beautiful', 3],
  ['area', 3],
  ['nation', 2],
  ['create', 2],
  ['payment', 2],
  ['statutory', 4],
  ['yes', 1],
])('%s has %i', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

test('the longest sentence comes first; text without English is refused', () => {
  const result = resultOf(readability.run({ text: 'Short one. This sentence is quite a bit longer than that one.' }));
  expect(result.tables[0]?.rows[0]?.[0]).toEqual({ kind: 'number', value: 10 });
  expect(problemsOf(readability.run({ text: 'नमस्ते' }))).toHaveLength(1);
});
