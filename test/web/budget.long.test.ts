// What a release makes a page load: the tariff's files compressed as well as can be.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..', 'dist', 'web');
const MAX_BYTES = 3_500_000;

test('the tariff and its index stay within the budget of a first load', () => {
  const { files } = JSON.parse(readFileSync(join(WEB, 'manifest.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  const sizes = ['tariff.bin', 'search.bin'].map((name) => statSync(join(WEB, `${files[name]}.br`)).size);
  expect(sizes.every((size) => size > 100_000)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
