// The entry for registries of MCP servers says what the package is, in the form that they take.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8')) as Value;

test('server.json is of the version of the package', () => {
  const { name, version } = read<{ name: string; version: string }>('package.json');
  const entry = read<{
    name: string;
    description: string;
    version: string;
    packages: { identifier: string; version: string; packageArguments: { value: string }[] }[];
  }>('server.json');
  expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  // Registries cut what is longer.
  expect(entry.description.length).toBeLessThanOrEqual(100);
  expect(entry.version).toBe(version);
  expect(entry.packages).toMatchObject([{ identifier: name, version, packageArguments: [{ value: 'mcp' }] }]);
});
