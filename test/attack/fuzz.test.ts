// 5,000 generated requests, other ones in each run; `npm run fuzz -- --seed N` replays a run that failed.
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { fuzz, MOST_MEGABYTES } from './fuzz/run.ts';

const REQUESTS = 5_000;

test(`${REQUESTS} generated requests: no 5xx, bounded memory, honest clients are answered`, {
  timeout: 180_000,
}, async () => {
  const seed = randomInt(2 ** 30);
  console.log(`fuzz seed ${seed}`);
  const { requests, statuses, mostMegabytes } = await fuzz(REQUESTS, seed);
  expect(requests).toBe(REQUESTS);
  expect(mostMegabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  // The generator reaches honest answers as well as every kind of refusal.
  for (const status of [200, 400, 404, 405]) expect(statuses[status]).toBeGreaterThan(50);
});
