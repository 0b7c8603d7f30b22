import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTag } from './contentTag.ts';

const bytes = fc.uint8Array({ maxLength: 64 });

test('depends on the content, not on where it stands in memory', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 0, max: 7 }), (content, offset) => {
      const shifted = new Uint8Array(content.length + offset);
      shifted.set(content, offset);
      expect(contentTag(shifted.subarray(offset))).toBe(contentTag(content));
    }),
  );
});

test('one byte changed, added or taken away shows', () => {
  fc.assert(
    fc.property(bytes, fc.nat(63), fc.integer({ min: 1, max: 255 }), (content, at, change) => {
      const place = at % (content.length + 1);
      const changed = Uint8Array.from([...content, 0]);
      changed[place] = (changed[place] ?? 0) ^ change;
      const tags = [content, Uint8Array.from([...content, 0]), changed].map(contentTag);
      expect(new Set(tags).size).toBe(3);
    }),
    { numRuns: 5000 },
  );
});

test('a hundred thousand texts that differ in a few digits have tags of their own', () => {
  const encoder = new TextEncoder();
  const tags = new Set<string>();
  for (let i = 0; i < 100_000; i++)
    tags.add(contentTag(encoder.encode(`{"query":"rice","confidence":0.${i}}`)).slice(-16));
  expect(tags.size).toBe(100_000);
});
