import { expect, it } from 'vitest';
import { codeNumber, headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { headingIn, voteIn } from './format.ts';

const index = smallIndex();
const { entries } = index;
const entriesOf = (text: string) => {
  const term = index.term(text);
  return Array.from({ length: (entries.at[term + 1] ?? 0) - (entries.at[term] ?? 0) }, (_, i) => {
    const entry = (entries.at[term] ?? 0) + i;
    const packed = entries.packed[entry] ?? 0;
    return { entry, heading: headingIn(packed), vote: voteIn(packed), headVote: entries.headVote[entry] };
  });
};

it('has an entry for each heading that knows a term, in tariff order, with the votes', () => {
  expect(entriesOf('mobile').map(({ entry, ...rest }) => rest)).toEqual([
    { heading: headingNumber('8504'), vote: 4, headVote: 0 },
    { heading: headingNumber('8517'), vote: 8, headVote: 4 },
  ]);
  expect(entries.documentFrequency(index.term('mobile'))).toBe(2);
});

it('adds the votes for finer codes, by their number in the heading', () => {
  const [{ entry = -1 } = {}] = entriesOf('turmeric');
  const votes = new Float32Array(index.maxCodes);
  entries.addFinerVotes(entry, 0.5, votes);
  const place = codeNumber('091030') - codeNumber('0910');
  expect([...votes].map((vote, i) => (vote === 0 ? -1 : i)).filter((i) => i >= 0)).toEqual([place]);
  expect(votes[place]).toBe(3.5);
});

it('leaves out what only examples know and the model does not', () => {
  expect(index.term('handset')).toBeGreaterThanOrEqual(0);
  expect(index.term('dual')).toBe(-1);
});
