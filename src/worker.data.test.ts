// The services as edge runtimes run them, from the sources; `test/edge` compares the bundles with the server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCatalog } from './prompts/catalog/node.ts';
import { openTariff } from './tariff/node.ts';
import { createWorker, type Worker } from './worker.ts';

const DATA = join(import.meta.dirname, '..', 'dist', 'data');

const open = (name: 'tariff' | 'prompts'): Worker =>
  createWorker(name, {
    records: readFileSync(join(DATA, 'tariff.bin')),
    search: readFileSync(join(DATA, 'search.bin')),
    catalog: readFileSync(join(DATA, 'catalog.json'), 'utf8'),
    openapi: '{}',
  });

const ask = async (worker: Worker, path: string, address = '203.0.113.7'): Promise<Response> =>
  worker.fetch(new Request(`https://edge.example${path}`, { headers: { 'CF-Connecting-IP': address } }));

test('a lookup answers with the code that the library finds', async () => {
  const answer = await ask(open('tariff'), '/api/lookup?q=ceramic%20wall%20tiles');
  const { matches } = (await answer.json()) as { matches: { hsn_sac: string }[] };
  const [best] = openTariff().lookup('ceramic wall tiles').matches;
  expect([answer.status, matches[0]?.hsn_sac]).toEqual([200, best?.hsn_sac]);
});

test('a prompt answers with its own template', async () => {
  const slug = 'section-138-cheque-bounce-notice';
  const answer = await ask(open('prompts'), `/api/prompts/${slug}`);
  expect(await answer.json()).toMatchObject({ slug, prompt_template: openCatalog().get(slug)?.template });
});

test('each client, named by the header of the platform, has a cap of its own', async () => {
  const worker = open('tariff');
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push((await ask(worker, '/api/lookup?q=rice')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(worker, '/api/lookup?q=rice', '203.0.113.8')).status).toBe(200);
});
