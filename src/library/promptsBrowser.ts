// `kosh/prompts` in the browser: fetches the compiled catalog, then answers offline as in Node.
import { type Catalog, openCatalogFrom } from '../prompts/catalog/index.ts';
import { fetchDataFile } from './dataFile.ts';

export * from '../prompts/catalog/index.ts';

export interface BrowserCatalogOptions {
  /** Address of `kosh/data/catalog.json`; default: that in the package, beside this module. */
  readonly catalog?: string | URL;
}

/** Opens the catalog. In Node the function of this name answers at once; `await` fits both. */
export async function openCatalog(options: BrowserCatalogOptions = {}): Promise<Catalog> {
  const address = options.catalog ?? new URL('../../data/catalog.json', import.meta.url);
  const file = await fetchDataFile(address, 'catalog.json', 'catalog');
  return openCatalogFrom(await file.text());
}
