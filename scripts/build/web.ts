// Builds what the pages load: scripts, workers, style, icon and the tariff's files, each named by its content
// and compressed once, so that a browser keeps it for ever and the server never compresses it again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Calculator } from '../../src/tools/kit.ts';
import { codeNamesFile, type Manifest, scriptName } from '../../src/web/assets.ts';
import { toolScript } from '../../src/web/prompts/calculatorPage.ts';
import { CLIENT_FILES } from '../../src/web/reference/recipes.ts';
import { LANGUAGE_NAMES, type Texts } from '../../src/web/texts/index.ts';
import { choicesIn, pack } from '../../src/web/transport.ts';
import { QUICK, writeCompressed } from './compress.ts';

/** Scripts of pages and their workers, each built once for each language; a file in `src/web/browser` each. */
const PAGES = ['finder', 'page', 'bulk', 'check', 'changes', 'catalog', 'prompt', 'docs'];
const SCRIPTS = [...PAGES, 'tariffWorker', 'sheetWorker', 'checkWorker'];
/** The service worker says nothing. */
const MODULES = [...SCRIPTS, 'serviceWorker'];

const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png', 'favicon.ico'];

/** Short names of codes, by language. */
const CODE_NAMES = { hi: 'data/tariff/hindi/codes.json' } as const;

/** Tools whose scripts load the tariff. */
const TARIFF_TOOLS: ReadonlySet<string> = new Set(['hsn-code-lookup']);

