// The comparison of misses: what turned wrong and what turned right, text by text.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, differenceFrom, missFile } from './missFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-misses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (...misses: readonly (readonly string[])[]) =>
  missFile(join(folder, 'misses.tsv'), ['text', 'right', 'said'], misses);

test('what was accepted differs in nothing', () => {
  accept(file(['tea cup', '6911', '0902']));
  expect(readFileSync(join(folder, 'misses.tsv'), 'utf8')).toBe('text\tright\tsaid\ntea cup\t6911\t0902\n');
  expect(differenceFrom(file(['tea cup', '6911', '0902']))).toEqual({ nowWrong: [], noLonger: [] });
});

test('the last cell of the last miss may be empty', () => {
  accept(file(['tea cup', '6911', '']));
  expect(differenceFrom(file(['tea cup', '6911', '']))).toEqual({ nowWrong: [], noLonger: [] });
});

test('a new miss, one that is right now, and one that is wrong in another way', () => {
  accept(file(['tea cup', '6911', '0902'], ['rice bran', '2302', '1006'], ['oil', '1512', '2710']));
  expect(differenceFrom(file(['tea cup', '6911', '7323'], ['oil', '1512', '2710'], ['salt', '2501', '1704']))).toEqual({
    nowWrong: ['tea cup\t6911\t7323', 'salt\t2501\t1704'],
    noLonger: ['tea cup\t6911\t0902', 'rice bran\t2302\t1006'],
  });
});
