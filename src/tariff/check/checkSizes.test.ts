import { expect, test } from 'vitest';
import type { CodeSize } from '../model/sizes.ts';
import type { CodeRow } from '../source/readCodes.ts';
import { checkSizes } from './checkSizes.ts';

const code = (digits: string, status: CodeRow['status'] = 'live'): CodeRow => ({
  code: digits,
  status,
  supersededBy: [],
  unit: 'NOS',
  description: 'Motorcycles',
});
const size = (digits: string, above: number | null, upTo: number | null, more: Partial<CodeSize> = {}): CodeSize => ({
  code: digits,
  goods: 'motorcycles',
  amount: 'cc',
  above,
  upTo,
  ...more,
});
const CODES = [code('87112021'), code('87112029'), code('871120'), code('87119099', 'retired')];

test('sizes side by side are right, at each level', () => {
  expect(checkSizes([size('87112021', 50, 75), size('87112029', 75, null), size('871120', 50, 250)], CODES)).toEqual(
    [],
  );
});

test('a size that two codes hold, and a code that is not live, are told', () => {
  expect(checkSizes([size('87112021', 50, 100), size('87112029', 75, null)], CODES)).toEqual([
    '87112021 and 87112029 both hold some motorcycles of the same size',
  ]);
  expect(checkSizes([size('87119099', null, 50)], CODES)).toEqual(['87119099 is no live code']);
  expect(checkSizes([size('87112021', 50, 75), size('87112029', 75, null, { amount: 'kw' })], CODES)).toEqual([
    '87112021 and 87112029 measure motorcycles by cc and by kw',
  ]);
});
