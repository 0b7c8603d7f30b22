import { expect, it } from 'vitest';
import { CODES, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { ordinaryIn, packOrdinary } from './ordinary.ts';

const numberOf = (wanted: string): number => CODES.findIndex(({ code }) => code === wanted);
const ordinary = [{ parent: '0910', ordinary: '091030' }];

it('gives back the code that was packed, and none for others', () => {
  const { container } = smallIndex();
  const packed = packOrdinary(CODES, ordinary)['code.ordinary'];
  const index = { container: { ...container, u16: () => packed } } as unknown as Parameters<typeof ordinaryIn>[0];
  const ordinaryOf = ordinaryIn(index);
  expect(ordinaryOf(numberOf('0910'))).toBe(numberOf('091030'));
  expect(ordinaryOf(numberOf('091030'))).toBe(-1);
});

it('refuses a code that is not there', () => {
  expect(() => packOrdinary(CODES, [{ parent: '0910', ordinary: '091099' }])).toThrow('091099 is no code');
});
