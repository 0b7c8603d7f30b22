// Finds the tool sources on disk and loads what they export. Used at build time only.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
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
  const places: Pick<ToolFile<PromptTool>, 'slug' | 'category' | 'file'>[] = [];
  for (const entry of await readdir(join(root, 'tools'), { withFileTypes: true })) {
    const category = entry.name;
    if (!entry.isDirectory() || !isCategory(category)) continue;
    for (const name of await readdir(join(root, 'tools', category))) {
      if (!name.endsWith('.ts')) continue;
      places.push({ slug: name.slice(0, -'.ts'.length), category, file: `tools/${category}/${name}` });
    }
  }
  places.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const modules = await importTogether(
    root,
    places.map(({ file }) => file),
  );
  return Promise.all(
    places.map(async (place, i) => {
      const tool = modules[i]?.default;
      if (tool?.kind !== 'prompt') throw new Error(`${place.file} has no default export made by definePrompt`);
      return { ...place, source: await readFile(join(root, place.file), 'utf8'), tool };
    }),
  );
}

/** Hundreds of small modules are imported as one: each for itself takes some ten milliseconds to compile and load. */
async function importTogether(
  root: string,
  files: readonly string[],
): Promise<readonly { readonly default?: PromptTool }[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file, i) => `export * as tool${i} from ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    charset: 'utf8',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const together = (await import(`data:text/javascript;base64,${code}`)) as Record<string, { default?: PromptTool }>;
  return files.map((_, i) => together[`tool${i}`] ?? {});
}
