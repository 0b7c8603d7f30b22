// Conditional requests, HEAD and content codings on every cacheable path.
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { cacheablePaths } from './sharedCases.ts';

interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `fetch` undoes codings by itself; this does not. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const paths = (['tariff', 'prompts'] as const).flatMap((service) => [
  ...cacheablePaths[service].map((path) => [service, path] as const),
  ...(service === 'tariff'
    ? ([
        [service, '/api/export.csv'],
        [service, '/api/lookup?code=85'],
      ] as const)
    : []),
]);

describe.each(paths)('%s %s', (service, path) => {
  test('answers 304 to its own tag', async () => {
    const first = await raw(server[service] + path);
    const etag = String(first.headers.etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await raw(server[service] + path, { 'if-none-match': tags });
      expect(again.status).toBe(304);
      expect(again.body.byteLength).toBe(0);
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
      });
    }
    expect((await raw(server[service] + path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD answers as GET without the body', async () => {
    const whole = await raw(server[service] + path);
    const head = await raw(server[service] + path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    for (const name of [
      'etag',
      'cache-control',
      'content-type',
      'content-length',
      'vary',
      'access-control-allow-origin',
    ]) {
      expect(head.headers[name], name).toBe(whole.headers[name]);
    }
    const conditional = await raw(server[service] + path, { 'if-none-match': String(whole.headers.etag) }, 'HEAD');
    expect(conditional.status).toBe(304);
  });

  test.each(['gzip', 'br'] as const)('%s decodes to the same bytes and has its own tag', async (coding) => {
    const plain = await raw(server[service] + path);
    const coded = await raw(server[service] + path, { 'accept-encoding': coding });
    expect(coded.headers['content-encoding']).toBe(coding);
    expect(coded.headers.vary).toBe('Accept-Encoding');
    const decoded = coding === 'gzip' ? gunzipSync(coded.body) : brotliDecompressSync(coded.body);
    expect(decoded.equals(plain.body)).toBe(true);
    expect(coded.headers.etag).not.toBe(plain.headers.etag);
    expect(
      (await raw(server[service] + path, { 'accept-encoding': coding, 'if-none-match': String(coded.headers.etag) }))
        .status,
    ).toBe(304);
  });

  test('no coding where the client excludes it', async () => {
    const plain = await raw(server[service] + path, { 'accept-encoding': 'br;q=0, gzip;q=0, *;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});

test('the same tags after a restart', async () => {
  const other = await startServer();
  try {
    for (const path of cacheablePaths.tariff) {
      const [one, two] = await Promise.all([raw(server.tariff + path), raw(other.tariff + path)]);
      expect(two.headers.etag, path).toBe(one.headers.etag);
    }
  } finally {
    await other.stop();
  }
});

test('parameters in another order share one answer', async () => {
  const one = await raw(`${server.tariff}/api/lookup?q=rice&limit=3`);
  const two = await raw(`${server.tariff}/api/lookup?limit=03&x=1&q=%72ice`);
  expect(two.body.equals(one.body)).toBe(true);
  expect(two.headers.etag).toBe(one.headers.etag);
});

test('an error is never tagged nor cached', async () => {
  const refused = await raw(`${server.tariff}/api/lookup?q=`, { 'if-none-match': '*' });
  expect(refused.status).toBe(400);
  expect(refused.headers.etag).toBeUndefined();
  expect(refused.headers['cache-control']).toBe('no-store');
});
