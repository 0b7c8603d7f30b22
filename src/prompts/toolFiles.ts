// Finds the tool sources on disk and loads what they export. Used at build time only.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PromptTool } from './kit.ts';
import { CATEGORIES, type CategorySlug } from './vocabulary.ts';

export interface ToolFile<Tool> {
  readonly slug: string;
  readonly category: CategorySlug;
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  readonly source: string;
  readonly tool: Tool;
}

const isCategory = (name: string): name is CategorySlug => Object.hasOwn(CATEGORIES, name);

/** Every prompt tool under `<root>/tools/<category>/<slug>.ts`, sorted by slug. */
export async function loadPromptTools(root: string): Promise<readonly ToolFile<PromptTool>[]> {
  const found: ToolFile<PromptTool>[] = [];
  for (const entry of await readdir(join(root, 'tools'), { withFileTypes: true })) {
    if (!entry.isDirectory() || !isCategory(entry.name)) continue;
    for (const name of await readdir(join(root, 'tools', entry.name))) {
      if (!name.endsWith('.ts')) continue;
      const path = join(root, 'tools', entry.name, name);
      const module = (await import(pathToFileURL(path).href)) as { default?: PromptTool };
      if (module.default?.kind !== 'prompt') throw new Error(`${path} has no default export made by definePrompt`);
      found.push({
        slug: name.slice(0, -'.ts'.length),
        category: entry.name,
        file: `tools/${entry.name}/${name}`,
        source: await readFile(path, 'utf8'),
        tool: module.default,
      });
    }
  }
  return found.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
