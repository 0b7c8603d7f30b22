import { expect, test } from 'vitest';
import { type Reviewed, reviewFields, reviewOf } from './review.ts';

const SURE: Reviewed = {
  status: 'resolved',
  confidence: 0.9,
  isWordUnknown: false,
  isRetired: false,
  isRateOpen: false,
};

test.each<[string, Partial<Reviewed>, string]>([
  ['a sure answer needs none', {}, 'nothing'],
  ['an open rate', { isRateOpen: true }, 'rate'],
  ['a retired code, however sure', { isRetired: true, confidence: 1 }, 'code'],
  ['several codes', { status: 'ambiguous' }, 'code'],
  ['a vague text', { status: 'too_vague' }, 'code'],
  ['nothing found', { status: 'not_found', confidence: 0 }, 'code'],
  ['a confidence below the line', { confidence: 0.699 }, 'code'],
  ['a confidence on the line', { confidence: 0.7 }, 'nothing'],
  ['a word that nobody knows', { isWordUnknown: true, confidence: 0.84 }, 'code'],
  ['a word that nobody knows beside what is clear', { isWordUnknown: true }, 'nothing'],
  ['a doubtful code before an open rate', { confidence: 0.5, isRateOpen: true }, 'code'],
])('%s', (_case, more, review) => {
  expect(reviewOf({ ...SURE, ...more })).toBe(review);
});

test('the line may be drawn elsewhere', () => {
  expect(reviewOf({ ...SURE, confidence: 0.3 }, 0.2)).toBe('nothing');
  expect(reviewOf(SURE, 0.95)).toBe('code');
});

test('the reason is told where there is one', () => {
  expect(reviewFields('nothing')).toEqual({ needs_review: false });
  expect(reviewFields('rate')).toEqual({ needs_review: true, review_why: 'rate' });
});
