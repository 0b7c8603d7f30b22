// Bundles the programs and the library with esbuild; the command line loads a chunk for each command on first use.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleLibrary } from './bundleLibrary.ts';
import { bundleServer } from './bundleServer.ts';

export async function bundle(root: string): Promise<void> {
  await bundleServer(root);
  await bundleCommandLine(root);
  await bundleLibrary(root);
}

async function bundleCommandLine(root: string): Promise<void> {
  await rm(join(root, 'dist', 'chunks'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts' },
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
