// A leak is seen through the noise of garbage collection; noise alone is none.
import { expect, test } from 'vitest';
import { faultsOf, judge, type Sample, slopeOf } from './verdict.ts';

const samples = (growth: number, p99: (at: number) => number = () => 5): readonly Sample[] =>
  Array.from({ length: 60 }, (_, n) => ({
    at: n * 5,
    megabytes: 150 + (growth * n * 5) / 60 + ((n * 7919) % 13),
    answers: 1000,
    p99: p99(n),
  }));

test('the slope is that of the memory, in megabytes a minute', () => {
  expect(slopeOf(samples(0))).toBeCloseTo(0, 0);
  expect(slopeOf(samples(4))).toBeCloseTo(4, 0);
});

test('a flat, steady run holds', () => expect(faultsOf(judge(samples(0), 2, []))).toEqual([]));

test.each([
  ['memory', judge(samples(4), 0, []), /^Memory grows by 4/],
  ['descriptors', judge(samples(0), 30, []), /^30 descriptors/],
  [
    'p99',
    judge(
      samples(0, (at) => 5 + at / 5),
      0,
      [],
    ),
    /^p99 went from/,
  ],
  ['answers', judge(samples(0), 0, ['500 instead of 200 to /x']), /^1 answers were wrong, first: 500/],
])('%s', (_, findings, sentence) => expect(faultsOf(findings)).toEqual([expect.stringMatching(sentence)]));
