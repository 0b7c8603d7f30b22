// The services in the form of edge runtimes: a Request in, a Response out, nothing of Node, the server's own answers.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keep } from '../../src/http/keptAnswer.ts';
import type { Worker, WorkerEnvironment } from '../../src/worker.ts';
import { type RunningServer, startServer } from '../contract/server.ts';

const EDGE = join(import.meta.dirname, '..', '..', 'dist', 'edge');
const UNCAPPED: WorkerEnvironment = { RATE_LIMIT: 'off' };

/** A new instance of the bundle, as in a new isolate. */
let instances = 0;
async function open(service: 'tariff' | 'prompts'): Promise<Worker> {
  const { default: worker } = (await import(`${join(EDGE, `${service}.js`)}?${instances++}`)) as { default: Worker };
  return worker;
}

let server: RunningServer;
let tariff: Worker;
let prompts: Worker;
beforeAll(async () => {
  [server, tariff, prompts] = await Promise.all([startServer(), open('tariff'), open('prompts')]);
});
afterAll(() => server.stop());

const lookup = (address: string, query = 'rice') =>
  new Request(`https://edge.example/api/lookup?q=${query}`, { headers: { 'CF-Connecting-IP': address } });

test('docs/scale.md has their size', () => {
  const documentation = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scale.md'), 'utf8');
  const [, told, toldInGzip] = /data inside: (\d+) MB, (\d+) MB in gzip/.exec(documentation) ?? [];
  for (const service of ['tariff', 'prompts']) {
    const bytes = readFileSync(join(EDGE, `${service}.js`));
    expect(Math.abs(bytes.length / 1e6 - Number(told)), service).toBeLessThan(2);
    expect(Math.abs(gzipSync(bytes).length / 1e6 - Number(toldInGzip)), service).toBeLessThan(1);
  }
});

describe('the same answers as the server', () => {
  test.each([
    ['tariff', '/api/lookup?q=paneer%20200%20g'],
    ['tariff', '/api/lookup?q=%E0%A4%B9%E0%A4%B2%E0%A5%8D%E0%A4%A6%E0%A5%80&limit=3&as_of=2019-01-01'],
    ['tariff', '/api/lookup?code=8517'],
    ['tariff', '/api/lookup?q='],
    ['tariff', '/api/codes/85171300'],
    ['tariff', '/api/codes/99999999'],
    ['tariff', '/api/changes?from=2025-09-22&to=2025-09-22&limit=5'],
    ['tariff', '/api/suggest?q=mob'],
    ['tariff', '/api/meta'],
    ['tariff', '/api/export.csv?as_of=2026-01-01'],
    ['tariff', '/api/nothing'],
    ['tariff', '/openapi.json'],
    ['tariff', '/healthz'],
    ['tariff', '/readyz'],
    ['prompts', '/api/prompts?q=cheque%20bounce'],
    ['prompts', '/api/prompts/section-138-cheque-bounce-notice'],
    ['prompts', '/api/prompts/section-138-cheque-bounce-notice/schema'],
    ['prompts', '/api/meta'],
  ] as const)('%s %s', async (service, path) => {
    const expected = await fetch(server[service] + path, { headers: { 'accept-encoding': 'identity' } });
    // Links carry the request's own origin, so both are asked under the same.
    const answer = await (service === 'tariff' ? tariff : prompts).fetch(new Request(server[service] + path), UNCAPPED);
    expect(answer.status).toBe(expected.status);
    expect(await answer.text()).toBe(await expected.text());
    for (const name of ['content-type', 'cache-control', 'vary', 'access-control-allow-origin']) {
      expect(answer.headers.get(name), name).toBe(expected.headers.get(name));
    }
  });

  test('a batch', async () => {
    const init = { method: 'POST', body: JSON.stringify({ items: ['smartphone', 'steel bottle'] }) };
    const expected = await fetch(`${server.tariff}/api/lookup`, init);
    const answer = await tariff.fetch(new Request('https://edge.example/api/lookup', init), UNCAPPED);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await expected.json());
  });

  test.each([
    ['tariff', /"lookup_code"/, /"search_prompts"/],
    ['prompts', /"search_prompts"/, /"lookup_code"/],
  ] as const)('MCP on %s lists its own tools', async (service, own, other) => {
    const call = async (method: string, params: object) => {
      const answer = await (service === 'tariff' ? tariff : prompts).fetch(
        new Request('https://edge.example/mcp', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        }),
        UNCAPPED,
      );
      return answer.text();
    };
    const tools = await call('tools/list', {});
    expect(tools).toMatch(own);
    expect(tools).not.toMatch(other);
  });
});

