// The files that the program loads when they are first needed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../contract/server.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-program-'));
  for (const name of readdirSync(DIST)) if (name.startsWith('server')) cpSync(join(DIST, name), join(folder, name));
  for (const name of ['data', 'openapi', 'web']) symlinkSync(join(DIST, name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file of another build is not loaded: the log says so, and all else is answered', async () => {
  const server = await startServer({}, join(folder, 'server.cjs'));
  try {
    const pages = join(folder, 'server-pages.cjs');
    const own = readFileSync(pages, 'utf8');
    writeFileSync(pages, own.replace(/^\/\/ build \w+/, '// build 0123456789abcdef'));
    const page = await fetch(`${server.tariff}/`, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(500);
    expect(await page.text()).not.toContain('server-pages');
    await expect.poll(() => server.errors()).toContain('is of another build than the program that runs');
    expect((await fetch(`${server.tariff}/api/lookup?q=rice`)).status).toBe(200);
    // Whoever puts the own file back needs no new start.
    writeFileSync(pages, own);
    expect((await fetch(`${server.tariff}/`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('a class is the same in the program and in every file that is loaded later', () => {
  const later = readdirSync(folder).filter((name) =>
    /^server-(pages|requests|tools|register|mcp|lookups)\.cjs$/.test(name),
  );
  expect(later).toHaveLength(6);
  // The sentence of a refusal stands where the class does: in the program alone.
  const withRefusal = readdirSync(folder).filter(
    (name) => name.endsWith('.cjs') && readFileSync(join(folder, name), 'utf8').includes('this.name="Refusal"'),
  );
  expect(withRefusal).toEqual([expect.stringMatching(/^server-[A-Z0-9]{8}\.cjs$/)]);
});
