// A catalogue of 200,000 rows, cut into partitions that run apart, as an engine with many machines does it.
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inPartition, partsOf, rowsOf } from './partitions.ts';

const ROWS = 200_000;
const PARTITIONS = 16;

test('200,000 rows in 16 partitions are the rows of one run on all cores', { timeout: 1_800_000 }, async () => {
  const rows = rowsOf(ROWS);
  const whole = await inPartition(rows, availableParallelism());
  const parts: string[] = [];
  const atOnce = availableParallelism();
  for (let at = 0; at < PARTITIONS; at += atOnce) {
    const ran = await Promise.all(
      partsOf(rows, PARTITIONS)
        .slice(at, at + atOnce)
        .map((part) => inPartition(part)),
    );
    parts.push(...ran.map(({ out }) => out));
  }
  expect(whole.out.split('\n')).toHaveLength(ROWS + 1);
  expect(parts.join('') === whole.out).toBe(true);
});
