// The library and the HTTP service give the same answers: lookups, codes, batches and prompts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPromptsClient, createTariffClient } from '../../src/client/index.ts';
import { openCatalog, summaryOf } from '../../src/prompts/catalog/node.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { type RunningServer, startServer } from '../contract/server.ts';
import { asJson, differingLookups } from './sameLookups.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('offline and over HTTP', () => {
  test('200 lookups are the same', { timeout: 120_000 }, async () => {
    expect(await differingLookups(server.tariff, 200)).toEqual([]);
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
