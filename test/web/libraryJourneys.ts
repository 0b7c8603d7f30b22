// The library in a real browser, loaded as a bundler would serve it: its answers are those of the HTTP service.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalog } from '../../src/prompts/catalog/index.ts';
import type { Tariff } from '../../src/tariff/index.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { journeys } from './chromium.ts';

declare global {
  interface Window {
    kosh: { tariff: Tariff; catalog: Catalog; prompts: typeof import('../../src/prompts/catalog/index.ts') };
  }
}

const ROOT = join(import.meta.dirname, '..', '..');
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };
/** All that a page with the library asks for. */
const FILES = /^\/(lib\/browser\/(tariff|prompts)\.js|data\/(tariff\.bin|search\.bin|catalog\.json))$/;

const PAGE = `<!doctype html><title>x</title><link rel="icon" href="data:,"><script type="module">
import * as tariff from '/lib/browser/tariff.js';
import * as prompts from '/lib/browser/prompts.js';
window.kosh = { tariff: await tariff.openTariff(), catalog: await prompts.openCatalog(), prompts };
</script>`;

/** The package's files on an origin of their own, with a page that opens them. */
function serveFiles(): Server {
  return createServer(async ({ url = '' }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
      return;
    }
    if (!FILES.test(url)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type }).end(await readFile(join(ROOT, 'dist', url)));
  });
}

/** `queries`: texts of the golden set to compare, with other limits and days by turns. */
export function libraryJourneys(queries: number): void {
  journeys('the library in Chromium', ({ server, visit }) => {
    let files: Server;
    let origin = '';
    beforeAll(async () => {
      files = serveFiles();
      await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    });
    afterAll(() => new Promise((resolve) => files.close(resolve)));

    test(`${queries} lookups are those of the service, letter by letter`, { timeout: 120_000 }, () =>
      visit('desktop', async ({ page }) => {
        const texts = readMeasuringFile(join(ROOT, 'data', 'tariff', 'golden', 'golden.tsv')).labelled.map(
          ({ text }) => text,
        );
        const list = Array.from({ length: queries }, (_, i) => texts[(i * 7) % texts.length] ?? 'rice');
        expect(new Set(list).size).toBeGreaterThan(queries / 2);
        await page.goto(origin);
        await page.waitForFunction(() => window.kosh !== undefined);
        const { compared, different } = await page.evaluate(
          async ([service, list]) => {
            const { tariff } = window.kosh;
            const unlike: string[] = [];
            let count = 0;
            const compare = async (text: string, i: number): Promise<void> => {
              const limit = 1 + (i % 20);
              const asOf = i % 5 === 0 ? '2019-04-01' : undefined;
              const local = JSON.stringify(tariff.lookup(text, { limit, ...(asOf !== undefined && { asOf }) }));
              const date = asOf === undefined ? '' : `&as_of=${asOf}`;
              const answer = await fetch(`${service}/api/lookup?q=${encodeURIComponent(text)}&limit=${limit}${date}`);
              if ((await answer.text()) !== local) unlike.push(text);
              count++;
            };
            for (let first = 0; first < list.length; first += 50) {
              await Promise.all(list.slice(first, first + 50).map((text, i) => compare(text, first + i)));
            }
            return { compared: count, different: unlike };
          },
          [server().tariff, list] as const,
        );
        expect(compared).toBe(queries);
        expect(different).toEqual([]);
      }),
    );

    test('codes and prompts are those of the services', () =>
      visit('desktop', async ({ page }) => {
        await page.goto(origin);
        await page.waitForFunction(() => window.kosh !== undefined);
        const pairs = await page.evaluate(
          async ([tariffUrl, promptsUrl]) => {
            const { tariff, catalog, prompts } = window.kosh;
            const found: [unknown, unknown][] = [];
            const remote = async (address: string) => (await fetch(address)).json();
            const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
            for (const code of ['0406', '85171300', '9954', '6907']) {
              found.push([plain(tariff.describe(code)), await remote(`${tariffUrl}/api/codes/${code}`)]);
            }
            for (const q of ['notice', 'salary letter', 'interview']) {
              const { results } = await remote(`${promptsUrl}/api/prompts?limit=10&q=${encodeURIComponent(q)}`);
              const local = catalog.find({ q }).slice(0, 10);
              found.push([local.map((prompt) => plain(prompts.summaryOf(prompt, promptsUrl))), results]);
            }
            return found;
          },
          [server().tariff, server().prompts] as const,
        );
        expect(pairs).toHaveLength(7);
        for (const [local, remote] of pairs) expect(local).toEqual(remote);
      }));
  });
}
