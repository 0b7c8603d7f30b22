// The list that a run ends with: by reason, and each test that can be skipped has one in its title.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOutText } from './leftOut.ts';
import { repositoryFiles } from './repositoryFiles.ts';

test('tests are listed by the reason in their titles', () => {
  const skipped = ['zsh (left out: not installed) > files', 'zsh (left out: not installed) > words', 'not asked for'];
  expect(leftOutText(skipped.map((fullName) => ({ fullName })))).toBe(`
Left out on this machine:
  not installed: 2 tests, such as "zsh > files"
`);
  expect(leftOutText([])).toBe('');
});

test('whoever skips a test says why in its title', () => {
  const files = repositoryFiles().filter((path) => /^(src|test|scripts|tools)\/.*\.ts$/.test(path));
  const silent = files.filter((path) => {
    const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    return /\.(skipIf|runIf)\(/.test(text) && !/\(left out: /.test(text);
  });
  expect(silent).toEqual([]);
});
