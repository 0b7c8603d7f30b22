import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashStep } from '../../hash/fnv.ts';
import { SeenRows } from './seenRows.ts';

test('knows a row again, as a set of all rows would', () => {
  const row = fc.tuple(
    fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
    fc.array(fc.constantFrom(undefined, 0, 1, -1, 0.1, 5, 18, 1e15), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 200 }), fc.integer(), (rows, seed) => {
      const seen = new SeenRows(seed);
      const all = new Set<string>();
      for (const one of rows) {
        const written = JSON.stringify(one);
        expect(seen.add(...one)).toBe(all.has(written));
        all.add(written);
      }
    }),
  );
});

/** The slot of a text as the class looks for it, in a table of 4,096. */
function slotOf(text: string, seed: number): number {
  let one = seed;
  let other = ~seed;
  for (let i = 0; i < text.length; i++) {
    one = hashStep(one, text.charCodeAt(i));
    other = Math.imul(other + text.charCodeAt(i), 0x85ebca6b) ^ (other >>> 13);
  }
  one = hashStep(one, 0x1f);
  other = Math.imul(other + 0x1f, 0x85ebca6b) ^ (other >>> 13);
  other |= 1;
  return (one ^ (one >>> 15) ^ (other >>> 1) ^ (other >>> 17)) & 4095;
}

describe('rows chosen to look for one slot', () => {
  const KNOWN = 23;
  const colliding: string[] = [];
  for (let i = 0; colliding.length < 1_000; i++) if (slotOf(`row ${i}`, KNOWN) === 0) colliding.push(`row ${i}`);
  const ordinary = Array.from({ length: 1_000 }, (_, i) => `item ${i}`);
  const probesFor = (rows: readonly string[], seed: number): number => {
    const seen = new SeenRows(seed);
    for (const row of rows) seen.add([row]);
    return seen.probes;
  };

  test('do so where the seed is known', () => {
    expect(probesFor(colliding, KNOWN)).toBeGreaterThan(100 * probesFor(ordinary, KNOWN));
  });

  test.each([1, 0x5eed, 0x7fffffff, 0xcafe_f00d])('cost at most twice as much as others with the seed %d', (seed) => {
    expect(probesFor(colliding, seed)).toBeLessThanOrEqual(2 * probesFor(ordinary, seed));
  });

  test('every file has a seed of its own', () => {
    const tries = Array.from({ length: 20 }, () => {
      const seen = new SeenRows();
      for (const row of colliding) seen.add([row]);
      return seen.probes;
    });
    expect(new Set(tries).size).toBeGreaterThan(1);
    expect(Math.max(...tries)).toBeLessThan(10 * probesFor(ordinary, 1));
  });
});
