import { expect, it } from 'vitest';
import { headingNumber, smallFile } from '../../../../test/tariff/smallIndex.ts';
import { SearchIndex } from './searchIndex.ts';
import { TextModel } from './textModel.ts';

const file = smallFile();
const index = new SearchIndex(file);
const model = new TextModel(file);
const votesOf = (first: string, second: string) => {
  const votes: (readonly [number, number])[] = [];
  model.voteByPairs([index.term(first), index.term(second)], { vote: (heading, vote) => votes.push([heading, vote]) });
  return votes;
};

it('lets neighbours vote, in their order', () => {
  expect(votesOf('mobile', 'charger')).toEqual([[headingNumber('8504'), 12]]);
  expect(votesOf('charger', 'mobile')).toEqual([]);
});

it('leaves out votes that hardly count', () => {
  expect(votesOf('turmeric', 'powder')).toEqual([]);
});

it('weighs texts of all lengths alike', () => {
  expect(model.worthOf(0)).toBe(0);
  expect(model.worthOf(4)).toBeCloseTo(0.05, 6);
  expect(model.finerWorthOf(4)).toBeCloseTo(0.1, 6);
});
