// Builds what the pages load: scripts, workers, style, icon and the tariff's files, each named by its content
// and compressed once, so that a browser keeps it for ever and the server never compresses it again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { pack } from '../../src/web/transport.ts';

/** Module scripts and workers; a file in `src/web/browser` each. */
const MODULES = ['finder', 'page', 'bulk', 'catalog', 'prompt', 'docs', 'tool', 'tariffWorker', 'sheetWorker'];

/** The ZIP functions that start no workers of their own take the place of fflate's, except where they use them. */
const ownZip = (source: string): Plugin => ({
  name: 'own zip',
  setup({ onResolve }) {
    const path = join(source, 'browser', 'zip.ts');
    onResolve({ filter: /^fflate$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
});

const quickSize = (block: Uint8Array): number =>
  brotliCompressSync(block, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const brotli = promisify<Uint8Array, object, Buffer>(brotliCompress);
const zip = promisify<Uint8Array, object, Buffer>(gzip);

export async function buildWeb(root: string): Promise<void> {
  const source = join(root, 'src', 'web');
  const target = join(root, 'dist', 'web');
  await mkdir(target, { recursive: true });
  const present = MODULES.filter((name) => existsSync(join(source, 'browser', `${name}.ts`)));
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
    legalComments: 'none',
  } as const;
  const outputs = await Promise.all([
    ...present.map((name) =>
      build({
        ...shared,
        entryPoints: [join(source, 'browser', `${name}.ts`)],
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        plugins: [ownZip(source)],
      }).then(({ outputFiles: [file] }) => [`${name}.js`, file?.contents ?? new Uint8Array()] as const),
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
    readFile(join(source, 'styles', 'icon.svg')).then((bytes) => ['icon.svg', bytes] as const),
    ...['tariff.bin', 'search.bin'].map(
      async (name) => [name, pack(await readFile(join(root, 'dist', 'data', name)), quickSize)] as const,
    ),
  ]);
  const files = await Promise.all(
    outputs.map(async ([name, bytes]) => [name, await keep(target, name, bytes)] as const),
  );
  await writeFile(join(target, 'manifest.json'), JSON.stringify({ files: Object.fromEntries(files) }));
  await sweep(target, new Set(files.map(([, file]) => file)));
}

/** Writes the bytes as they are, in br and in gzip, unless they are there already; hands back the name with the hash. */
async function keep(target: string, name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf('.');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
  const path = join(target, file);
  // Written last: a file that is there has both its compressed forms.
  if (existsSync(path)) return file;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  await writeFile(path, bytes);
  return file;
}

/** Removes what earlier builds left. */
async function sweep(target: string, files: ReadonlySet<string>): Promise<void> {
  const names = await readdir(target);
  const old = names.filter((name) => name !== 'manifest.json' && !files.has(name.replace(/\.(br|gz)$/, '')));
  await Promise.all(old.map((name) => rm(join(target, name), { force: true })));
}
