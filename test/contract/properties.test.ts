// Laws of the services over HTTP: answers stay within the published document, and `limit` only cuts a list.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedRequests } from './generatedRequests.ts';
import { type RunningServer, startServer } from './server.ts';

describe('generated requests', () => generatedRequests(300));

describe('limit', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('limit never changes a confidence', { timeout: 240_000 }, async () => {
    const confidences = async (text: string, limit: number) => {
      const response = await fetch(`${server.tariff}/api/lookup?q=${encodeURIComponent(text)}&limit=${limit}`);
      const { matches } = (await response.json()) as { matches: { hsn_sac: string; confidence: number }[] };
      return matches.map(({ hsn_sac: hsn, confidence }) => [hsn, confidence]);
    };
    for (const text of ['rice', 'cotton shirt', 'mobile charger', 'haircut', 'pump', 'steel bottle', 'cable']) {
      const all = await confidences(text, 20);
      for (const limit of [1, 3, 5]) expect(await confidences(text, limit)).toEqual(all.slice(0, limit));
    }
  });
});
