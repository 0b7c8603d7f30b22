import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { modelFeatures } from './modelFeatures.ts';
import { Resolver } from './resolve.ts';

const index = smallIndex();
const reader = new Reader(LANGUAGE);
const resolver = new Resolver(index);
const features = (text: string) => {
  const { pairs, count } = modelFeatures(resolver.resolve(reader.read(text)).terms);
  return { pairs: pairs.map((term) => index.termText(term)), count };
};

it('has a feature for each term, the head once more, and neighbours of one phrase', () => {
  expect(features('mobile charger')).toEqual({ pairs: ['mobile', 'charger'], count: 4 });
  expect(features('charger for mobile')).toEqual({ pairs: [], count: 3 });
  expect(features('')).toEqual({ pairs: [], count: 0 });
});
