// Writes the client's types from the published documents, formatted as the rest of the sources.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const run = promisify(execFile);

/** `documents`: where tariff.json and prompts.json are; `target`: where the two modules go. */
export async function writeClientTypes(root: string, documents: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of ['tariff', 'prompts']) {
    const document = JSON.parse(await readFile(join(documents, `${name}.json`), 'utf8')) as OpenAPI3;
    const types = astToString(await openapiTS(document, { alphabetize: true, immutable: true }));
    const path = join(target, `${name}.ts`);
    const head = `// The ${name} service's types, generated from its published document by the build; do not edit.\n`;
    const formatted = await format(root, `${head}${types}`);
    const current = await readFile(path, 'utf8').catch(() => '');
    if (current !== formatted) await writeFile(path, formatted);
  }
}

/** As `biome format` writes it. */
async function format(root: string, source: string): Promise<string> {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const formatting = run(process.execPath, [biome, 'format', '--stdin-file-path=src/client/generated/types.ts'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  formatting.child.stdin?.end(source);
  return (await formatting).stdout;
}
