import { expect, test } from 'vitest';
import { packSizes, unpackSizes } from './packedSizes.ts';

test('what is packed comes back, goods by their place', () => {
  const sizes = {
    goods: [
      { goods: 'bikes', amount: 'cc', words: 'bike; motorcycle', not: '' },
      { goods: 'motors', amount: 'kw', words: '', not: 'dc' },
    ],
    codes: [
      { code: '871120', goods: 'bikes', above: 50, upTo: 250 },
      { code: '850110', goods: 'motors', above: null, upTo: 0.0375 },
      { code: '850153', goods: 'motors', above: 75, upTo: null },
    ],
  } as const;
  expect(unpackSizes(packSizes(sizes))).toEqual({
    goods: sizes.goods.map((row, place) => ({ ...row, goods: String(place) })),
    codes: sizes.codes.map((row) => ({ ...row, goods: row.goods === 'bikes' ? '0' : '1' })),
  });
});

test('no sizes are none', () => {
  expect(unpackSizes(packSizes({ goods: [], codes: [] }))).toEqual({ goods: [], codes: [] });
});
