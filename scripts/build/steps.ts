// The steps from sources to `dist`: what each reads, what it writes, and how.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildCatalog, extractPrompt, recordedPrompts } from '../../src/prompts/catalog/extract.ts';
import { parseLinks } from '../../src/prompts/catalog/links.ts';
import { catalogText } from '../../src/prompts/catalog/node.ts';
import { parseHindi, parseSynonyms } from '../../src/prompts/catalog/synonyms.ts';
import { bundleCheckCode } from '../../src/prompts/export/checkCode.ts';
import { parseLanguageExceptions } from '../../src/prompts/outputLanguage.ts';
import { loadPromptTools } from '../../src/prompts/toolFiles.ts';
import { calculatorChanges, readCalculatorVersions } from '../../src/prompts/versions/calculators.ts';
import { readHistories } from '../../src/prompts/versions/files.ts';
import { bundleLibrary } from './bundleLibrary.ts';
import { bundlePrograms, PROGRAM_ENTRIES } from './bundlePrograms.ts';
import { bundleWorkers } from './bundleWorkers.ts';
import { deferredRecords, laterToolRecords } from './deferred.ts';
import { writeDocuments } from './documents.ts';
import { archiveOf } from './promptArchive.ts';
import { COMPILED, NO_SOURCE, PROVENANCE, writeProvenance } from './provenance.ts';
import type { StepName } from './stepNames.ts';
import { shippedEntries, writeNotices } from './thirdPartyNotices.ts';
import { buildWeb, webEntries } from './web.ts';

export interface Step {
  readonly name: StepName;
  /** Entries of the code that it runs or bundles; what they import counts too. */
  sources(root: string): readonly string[] | Promise<readonly string[]>;
  /** Other files and folders that it reads, from the root. */
  readonly inputs: readonly string[];
  /** What of the inputs it does not read. */
  readonly except?: readonly string[];
  readonly outputs: readonly string[];
  run(root: string): Promise<void>;
}

const PACKAGES = 'package-lock.json';

