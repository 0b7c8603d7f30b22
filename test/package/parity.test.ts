// The library and the HTTP service give the same answers: a thousand queries, codes, batches and prompts.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPromptsClient, createTariffClient } from '../../src/client/index.ts';
import { openCatalog, summaryOf } from '../../src/prompts/catalog/node.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { type RunningServer, startServer } from '../contract/server.ts';

const QUERIES = 1000;
const GOLDEN = join(import.meta.dirname, '..', '..', 'data', 'tariff', 'golden', 'golden.tsv');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** What JSON makes of a value: absent and undefined are one. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('offline and over HTTP', () => {
  test(`${QUERIES} lookups are the same`, { timeout: 120_000 }, async () => {
    const texts = readMeasuringFile(GOLDEN).labelled.map(({ text }) => text);
    const queries = Array.from({ length: QUERIES }, (_, i) => texts[(i * 7) % texts.length] ?? 'rice');
    expect(new Set(queries).size).toBeGreaterThan(QUERIES / 2);
    const tariff = openTariff();
    const client = createTariffClient({ baseUrl: server.tariff });
    const different: string[] = [];
    for (const [i, text] of queries.entries()) {
      const asOf = i % 5 === 0 ? '2019-04-01' : undefined;
      const limit = 1 + (i % 20);
      const remote = await client.lookup(text, { limit, ...(asOf !== undefined && { as_of: asOf }) });
      const local = asJson(tariff.lookup(text, { limit, ...(asOf !== undefined && { asOf }) }));
      if (JSON.stringify(remote) !== JSON.stringify(local)) different.push(text);
    }
    expect(different).toEqual([]);
  });

  test('codes, batches, changes and metadata are the same', async () => {
    const tariff = openTariff();
    const client = createTariffClient({ baseUrl: server.tariff });
    for (const code of ['0406', '85171300', '9954', '6907']) {
      expect(await client.describe(code)).toEqual(asJson(tariff.describe(code)));
      expect(await client.reverse(code)).toEqual(asJson(tariff.reverse(code)));
    }
    const items = ['live goats', 'gift', 'zzzz qqqq', ...Array.from({ length: 20 }, (_, i) => `cotton shirt ${i}`)];
    expect(await client.classify(items)).toEqual(asJson(tariff.batch(items).results));
    expect(await client.meta()).toEqual(asJson(tariff.meta()));
    const { results } = await client.changes({ from: '2025-09-22', to: '2025-09-22', limit: 50 });
    expect(results).toEqual(asJson(tariff.changes('2025-09-22', '2025-09-22').slice(0, 50)));
  });

  test('prompts are the same', async () => {
    const catalog = openCatalog();
    const client = createPromptsClient({ baseUrl: server.prompts });
    for (const q of ['notice', 'salary letter', 'interview', '']) {
      const { total, results } = await client.search({ limit: 10, ...(q !== '' && { q }) });
      const found = catalog.find({ q });
      expect(total).toBe(found.length);
      expect(results).toEqual(asJson(found.slice(0, 10).map((prompt) => summaryOf(prompt, server.prompts))));
    }
  });
});
