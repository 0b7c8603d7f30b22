// `kosh/prompts` in Node: opens the compiled catalog that ships beside the program.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalog, openCatalogFrom } from './index.ts';

export * from './index.ts';

/** Where the compiled files are: `dist/data`, seen from the sources as well as from the bundle. */
function dataFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const dist = here.lastIndexOf(join('/', 'dist'));
  return dist >= 0 ? join(here.slice(0, dist), 'dist', 'data') : join(here, '..', '..', '..', 'dist', 'data');
}

/** Opens the catalog; the folder defaults to the data files that came with the program. */
export function openCatalog({ folder = dataFolder() }: { readonly folder?: string } = {}): Catalog {
  return openCatalogFrom(readFileSync(join(folder, 'catalog.json'), 'utf8'));
}
