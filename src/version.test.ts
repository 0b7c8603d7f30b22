// The version that the programs tell is that of the package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from './version.ts';

test('is that of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
});
