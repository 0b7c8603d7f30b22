// A newcomer's way through the README: every command in the order in which it stands, in one folder, with the services that
// `npm start` serves; then its JavaScript. What a test cannot run is listed here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Installing is what got these tests running, and images need an engine. */
const NOT_HERE = [
  'npm ci && npm start',
  'docker build -f deploy/Containerfile -t kosh .',
  'docker run --init -p 3001:3001 -p 3002:3002 kosh',
];

/** Fenced blocks of a language; without one: commands. */
const blocksOf = (language: string, text = readme): readonly string[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, own]) => own === language)
    .map(([, , body = '']) => body);

const commands = blocksOf('').flatMap((block) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '')),
);
const [library = ''] = /^\*\*Library\.\*\*[\s\S]*?(?=^\*\*Client\.\*\*)/m.exec(readme) ?? [];
const [client = ''] = /^\*\*Client\.\*\*[\s\S]*?(?=^## )/m.exec(readme) ?? [];

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-readme-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules', 'kosh'));
  for (const name of ['dist', 'docs']) symlinkSync(join(ROOT, name), join(folder, name));
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const asServed = (text: string): string =>
  text.replaceAll('http://127.0.0.1:3001', server.tariff).replaceAll('http://127.0.0.1:3002', server.prompts);

test('the first command starts the services that the others ask', () => {
  expect(commands[0]).toBe('npm ci && npm start');
  expect(NOT_HERE.filter((line) => !readme.includes(line))).toEqual([]);
});

describe('commands in their order', () => {
  const here = commands.filter((line) => !NOT_HERE.includes(line));
  expect(here.length).toBeGreaterThan(8);

  test.each(here)('%s', (line) => {
    expect(line).toMatch(/^(curl|node dist\/cli\.js) /);
    const command = asServed(line).replace(/^curl /, 'curl --silent --show-error --fail-with-body ');
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
    // 2: done, and something needs review.
    expect(line.startsWith('curl') ? [0] : [0, 2], stderr).toContain(status);
    expect(stdout + stderr).not.toBe('');
  });
});

test('scripts of the package that the README names are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

describe('its JavaScript', () => {
  const run = (source: string): void => {
    writeFileSync(join(folder, 'example.mjs'), asServed(source));
    const { status, stderr } = spawnSync(process.execPath, ['example.mjs'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  };

  test('of the library', () => run(blocksOf('js', library).slice(0, -1).join('\n')));
  test('of the client', () => run(blocksOf('js', client).join('\n')));
});

describe('which bundlers take the data files along', () => {
  const NAMES = ['catalog', 'search', 'tariff'];
  const dataIn = (files: readonly string[]): readonly string[] =>
    NAMES.filter((name) => files.some((file) => new RegExp(`\\b${name}-[\\w-]+\\.(bin|json)$`).test(file)));
  const entry = (): string => {
    const path = join(folder, 'entry.js');
    const imports = "import { openTariff } from 'kosh/tariff';\nimport { openCatalog } from 'kosh/prompts';\n";
    writeFileSync(path, `${imports}globalThis.opened = [openTariff, openCatalog];\n`);
    return path;
  };

  test('Vite does', async () => {
    const ofVitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'));
    const vite = (await import(pathToFileURL(ofVitest.resolve('vite')).href)) as {
      build(options: object): Promise<{ output: { fileName: string }[] }>;
    };
    const { output } = await vite.build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rollupOptions: { input: entry() } },
    });
    expect(dataIn(output.map(({ fileName }) => fileName))).toEqual(NAMES);
  });

  test('esbuild does not', async () => {
    const outdir = join(folder, 'bundled');
    const { outputFiles } = await esbuild({
      entryPoints: [entry()],
      bundle: true,
      format: 'esm',
      outdir,
      write: false,
    });
    expect(outputFiles.map(({ path }) => path)).toEqual([join(outdir, 'entry.js')]);
    expect(existsSync(outdir)).toBe(false);
  });
});

test('the first screen is one screen: what it is, how to start it, a question and its answer', () => {
  const [screen = ''] = readme.split('\n![');
  expect(screen.split('\n').length).toBeLessThanOrEqual(40);
  for (const part of ['npm ci && npm start', "curl 'http", '```json']) expect(screen).toContain(part);
});
