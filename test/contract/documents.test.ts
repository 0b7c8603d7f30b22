// The published documents: Redocly's recommended rules, examples that fit their schemas, and a 500 that tells nothing.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_HOST, firstLines, type Question, shortened } from '../../src/http/askedExamples.ts';
import { type App, createService } from '../../src/http/service.ts';
import { QUESTIONS as promptQuestions } from '../../src/services/prompts/examples.ts';
import { QUESTIONS as tariffQuestions } from '../../src/services/tariff/examples.ts';
import type { Json } from './cases.ts';
import { createJudge } from './published.ts';
import { type RunningServer, startServer } from './server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const documentOf = (name: string): Json =>
  JSON.parse(readFileSync(join(ROOT, 'dist', 'openapi', `${name}.json`), 'utf8')) as Json;
const DOCUMENTS = { tariff: documentOf('tariff'), prompts: documentOf('prompts') };

test("both documents pass Redocly's recommended rules", { timeout: 240_000 }, async () => {
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
  ['tariff', DOCUMENTS.tariff],
  ['prompts', DOCUMENTS.prompts],
] as const)('%s document', (service, document) => {
  const { operations, validate } = createJudge(document);
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

describe('the examples are what the services answer', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each(['tariff', 'prompts'] as const)('the headers of %s', async (service) => {
    const { headers } = DOCUMENTS[service].components as { headers: Record<string, { example?: string }> };
    const address = service === 'tariff' ? '/api/lookup?q=smartphone' : '/api/prompts';
    // One that nobody has asked yet: the examples are those of the first request in a window.
    const counting = await startServer({ RATE_LIMIT: 'on' });
    onTestFinished(async () => void (await counting.stop()));
    const answer = await fetch(`${counting[service]}${address}`);
    expect(answer.headers.get('ratelimit')).toBe(headers.RateLimit?.example);
    expect(answer.headers.get('ratelimit-policy')).toBe(headers.RateLimitPolicy?.example);
  });

  /** Every example in a document, as JSON. */
  const examplesIn = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'example' ? [JSON.stringify(inner)] : examplesIn(inner),
    );
  };
  // The build asked on the day of the dataset.
  const meta = examplesIn((DOCUMENTS.tariff.paths as Json)['/api/meta']).find((json) => json.includes('totalCodes'));
  const { asOf } = JSON.parse(meta ?? '{}') as { readonly asOf?: string };
  const dated = (service: string, path: string): string =>
    service !== 'tariff' || /as_of|\/api\/(meta|changes|suggest)/.test(path)
      ? path
      : `${path}${path.includes('?') ? '&' : '?'}as_of=${asOf}`;
  const questions = [
    ...Object.entries<Question>(tariffQuestions).map(([name, question]) => ['tariff', name, question] as const),
    ...Object.entries<Question>(promptQuestions).map(([name, question]) => ['prompts', name, question] as const),
  ];

  test.each(questions)('%s: %s', async (service, _name, { path, body, lines }) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await (await fetch(`${server[service]}${dated(service, path)}`, init)).text();
    const shown =
      lines === undefined
        ? JSON.stringify(shortened(JSON.parse(answer.replaceAll(server[service], EXAMPLE_HOST))))
        : JSON.stringify(firstLines(answer, lines));
    expect(examplesIn(DOCUMENTS[service])).toContain(shown);
  });
});

test('a failure tells nothing of the inside', async () => {
  const broken = {
    addRoutes(app: App) {
      app.get('/api/broken', () => {
        throw new Error('secret /etc/passwd');
      });
    },
  };
  const service = createService({ cacheBytes: 1_000_000 }, { name: 'test', perMinute: 1 }, [broken]);
  const response = await service.fetch(new Request('http://x/api/broken'));
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  expect(text).not.toMatch(/secret|passwd|\.ts/);
  expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/retry later/) });
});