/** The ZIP functions that start no workers of their own take the place of fflate's, except where they use them. */
const ownZip = (source: string): Plugin => ({
  name: 'own zip',
  setup({ onResolve }) {
    const path = join(source, 'browser', 'zip.ts');
    onResolve({ filter: /^fflate$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
});

/** Areas of the texts that a script does not use: whoever opens its page on a phone does not load them. */
const UNUSED: Readonly<Record<string, readonly (keyof Texts)[]>> = {
  // Only the finder and the bulk page show sentences of the data; the check shows codes.
  ...Object.fromEntries(
    SCRIPTS.filter((name) => name !== 'finder' && name !== 'bulk').map((name) => [
      name,
      name === 'check' ? (['speech'] as const) : (['speech', 'codeNames'] as const),
    ]),
  ),
  finder: [
    ...(['home', 'site', 'code', 'bulk', 'review', 'changes', 'about', 'check', 'browse'] as const),
    ...(['names', 'questions', 'widget', 'app', 'missing'] as const),
  ],
};

/** A page's script gets the texts of its language, without those areas that it does not use. */
const spoken = (source: string, language: string, script: string): Plugin => ({
  name: 'spoken language',
  setup({ onLoad }) {
    const folder = join(source, 'texts');
    onLoad({ filter: /texts[\\/]ofPage\.ts$/ }, () => ({
      contents: `export { ${language} as texts } from './${language}.ts';`,
      loader: 'ts',
      resolveDir: folder,
    }));
    onLoad({ filter: new RegExp(`texts[\\\\/]${language}CodeNames\\.ts$`) }, () => ({
      contents: `export { codeNames } from '../browser/codeNames.ts';`,
      loader: 'ts',
      resolveDir: folder,
    }));
    onLoad({ filter: new RegExp(`texts[\\\\/]${language}\\.ts$`) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const from = text.indexOf(`export const ${language}`);
      const unused = UNUSED[script] ?? [];
      const areas = unused.reduce((rest, area) => rest.replace(`\n  ${area},`, ''), text.slice(from));
      // An area with a file of its own is not loaded either.
      const head = unused.reduce(
        (rest, area) => rest.replace(new RegExp(`^import \\{ ${area} \\} from .*$`, 'm'), ''),
        text.slice(0, from),
      );
      return { contents: head + areas, loader: 'ts' };
    });
  },
});

const quickSize = (block: Uint8Array): number =>
  brotliCompressSync(block, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The scripts and workers, from the root. */
export async function webEntries(root: string): Promise<readonly string[]> {
  const tools = (await toolSlugs(root)).map((slug) => `tools/deterministic/${slug}.ts`);
  const languages = LANGUAGE_NAMES.map((language) => `src/web/texts/${language}.ts`);
  return [
    ...languages,
    ...[...MODULES, 'theme', 'tool', 'toolTariff', 'zip'].map((name) => `src/web/browser/${name}.ts`),
    ...tools,
  ];
}

export async function buildWeb(root: string): Promise<void> {
  const source = join(root, 'src', 'web');
  const target = join(root, 'dist', 'web');
  await mkdir(target, { recursive: true });
  const tools = await toolSlugs(root);
  const modules = [
    ...MODULES.map((name) => ({ name, language: 'en' })),
    ...LANGUAGE_NAMES.flatMap((language) => SCRIPTS.map((name) => ({ name, language }))).filter(
      ({ language }) => language !== 'en',
    ),
  ];
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    // Devanagari as it is: escaped it is twice as long.
    charset: 'utf8',
    logLevel: 'warning',
    legalComments: 'none',
  } as const;
  const outputs = await Promise.all([
    ...modules.map(({ name, language }) =>
      build({
        ...shared,
        entryPoints: [join(source, 'browser', `${name}.ts`)],
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        plugins: [ownZip(source), spoken(source, language, name)],
      }).then(
        ({ outputFiles: [file] }) => [scriptName(`${name}.js`, language), file?.contents ?? new Uint8Array()] as const,
      ),
    ),
    ...tools.map((slug) =>
      build({
        ...shared,
        stdin: { contents: toolEntry(root, slug), resolveDir: root, loader: 'ts' },
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
      }).then(({ outputFiles: [file] }) => [toolScript(slug), file?.contents ?? new Uint8Array()] as const),
    ),
    build({
      ...shared,
      entryPoints: [join(source, 'browser', 'theme.ts')],
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
    }).then(({ outputFiles: [file] }) => ['theme.js', file?.contents ?? new Uint8Array()] as const),
    build({ ...shared, entryPoints: [join(source, 'styles', 'style.css')] }).then(
      ({ outputFiles: [file] }) => ['style.css', file?.contents ?? new Uint8Array()] as const,
    ),
    ...ICONS.map(async (name) => [name, await readFile(join(source, 'icons', name))] as const),
    ...Object.entries(CLIENT_FILES).map(async ([name, path]) => [name, await readFile(join(root, path))] as const),
    ...Object.entries(CODE_NAMES).map(
      async ([language, path]) =>
        [
          codeNamesFile(language),
          Buffer.from(JSON.stringify(JSON.parse(await readFile(join(root, path), 'utf8')))),
        ] as const,
    ),
    ...['tariff.bin', 'search.bin'].map(
      async (name) => [name, pack(await readFile(join(root, 'dist', 'data', name)), quickSize)] as const,
    ),
  ]);
  const files = await Promise.all(
    outputs.map(async ([name, bytes]) => [name, await keep(target, name, bytes)] as const),
  );
  await writeFile(join(target, 'tools.json'), JSON.stringify(await toolFields(root, tools)));
  const packed = outputs.flatMap(([name, bytes]) => (name.endsWith('.bin') ? [[name, choicesIn(bytes)] as const] : []));
  const manifest: Manifest = { files: Object.fromEntries(files), packed: Object.fromEntries(packed) };
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
  await sweep(target, manifest, DAY);
}

/** The tools that compute: a file each under `tools/deterministic`. */
async function toolSlugs(root: string): Promise<readonly string[]> {
  const names = await readdir(join(root, 'tools', 'deterministic')).catch(() => []);
  return names
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length));
}

/** A script for each tool, so that its page loads no other. */
function toolEntry(root: string, slug: string): string {
  const path = (...parts: readonly string[]): string => JSON.stringify(join(root, ...parts));
  const lines = [
    `import calculator from ${path('tools', 'deterministic', `${slug}.ts`)};`,
    `import { startTool } from ${path('src', 'web', 'browser', 'tool.ts')};`,
  ];
  if (!TARIFF_TOOLS.has(slug)) return [...lines, 'startTool(calculator);'].join('\n');
  lines.push(`import { loadTariff } from ${path('src', 'web', 'browser', 'toolTariff.ts')};`);
  return [...lines, 'startTool(calculator, loadTariff);'].join('\n');
}

/** What the server needs to render the forms: each tool's fields. */
async function toolFields(root: string, slugs: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const entries = slugs.map(async (slug) => {
    const address = pathToFileURL(join(root, 'tools', 'deterministic', `${slug}.ts`)).href;
    const { default: calculator } = (await import(address)) as { default: Calculator };
    return [slug, calculator.fields] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes the bytes as they are, in br and in gzip, unless they are there already; hands back the name with the hash. */
async function keep(target: string, name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf('.');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
  const path = join(target, file);
  if ([path, `${path}.br`, `${path}.gz`].every((one) => existsSync(one))) return file;
  await writeCompressed(path, bytes, QUICK);
  await writeFile(path, bytes);
  return file;
}

const DAY = 86_400_000;

/** Removes what older builds left `after` milliseconds: so long a running server or an open page may still ask for it. */
export async function sweep(target: string, manifest: Manifest, after: number): Promise<void> {
  const files = new Set(Object.values(manifest.files));
  for (const name of await readdir(target)) {
    if (
      !/\.(br|gz|js|css|svg|bin|png|ico)$|-[0-9a-f]{10}\.json$/.test(name) ||
      files.has(name.replace(/\.(br|gz)$/, ''))
    )
      continue;
    const path = join(target, name);
    if (Date.now() - (await stat(path)).mtimeMs >= after) await rm(path, { force: true });
  }
}
