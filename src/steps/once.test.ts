import { expect, test } from 'vitest';
import { later, onceInSteps } from './once.ts';
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

test('loads once, however many wait for it', async () => {
  let loads = 0;
  const thing = later(async () => ++loads);
  expect(thing.value).toBeUndefined();
  expect(await Promise.all([thing.load(), thing.load()])).toEqual([1, 1]);
  expect(thing.value).toBe(1);
  expect(loads).toBe(1);
});

test('a load that fails is tried anew', async () => {
  let loads = 0;
  const thing = later(async () => {
    loads++;
    if (loads === 1) throw new Error('not now');
    return loads;
  });
  await expect(Promise.all([thing.load(), thing.load()])).rejects.toThrow('not now');
  expect(await thing.load()).toBe(2);
  expect(thing.value).toBe(2);
});
