// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalog, openCatalogFrom } from './index.ts';

export * from './index.ts';

/** Where the compiled file is: beside or above the bundle, or in the `dist` of the repository. */
function dataFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const repository = join(here, '..', '..', '..', 'dist', 'data');
  const candidates = [join(here, 'data'), join(here, '..', 'data'), repository];
  return candidates.find((folder) => existsSync(join(folder, 'catalog.json'))) ?? repository;
}

/** Opens the catalog; the folder defaults to the data files that came with the program. */
export function openCatalog({ folder = dataFolder() }: { readonly folder?: string } = {}): Catalog {
  const bytes = readFileSync(join(folder, 'catalog.json'));
  const catalog = openCatalogFrom(bytes.toString());
  checkContent(bytes, catalog.version);
  return catalog;
}

/** The version is the fingerprint of all that follows it in the file: a single damaged letter shows. */
function checkContent(bytes: Buffer, version: string): void {
  const content = bytes.subarray(`{"version":"${version}",`.length);
  if (createHash('sha256').update('{').update(content).digest('hex').startsWith(version)) return;
  throw new Error(
    'catalog.json is damaged: its version does not match its content; build it anew with "npm run build".',
  );
}
