import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { NO_NAMES, type Posting, PostingReader, pushPostings } from './entries.ts';
import { headingIn } from './format.ts';

const index = smallIndex();
const { entries } = index;
const headingsOf = (text: string): readonly number[] => {
  const term = index.term(text);
  return Array.from(entries.packed.subarray(entries.at[term], entries.at[term + 1]), headingIn);
};

it('has an entry for each heading that knows a term, in tariff order', () => {
  expect(headingsOf('mobile')).toEqual([headingNumber('8504'), headingNumber('8517')]);
  expect(entries.documentFrequency(index.term('mobile'))).toBe(2);
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
