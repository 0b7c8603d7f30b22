// What a release makes a page load: the tariff's files compressed as well as can be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bestBrotli } from '../../scripts/build/compress.ts';
import { DATA_FILES } from '../../src/web/assets.ts';

const DATA = join(import.meta.dirname, '..', '..', 'dist', 'data');
const MAX_BYTES = 6_000_000;

test('the tariff and its index stay within the budget of a first load', async () => {
  const files = await Promise.all(DATA_FILES.map((name) => bestBrotli(readFileSync(join(DATA, name)))));
  expect(files.every(({ length }) => length > 100_000)).toBe(true);
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MAX_BYTES);
});
