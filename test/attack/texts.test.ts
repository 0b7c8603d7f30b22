// No text breaks a search, in the engines themselves and over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';
import { HOSTILE_TEXTS } from './hostileTexts.ts';
import { attackSearches } from './textAttacks.ts';

attackSearches(50);

describe('over HTTP', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('every hostile text is answered with 200 and valid JSON', async () => {
    for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
      const q = encodeURIComponent(text);
      for (const url of [
        `${server.tariff}/api/lookup?q=${q}`,
        `${server.tariff}/api/suggest?q=${q}`,
        `${server.prompts}/api/prompts?q=${q}`,
      ]) {
        const response = await fetch(url);
        expect(response.status, name).toBe(200);
        const { query } = (await response.json()) as { query: string | { q: string } };
        expect(typeof query === 'string' ? query : query.q, name).toBe(text);
      }
    }
  });

  test('every hostile text makes a page', async () => {
    for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
      const q = encodeURIComponent(text);
      for (const base of [server.tariff, server.prompts]) {
        const response = await fetch(`${base}/?q=${q}`, { headers: { accept: 'text/html' } });
        expect(response.status, name).toBe(200);
        expect(await response.text()).toContain('</html>');
      }
    }
  });
});
