// The published documents: Redocly's recommended rules, examples that fit their schemas, and a 500 that tells nothing.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createAnswerCache } from '../../src/http/answerCache.ts';
import { createService } from '../../src/http/service.ts';
import { promptsDocument } from '../../src/services/prompts/document.ts';
import { tariffDocument } from '../../src/services/tariff/document.ts';
import type { Json } from './cases.ts';
import { createJudge } from './published.ts';
import { startServer } from './server.ts';

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
