// Makes `dist/lib`: the library for Node and for the browser, one file an entry, and its type declarations.
import { execFile } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as promptContract from '../../src/prompts/catalog/contract.ts';
import * as registerContract from '../../src/register/contract.ts';
import * as tariffContract from '../../src/tariff/lookup/contract.ts';
import { contractTypes } from './contractTypes.ts';

const run = promisify(execFile);

const NODE_ENTRIES = {
  tariff: 'src/library/tariff.ts',
  register: 'src/library/register.ts',
  prompts: 'src/prompts/catalog/node.ts',
  client: 'src/client/index.ts',
};

const BROWSER_ENTRIES = {
  tariff: 'src/library/tariffBrowser.ts',
  prompts: 'src/library/promptsBrowser.ts',
};

export const LIBRARY_ENTRIES: readonly string[] = [...Object.values(NODE_ENTRIES), ...Object.values(BROWSER_ENTRIES)];

/** The contracts by their declarations: only types of them are part of the library. */
const CONTRACTS = {
  'tariff/lookup/contract.d.ts': tariffContract,
  'register/contract.d.ts': registerContract,
  'prompts/catalog/contract.d.ts': promptContract,
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
  await declare(root);
}

/** The declarations of the entries and of what they name, under `dist/lib/types` as in `src`. */
async function declare(root: string): Promise<void> {
  const target = join(root, 'dist', 'lib');
  const project = join(target, 'tsconfig.json');
  const declared = join(target, 'declared');
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: declared,
      },
      include: [],
      files: LIBRARY_ENTRIES.map((entry) => join(root, entry)),
    }),
  );
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-p', project], { cwd: root }).catch(
    ({ stdout }: { readonly stdout: string }) => {
      throw new Error(`The library's declarations could not be written:\n${stdout}`);
    },
  );
  await rm(project);
  await rename(join(declared, 'src'), join(target, 'types'));
  await rm(declared, { recursive: true });
  for (const [path, contract] of Object.entries(CONTRACTS)) {
    await writeFile(join(target, 'types', path), contractTypes(contract));
  }
  // What only the schemas of the contracts and the calculators need.
  await rm(join(target, 'types', 'tools'), { recursive: true });
  await rm(join(target, 'types', 'contract'), { recursive: true });
  await rm(join(target, 'types', 'register', 'lineSchema.d.ts'));
}
