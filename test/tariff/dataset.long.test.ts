// The compiled dataset is the same, byte for byte, each time it is compiled.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileFolder } from '../../src/tariff/compile/compileFolder.ts';
import { dataFolder } from '../../src/tariff/node.ts';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('compiled again, both files are those of the build', () => {
  const { records, search } = compileFolder(join(process.cwd(), 'data', 'tariff'));
  expect(digest(records)).toBe(digest(readFileSync(join(dataFolder(), 'tariff.bin'))));
  expect(digest(search)).toBe(digest(readFileSync(join(dataFolder(), 'search.bin'))));
});
