import { expect, test } from 'vitest';
import { distanceWithin, rootOf, rootsOf, wordsOf } from './words.ts';

test.each([
  ['cheque', 'cheqe', 1, true],
  ['form', 'from', 1, true],
  ['cheque', 'check', 2, false],
  ['agreement', 'agrement', 1, true],
  ['abc', 'abcdef', 2, false],
])('%s and %s within %i: %s', (a, b, most, within) => expect(distanceWithin(a, b, most)).toBe(within));

test('words are stemmed lightly', () =>
  expect(wordsOf('Policies, notices & BOXES (résumés)')).toEqual(['policy', 'notice', 'box', 'resume']));

test.each([
  ['reject', 'rejection'],
  ['bounced', 'bounce'],
  ['prioritize', 'prioritisation'],
  ['resign', 'resignation'],
  ['cancelled', 'cancel'],
])('%s and %s are one family', (a, b) => expect(rootOf(a)).toBe(rootOf(b)));

test.each([
  ['rent', 'render'],
  ['code', 'codicil'],
  ['order', 'ordinary'],
])('%s and %s are not', (a, b) => expect(rootOf(a)).not.toBe(rootOf(b)));

test.each([
  ['terminate', 'termination'],
  ['translated', 'translation'],
  ['notify', 'notification'],
  ['recommend', 'recommendation'],
])('%s and %s share a root', (verb, noun) => expect(rootsOf(noun)).toContain(rootOf(verb)));
