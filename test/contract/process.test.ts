// The server as a process: environment, base URLs, stop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endsWithTests } from '../children.ts';
import { freePorts } from '../cluster/program.ts';
import { type RunningServer, startServer } from './server.ts';

const SERVER = join(import.meta.dirname, '..', '..', 'dist', 'server.js');

async function run(environment: Readonly<Record<string, string>>, words: readonly string[] = []) {
  const started = spawn(process.execPath, [SERVER, ...words], {
    env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', ...environment },
  });
  const child = endsWithTests(started);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { child, output: () => output, errors: () => errors };
}

async function withServer(
  environment: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
) {
  const server = await startServer(environment);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

describe('environment', () => {
  test.each([
    ['TARIFF_PORT', '99999', /TARIFF_PORT must be a whole number from 0 to 65535, but "99999" came\./],
    ['PROMPTS_PORT', 'http', /PROMPTS_PORT must be a whole number/],
    ['RATE_LIMIT', 'maybe', /RATE_LIMIT must be on or off/],
    ['RATE_LIMIT_STORE', 'localhost:6379', /RATE_LIMIT_STORE must be an address such as redis:/],
    ['TRUST_PROXY', 'everyone', /TRUST_PROXY must be a number of hops/],
    ['TRUST_PROXY', '10.0.0.0/33', /TRUST_PROXY must be a number of hops/],
    ['PUBLIC_TARIFF_URL', 'example.org', /PUBLIC_TARIFF_URL must be an http or https address/],
    ['PUBLIC_PROMPTS_URL', 'ftp://example.org', /PUBLIC_PROMPTS_URL must be an http or https address/],
    ['WEB_CONCURRENCY', '0', /WEB_CONCURRENCY must be a whole number from 1/],
    ['METRICS_PORT', '0', /METRICS_PORT must be a port from 1/],
    ['METRICS', '9464', /METRICS must not be set; METRICS_PORT says where/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
    ['HOST', '192.0.2.1', /HOST must be an address of this machine, but "192\.0\.2\.1" came\./],
  ])('%s=%s ends with one clear line', async (name, value, line) => {
    const { child, errors } = await run({ [name]: value });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(errors()).toMatch(line);
    expect(errors().trimEnd().split('\n')).toHaveLength(1);
  });

  test('a port that is taken ends with one clear line', async () => {
    await withServer({}, async ({ tariff }) => {
      const { child, errors } = await run({ TARIFF_PORT: new URL(tariff).port });
      const [code] = await once(child, 'close');
      expect(code).toBe(1);
      expect(errors()).toMatch(/^kosh: TARIFF_PORT must be a free port, but \d+ is in use on 127\.0\.0\.1\.\n$/);
    });
  });

  test('PUBLIC_PROMPTS_URL stands in links', async () => {
    await withServer({ PUBLIC_PROMPTS_URL: 'https://prompts.example.org/base/' }, async ({ prompts }) => {
      const { results } = (await (await fetch(`${prompts}/api/prompts?limit=1`)).json()) as {
        results: { url: string; slug: string }[];
      };
      expect(results[0]?.url).toBe(`https://prompts.example.org/base/prompts/${results[0]?.slug}`);
    });
  });
});

test('prints both base URLs', async () => {
  await withServer({}, async ({ tariff, prompts }) => {
    expect((await fetch(`${tariff}/healthz`)).status).toBe(200);
    expect((await fetch(`${prompts}/healthz`)).status).toBe(200);
  });
});

test('starts one service alone', async () => {
  const { child, output } = await run({}, ['prompts']);
  while (!output().includes('\n')) await once(child.stdout, 'data');
  expect(output()).toMatch(/^Prompt catalog: http:\/\/127\.0\.0\.1:\d+\n$/);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('several workers share the ports, the cap and the metrics', async () => {
  const [port = 0] = await freePorts(1);
  const environment = { WEB_CONCURRENCY: '2', RATE_LIMIT: 'on', METRICS_PORT: String(port) };
  await withServer(environment, async ({ tariff, prompts }) => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await fetch(`${tariff}/api/lookup?q=rice`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    for (const base of [tariff, prompts]) expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const counts = [
      ...metrics.matchAll(/http_request_duration_seconds_count\{[^}]*route="\/api\/lookup"[^}]*\} (\d+)/g),
    ];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(30);
  });
});

test('metrics on METRICS_PORT: histograms by route, cache hits, and no query text', async () => {
  const [port = 0] = await freePorts(1);
  await withServer({ METRICS_PORT: String(port) }, async ({ tariff, prompts }) => {
    for (let i = 0; i < 3; i++) await (await fetch(`${tariff}/api/lookup?q=smartphone`)).text();
    for (const base of [tariff, prompts]) expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const own = `http://127.0.0.1:${port}`;
    const response = await fetch(`${own}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const metrics = await response.text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{service="tariff",route="\/api\/lookup",method="GET",status="200"\} 3/,
    );
    expect(metrics).toMatch(/http_request_duration_seconds_bucket\{le="0.1",service="tariff"/);
    expect(metrics).toMatch(/http_answer_cache_total\{service="tariff",result="miss"\} [12]/);
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).not.toContain('smartphone');
    expect((await fetch(`${own}/api/meta`)).status).toBe(404);
  });
});

test('a port of the metrics that is taken ends with one clear line', async () => {
  await withServer({}, async ({ tariff }) => {
    const { child, errors } = await run({ METRICS_PORT: new URL(tariff).port });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(errors()).toMatch(/^kosh: METRICS_PORT must be a free port, but \d+ is in use on 127\.0\.0\.1\.\n$/);
  });
});

test('SIGTERM: stops accepting, finishes what is under way, exits 0', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.tariff);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  const body = '{"items":["smartphone"]}';
  socket.write(`POST /api/lookup HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stopped = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(fetch(`${server.tariff}/healthz`)).rejects.toThrow();
  socket.write(body.slice(5));
  expect(await stopped).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});

test('bytes that are not HTTP get a JSON answer with CORS', async () => {
  await withServer({}, async ({ tariff }) => {
    const { hostname, port } = new URL(tariff);
    for (const [bytes, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET /healthz HTTP/1.1\r\n\r\n', 400],
    ] as const) {
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
      });
      socket.write(bytes);
      await once(socket, 'data');
      socket.destroy();
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(/access-control-allow-origin: \*/i);
      expect(answer).toMatch(/\{"error":".+"\}$/);
    }
  });
});
