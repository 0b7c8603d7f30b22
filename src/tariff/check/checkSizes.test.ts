import { expect, test } from 'vitest';
import type { Amount, CodeSize, SizedGoods } from '../model/sizes.ts';
import type { CodeRow } from '../source/readCodes.ts';
import { checkSizes } from './checkSizes.ts';

const code = (digits: string, status: CodeRow['status'] = 'live'): CodeRow => ({
  code: digits,
  status,
  supersededBy: [],
  unit: 'NOS',
  description: 'Motorcycles',
});
const size = (digits: string, above: number | null, upTo: number | null, goods = 'motorcycles'): CodeSize => ({
  code: digits,
  goods,
  above,
  upTo,
});
const goods = (name: string, amount: Amount): SizedGoods => ({ goods: name, amount, words: '', not: '' });
const MOTORCYCLES = [goods('motorcycles', 'cc')];
const CODES = [code('87112021'), code('87112029'), code('871120'), code('87119099', 'retired')];

test('sizes side by side are right, at each level', () => {
  const codes = [size('87112021', 50, 75), size('87112029', 75, null), size('871120', 50, 250)];
  expect(checkSizes({ goods: MOTORCYCLES, codes }, CODES)).toEqual([]);
});

test('a size that two codes hold, and a code that is not live, are told', () => {
  const clash = [size('87112021', 50, 100), size('87112029', 75, null)];
  expect(checkSizes({ goods: MOTORCYCLES, codes: clash }, CODES)).toEqual([
    '87112021 and 87112029 both hold some motorcycles of the same size',
  ]);
  expect(checkSizes({ goods: MOTORCYCLES, codes: [size('87119099', null, 50)] }, CODES)).toEqual([
    '87119099 is no live code',
  ]);
});

test('a code that is measured in two ways, and goods without a code, are told', () => {
  const codes = [size('87112021', 50, 75), size('87112021', 1, 2, 'e-bikes')];
  expect(checkSizes({ goods: [...MOTORCYCLES, goods('e-bikes', 'kw')], codes }, CODES)).toEqual([
    '87112021 is measured by cc for motorcycles and by kw for e-bikes',
  ]);
  expect(checkSizes({ goods: MOTORCYCLES, codes: [] }, CODES)).toEqual(['no code has a size for "motorcycles"']);
});
