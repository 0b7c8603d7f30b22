// Where our code and data come from: every package pinned by checksum and under a licence we accept, a true bill of
// materials, and the hash and source of every data file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BillOfMaterials } from '../../scripts/build/billOfMaterials.ts';
import { type LockedPackage, type LockFile, nameAt } from '../../scripts/build/lockFile.ts';
import { COMPILED, PROVENANCE, type Provenance, provenanceOf } from '../../scripts/build/provenance.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Content;

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

describe('bill of materials', () => {
  const bill = readJson<BillOfMaterials>('dist/sbom.cdx.json');
  const { packages } = readJson<LockFile>('package-lock.json');

  test('is CycloneDX 1.6 of this very version', () => {
    const { name, version } = readJson<{ name: string; version: string }>('package.json');
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      metadata: { component: { type: 'application', name, version, licenses: [{ license: { id: 'MIT' } }] } },
    });
  });

  test('names each package once, as the lock file has it, with checksum and a free licence', () => {
    const refs = bill.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { name, version, purl, licenses, hashes } of bill.components) {
      const locked = Object.entries(packages).filter(
        ([place, one]) => nameAt(place) === name && one.version === version,
      );
      expect(locked.length, purl).toBeGreaterThan(0);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
      const [license] = licenses;
      if (license === undefined) throw new Error(`${purl} has no licence.`);
      expect(isFree('expression' in license ? license.expression : license.license.id, FREE), purl).toBe(true);
    }
  });

  test('holds what is shipped and no tool', () => {
    const names = bill.components.map(({ name }) => name);
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

  test('every dependency it names is in it', () => {
    const refs = new Set([
      bill.metadata.component['bom-ref'],
      ...bill.components.map((component) => component['bom-ref']),
    ]);
    expect(bill.dependencies).toHaveLength(refs.size);
    for (const { ref, dependsOn } of bill.dependencies) {
      for (const one of [ref, ...dependsOn]) expect(refs.has(one), one).toBe(true);
    }
    const reached = new Set<string>();
    const follow = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const one of bill.dependencies.find((entry) => entry.ref === ref)?.dependsOn ?? []) follow(one);
    };
    follow(bill.metadata.component['bom-ref']);
    expect([...refs].filter((ref) => !reached.has(ref))).toEqual([]);
  });

  test('the notices hold the licence text of each package that brings one', () => {
    const notices = readFileSync(join(ROOT, 'dist', 'third-party-notices.txt'), 'utf8');
    const textOf = new Map(notices.split(/\n-{72}\n/).map((part) => [part.trim().split(' (', 1)[0], part.trim()]));
    const without = bill.components.filter(
      ({ name, version }) => (textOf.get(`${name} ${version}`)?.length ?? 0) < 300,
    );
    expect(without.map(({ name }) => name)).toEqual(['worker-f']);
    expect(notices).toMatch(/\nworker-f \S+ \(MIT\)\n\nMIT licence, by \S/);
  });
});