describe('HTTP', () => {
  test('a tag of its own, and 304 to it', async () => {
    const first = await tariff.fetch(new Request('https://edge.example/api/lookup?q=rice'), UNCAPPED);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${(await keep(await first.clone().text())).tag}"`);
    const other = await tariff.fetch(new Request('https://edge.example/api/lookup?q=wheat'), UNCAPPED);
    expect(other.headers.get('etag')).not.toBe(etag);
    const again = await tariff.fetch(
      new Request('https://edge.example/api/lookup?q=rice', { headers: { 'If-None-Match': etag } }),
      UNCAPPED,
    );
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('leaves compression to the platform', async () => {
    const request = new Request('https://edge.example/api/lookup?q=rice', { headers: { 'Accept-Encoding': 'br' } });
    const answer = await tariff.fetch(request, UNCAPPED);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toHaveProperty('matches');
  });

  test('HEAD, OPTIONS and what does not exist', async () => {
    const ask = (path: string, method: string) =>
      tariff.fetch(new Request(`https://edge.example${path}`, { method }), UNCAPPED);
    expect(await (await ask('/api/meta', 'HEAD')).text()).toBe('');
    expect((await ask('/api/lookup', 'OPTIONS')).status).toBe(204);
    expect((await ask('/api/lookup', 'DELETE')).status).toBe(405);
    // Metrics are the platform's.
    expect((await ask('/metrics', 'GET')).status).toBe(404);
  });

  test('a body that is too large is refused', async () => {
    const request = new Request('https://edge.example/api/lookup', { method: 'POST', body: ' '.repeat(70_000) });
    expect((await tariff.fetch(request, UNCAPPED)).status).toBe(413);
  });

  test('exactly 20 pass for one client in one isolate, told apart by the header of the platform', async () => {
    const worker = await open('tariff');
    const answers = await Promise.all(Array.from({ length: 25 }, () => worker.fetch(lookup('203.0.113.7'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429).every(({ headers }) => headers.has('retry-after'))).toBe(
      true,
    );
    expect((await worker.fetch(lookup('203.0.113.8'))).status).toBe(200);
    expect((await worker.fetch(lookup('2001:db8:1:2::1'))).headers.get('ratelimit')).toMatch(/r=19/);
    expect((await worker.fetch(lookup('2001:db8:1:2::2'))).headers.get('ratelimit')).toMatch(/r=18/);
  });

  test('PUBLIC_PROMPTS_URL stands in links', async () => {
    const worker = await open('prompts');
    const answer = await worker.fetch(new Request('https://edge.example/api/prompts?limit=1'), {
      PUBLIC_PROMPTS_URL: 'https://prompts.example.org/',
    });
    expect(await answer.text()).toMatch(/"url":"https:\/\/prompts\.example\.org\/prompts\//);
  });
});

describe.each(['tariff', 'prompts'])('the bundle of %s', (service) => {
  test('imports nothing', async () => {
    // Bundling it once more with every import left outside tells what it would ask a runtime for.
    const { metafile } = await build({
      entryPoints: [join(EDGE, `${service}.js`)],
      bundle: true,
      write: false,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
      logLevel: 'silent',
    });
    const imports = Object.values(metafile.inputs).flatMap(({ imports: all }) => all.map(({ path }) => path));
    expect(imports).toEqual([]);
    const source = readFileSync(join(EDGE, `${service}.js`), 'utf8');
    const required = [...source.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);
    expect(required.filter((name) => isBuiltin(name))).toEqual([]);
  });

  test('answers where there is neither Buffer nor process', async () => {
    const source = readFileSync(join(EDGE, `${service}.js`), 'utf8');
    const { code } = await transform(source, { format: 'iife', globalName: 'bundle' });
    // A parameter without a value hides the global of its name from the bundle alone: Node's own classes need theirs.
    const names = ['Buffer', 'process', 'global', 'require', 'setImmediate'];
    const worker = compileFunction(`${code}; return bundle.default;`, names)() as Worker;
    const path = service === 'tariff' ? '/api/lookup?q=smartphone' : '/api/prompts?q=notice';
    const answer = await worker.fetch(new Request(`https://edge.example${path}`));
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(100);
  });
});
