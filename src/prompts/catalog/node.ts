// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
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
  return openCatalogFrom(readFileSync(join(folder, 'catalog.json'), 'utf8'));
}
