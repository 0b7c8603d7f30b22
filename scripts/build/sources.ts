// Which source files a program or a build step is made of: esbuild follows the imports from its entries.
import { build } from 'esbuild';

/** The entries and all they import, packages left out, as paths from the root. */
export async function sourcesOf(root: string, entries: readonly string[]): Promise<readonly string[]> {
  if (entries.length === 0) return [];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'unwritten',
    bundle: true,
    // What several entries import is written once; nothing is kept of it.
    splitting: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}
