// The worst questions that a hunt has found, asked again: nobody else waits long for any of them. Costs are processor
// time, as ratios to a fixed piece of work in the same run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { heldFor, yardstickMs } from './hunt/cost.ts';
import { DOORS } from './hunt/doors.ts';
import type { Question } from './hunt/question.ts';
import { type Ask, openServices } from './hunt/services.ts';

interface Listed {
  readonly door: string;
  readonly question: Question;
}

const WORST = JSON.parse(readFileSync(join(import.meta.dirname, 'hunt', 'worst.json'), 'utf8')) as readonly Listed[];

/** In yardsticks, of which one takes about 10 ms: a lookup holds the event loop for 20 ms at most, others for 50 ms. */
const MAX_LOOKUP = 2;
const MAX_OTHER = 5;
const MAX_BYTES = 32 * 1024 * 1024;
const TRIES = 7;

let ask: Ask;
beforeAll(() => {
  ask = openServices();
  // Once before it counts, so that it is compiled.
  yardstickMs();
});

test('every door has its worst', () => {
  expect(new Set(WORST.map(({ door }) => door))).toEqual(new Set(DOORS.map(({ name }) => name)));
});

describe.each(WORST.map((listed, at) => [`${at} ${listed.door}`, listed] as const))('%s', (_, { door, question }) => {
  test('keeps nobody waiting', async () => {
    const isLookup = DOORS.find(({ name }) => name === door)?.isLookup === true;
    const limit = isLookup ? MAX_LOOKUP : MAX_OTHER;
    const { status, yardsticks, bytes } = await heldFor(() => ask, question, { tries: TRIES, limit });
    expect(status).toBeLessThan(500);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(yardsticks).toBeLessThan(limit);
  });
});
