// The columns of the text model's votes of neighbouring words, by hash bucket, as `engine/index/entries.ts` reads them.

import type { TrainedModel } from '../dataset/modelFile.ts';
import {
  PAIR_BUCKETS,
  PAIR_BUCKETS_PER_BLOCK,
  pairBucket,
  pairCheck,
  pairHash,
  type SectionName,
} from '../engine/index/format.ts';
import type { Columns } from './indexEntries.ts';

/** Votes that hardly count beside others are left out. */
const MIN_PAIR_VOTE = 4;

export function pairColumns(
  { pairs, step, finerStep }: TrainedModel,
  termNumber: ReadonlyMap<string, number>,
  headingNumber: ReadonlyMap<string, number>,
): Columns<Extract<SectionName, `pair.${string}` | `model.${string}`>> {
  const rows = [...pairs]
    .map(([pair, byHeading]) => {
      const [first = -1, second = -1] = pair.split(' ').map((term) => termNumber.get(term) ?? -1);
      const votes = [...byHeading].flatMap(([code, vote]) => {
        const heading = headingNumber.get(code);
        return heading === undefined || Math.abs(vote) < MIN_PAIR_VOTE ? [] : [{ heading, vote }];
      });
      const hash = pairHash(first, second);
      return { first, second, bucket: pairBucket(hash), check: pairCheck(hash), votes };
    })
    .filter(({ first, second, votes }) => first >= 0 && second >= 0 && votes.length > 0)
    .sort((a, b) => a.bucket - b.bucket || a.check - b.check || a.first - b.first || a.second - b.second);
  type Row = (typeof rows)[number];
  /** Sums over the rows, by buckets that many together. */
  const summed = (bucketsPerBlock: number, size: (row: Row) => number): readonly number[] => {
    const sums = new Array<number>(PAIR_BUCKETS / bucketsPerBlock).fill(0);
    for (const row of rows) {
      const block = Math.floor(row.bucket / bucketsPerBlock);
      sums[block] = (sums[block] as number) + size(row);
    }
    return sums;
  };
  const votes = rows.flatMap((row) => row.votes);
  return {
    'pair.bucket': summed(1, () => 1),
    'pair.blockPairs': summed(PAIR_BUCKETS_PER_BLOCK, () => 1),
    'pair.blockVotes': summed(PAIR_BUCKETS_PER_BLOCK, (row) => row.votes.length),
    'pair.check': rows.map(({ check }) => check),
    'pair.votes': rows.map((row) => row.votes.length),
    'pair.heading': votes.map(({ heading }) => heading),
    'pair.vote': votes.map(({ vote }) => vote),
    'model.steps': [step, finerStep],
  };
}
