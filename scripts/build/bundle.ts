// Bundles the library and the command line with esbuild: one file each, and chunks for what they share or load on first use.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleServer } from './bundleServer.ts';

/** Name in `dist` to entry point; an entry that is not there yet is left out. */
const ENTRIES: Readonly<Record<string, string>> = {
  tariff: 'src/tariff/node.ts',
  prompts: 'src/prompts/catalog/node.ts',
  client: 'src/client/index.ts',
  cli: 'src/cli/main.ts',
};

export async function bundle(root: string): Promise<void> {
  await bundleServer(root);
  await rm(join(root, 'dist', 'chunks'), { recursive: true, force: true });
  const present = Object.entries(ENTRIES).filter(([, entry]) => existsSync(join(root, entry)));
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(present),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Dependencies in CommonJS call require for Node's own modules.
    banner: { js: "import { createRequire as __kosh } from 'node:module'; const require = __kosh(import.meta.url);" },
  });
}
