import { expect, test } from 'vitest';
import { TextCache } from './textCache.ts';

test('a text is answered once, and never with the answer of another', () => {
  const cache = new TextCache<string>();
  let made = 0;
  const make = (text: string): string => {
    made++;
    return `answer to ${text}`;
  };
  const texts = Array.from({ length: 100 }, (_, i) => `item ${i}`);
  for (let round = 0; round < 3; round++)
    for (const text of texts) expect(cache.get(text, make)).toBe(`answer to ${text}`);
  expect(made).toBe(texts.length);
  for (let i = 0; i < 200_000; i++) cache.get(`other ${i}`, make);
  for (const text of texts) expect(cache.get(text, make)).toBe(`answer to ${text}`);
});
