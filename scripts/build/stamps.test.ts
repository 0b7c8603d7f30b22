// What makes a build step stale: the content of its inputs, not their times, their place or the tests beside them.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepStamp, readStamp, stampOf } from './stamps.ts';
import { STEPS } from './steps.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kosh-stamps-'));
  write('data/codes/01.tsv', 'code\n0101\n');
  write('data/golden/golden.tsv', 'rice\t1006\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const stamp = (): Promise<string> => stampOf(root, ['data'], ['data/golden']);

test('neither a file’s time nor the folder of the repository counts', async () => {
  const before = await stamp();
  utimesSync(join(root, 'data/codes/01.tsv'), 1, 1);
  expect(await stamp()).toBe(before);
  const here = root;
  root = mkdtempSync(join(tmpdir(), 'kosh-elsewhere-'));
  write('data/codes/01.tsv', 'code\n0101\n');
  expect(await stamp()).toBe(before);
  rmSync(root, { recursive: true });
  root = here;
});

test('a changed, added or renamed file counts', async () => {
  const seen = new Set([await stamp()]);
  write('data/codes/01.tsv', 'code\n0102\n');
  seen.add(await stamp());
  write('data/codes/02.tsv', '');
  seen.add(await stamp());
  rmSync(join(root, 'data/codes/02.tsv'));
  write('data/codes/03.tsv', '');
  seen.add(await stamp());
  expect(seen.size).toBe(4);
});

test('tests and what is left out do not count', async () => {
  const before = await stamp();
  write('data/golden/golden.tsv', 'wheat\t1001\n');
  write('data/codes/read.test.ts', '');
  expect(await stamp()).toBe(before);
});

test('a stamp is kept and read again; one that is missing or torn is none', async () => {
  expect(await readStamp(root, 'web files')).toBeUndefined();
  await keepStamp(root, 'web files', { inputs: 'a', outputs: 'b' });
  expect(await readStamp(root, 'web files')).toEqual({ inputs: 'a', outputs: 'b' });
  write('dist/.stamps/web-files.json', '{"inp');
  expect(await readStamp(root, 'web files')).toBeUndefined();
});

test('measuring files are no input of any step', () => {
  for (const { name, inputs, except = [] } of STEPS) {
    const takes = inputs.some((input) => 'data/tariff/golden'.startsWith(input));
    expect([name, takes && !except.includes('data/tariff/golden')]).toEqual([name, false]);
  }
});
