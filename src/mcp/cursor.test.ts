// Walking a list by cursors gives every item once, in order; a foreign cursor is refused.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './cursor.ts';

test('pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { page, nextCursor } = pageOf(items, cursor, size);
        seen.push(...page);
        cursor = nextCursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(items);
    }),
  );
});

test.each(['', 'nonsense', btoa('kosh:3'), btoa('kosh:1000'), btoa('other:2')])('%j is refused', (cursor) => {
  expect(() => pageOf([1, 2, 3, 4, 5], cursor, 2)).toThrow(/begin again without a cursor/);
});
