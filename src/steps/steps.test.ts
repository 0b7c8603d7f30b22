import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drained, sortedInSteps } from './steps.ts';

test('sorts as the platform does, and equal values keep their order', () => {
  const values = fc.array(fc.record({ key: fc.nat(50), place: fc.nat() }), { maxLength: 5_000, size: 'max' });
  fc.assert(
    fc.property(values, (some) => {
      const compare = (a: { readonly key: number }, b: { readonly key: number }) => a.key - b.key;
      expect(drained(sortedInSteps(some, compare))).toEqual(some.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});

test('gives way often', () => {
  const values = Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 20_000);
  let compared = 0;
  let most = 0;
  const steps = sortedInSteps(values, (a, b) => {
    compared++;
    return a - b;
  });
  for (let done: boolean | undefined = false; done !== true; compared = 0) {
    ({ done } = steps.next());
    most = Math.max(most, compared);
  }
  expect(most).toBeLessThan(3_000);
});
