// Which packages really are in what is shipped: esbuild follows the imports of every program, page and library entry.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const NODE_ENTRIES = [
  'src/server/main.ts',
  'src/cli/main.ts',
  'src/library/tariff.ts',
  'src/library/register.ts',
  'src/prompts/catalog/node.ts',
  'src/client/index.ts',
];
const BROWSER_ENTRIES = ['src/library/tariffBrowser.ts', 'src/library/promptsBrowser.ts'];
const BROWSER_FOLDERS = ['src/web/browser', 'tools/deterministic'];

/** Every program, page and library entry, from the root. */
export const packageEntries = async (root: string): Promise<readonly string[]> => [
  ...NODE_ENTRIES,
  ...(await browserEntries(root)),
];

async function browserEntries(root: string): Promise<readonly string[]> {
  const pages = await Promise.all(BROWSER_FOLDERS.map((folder) => modulesIn(root, folder)));
  return [...BROWSER_ENTRIES, ...pages.flat()];
}

/** Their places, such as `node_modules/hono`, sorted. */
export async function bundledPackages(root: string): Promise<readonly string[]> {
  const inputs = [
    ...(await inputsOf(root, 'node', NODE_ENTRIES)),
    ...(await inputsOf(root, 'browser', await browserEntries(root))),
  ];
  return [...new Set(inputs.flatMap((input) => placeIn(input) ?? []))].sort();
}

async function modulesIn(root: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder));
  return names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => join(folder, name));
}

/** The files whose code is left in the bundles after what is not used was dropped. */
async function inputsOf(
  root: string,
  platform: 'node' | 'browser',
  entries: readonly string[],
): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    target: platform === 'node' ? 'node20.19' : 'es2022',
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
}

/** `node_modules/a/node_modules/@b/c` of a file in it. */
function placeIn(path: string): string | undefined {
  return /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/.exec(path)?.[1]?.slice(0, -1);
}
