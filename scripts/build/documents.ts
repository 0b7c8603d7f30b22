// Writes the published documents of both services, with what the services answer as their examples.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAnswerCache } from '../../src/http/answerCache.ts';
import { askExamples } from '../../src/http/askedExamples.ts';
import { openCatalogFrom } from '../../src/prompts/catalog/index.ts';
import { promptsDocument } from '../../src/services/prompts/document.ts';
import { QUESTIONS as promptQuestions } from '../../src/services/prompts/examples.ts';
import { createPromptService } from '../../src/services/prompts/service.ts';
import { tariffDocument } from '../../src/services/tariff/document.ts';
import { QUESTIONS as tariffQuestions } from '../../src/services/tariff/examples.ts';
import { createTariffService } from '../../src/services/tariff/service.ts';
import { openTariff } from '../../src/tariff/node.ts';

const CACHE_BYTES = 1_000_000;

export async function writeDocuments(root: string): Promise<void> {
  const data = join(root, 'dist', 'data');
  const common = () => ({ openapi: () => '{}', isReady: () => true, cache: createAnswerCache(CACHE_BYTES) });
  // The day of the dataset, so that the same data give the same document on every day.
  const day = openTariff({ folder: data }).meta().asOf;
  const tariff = openTariff({ folder: data, today: () => day });
  const lookup = createTariffService({ ...common(), tariff, today: () => day });
  const catalog = openCatalogFrom(await readFile(join(data, 'catalog.json'), 'utf8'));
  const prompts = createPromptService({ ...common(), catalog, surroundings: { tariff: () => tariff } });
  const documents = {
    tariff: tariffDocument(await askExamples((request) => lookup.fetch(request), tariffQuestions)),
    prompts: promptsDocument(await askExamples((request) => prompts.fetch(request), promptQuestions)),
  };
  const folder = join(root, 'dist', 'openapi');
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(document));
  }
}
