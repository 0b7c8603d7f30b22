// Every test file runs in exactly one group: one that no group takes would never run, and nobody would notice.
import { execFileSync } from 'node:child_process';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_PROJECTS, PROJECTS, type Project } from './projects.ts';

const ROOT = join(import.meta.dirname, '..');

const takes = ({ include, exclude }: Project, path: string): boolean =>
  include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob));

const groupsOf = (path: string): readonly string[] =>
  [...PROJECTS, ...LONG_PROJECTS].filter((project) => takes(project, path)).map(({ name }) => name);

test('each committed test file belongs to one group', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.trim().split('\n');
  expect(files.length).toBeGreaterThan(100);
  expect(files.map((path) => [path, groupsOf(path).length]).filter(([, groups]) => groups !== 1)).toEqual([]);
});

test.each([
  ['src/csv/read.test.ts', ['unit']],
  ['test/architecture.test.ts', ['unit']],
  ['src/bulk/classifier.data.test.ts', ['data']],
  ['test/tariff/search.test.ts', ['data']],
  ['test/contract/caps.test.ts', ['built']],
  ['test/package/tarball.test.ts', ['shipped']],
  ['test/web/finder.browser.test.ts', ['browser']],
  ['test/attack/tools.long.test.ts', ['long']],
  ['test/cluster/cluster.test.ts', ['cluster']],
  ['bench/somewhere.test.ts', []],
])('%s: %j', (path, groups) => {
  expect(groupsOf(path)).toEqual(groups);
});