export const STEPS: readonly Step[] = [
  {
    name: 'tariff data',
    sources: () => ['scripts/compile-data.ts'],
    inputs: ['data/tariff'],
    except: ['data/tariff/golden', 'data/tariff/hindi', 'data/tariff/model/trained-on.txt'],
    outputs: ['dist/data/tariff.bin', 'dist/data/search.bin'],
    run: compileApart,
  },
  {
    name: 'prompt catalog',
    sources: () => [
      'src/prompts/catalog/extract.ts',
      'src/prompts/catalog/links.ts',
      'src/prompts/catalog/node.ts',
      'src/prompts/catalog/synonyms.ts',
      'src/prompts/export/checkCode.ts',
      'src/prompts/export/forms.ts',
      'src/prompts/export/gradeAnswer.ts',
      'src/prompts/outputLanguage.ts',
      'src/prompts/toolFiles.ts',
      'src/prompts/versions/calculators.ts',
      'src/prompts/versions/files.ts',
      'scripts/build/deferred.ts',
    ],
    inputs: [
      'tools',
      'data/prompts/synonyms.tsv',
      'data/prompts/hindi.tsv',
      'data/prompts/links.tsv',
      'data/prompts/versions.tsv',
      'data/prompts/calculator-versions.tsv',
      'data/prompts/earlier',
      'data/prompts/output-language.tsv',
    ],
    outputs: ['dist/data/catalog.json', 'dist/data/prompts.zip'],
    async run(root) {
      const table = (name: string) => readFile(join(root, 'data', 'prompts', name), 'utf8');
      const extractions = (await loadPromptTools(root)).map(extractPrompt);
      const { prompts, left } = recordedPrompts(extractions, {
        histories: readHistories(root),
        languageExceptions: parseLanguageExceptions(await table('output-language.tsv')),
      });
      const changes = calculatorChanges(readCalculatorVersions(root));
      const checkCode = await bundleCheckCode(root);
      for (const reason of left) console.error(`not in the catalog: ${reason}`);
      const synonyms = [...parseSynonyms(await table('synonyms.tsv')), ...parseHindi(await table('hindi.tsv'))];
      await write(
        root,
        'dist/data/catalog.json',
        catalogText(
          buildCatalog(prompts, deferredRecords(changes), {
            synonyms,
            laterTools: laterToolRecords(changes),
            links: parseLinks(await table('links.tsv')),
            checkCode,
          }),
        ),
      );
      await write(root, 'dist/data/prompts.zip', archiveOf(prompts, checkCode));
    },
  },
  {
    name: 'API documents',
    sources: () => ['scripts/build/documents.ts'],
    // Its examples are what the services answer.
    inputs: ['dist/data/tariff.bin', 'dist/data/search.bin', 'dist/data/catalog.json', PACKAGES],
    outputs: ['dist/openapi/tariff.json', 'dist/openapi/prompts.json'],
    run: writeDocuments,
  },
  {
    name: 'web files',
    sources: async (root) => ['scripts/build/web.ts', ...(await webEntries(root))],
    inputs: [
      'src/web/styles',
      'clients',
      'data/tariff/hindi/asks.json',
      'data/tariff/hindi/codes.json',
      'data/prompts/hindi/answers.json',
      PACKAGES,
    ],
    outputs: ['dist/web/manifest.json', 'dist/web/tools.json'],
    run: buildWeb,
  },
  {
    name: 'programs',
    sources: () => [...Object.values(PROGRAM_ENTRIES), 'scripts/build/bundlePrograms.ts'],
    inputs: [PACKAGES],
    outputs: ['dist/server.js', 'dist/cli.js', 'dist/jobWorker.js', 'dist/chunks'],
    run: bundlePrograms,
  },
  {
    name: 'library',
    sources: () => ['scripts/build/bundleLibrary.ts'],
    // All sources, since its declarations come from imports of types as well.
    inputs: ['src', 'tsconfig.json', PACKAGES],
    outputs: ['dist/lib'],
    run: bundleLibrary,
  },
  {
    name: 'edge workers',
    sources: () => ['src/worker.ts', 'scripts/build/bundleWorkers.ts'],
    inputs: ['dist/data/tariff.bin', 'dist/data/search.bin', 'dist/data/catalog.json', 'dist/openapi', PACKAGES],
    outputs: ['dist/edge/tariff.js', 'dist/edge/prompts.js'],
    run: bundleWorkers,
  },
  {
    name: 'third-party notices',
    sources: async (root) => [...(await shippedEntries(root)), 'scripts/build/thirdPartyNotices.ts'],
    inputs: [PACKAGES],
    outputs: ['dist/third-party-notices.txt'],
    run: writeNotices,
  },
  {
    name: 'provenance',
    sources: () => ['scripts/build/provenance.ts'],
    inputs: ['data', ...COMPILED],
    except: [NO_SOURCE],
    outputs: [PROVENANCE],
    run: async (root) => writeProvenance(root),
  },
];

/** In a process of its own, beside the other steps, and with room for many short-lived objects, which halves its garbage collection. */
async function compileApart(root: string): Promise<void> {
  const program = await bundledCompiler(root);
  const child = spawn(process.execPath, ['--max-semi-space-size=64', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The tariff data could not be compiled.');
}

/** In one file, without the names that tsx gives each function it makes: a sixth quicker. */
async function bundledCompiler(root: string): Promise<string> {
  const outfile = join(root, '.cache', 'compile-data.mjs');
  await build({
    entryPoints: [join(root, 'scripts', 'compile-data.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

/** Puts the file in place whole: a server that runs may be reading the old one. */
async function write(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = join(root, path);
  await mkdir(join(target, '..'), { recursive: true });
  await writeFile(`${target}.new`, content);
  await rename(`${target}.new`, target);
}
