import { describe, expect, it } from 'vitest';
import type { CessPeriod } from '../model/rates.ts';
import { branch } from '../rates/samples.ts';
import { cessOfBranch } from './results.ts';

const cess = (ratePercent: number, coverage: CessPeriod['coverage'], condition = ''): CessPeriod => ({
  from: '2017-07-01',
  to: null,
  ratePercent,
  coverage,
  condition,
  codes: [],
  note: '',
});

describe('cessOfBranch', () => {
  it('is the cess that all goods of the code bear', () => {
    expect(cessOfBranch([cess(12, 'all'), cess(0, 'part', 'ambulances')], branch(28))).toBe(12);
  });

  it('keeps a cess on some goods to the branch of those goods', () => {
    const caffeine = [cess(12, 'part', 'caffeinated beverages')];
    expect(cessOfBranch(caffeine, branch(18))).toBe(0);
    expect(cessOfBranch(caffeine, branch(28, 'caffeinated beverages'))).toBe(12);
  });

  it('is not known where all goods bear some and the branch does not say which', () => {
    const cars = [cess(1, 'split', 'up to 1,200 cc'), cess(17, 'split', 'above 1,200 cc')];
    expect(cessOfBranch(cars, branch(28))).toBeUndefined();
    expect(cessOfBranch(cars, branch(28, 'up to 1,200 cc'))).toBe(1);
  });

  it('is known where both sides bear the same', () => {
    expect(cessOfBranch([cess(5, 'split', 'branded'), cess(5, 'split', 'unbranded')], branch(28))).toBe(5);
  });
});
