// An answer to few facts is short: one that fills its room is padded, and found.
import { expect, test } from 'vitest';
import rejection from '../../../tools/recruitment/candidate-rejection-feedback.ts';
import { expectationsOf, expectationsOfTest, expectationsOfThin } from './expectations.ts';
import { measureAnswer } from './measure.ts';

const tests = rejection.tests;
if (tests === undefined) throw new Error('The prompt has no tests.');
const expected = expectationsOfTest(expectationsOfThin(expectationsOf(rejection)), tests.thin);

const answerWith = (message: string): string => `**Message**
${message}

**Feedback basis**
| Point | Criterion | Note |
|---|---|---|
| none | none | the notes are too vague |

**Left out**
- "Not convincing somehow": too vague to ground a point; the position is tram driver.`;

const faultsOf = (words: number): readonly string[] =>
  measureAnswer(answerWith(Array.from({ length: words }, () => 'word').join(' ')), expected, {
    slack: 0.15,
    maySayLess: true,
  });

test('three sentences are a whole message where the notes say nothing', () => {
  expect(faultsOf(45)).toEqual([]);
});

test('a message that fills the room of a full one is padded', () => {
  expect(faultsOf(125)).toEqual(['"Message" has 125 words; asked for: 93 at most']);
});

test('short parts and parts with a floor stay as they are', () => {
  const size = { unit: 'words', each: false } as const;
  const whole = { sizes: [], table: false, columns: [], holds: [], never: [] };
  const sizes = [
    { ...size, min: 0, max: 60 },
    { ...size, min: 300, max: 600 },
    { ...size, min: 0, max: Number.POSITIVE_INFINITY },
  ];
  expect(expectationsOfThin({ parts: [], whole: { ...whole, sizes }, names: [], template: '' }).whole.sizes).toEqual(
    sizes,
  );
});
