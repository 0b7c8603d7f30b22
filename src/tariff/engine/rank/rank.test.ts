import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { headingNumber, smallEngine, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { modelFeatures } from './rank.ts';
import { Resolver } from './resolve.ts';

const engine = smallEngine();
const first = (text: string) => engine.rank(text).headings[0]?.heading;

describe('Ranker', () => {
  it.each([
    ['mobile charger', '8504'],
    ['charger for mobile phone', '8504'],
    ['mobile phone with charger', '8517'],
    ['haldi', '0910'],
    ['हल्दी', '0910'],
    ['steel water bottle', '7323'],
    ['blue cotton tshirt', '6109'],
  ])('ranks first for %j: %s', (text, heading) => {
    expect(first(text)).toBe(headingNumber(heading));
  });

  it('has no heading for a text that no term stands for', () => {
    expect(engine.rank('zzqx').headings).toEqual([]);
  });

  it('ranks the first alike, however many are asked for', () => {
    const few = engine.rank('mobile cotton', 1).headings.map(({ heading, score }) => [heading, score]);
    const many = engine.rank('mobile cotton', 20).headings.map(({ heading, score }) => [heading, score]);
    expect(many.slice(0, few.length)).toEqual(few);
  });
});

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
