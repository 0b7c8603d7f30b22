// Every test file runs in exactly one group: one that no group takes would never run, and nobody would notice.
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_PROJECTS, PROJECTS, type Project } from './projects.ts';
import { repositoryFiles } from './repositoryFiles.ts';

const ROOT = join(import.meta.dirname, '..');

const takes = ({ include, exclude }: Project, path: string): boolean =>
  include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob));

/** Its files have a group already, for the journeys that are not rare. */
const RARE = 'rare';

const groupsOf = (path: string): readonly string[] =>
  [...PROJECTS, ...LONG_PROJECTS].filter((project) => takes(project, path)).map(({ name }) => name);

test('each test file belongs to one group', () => {
  const files = repositoryFiles().filter((path) => path.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const groups = files.map((path) => [path, groupsOf(path).filter((name) => name !== RARE).length] as const);
  expect(groups.filter(([, count]) => count !== 1)).toEqual([]);
});

test('rare journeys have their group, and it no other files', () => {
  const journeys = repositoryFiles().filter((path) => path.endsWith('.browser.test.ts'));
  expect(journeys.length).toBeGreaterThan(5);
  for (const path of journeys) {
    const hasRare = /\b(rare|atBothSizes)[.(]|isRareTurn/.test(readFileSync(join(ROOT, path), 'utf8'));
    expect(groupsOf(path), path).toEqual(hasRare ? ['browser', RARE] : ['browser']);
  }
});

test.each([
  ['src/csv/read.test.ts', ['unit']],
  ['test/architecture.test.ts', ['unit']],
  ['src/bulk/classifier.data.test.ts', ['data']],
  ['test/tariff/search.test.ts', ['data']],
  ['test/contract/caps.test.ts', ['built']],
  ['test/package/tarball.test.ts', ['shipped']],
  ['src/worker.data.test.ts', ['data']],
  ['test/web/finder.browser.test.ts', ['browser', 'rare']],
  ['test/web/run.browser.test.ts', ['browser']],
  ['test/attack/tools.long.test.ts', ['long']],
  ['test/cluster/cluster.test.ts', ['cluster']],
  ['bench/somewhere.test.ts', []],
])('%s: %j', (path, groups) => {
  expect(groupsOf(path)).toEqual(groups);
});
