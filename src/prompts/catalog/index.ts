// The prompt catalog as a library, for any runtime: give it the compiled file and ask.
import { Catalog } from './catalog.ts';
import type { CatalogFile } from './types.ts';

export { Catalog, type CategoryCount, type PromptFilter, type Rendering, type RoleCount } from './catalog.ts';
export type * from './contract.ts';
export { fieldSchemaOf } from './fieldSchema.ts';
export type { CatalogFile, DeferredRecord, PromptRecord, TemplateSource } from './types.ts';
export { changesOf, pinNameOf, pinOf, versionDiff, versionHunks, versionNumbers, versionOf } from './versions.ts';
export { fieldViews, fullOf, metaOf, summaryOf } from './views.ts';

/** Opens the catalog from the text of `catalog.json`; a damaged file is named in the error. */
export function openCatalogFrom(text: string): Catalog {
  let file: Partial<CatalogFile> | null;
  try {
    file = JSON.parse(text) as Partial<CatalogFile> | null;
  } catch {
    throw new Error('catalog.json is damaged: it is not valid JSON; build it anew with "npm run build".');
  }
  if (!Array.isArray(file?.prompts) || !Array.isArray(file.deferred) || typeof file.version !== 'string') {
    throw new Error(
      'catalog.json is damaged: prompts, deferred or version is missing; build it anew with "npm run build".',
    );
  }
  const whole = file as CatalogFile;
  return new Catalog(whole.version, function* () {
    yield;
    return whole;
  });
}
