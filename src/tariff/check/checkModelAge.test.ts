import { expect, test } from 'vitest';
import { sampleOf } from '../source/trainedTexts.ts';
import { checkModelAge } from './checkModelAge.ts';

const named = (from: number, to: number) =>
  sampleOf({
    names: Array.from({ length: to - from }, (_, i) => ({ code: '0406', name: `paneer ${from + i}` })),
    examples: [{ code: '0406', text: 'amul paneer 200 g' }],
  });

test('the sample is some of the texts, the same ones whatever stands beside them', () => {
  const [few, many] = [named(0, 20_000), named(0, 40_000)];
  expect(few.length).toBeGreaterThan(200);
  expect(few.length).toBeLessThan(450);
  expect(few.filter((hash) => !many.includes(hash))).toEqual([]);
});

test('a name more is no reason to train, a tenth of new texts is', () => {
  const trained = named(0, 20_000);
  expect(checkModelAge(trained, named(0, 20_001))).toEqual([]);
  expect(checkModelAge(trained, named(0, 20_800))).toEqual([]);
  expect(checkModelAge(trained, named(0, 24_000)).join()).toMatch(/^\d\d\.\d% of names and examples have come, gone/);
  expect(checkModelAge(trained, named(4000, 20_000)).join()).toContain('run "npm run train"');
});

test('a model without its sample is told', () => {
  expect(checkModelAge(undefined, []).join()).toContain('trained-on.txt is missing');
});
