import { expect, it } from 'vitest';
import { fitLogistic, type LogisticRow, probability } from './logisticFit.ts';

/** So many rows of these inputs, of which so many are right. */
const rows = (inputs: readonly number[], count: number, right: number, weight = 1): readonly LogisticRow[] =>
  Array.from({ length: count }, (_, i) => ({ inputs, isRight: i < right, weight }));

it('gives each group of rows the share that is right in it', () => {
  const weights = fitLogistic([...rows([1, 0], 100, 20), ...rows([1, 1], 50, 45)], 0);
  expect(probability(weights, [1, 0])).toBeCloseTo(0.2, 4);
  expect(probability(weights, [1, 1])).toBeCloseTo(0.9, 4);
});

it('counts rows by their weight', () => {
  const weights = fitLogistic([...rows([1], 10, 10, 3), ...rows([1], 10, 0, 1)], 0);
  expect(probability(weights, [1])).toBeCloseTo(0.75, 4);
});

it('pulls weights towards 0, but for the first', () => {
  const both = [...rows([1, 0], 100, 20), ...rows([1, 1], 100, 80)];
  const [, free = 0] = fitLogistic(both, 0);
  const [, pulled = 0] = fitLogistic(both, 0.5);
  expect(pulled).toBeGreaterThan(0);
  expect(pulled).toBeLessThan(free / 2);
  expect(probability(fitLogistic(rows([1, 0], 100, 20), 10), [1, 0])).toBeCloseTo(0.2, 3);
});

it('survives an input that is always 0', () => {
  expect([...fitLogistic(rows([1, 0], 10, 5), 0.001)].every(Number.isFinite)).toBe(true);
});
