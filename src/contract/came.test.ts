import { expect, test } from 'vitest';
import { butCame, butLengthCame, came } from './came.ts';

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  ['', 'an empty text'],
  [' ', 'an empty text'],
  ['a "b"', '"a \\"b\\""'],
  ['😀'.repeat(41), `"${'😀'.repeat(40)}…"`],
  [0, '0'],
  [true, 'true'],
  [[], 'an empty list'],
  [[1], 'a list'],
  [{}, 'an object'],
])('%j is %s', (input, text) => {
  expect(came(input)).toBe(text);
});

test('an error says what would be right and what came', () => {
  expect(butCame('limit must be 1 or more')({ input: 0 })).toBe('limit must be 1 or more, but 0 came.');
  expect(butLengthCame('q may have 2 characters at most')({ input: ' 😀😀😀 ' })).toBe(
    'q may have 2 characters at most, but 3 characters came.',
  );
  expect(butLengthCame('items may hold 1 at most')({ input: [1, 2] })).toBe('items may hold 1 at most, but 2 came.');
});
