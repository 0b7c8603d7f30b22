// The caps over HTTP: exactly N pass in a window, each client apart, nobody fooled by a forwarded header.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { MCP_CAP } from '../../src/mcp/http.ts';
import { PROMPTS_CAP } from '../../src/services/prompts/source.ts';
import { CHECK_CAP, LOOKUP_CAP, OTHER_CAP, SUGGEST_CAP } from '../../src/services/tariff/caps.ts';
import { PAGES_CAP } from '../../src/web/site/pageRoutes.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  server = await startServer({ RATE_LIMIT: 'on', ...environment });
  return server;
}

const times = <Result>(count: number, make: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, make));
const passed = (responses: readonly Response[]) => responses.filter(({ status }) => status === 200).length;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('exactly N pass', () => {
  test('lookup: exactly 20 of 25 pass, the rest are 429 with Retry-After and RateLimit', async () => {
    const { tariff } = await start();
    const responses = await times(25, () => fetch(`${tariff}/api/lookup?q=rice`));
    expect(passed(responses)).toBe(20);
    for (const response of responses) {
      expect(response.headers.get('ratelimit-policy')).toBe('"lookup";q=20;w=60');
      expect(response.headers.get('ratelimit')).toMatch(/^"lookup";r=\d+;t=\d+$/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      if (response.status === 200) continue;
      expect(response.status).toBe(429);
      const wait = Number(response.headers.get('retry-after'));
      expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ error: expect.stringMatching(/20 requests.*retry in \d+ seconds\.$/) });
    }
  });

  test('GET, HEAD and POST of lookup share one cap; a batch of ten counts once', async () => {
    const { tariff } = await start();
    const items = Array.from({ length: 10 }, () => 'rice');
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      statuses.push((await fetch(`${tariff}/api/lookup`, { method: 'POST', body: JSON.stringify({ items }) })).status);
      statuses.push((await fetch(`${tariff}/api/lookup?q=rice`)).status);
      statuses.push((await fetch(`${tariff}/api/lookup?q=rice`, { method: 'HEAD' })).status);
    }
    expect(statuses).toEqual([...new Array<number>(20).fill(200), 429]);
  });

  test('prompts: exactly 30 of 35 pass over all paths under /api/', async () => {
    const { prompts } = await start();
    const paths = ['/api/prompts?limit=1', '/api/meta'];
    const responses: Response[] = [];
    for (let i = 0; i < 35; i++) responses.push(await fetch(prompts + paths[i % 2]));
    expect(passed(responses)).toBe(30);
    expect(responses.slice(30).every(({ status }) => status === 429)).toBe(true);
    expect((await fetch(`${prompts}/api/nothing`)).status).toBe(429);
  });

  test('suggest has 120 of its own, other paths 60', async () => {
    const { tariff } = await start();
    expect(passed(await times(125, () => fetch(`${tariff}/api/suggest?q=ri`)))).toBe(120);
    expect(passed(await times(65, () => fetch(`${tariff}/api/meta`)))).toBe(60);
    expect((await fetch(`${tariff}/api/lookup?q=rice`)).status).toBe(200);
  });

  test('errors and 304 count and carry the headers; OPTIONS, health and the document never count', async () => {
    const { tariff } = await start();
    const etag = (await fetch(`${tariff}/api/lookup?q=rice`)).headers.get('etag') ?? '';
    const seen = await fetch(`${tariff}/api/lookup?q=rice`, {
      headers: { 'if-none-match': etag, 'accept-encoding': 'br, gzip' },
    });
    expect([200, 304]).toContain(seen.status);
    const refused = await fetch(`${tariff}/api/lookup?q=`);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('ratelimit')).toMatch(/r=17;/);
    for (const path of ['/healthz', '/readyz', '/openapi.json']) {
      for (let i = 0; i < 25; i++) {
        const free = await fetch(tariff + path);
        expect(free.status).toBe(200);
        expect(free.headers.get('ratelimit')).toBeNull();
      }
    }
    for (let i = 0; i < 25; i++) expect((await fetch(`${tariff}/api/lookup`, { method: 'OPTIONS' })).status).toBe(204);
    expect((await fetch(`${tariff}/api/lookup?q=rice`)).headers.get('ratelimit')).toMatch(/r=16;/);
  });

  test('RATE_LIMIT=off turns the caps off', async () => {
    const { tariff } = await start({ RATE_LIMIT: 'off' });
    const responses = await times(60, () => fetch(`${tariff}/api/lookup?q=rice`));
    expect(passed(responses)).toBe(60);
    expect(responses[0]?.headers.get('ratelimit')).toBeNull();
  });
});

describe('who is counted', () => {
  const lookup = (base: string, address: string) => fetch(`${base}/api/lookup?q=rice`, from(address));

  test('a spoofed X-Forwarded-For is ignored unless trusted', async () => {
    const { tariff } = await start();
    let number = 0;
    const responses = await times(25, () => lookup(tariff, `203.0.113.${number++}`));
    expect(passed(responses)).toBe(20);
  });

  test('behind one trusted hop each client has its own window', async () => {
    const { tariff } = await start({ TRUST_PROXY: '1' });
    expect(passed(await times(25, () => lookup(tariff, '203.0.113.1')))).toBe(20);
    expect(passed(await times(25, () => lookup(tariff, '203.0.113.2')))).toBe(20);
    // What the client itself put before the proxy's entry is not believed.
    expect((await lookup(tariff, '198.51.100.7, 203.0.113.1')).status).toBe(429);
  });

  test('only proxies in the trusted networks are believed', async () => {
    const { tariff } = await start({ TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8' });
    expect(passed(await times(21, () => lookup(tariff, '203.0.113.9, 10.1.2.3')))).toBe(20);
    expect((await lookup(tariff, '203.0.113.9, 10.9.9.9')).status).toBe(429);
    expect((await lookup(tariff, '203.0.113.10')).status).toBe(200);
  });

  test('IPv6 clients are counted by /64', async () => {
    const { tariff } = await start({ TRUST_PROXY: '1' });
    let number = 1;
    expect(passed(await times(25, () => lookup(tariff, `2001:db8:1:2::${(number++).toString(16)}`)))).toBe(20);
    expect((await lookup(tariff, '2001:db8:1:3::1')).status).toBe(200);
  });
});

test('a store that is not there does no harm: the cap goes on in memory', async () => {
  const { tariff } = await start({ RATE_LIMIT_STORE: 'redis://127.0.0.1:1', LOG_LEVEL: 'warn' });
  const responses = await times(25, () => fetch(`${tariff}/api/lookup?q=rice`));
  expect(passed(responses)).toBe(20);
  expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true);
});

test.each([
  [LOOKUP_CAP, 'lookups'],
  [SUGGEST_CAP, 'suggestions'],
  [CHECK_CAP, 'checks'],
  [OTHER_CAP, "requests to the other paths of the lookup's API"],
  [PROMPTS_CAP, "to the catalog's API"],
  [MCP_CAP, 'to `/mcp`'],
  [PAGES_CAP, 'pages'],
])('the README names the cap of $name', ({ perMinute }, words) => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  expect(readme).toContain(`${perMinute} ${words}`);
});
