// Bundles the command line with esbuild: a chunk for each command, loaded on first use.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

export async function bundleCommandLine(root: string): Promise<void> {
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
