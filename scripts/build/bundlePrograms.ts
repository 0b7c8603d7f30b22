// Bundles the server and the command line with its worker threads: small entries and the chunks that they share.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

export const PROGRAM_ENTRIES = {
  server: 'src/server/main.ts',
  cli: 'src/cli/main.ts',
  jobWorker: 'src/cli/jobs/worker.ts',
};

export async function bundlePrograms(root: string): Promise<void> {
  await rm(join(root, 'dist', 'chunks'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAM_ENTRIES,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Escaped Devanagari would be twice as long.
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Dependencies in CommonJS call require for Node's own modules.
    banner: { js: "import { createRequire as __kosh } from 'node:module'; const require = __kosh(import.meta.url);" },
  });
}
