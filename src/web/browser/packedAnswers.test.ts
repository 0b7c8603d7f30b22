// Answers arrive as they were sent, and what rows share is there once.
import { expect, test } from 'vitest';
import type { CodeFacts, RowAnswer } from '../../bulk/rowAnswer.ts';
import { AnswerPacker, AnswerUnpacker } from './packedAnswers.ts';

const facts = (number: number): CodeFacts => ({
  number,
  code: `640${number}`,
  description: 'Shoes',
  rate: '18%',
  unit: 'PRS',
  notes: '',
  isRateSplit: false,
  isRateOpen: false,
  isRetired: false,
  rates: [],
  condition: '',
});
const answer = (number: number, alternates: readonly string[]): RowAnswer => ({
  facts: facts(number),
  confidence: 0.9,
  review: 'nothing',
  alternates,
  asOf: '2026-04-01',
  price: 2000,
});
const NONE: RowAnswer = { facts: undefined, confidence: 0, review: 'code', alternates: [], asOf: '' };

test('packed and unpacked, an answer is what it was, with the names of its alternates', () => {
  const packer = new AnswerPacker((code) => `name of ${code}`);
  const unpacker = new AnswerUnpacker();
  const sent = [answer(1, ['6404']), answer(1, ['6405']), NONE];
  const first = packer.pack(sent);
  expect([first.facts.length, first.names.length]).toEqual([1, 2]);
  const [one, other, none] = unpacker.unpack(structuredClone(first));
  expect([one, other, none].map((got) => ({ ...got, names: undefined }))).toEqual(
    sent.map((given) => ({ ...given, names: undefined })),
  );
  expect(one?.facts).toBe(other?.facts);
  expect(other?.names[6405]).toBe('name of 6405');
  const second = packer.pack([answer(1, ['6404']), answer(2, [])]);
  expect(second.facts.map(({ number }) => number)).toEqual([2]);
  expect(second.names).toEqual([]);
  expect(unpacker.unpack(second)[0]?.facts).toBe(one?.facts);
});
