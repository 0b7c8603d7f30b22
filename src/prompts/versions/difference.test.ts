import { expect, test } from 'vitest';
import { hunksOf, lineDifference, unifiedDiff } from './difference.ts';

const diff = (before: string, after: string): string =>
  unifiedDiff(hunksOf(lineDifference(before.split(' '), after.split(' '))), 'x version 1', 'x version 2');

test('equal texts have no difference', () => expect(diff('a b c', 'a b c')).toBe(''));

test('what went stands before what came, with two lines around', () =>
  expect(diff('a b c d e f g h', 'a b c d X f g h')).toBe(
    '--- x version 1\n+++ x version 2\n@@ -3,5 +3,5 @@\n c\n d\n-e\n+X\n f\n g\n',
  ));

test('changes far from each other stand apart, near ones together', () => {
  expect(hunksOf(lineDifference('a 1 2 3 4 5 6 z'.split(' '), 'A 1 2 3 4 5 6 Z'.split(' ')))).toHaveLength(2);
  expect(hunksOf(lineDifference('a 1 2 3 z'.split(' '), 'A 1 2 3 Z'.split(' ')))).toHaveLength(1);
});

test.each([
  ['a b', 'a b c d'],
  ['a b c d', 'c'],
  ['x y', 'a b'],
  ['a a b a', 'a b a a'],
])('%s becomes %s again when the difference is applied', (before, after) => {
  const lines = lineDifference(before.split(' '), after.split(' '));
  const side = (left: string) =>
    lines
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join(' ');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});
