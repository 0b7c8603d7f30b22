// The test that so many generated requests do no harm; the same ones in every run.
import { expect, test } from 'vitest';
import { fuzz, MOST_MEGABYTES } from './run.ts';

const SEED = 20_261_116;

/** `least`: answers there must be of each usual status. `npm run fuzz -- --seed N` tries others. */
export function fuzzTest(requests: number, least: number): void {
  test(`${requests} generated requests: no 5xx, bounded memory, honest clients are answered`, {
    timeout: 180_000,
  }, async () => {
    const outcome = await fuzz(requests, SEED);
    expect(outcome.requests).toBe(requests);
    expect(outcome.mostMegabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
    // The generator reaches honest answers as well as every kind of refusal.
    for (const status of [200, 400, 404, 405]) expect(outcome.statuses[status]).toBeGreaterThanOrEqual(least);
  });
}
