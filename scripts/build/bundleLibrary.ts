// Makes `dist/lib`: the library for Node and for the browser, one file an entry, and its type declarations.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const NODE_ENTRIES = {
  tariff: 'src/tariff/node.ts',
  prompts: 'src/prompts/catalog/node.ts',
  client: 'src/client/index.ts',
};

const BROWSER_ENTRIES = {
  tariff: 'src/library/tariffBrowser.ts',
  prompts: 'src/library/promptsBrowser.ts',
};

export async function bundleLibrary(root: string): Promise<void> {
  const target = join(root, 'dist', 'lib');
  await rm(target, { recursive: true, force: true });
  const shared = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  } as const;
  await build({ ...shared, entryPoints: NODE_ENTRIES, outdir: 'dist/lib', platform: 'node', target: 'node20.19' });
  await build({
    ...shared,
    entryPoints: BROWSER_ENTRIES,
    outdir: 'dist/lib/browser',
    platform: 'browser',
    target: 'es2022',
  });
  declare(root, [...Object.values(NODE_ENTRIES), ...Object.values(BROWSER_ENTRIES)]);
}

/** The declarations of the entries and of what they name, under `dist/lib/types` as in `src`. */
function declare(root: string, entries: readonly string[]): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(root, 'src'),
      outDir: join(root, 'dist', 'lib', 'types'),
    },
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
}
