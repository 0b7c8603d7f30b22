import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('answers as the reader does, whatever came before and however little is kept', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'b', 'c', 'none'), { maxLength: 50 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 3 }), (asked, most) => {
      const read = (text: string): string | undefined => (text === 'none' ? undefined : `<${text}>`);
      const kept = new Kept(read, most);
      for (const text of asked) expect(kept.of(text)).toBe(read(text));
    }),
  );
});

test('reads a text once', () => {
  const read: string[] = [];
  const kept = new Kept((text) => read.push(text));
  for (const text of ['a', 'b', 'a', 'a', 'b']) kept.of(text);
  expect(read).toEqual(['a', 'b']);
});
