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

test.each<readonly [string, number]>([
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
  ...['houses', 'taxes', 'boxes', 'clauses', 'being', 'going', 'people', 'something', 'client'].map(
    (w) => [w, 2] as const,
  ),
  ...['changes', 'centre', 'paying', 'statement', 'million', 'wages', 'hundred'].map((w) => [w, 2] as const),
  ...['previous', 'employee', 'annual', 'quantity', 'supplier', 'completely'].map((w) => [w, 3] as const),
])('%s has %i', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

test('the longest sentence comes first; text without English is refused', () => {
  const result = resultOf(readability.run({ text: 'Short one. This sentence is quite a bit longer than that one.' }));
  expect(result.tables[0]?.rows[0]?.[0]).toEqual({ kind: 'number', value: 10 });
  expect(problemsOf(readability.run({ text: 'नमस्ते' }))).toHaveLength(1);
});

test('the point of an abbreviation ends no sentence', () => {
  const text = 'Mr. Rao of M/s. Asha Traders paid Rs. 5,000 against invoice No. 12 on Monday.';
  expect(valueIn(resultOf(readability.run({ text })), 'Sentences')).toBe('1');
  expect(valueIn(resultOf(readability.run({ text: 'It is Rs. 500. Pay now. Thank you, Mr.' })), 'Sentences')).toBe('3');
});
