// Writes the client's types from the published documents, formatted as the rest of the sources.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { OpenAPI3 } from 'openapi-typescript';

const run = promisify(execFile);

/** `documents`: where tariff.json and prompts.json are; `target`: where the two modules go. */
export async function writeClientTypes(root: string, documents: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const { default: openapiTS, astToString } = await loadGenerator(root);
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

/** openapi-typescript writes with the compiler's old interface, which TypeScript 7 has no more: it gets the last that has. */
async function loadGenerator(root: string): Promise<typeof import('openapi-typescript')> {
  const path = join(root, 'dist', 'tooling', 'openapi-typescript.cjs');
  await build({
    absWorkingDir: root,
    stdin: { contents: "module.exports = require('openapi-typescript')", resolveDir: root },
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { typescript: 'typescript-5' },
    external: ['typescript-5'],
    logLevel: 'error',
  });
  return createRequire(import.meta.url)(path) as typeof import('openapi-typescript');
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
