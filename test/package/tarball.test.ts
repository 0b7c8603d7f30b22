// What `npm pack` makes: installed in an empty folder without a network, all of its doors work.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_FILES, hashedName } from '../../src/web/assets.ts';
import { type RunningServer, startServer } from '../contract/server.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** What a build of another day may have left. */
const STALE = join(ROOT, 'dist', 'web', 'finder-0000000000.js');

let folder: string;
let packed: Packed;
let server: RunningServer;

const script = async (source: string, flags: readonly string[] = []): Promise<unknown> => {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '-e', source], { cwd: folder });
  return JSON.parse(stdout);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-package-'));
  writeFileSync(STALE, 'left by an older build');
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
  });
  [packed = { filename: '', files: [] }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as Packed[];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], { cwd: folder });
  server = await startServer({}, join(folder, 'node_modules', 'kosh', 'dist', 'server.js'));
}, 300_000);

afterAll(async () => {
  await server.stop();
  rmSync(STALE, { force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('the package', () => {
  test('holds the built files and nothing else', () => {
    const others = packed.files.filter(
      ({ path }) =>
        !/^(dist\/|package\.json$|README\.md$|LICENSE$)/.test(path) || /\.test\.|\.map$|\.cache$/.test(path),
    );
    expect(others).toEqual([]);
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'dist/cli.js',
        'dist/server.js',
        'dist/data/tariff.bin',
        'dist/data/catalog.json',
        'dist/data/provenance.json',
        'dist/third-party-notices.txt',
      ]),
    );
    expect(paths).not.toContain('dist/web/finder-0000000000.js');
    // The tariff lies in it once.
    expect(paths.filter((path) => /\.bin\b/.test(path)).sort()).toEqual([
      'dist/data/search.bin',
      'dist/data/tariff.bin',
    ]);
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules', 'kosh', 'package.json'), 'utf8')) as object;
    expect(installed).not.toHaveProperty('dependencies');
  });

  test('kosh/tariff and kosh/prompts answer offline', async () => {
    const answer = await script(`
      import { openTariff } from 'kosh/tariff';
      import { openCatalog } from 'kosh/prompts';
      const { status, matches } = openTariff().lookup('live goats');
      console.log(JSON.stringify({ status, code: matches[0].hsn_sac, prompts: openCatalog().prompts.length > 0 }));
    `);
    expect(answer).toMatchObject({ status: 'resolved', code: expect.stringMatching(/^0104/), prompts: true });
  });

  test('the browser files give the same answers from bytes that are fetched', async () => {
    const answer = await script(
      `
      import { readFileSync } from 'node:fs';
      globalThis.fetch = async (address) => new Response(readFileSync(new URL(address)));
      import { openTariff } from 'kosh/tariff';
      import { openCatalog } from 'kosh/prompts';
      const tariff = await openTariff();
      const catalog = await openCatalog();
      console.log(JSON.stringify({ code: tariff.lookup('live goats').matches[0].hsn_sac, prompts: catalog.prompts.length > 0 }));
    `,
      ['--conditions=browser'],
    );
    expect(answer).toMatchObject({ code: expect.stringMatching(/^0104/), prompts: true });
    const bundle = readFileSync(join(folder, 'node_modules/kosh/dist/lib/browser/tariff.js'), 'utf8');
    expect(bundle).not.toMatch(/from\s*["']node:/);
  });

  test('the library examples of the README run as they stand', async () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const [, library = ''] = /\*\*Library\.\*\*.*\n([\s\S]*?)\n\*\*Client\.\*\*/.exec(readme) ?? [];
    const blocks = [...library.matchAll(/```js\n([\s\S]*?)```/g)].map(([, source = '']) => source);
    const inBrowser = blocks.pop() ?? '';
    expect(blocks).toHaveLength(3);
    cpSync(join(ROOT, 'docs', 'samples'), join(folder, 'docs', 'samples'), { recursive: true });
    const answer = await script(`
      ${blocks.join('\n')}
      console.log(JSON.stringify(catalog.render(minutes, values)));
    `);
    expect(answer).toMatchObject({ ok: true, prompt: expect.stringContaining('Asha sends the quote by Friday.') });
    const loaded = await script(
      `
      import { readFileSync } from 'node:fs';
      import { basename } from 'node:path';
      globalThis.fetch = async (address) => new Response(readFileSync('node_modules/kosh/dist/data/' + basename(address)));
      import { openTariff } from 'kosh/tariff';
      import { openCatalog } from 'kosh/prompts';
      ${inBrowser}
      console.log(JSON.stringify({ code: tariff.lookup('live goats').matches[0].hsn_sac, prompts: catalog.prompts.length > 0 }));
    `,
      ['--conditions=browser'],
    );
    expect(loaded).toMatchObject({ code: expect.stringMatching(/^0104/), prompts: true });
  });

  test('kosh/register checks lines, and kosh/data has the files', async () => {
    const answer = await script(`
      import { statSync } from 'node:fs';
      import { openTariff } from 'kosh/tariff';
      import { checkLines } from 'kosh/register';
      const line = { description: 'Wooden cutting board', code: '4419', rate: 12, date: '05-10-2025' };
      const bytes = statSync(new URL(import.meta.resolve('kosh/data/tariff.bin'))).size;
      console.log(JSON.stringify({ findings: checkLines(openTariff(), [line]).findings.length, bytes }));
    `);
    expect((answer as { findings: number }).findings).toBeGreaterThan(0);
    expect((answer as { bytes: number }).bytes).toBeGreaterThan(1_000_000);
  });

  test.each(['br', 'gzip', 'identity'])('its pages load the tariff as %s, compressed on first use', async (coding) => {
    for (const name of DATA_FILES) {
      const data = readFileSync(join(folder, 'node_modules/kosh/dist/data', name));
      const file = hashedName(name, data);
      const response = await fetch(`${server.tariff}/assets/${file}`, { headers: { 'Accept-Encoding': coding } });
      expect([response.status, response.headers.get('content-encoding') ?? 'identity']).toEqual([200, coding]);
      expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), data)).toBe(0);
    }
  });

  test('kosh/client asks the services', async () => {
    const answer = await script(`
      import { createPromptsClient, createTariffClient } from 'kosh/client';
      const tariff = createTariffClient({ baseUrl: '${server.tariff}' });
      const prompts = createPromptsClient({ baseUrl: '${server.prompts}' });
      const items = Array.from({ length: 12 }, () => 'live goats');
      console.log(JSON.stringify({
        codes: (await tariff.classify(items)).map(({ hsn_sac }) => hsn_sac.slice(0, 4)),
        total: (await prompts.search({ limit: 1 })).total,
      }));
    `);
    expect(answer).toMatchObject({ codes: Array.from({ length: 12 }, () => '0104') });
    expect((answer as { total: number }).total).toBeGreaterThan(0);
  });

  test('its types fit a strict program', async () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { createTariffClient, type BatchResult } from 'kosh/client';
import { openCatalog } from 'kosh/prompts';
import { openTariff, type HsnResult } from 'kosh/tariff';
const matches: readonly HsnResult[] = openTariff().lookup('rice', { limit: 3 }).matches;
const slug: string | undefined = openCatalog().find({ q: 'notice' })[0]?.slug;
const results: Promise<readonly BatchResult[]> = createTariffClient({ baseUrl: 'http://127.0.0.1:1' }).classify(['rice']);
export { matches, results, slug };
`,
    );
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder], { cwd: folder }).catch(
      (error: { stdout: string }) => ({ stdout: error.stdout }),
    );
    expect(stdout).toBe('');
  });

  test('the command line is installed and works', async () => {
    const { stdout } = await run(join(folder, 'node_modules', '.bin', 'kosh'), ['lookup', 'live goats', '--json'], {
      cwd: folder,
    });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'resolved' });
  });
});
