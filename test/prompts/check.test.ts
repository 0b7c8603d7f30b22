// The check of the prompts as it is called by hand.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const check = (...names: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'prompts-check.ts'), ...names], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('a category that does not exist is an error, not OK', { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = check('nope');
  expect([status, stdout, stderr]).toEqual([1, '', 'There is no category and no prompt "nope".\n']);
});

test('the catalog keeps every content rule', { timeout: 240_000 }, () => {
  const { status, stdout } = check();
  expect([status, stdout.trimEnd().split('\n').at(-1)], stdout).toEqual([0, 'OK']);
});
