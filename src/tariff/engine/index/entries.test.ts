import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeNumber, headingNumber, smallFile, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { NO_NAMES, type Posting, PostingReader, pushPostings, TextModel } from './entries.ts';
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

const list = fc
  .uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 30 })
  .chain((docs) =>
    fc
      .array(fc.boolean(), { minLength: docs.length, maxLength: docs.length })
      .map((heads) => docs.sort((a, b) => a - b).map((doc, i): Posting => ({ doc, head: heads[i] === true }))),
  );
const FIRSTS = { code: 100, name: 5000 };
const shifted = (postings: readonly Posting[], by: number): readonly Posting[] =>
  postings.map(({ doc, head }) => ({ doc: doc + by, head }));
const decoded = (reader: PostingReader, from: number, to: number): readonly Posting[] =>
  Array.from(reader.docs.subarray(from, to), (doc) => ({ doc: doc >>> 1, head: (doc & 1) === 1 }));

it('reads what was written, counted within the heading', () => {
  fc.assert(
    fc.property(list, list, (texts, names) => {
      const bytes: number[] = [1, 2, 3];
      const length = pushPostings(bytes, shifted(texts, FIRSTS.code), shifted(names, FIRSTS.name), FIRSTS);
      expect(bytes.length).toBe(3 + length);
      const reader = new PostingReader(Uint8Array.from([...bytes, 255, 255]), 61);
      reader.read(3, 3 + length);
      expect(decoded(reader, 0, reader.textCount)).toEqual(texts);
      expect(decoded(reader, reader.textCount, reader.count)).toEqual(names);
    }),
  );
});

it('leaves out names that nobody asks for', () => {
  const bytes: number[] = [];
  const names = [1, 4, 900, 901].map((doc) => ({ doc, head: false }));
  pushPostings(bytes, [{ doc: 2, head: true }], names, { code: 0, name: 0 });
  const reader = new PostingReader(Uint8Array.from(bytes), 10);
  reader.read(0, bytes.length, NO_NAMES);
  expect([reader.textCount, reader.count]).toEqual([1, 1]);
  reader.read(0, bytes.length, 4);
  expect(decoded(reader, 1, reader.count).map(({ doc }) => doc)).toEqual([1, 4, 900]);
});

it('takes no bytes where there are no postings', () => {
  const bytes: number[] = [];
  expect(pushPostings(bytes, [], [], FIRSTS)).toBe(0);
  const reader = new PostingReader(Uint8Array.of(), 1);
  reader.read(0, 0);
  expect([reader.textCount, reader.count]).toEqual([0, 0]);
});

const model = new TextModel(smallFile());
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
