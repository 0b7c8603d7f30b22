// Writes the published documents of both services, with what the services answer as their examples.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Questions, withAnswers } from '../../src/http/askedExamples.ts';
import { type DocumentSource, documentOf } from '../../src/http/document.ts';
import type { Service } from '../../src/http/service.ts';
import { openCatalogFrom } from '../../src/prompts/catalog/index.ts';
import { QUESTIONS as promptQuestions } from '../../src/services/prompts/examples.ts';
import { createPromptService, PROMPTS_DOCUMENT } from '../../src/services/prompts/service.ts';
import { toolsIn } from '../../src/services/prompts/toolRoute.ts';
import { QUESTIONS as tariffQuestions } from '../../src/services/tariff/examples.ts';
import { createTariffService, TARIFF_DOCUMENT } from '../../src/services/tariff/service.ts';
import { openTariff } from '../../src/tariff/node.ts';

export async function writeDocuments(root: string): Promise<void> {
  const data = join(root, 'dist', 'data');
  const common = { openapi: () => '{}', isReady: () => true, cacheBytes: 1_000_000 };
  // The day of the dataset, so that the same data give the same document on every day.
  const day = openTariff({ folder: data }).meta().asOf;
  const tariff = openTariff({ folder: data, today: () => day });
  const catalog = openCatalogFrom(await readFile(join(data, 'catalog.json'), 'utf8'));
  const lookup = createTariffService({ ...common, tariff, today: () => day });
  const prompts = createPromptService({ ...common, catalog, tools: toolsIn({ tariff: () => tariff }) });
  const folder = join(root, 'dist', 'openapi');
  await mkdir(folder, { recursive: true });
  const write = async (name: string, { app, fetch }: Service, source: DocumentSource, questions: Questions) => {
    const document = await withAnswers(documentOf(app, source), questions, (request) => fetch(request));
    await writeFile(join(folder, `${name}.json`), JSON.stringify(document));
  };
  await write('tariff', lookup, TARIFF_DOCUMENT, tariffQuestions);
  await write('prompts', prompts, PROMPTS_DOCUMENT, promptQuestions);
}
