import { expect, it } from 'vitest';
import { smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { nearestTerm } from './nearestTerm.ts';

const index = smallIndex();

it('finds the commonest term one edit away', () => {
  expect(index.termText(nearestTerm(index, 'chargre'))).toBe('charger');
  expect(index.termText(nearestTerm(index, 'chargerr'))).toBe('charger');
  expect(nearestTerm(index, 'chargre', index.term('charger'))).toBe(-1);
  expect(nearestTerm(index, 'x'.repeat(30))).toBe(-1);
});
