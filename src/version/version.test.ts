// The version and the contact that the programs tell are those of the package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTACT, VERSION } from './version.ts';

test('are those of package.json', () => {
  const { version, bugs } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
    version: string;
    bugs: { url: string };
  };
  expect(VERSION).toBe(version);
  expect(CONTACT).toBe(bugs.url);
});
