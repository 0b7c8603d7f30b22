import { expect, test } from 'vitest';
import { onceInSteps } from './once.ts';
import { drained } from './steps.ts';

test('those who ask at once go on where the others are, and all get what was made once', () => {
  let steps = 0;
  const made = onceInSteps(function* () {
    for (; steps < 10; steps++) yield;
    return { steps };
  });
  const [one, other] = [made(), made()];
  for (let i = 0; i < 3; i++) {
    one.next();
    other.next();
  }
  expect(steps).toBe(5);
  expect(drained(other)).toBe(drained(one));
  expect(drained(made())).toBe(drained(made()));
  expect(steps).toBe(10);
});

test('what failed is begun anew', () => {
  let tries = 0;
  const made = onceInSteps(function* () {
    yield;
    if (tries++ === 0) throw new Error('broken');
    return 'whole';
  });
  expect(() => drained(made())).toThrow('broken');
  expect(drained(made())).toBe('whole');
});
