// The steps from sources to `dist`: what each reads, what it writes, and how. Order matters: later steps may read earlier outputs.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCatalog, extractPrompt } from '../../src/prompts/catalog/extract.ts';
import { catalogText } from '../../src/prompts/catalog/node.ts';
import { parseSynonyms } from '../../src/prompts/catalog/synonyms.ts';
import { loadPromptTools } from '../../src/prompts/toolFiles.ts';
import { promptsDocument } from '../../src/services/prompts/document.ts';
import { tariffDocument } from '../../src/services/tariff/document.ts';
import { compileFolder } from '../../src/tariff/compile/compileFolder.ts';
import { writeBillOfMaterials } from './billOfMaterials.ts';
import { bundle } from './bundle.ts';
import { bundleWorkers } from './bundleWorkers.ts';
import { deferredRecords } from './deferred.ts';
import { buildWeb } from './web.ts';

export interface Step {
  readonly name: string;
  /** Files and folders, from the root; a step runs when anything in them changed. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  run(root: string): Promise<void>;
}

export const STEPS: readonly Step[] = [
  {
    name: 'tariff data',
    inputs: ['data/tariff', 'src/tariff'],
    outputs: ['dist/data/tariff.bin', 'dist/data/search.bin'],
    async run(root) {
      const { records, search } = compileFolder(join(root, 'data', 'tariff'));
      await write(root, 'dist/data/tariff.bin', records);
      await write(root, 'dist/data/search.bin', search);
    },
  },
  {
    name: 'prompt catalog',
    inputs: ['tools', 'src/tools', 'src/prompts', 'data/prompts/synonyms.tsv'],
    outputs: ['dist/data/catalog.json'],
    async run(root) {
      const extractions = (await loadPromptTools(root)).map(extractPrompt);
      const rejected = extractions.filter((extraction) => extraction.quality === 'rejected');
      for (const { reason } of rejected) console.error(`not in the catalog: ${reason}`);
      const prompts = extractions.flatMap((extraction) =>
        extraction.quality === 'extracted' ? [extraction.prompt] : [],
      );
      const synonyms = parseSynonyms(await readFile(join(root, 'data', 'prompts', 'synonyms.tsv'), 'utf8'));
      await write(root, 'dist/data/catalog.json', catalogText(buildCatalog(prompts, deferredRecords(), synonyms)));
    },
  },
  {
    name: 'API documents',
    inputs: ['src/http', 'src/services'],
    outputs: ['dist/openapi/tariff.json', 'dist/openapi/prompts.json'],
    async run(root) {
      await write(root, 'dist/openapi/tariff.json', JSON.stringify(tariffDocument()));
      await write(root, 'dist/openapi/prompts.json', JSON.stringify(promptsDocument()));
    },
  },
  {
    name: 'web files',
    inputs: [
      'src/web',
      'src/bulk',
      'src/csv',
      'src/tariff',
      'src/prompts',
      'src/tools',
      'tools/deterministic',
      'data/tariff',
      'scripts/build/web.ts',
    ],
    outputs: ['dist/web/manifest.json'],
    run: buildWeb,
  },
  {
    name: 'programs',
    inputs: ['src', 'tools/deterministic', 'package.json', 'scripts/build'],
    outputs: ['dist/server.cjs', 'dist/cli.js', 'dist/lib/tariff.js'],
    run: bundle,
  },
  {
    name: 'edge workers',
    inputs: [
      'src',
      'tools/deterministic',
      'dist/data/tariff.bin',
      'dist/data/search.bin',
      'dist/data/catalog.json',
      'dist/openapi',
      'scripts/build/bundleWorkers.ts',
    ],
    outputs: ['dist/edge/tariff.js', 'dist/edge/prompts.js'],
    run: bundleWorkers,
  },
  {
    name: 'bill of materials',
    inputs: ['src', 'tools/deterministic', 'package-lock.json', 'scripts/build'],
    outputs: ['dist/sbom.cdx.json', 'dist/third-party-notices.txt'],
    run: writeBillOfMaterials,
  },
];

async function write(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = join(root, path);
  await mkdir(join(target, '..'), { recursive: true });
  await writeFile(target, content);
}
