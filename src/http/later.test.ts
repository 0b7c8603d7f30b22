import { expect, test } from 'vitest';
import { later, needing } from './later.ts';

test('loads once, however many wait for it, and answers at once from then on', async () => {
  let loads = 0;
  const thing = later(async () => ++loads);
  const handle = needing(thing, (number, asked: string) => `${asked} ${number}`);
  expect(thing.value).toBeUndefined();
  expect(await Promise.all([handle('a'), handle('b')])).toEqual(['a 1', 'b 1']);
  expect(handle('c')).toBe('c 1');
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
