// The check of the tariff data as it is called by hand.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the tariff data keeps every rule', { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('scripts', 'data-check.ts')],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      encoding: 'utf8',
    },
  );
  expect([status, stderr], stdout).toEqual([0, '']);
});
