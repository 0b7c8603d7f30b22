// A page on another origin, in real Chromium: the 429 is readable, body and Retry-After included.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHROMIUM, CHROMIUM_FLAGS } from '../web/browserProgram.ts';
import { startServer } from './server.ts';

const isThere = existsSync(CHROMIUM);
const mustRun = (process.env.KOSH_REQUIRE_ALL ?? '') !== '';

const isLeftOut = !isThere && !mustRun;
const title = 'fetch from a second origin reads body and Retry-After of a 429';
test.skipIf(isLeftOut)(
  isLeftOut ? `${title} (left out: ${CHROMIUM} is not installed)` : title,
  { timeout: 240_000 },
  async () => {
    const server = await startServer({ RATE_LIMIT: 'on' });
    const page = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>other origin</title>'),
    );
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...CHROMIUM_FLAGS, '--disable-dev-shm-usage'],
    });
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`);
      const seen = await tab.evaluate(async (base) => {
        let last = await fetch(`${base}/api/lookup?q=rice&n=0`, { cache: 'no-store' });
        for (let i = 1; i < 21; i++) last = await fetch(`${base}/api/lookup?q=rice&n=${i}`, { cache: 'no-store' });
        const posted = await fetch(`${base}/api/lookup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"items":["rice"]}',
        });
        const tag = await fetch(`${base}/api/meta`);
        const body: unknown = await last.json();
        return {
          status: last.status,
          posted: posted.status,
          body,
          retryAfter: last.headers.get('retry-after'),
          rateLimit: last.headers.get('ratelimit'),
          policy: last.headers.get('ratelimit-policy'),
          etag: tag.headers.get('etag'),
        };
      }, server.tariff);
      expect(seen).toMatchObject({ status: 429, posted: 429, body: { error: expect.stringMatching(/retry in/) } });
      expect(Number(seen.retryAfter)).toBeGreaterThanOrEqual(1);
      expect(seen.rateLimit).toMatch(/r=0/);
      expect(seen.policy).toBe('"lookup";q=20;w=60');
      expect(seen.etag).toMatch(/^"/);
    } finally {
      await browser.close();
      page.close();
      await server.stop();
    }
  },
);
