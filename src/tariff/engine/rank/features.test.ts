import { expect, it } from 'vitest';
import * as features from './features.ts';

it('gives each feature a number of its own, in the order of the weights', () => {
  const { FEATURES, FEATURE_COUNT, ...numbers } = features;
  expect(Object.values(numbers).toSorted((a, b) => a - b)).toEqual(FEATURES.map((_, i) => i));
  expect(FEATURE_COUNT).toBe(FEATURES.length);
});
