import { describe, expect, it } from 'vitest';
import { headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import type { Evidence } from './evidence.ts';
import { COVERAGE, FEATURE_COUNT, FULL_NAME, HEAD_IN_NAME, NAME_SUPPORT } from './features.ts';
import { order, type Scored } from './order.ts';

const index = smallIndex();
const scored = (heading: string, score: number, features: Readonly<Record<number, number>> = {}): Scored => {
  const all = new Float32Array(FEATURE_COUNT);
  for (const [number, value] of Object.entries(features)) all[Number(number)] = value;
  return { heading: headingNumber(heading), score, features: all, bestName: -1, candidate: 0 };
};
const ordered = (ranked: Scored[], knowsMore = false, namesBrand = false): readonly number[] => {
  order(ranked, index, { knowsBeside: () => knowsMore } as unknown as Evidence, namesBrand);
  return ranked.map(({ heading }) => heading);
};

describe('order', () => {
  it('sorts by score, ties by tariff order', () => {
    const ranked = [scored('8517', 1), scored('8504', 2), scored('0406', 1)];
    expect(ordered(ranked)).toEqual(['8504', '0406', '8517'].map(headingNumber));
  });

  it('keeps a name said in full before other chapters that know no further word', () => {
    const ranked = () => [scored('0910', 5, { [FULL_NAME]: 0.8 }), scored('8504', 6, { [COVERAGE]: 0.95 })];
    expect(ordered(ranked(), false)[0]).toBe(headingNumber('0910'));
    expect(ordered(ranked(), true)[0]).toBe(headingNumber('8504'));
  });

  it('keeps a name with the noun of the text before what it is for, where a brand is named', () => {
    const ranked = () => [
      scored('0910', 5, { [FULL_NAME]: 0.6, [HEAD_IN_NAME]: 1 }),
      scored('8504', 6, { [FULL_NAME]: 0.4, [HEAD_IN_NAME]: 0.5, [COVERAGE]: 0.95 }),
    ];
    expect(ordered(ranked(), true, true)[0]).toBe(headingNumber('0910'));
    expect(ordered(ranked(), true, false)[0]).toBe(headingNumber('8504'));
  });

  it('does not hold back a heading of the same chapter', () => {
    expect(ordered([scored('8504', 5, { [FULL_NAME]: 0.8 }), scored('8517', 6)])[0]).toBe(headingNumber('8517'));
  });

  it('prefers more names of the same kind where scores hardly differ', () => {
    const ranked = [
      scored('8504', 5.2, { [FULL_NAME]: 1, [NAME_SUPPORT]: 1 }),
      scored('8517', 5, { [FULL_NAME]: 1, [NAME_SUPPORT]: 2 }),
    ];
    expect(ordered(ranked)[0]).toBe(headingNumber('8517'));
  });
});
