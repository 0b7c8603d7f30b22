// Where our code and data come from: every package pinned by checksum and under a licence we accept, notices of those that
// are shipped, and the hash and source of every data file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPILED, PROVENANCE, type Provenance, provenanceOf } from '../../scripts/build/provenance.ts';
import { bundledPackages } from '../../scripts/build/thirdPartyNotices.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Content;

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface LockFile {
  readonly lockfileVersion: number;
  /** By place: `node_modules/a/node_modules/b`; the package itself is at the empty place. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The name of the package at a place. */
const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const LOCK_FILES = ['package-lock.json', 'bench/package-lock.json'] as const;

/** Packages of other platforms than the ones the lock file was made on: npm knows them by name and version only. */
const OTHER_PLATFORMS = /^(@biomejs\/cli-|@rolldown\/binding-|@esbuild\/|@rollup\/rollup-|lightningcss-|@oxc-)/;

const entriesOf = (path: string): readonly (readonly [string, LockedPackage])[] =>
  Object.entries(readJson<LockFile>(path).packages).filter(([place]) => place !== '');

describe.each(LOCK_FILES.filter((path) => existsSync(join(ROOT, path))))('%s', (path) => {
  test('is of the form that holds checksums', () => {
    expect(readJson<LockFile>(path).lockfileVersion).toBeGreaterThanOrEqual(2);
  });

  test('every package has a strong checksum, except those of another platform', () => {
    const without = entriesOf(path).filter(([place, { integrity, optional, os, cpu }]) => {
      if (integrity !== undefined) return !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
      const isForOthers = optional === true && (os !== undefined || cpu !== undefined);
      return !(isForOthers && OTHER_PLATFORMS.test(nameAt(place)));
    });
    expect(without.map(([place]) => place)).toEqual([]);
  });

  test('every package comes over HTTPS from a registry, none from a folder or a repository', () => {
    const odd = entriesOf(path).filter(
      ([, { resolved, link }]) =>
        link === true || (resolved !== undefined && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)),
    );
    expect(odd.map(([place, { resolved }]) => `${place} ${resolved}`)).toEqual([]);
  });
});

test('the versions asked for are exact, and the lock file has those very ones', () => {
  const { packages } = readJson<LockFile>('package-lock.json');
  const asked = readJson<{ devDependencies: Record<string, string> }>('package.json').devDependencies;
  for (const [name, wanted] of Object.entries(asked)) {
    const version = wanted.replace(/^npm:[a-z-]+@/, '');
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test('no package that the build and the programs need runs a script when it is installed', () => {
  const withScript = entriesOf('package-lock.json').flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript === true ? [nameAt(place)] : [],
  );
  // esbuild's checks its program, which its platform's package brings; fsevents is for another system.
  expect(withScript.filter((name) => !['esbuild', 'fsevents'].includes(name))).toEqual([]);
});

describe('provenance of the data', () => {
  const published = readJson<Provenance>(PROVENANCE);

  test('is that of the files as they are', () => {
    expect(published).toEqual(provenanceOf(ROOT));
  });

  test('names each compiled file, the day of the law and what rates cite', () => {
    expect(published.compiled.map(({ path }) => path)).toEqual(COMPILED);
    expect(published.as_of).toMatch(/^\d{4}-\d\d-\d\d$/);
    const rates = published.sources.find(({ path }) => path === 'data/tariff/rates/goods-2025.tsv');
    expect(Object.keys(rates?.cites ?? {})).toContain('9/2025-CT(Rate)');
    expect(Object.keys(rates?.evidence ?? {})).toContain('notification');
    for (const { path, sha256, source } of published.sources) {
      expect(sha256, path).toMatch(/^[0-9a-f]{64}$/);
      expect(source, path).not.toBe('');
    }
  });
});

/** Licences that let anybody use, change and pass on the code, with a notice. */
const FREE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
]);
/** Beside those for tools that are not shipped: changes to their own files must be published, ours are none. */
const FREE_FOR_TOOLS = new Set([...FREE, 'MPL-2.0']);

/** A name of a licence, or several joined by OR (one must be free) or AND (all must be). */
function isFree(license: string | undefined, free: ReadonlySet<string>): boolean {
  if (license === undefined) return false;
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isFree(one, free));
  return plain.split(' AND ').every((one) => free.has(one));
}

describe('licences', () => {
  test('the check knows a free licence from another', () => {
    expect(isFree('(MIT OR GPL-3.0)', FREE)).toBe(true);
    expect(isFree('MIT AND GPL-3.0', FREE)).toBe(false);
    for (const license of ['GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', 'MPL-2.0', undefined]) {
      expect(isFree(license, FREE)).toBe(false);
    }
  });

  test('every installed package says a licence that we accept', () => {
    const installed = entriesOf('package-lock.json').filter(([place]) => existsSync(join(ROOT, place, 'package.json')));
    expect(installed.length).toBeGreaterThan(100);
    const refused = installed.flatMap(([place]) => {
      const { license } = readJson<{ license?: string }>(join(place, 'package.json'));
      return isFree(license, FREE_FOR_TOOLS) ? [] : [`${place}: ${license}`];
    });
    expect(refused).toEqual([]);
  });
});

describe('third-party notices', async () => {
  const bundled = await bundledPackages(ROOT);
  const names = bundled.map(nameAt);
  const notices = readFileSync(join(ROOT, 'dist', 'third-party-notices.txt'), 'utf8')
    .split(/\n-{72}\n/)
    .slice(1);

  test('name each bundled package once, with its version, a free licence and its text', () => {
    expect(notices).toHaveLength(bundled.length);
    const short: string[] = [];
    for (const [i, place] of bundled.entries()) {
      const { name, version, license } = readJson<{ name: string; version: string; license?: string }>(
        join(place, 'package.json'),
      );
      const notice = notices[i]?.trim() ?? '';
      expect(notice.startsWith(`${name} ${version} (${license})\n\n`), place).toBe(true);
      expect(isFree(license, FREE), place).toBe(true);
      if (notice.length < 300) short.push(notice);
    }
    // These bring no text of their own.
    expect(short).toEqual(
      ['@hono/zod-openapi', '@hono/zod-validator'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} \\S+ \\(MIT\\)\\n\\nMIT licence, by \\S`)),
      ),
    );
  });

  test('name what is shipped and no tool', () => {
    const shipped = [
      'zod',
      'pino',
      'prom-client',
      'lru-cache',
      'rate-limiter-flexible',
      'ioredis',
      'commander',
      '@modelcontextprotocol/server',
      'fflate',
      'read-excel-file',
      'write-excel-file',
    ];
    expect(names).toEqual(expect.arrayContaining(shipped));
    for (const tool of [
      'vitest',
      'typescript',
      'esbuild',
      'tsx',
      '@biomejs/biome',
      'playwright-core',
      'fast-check',
      'ajv',
      'axe-core',
    ]) {
      expect(names).not.toContain(tool);
    }
  });
});
