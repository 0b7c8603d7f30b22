// The published documents: Redocly's recommended rules, examples that fit their schemas, and a 500 that tells nothing.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnswerCache } from '../../src/http/answerCache.ts';
import { createService } from '../../src/http/service.ts';
import { promptsDocument } from '../../src/services/prompts/document.ts';
import { tariffDocument } from '../../src/services/tariff/document.ts';
import type { Json } from './cases.ts';
import { createJudge } from './published.ts';
import { type RunningServer, startServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test("both documents pass Redocly's recommended rules", { timeout: 60_000 }, async () => {
  const files = ['tariff', 'prompts'].map((name) => join(ROOT, 'dist', 'openapi', `${name}.json`));
  const redocly = join(ROOT, 'node_modules', '.bin', 'redocly');
  const { stdout, stderr } = await promisify(execFile)(redocly, ['lint', '--extends', 'recommended', ...files], {
    cwd: ROOT,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  expect(stdout + stderr).toContain('Your API descriptions are valid');
  expect(stdout + stderr).not.toMatch(/You have \d+ warning/);
});

describe.each([
  ['tariff', tariffDocument()],
  ['prompts', promptsDocument()],
] as const)('%s document', (service, document) => {
  const plain = JSON.parse(JSON.stringify(document)) as Json;
  const { operations, validate } = createJudge(plain);
  const examples = operations.flatMap(({ method, path, operation }) => {
    const replies = Object.entries(operation.responses as Record<string, Json>).flatMap(([status, response]) =>
      Object.entries((response.content ?? {}) as Record<string, Json>).map(
        ([type, media]) => [`${method} ${path} ${status} ${type}`, media] as const,
      ),
    );
    const body = (operation.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
    return [
      ...replies,
      ...Object.entries(body ?? {}).map(([type, media]) => [`${method} ${path} body ${type}`, media] as const),
    ];
  });

  test.each(examples)('%s has an example that fits', (_name, media) => {
    expect(media.example).toBeDefined();
    expect(validate(media.schema as Json, media.example)).toBeUndefined();
  });

  const examplesOf = (status: string) =>
    operations.map(({ path, operation }) => {
      const responses = operation.responses as Record<string, { content: { 'application/json': Json } }>;
      return [path, responses[status]?.content['application/json'].example] as const;
    });

  test('the examples of 405 and 431 are what the service says', async () => {
    const server = await startServer();
    try {
      for (const [path, example] of examplesOf('405')) {
        const address = `${server[service]}${path.replace(/\{\w+\}/, 'x')}`;
        expect(await (await fetch(address, { method: 'DELETE' })).json(), path).toEqual(example);
      }
      const tooLong = await fetch(`${server[service]}/healthz`, { headers: { x: 'y'.repeat(17 * 1024) } });
      expect(tooLong.status).toBe(431);
      const message = await tooLong.json();
      for (const [path, example] of examplesOf('431')) expect(example, path).toEqual(message);
    } finally {
      await server.stop();
    }
  });

  test('every operation documents 405, 431 and 500, every capped one 429', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses as Json);
      expect(statuses).toEqual(expect.arrayContaining(['200', '405', '431', '500']));
      if (String(operation.description).includes('Capped at')) expect(statuses).toContain('429');
    }
  });
});

/** Of no use to a reader of the document, and new with each change of the data. */
const VOLATILE = new Set(
  'confidence why version asOf as_of total returned line sha256 totalCodes goodsCount servicesCount liveCount retiredCount nameCount'.split(
    ' ',
  ),
);

/** Examples are cut short: of lists some members, of texts that end in … the beginning. Hosts differ. */
function isPartOf(example: unknown, answer: unknown): boolean {
  if (typeof example === 'string' && typeof answer === 'string') {
    const [said, given] = [example, answer].map((text) => text.replace(/^http:\/\/127\.0\.0\.1:\d+/, '')) as [
      string,
      string,
    ];
    return said.endsWith(' …') ? given.startsWith(said.slice(0, -2)) : given === said;
  }
  if (Array.isArray(example)) {
    return Array.isArray(answer) && example.every((one) => answer.some((other) => isPartOf(one, other)));
  }
  if (typeof example !== 'object' || example === null) return example === answer;
  return Object.entries(example).every(
    ([key, value]) => VOLATILE.has(key) || isPartOf(value, (answer as Json | null)?.[key]),
  );
}

describe('the examples are what the services answer', () => {
  const documents = { tariff: tariffDocument(), prompts: promptsDocument() };
  const slug = 'section-138-cheque-bounce-notice';
  const exampleOf = (service: 'tariff' | 'prompts', ...keys: readonly (string | number)[]): unknown =>
    [...keys, 'example'].reduce<unknown>((inner, key) => (inner as Json)[key], (documents[service] as Json).paths);
  const render = '/api/prompts/{slug}/render';
  const { values } = exampleOf('prompts', render, 'post', 'requestBody', 'content', 'application/json') as {
    values: Record<string, string>;
  };
  const { notice_date: _, ...unfinished } = values;
  const day = 'as_of=2026-11-15';
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: 'on' });
  });
  afterAll(() => server.stop());

  test.each(['tariff', 'prompts'] as const)('the headers of %s', async (service) => {
    const { headers } = (documents[service] as Json).components as { headers: Record<string, { example?: string }> };
    const address = service === 'tariff' ? '/api/lookup?q=smartphone' : '/api/prompts';
    const answer = await fetch(`${server[service]}${address}`);
    expect(answer.headers.get('ratelimit')).toBe(headers.RateLimit?.example);
    expect(answer.headers.get('ratelimit-policy')).toBe(headers.RateLimitPolicy?.example);
  });

  test.each([
    ['tariff', '/api/lookup', 200, `/api/lookup?q=smartphone&${day}`, undefined],
    ['tariff', '/api/lookup', 200, `/api/lookup?${day}`, { items: ['smartphone'] }],
    ['tariff', '/api/meta', 200, '/api/meta', undefined],
    ['tariff', '/api/codes/{code}', 200, `/api/codes/85171300?${day}`, undefined],
    ['tariff', '/api/codes/{code}', 404, '/api/codes/8517139', undefined],
    ['tariff', '/api/changes', 200, '/api/changes?from=2025-09-22&to=2025-09-22&limit=5000', undefined],
    ['tariff', '/api/suggest', 200, '/api/suggest?q=smartph', undefined],
    ['prompts', '/api/prompts', 200, '/api/prompts?q=cheque%20bounce', undefined],
    ['prompts', '/api/prompts/{slug}', 200, `/api/prompts/${slug}`, undefined],
    ['prompts', '/api/prompts/{slug}/schema', 200, `/api/prompts/${slug}/schema`, undefined],
    ['prompts', render, 200, `/api/prompts/${slug}/render`, { values }],
    ['prompts', render, 422, `/api/prompts/${slug}/render`, { values: unfinished }],
    ['prompts', '/api/meta', 200, '/api/meta', undefined],
  ] as const)('%s %s %i', async (service, path, status, address, body) => {
    const method = body === undefined ? 'get' : 'post';
    const example = exampleOf(service, path, method, 'responses', status, 'content', 'application/json');
    const answer = await fetch(
      `${server[service]}${address}`,
      body === undefined ? {} : { method, body: JSON.stringify(body) },
    );
    expect(answer.status).toBe(status);
    const given = (await answer.json()) as Json;
    expect(isPartOf(example, given), `${JSON.stringify(example)} is no part of ${JSON.stringify(given)}`).toBe(true);
  });

  test.each([
    ['/api/export.csv', 'text/csv', '\r\n'],
    ['/api/export.ndjson', 'application/x-ndjson', '\n'],
  ])('%s', async (path, type, lineEnd) => {
    const example = exampleOf('tariff', path, 'get', 'responses', 200, 'content', type) as string;
    const lines = (await (await fetch(`${server.tariff}${path}?${day}`)).text()).split(lineEnd);
    for (const line of example.split(lineEnd)) expect(lines).toContain(line);
  });
});

test('a failure tells nothing of the inside', async () => {
  const service = createService({
    cache: createAnswerCache(1_000_000),
    routes: [
      {
        method: 'GET',
        path: '/api/broken',
        handle: () => {
          throw new Error('secret /etc/passwd');
        },
      },
    ],
  });
  const response = await service.fetch(new Request('http://x/api/broken'));
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  expect(text).not.toMatch(/secret|passwd|\.ts/);
  expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/retry later/) });
});
