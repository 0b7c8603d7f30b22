// A service of two routes, asked in every way.
import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { cached, fresh, listed, sendKept, streamed } from './answers.ts';
import { jsonIn, readBody, readForm } from './body.ts';
import { Caps, countInMemory } from './cap.ts';
import { charge } from './caps.ts';
import { keep, type Packer } from './keptAnswer.ts';
import { operation } from './operation.ts';
import { text, wholeNumber } from './parameters.ts';
import { type App, createService, type ServiceOptions } from './service.ts';

const CAP = { name: 'test', perMinute: 5 };
const SHARED = { tag: 'x', summary: 'x', description: 'x', ok: { description: 'x' }, errors: {}, cap: CAP } as const;
let made = 0;

const packer: Packer = {
  pack: async (bytes, coding) => new TextEncoder().encode(`${coding}:${new TextDecoder().decode(bytes)}`),
  packStream: (stream) => stream,
};

function addRoutes(app: App): void {
  const query = z.object({ q: text('Parameter q', 5, {}), limit: wholeNumber('Parameter limit', 1, 9, 3, {}) });
  app.openapi(operation({ ...SHARED, method: 'get', path: '/api/q', id: 'q', query, cacheable: true }), (c) => {
    const { q, limit } = c.req.valid('query');
    return cached(c, `${q} ${limit}`, () => ({ q, limit, made: ++made }));
  });
  const params = z.object({ name: text('Path parameter name', 9, {}) });
  app.openapi(
    operation({ ...SHARED, method: 'get', path: '/api/name/{name}', id: 'n', params, cacheable: true }),
    (c) => fresh(c, c.req.valid('param')),
  );
  const documented = { component: 'Body', example: {} };
  app.openapi(
    operation({ ...SHARED, method: 'post', path: '/api/q', id: 'p', body: documented, cacheable: false }),
    async (c) => {
      const body = await readBody(c, 2_000_000);
      const given = jsonIn(body, z.object({ weight: z.number().default(0), more: z.unknown().optional() }));
      await charge(c, given.weight);
      return fresh(c, { given: JSON.stringify(given).length });
    },
  );
  app.post('/form', async (c) => fresh(c, [...(await readForm(c, 2_000_000))]));
  app.get('/list/:count', (c) =>
    listed(c, `list ${c.req.param('count')}`, 'v1', {
      *list() {
        yield;
        return Array.from({ length: Number(c.req.param('count')) }, () => 'x'.repeat(1000));
      },
    }),
  );
  app.get('/stream', (c) => streamed(c, { contentType: 'text/csv', tag: 'v1', pieces: () => ['a', 'b'] }));
  app.get('/fails', () => {
    throw new Error('secret');
  });
  app.get('/kept', async (c) => sendKept(c, await keep('kept', 'text/plain'), { Vary: 'Accept' }));
}

const serve = (options: Partial<ServiceOptions> = {}) => {
  const service = createService({ cacheBytes: 1_000_000, ...options }, CAP, [{ addRoutes }]);
  return (path: string, init: RequestInit = {}, peer = '192.0.2.1') =>
    Promise.resolve(service.fetch(new Request(`http://kosh.test${path}`, init), peer));
};
const ask = serve();
const post = (body: string) => ({ method: 'POST', body });

test('every answer has the shared headers, and a cached one is made once', async () => {
  const first = await ask('/api/q?q=rice');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  const { made: number } = (await first.json()) as { made: number };
  expect(await (await ask('/api/q?limit=3&q=rice&other=1')).json()).toEqual({ q: 'rice', limit: 3, made: number });
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    expect((await ask('/api/q?q=rice', { headers: { 'if-none-match': known } })).status).toBe(304);
  }
  expect((await ask('/api/q?q=rice', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
});

test('a wrong request is refused in one sentence', async () => {
  const errorOf = async (path: string, init?: RequestInit) => {
    const response = await ask(path, init);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await errorOf('/api/q')).toEqual([400, 'Parameter q must be a text of 1 to 5 characters, but nothing came.']);
  expect(await errorOf('/api/q?q=a&q=b')).toEqual([400, 'Parameter q was given twice ("a" and "b"); give it once.']);
  expect(await errorOf('/api/q?q=a&limit=x')).toEqual([400, expect.stringContaining('from 1 to 9')]);
  expect(await errorOf('/api/name/too-long-a-name')).toEqual([400, expect.stringContaining('Path parameter name')]);
  expect(await errorOf('/nowhere')).toEqual([404, expect.stringContaining('/openapi.json')]);
  expect(await errorOf('/fails')).toEqual([500, expect.stringContaining('retry later')]);
  expect(await errorOf('/api/q', { method: 'DELETE' })).toEqual([
    405,
    'Method DELETE is not allowed here; use GET, HEAD, POST, OPTIONS.',
  ]);
});

test('preflights are answered for every path', async () => {
  const known = await ask('/api/q', { method: 'OPTIONS' });
  expect([known.status, known.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect((await ask('/nowhere', { method: 'OPTIONS' })).status).toBe(204);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = [await ask('/api/q?q=wheat'), await ask('/api/q?q=wheat', { method: 'HEAD' })];
  expect(await head.text()).toBe('');
  for (const name of ['etag', 'content-length', 'content-type'])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test.each([
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', null],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['deflate', null],
])('a client that accepts %s gets %s', async (accepted, coding) => {
  const response = await serve({ packer })('/kept', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(await response.text()).toBe(coding === null ? 'kept' : `${coding}:kept`);
  expect(response.headers.get('etag')).toMatch(coding === null ? /[^rp]"$/ : new RegExp(`-${coding}"$`));
  expect(response.headers.get('vary')).toBe('Accept');
});

test('a packed form is made once', async () => {
  let packed = 0;
  const counting: Packer = {
    ...packer,
    pack(bytes, coding) {
      packed++;
      return packer.pack(bytes, coding);
    },
  };
  const asked = serve({ packer: counting });
  for (let i = 0; i < 3; i++) await asked('/api/q?q=maize', { headers: { 'accept-encoding': 'br' } });
  expect(packed).toBe(1);
});

test('a short list has a length and is kept, a long one leaves in pieces; both have their tags', async () => {
  const [short, long] = [await ask('/list/3'), await ask('/list/300')];
  expect(short.headers.get('content-length')).toBe('3000');
  expect(long.headers.get('content-length')).toBeNull();
  expect((await long.text()).length).toBe(300_000);
  const tag = long.headers.get('etag') ?? '';
  expect((await ask('/list/300', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await ask('/list/301')).headers.get('etag')).not.toBe(tag);
});

test('HEAD of a stream makes nothing of it', async () => {
  const head = await ask('/stream', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'text/csv', '']);
});

test('a cap counts requests and what is charged beside them, each client apart', async () => {
  const asked = serve({ caps: new Caps(countInMemory) });
  const left = async (init?: RequestInit, peer?: string) => {
    const response = await asked('/api/q?q=rice', init, peer);
    return [response.status, response.headers.get('ratelimit')?.split(';')[1]];
  };
  expect(await left()).toEqual([200, 'r=4']);
  expect(await left(post('{"weight":2}'))).toEqual([200, 'r=1']);
  expect(await left(post('{"weight":9}'))).toEqual([413, 'r=0']);
  expect(await left()).toEqual([429, 'r=0']);
  expect(await left({ method: 'PUT' })).toEqual([429, 'r=0']);
  expect(await left({ method: 'OPTIONS' })).toEqual([204, undefined]);
  expect(await left({}, '192.0.2.2')).toEqual([200, 'r=4']);
  const refused = await asked('/api/q?q=');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

const MANY = 'The body may have 5000 values at most; send the fields that the form has.';

test.each([
  ['numbers', `{"more":[${'1,'.repeat(500_000)}1]}`],
  ['arrays in arrays', '['.repeat(700_000)],
  ['objects', `[${'{},'.repeat(400_000)}{}]`],
  ['fields', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
  ['numbers after a string that looks closed', `["\\\\\\"",${'1,'.repeat(500_000)}1]`],
])('a large body may not have many %s', async (_, body) => {
  const response = await ask('/api/q', post(body));
  expect([response.status, await response.json()]).toEqual([413, { error: MANY }]);
});

test('a large body may have long texts, whatever is in them', async () => {
  const long = '[{,"\\\\'.repeat(100_000);
  expect((await ask('/api/q', post(JSON.stringify({ more: [long, 1] })))).status).toBe(200);
});

test('a body that is no JSON, no UTF-8, empty or too long is refused', async () => {
  const errorOf = async (body: BodyInit) => {
    const response = await ask('/api/q', { method: 'POST', body });
    return `${response.status} ${((await response.json()) as { error: string }).error}`;
  };
  expect(await errorOf(' ')).toMatch(/^400 .*it is empty/);
  expect(await errorOf('{')).toMatch(/^400 .*not valid JSON/);
  expect(await errorOf(new Uint8Array([0x7b, 0xff, 0x7d]))).toMatch(/^400 .*not UTF-8/);
  expect(await errorOf(' '.repeat(2_000_001))).toMatch(/^413 .*2000000 bytes at most/);
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) });
  const response = await ask('/api/q', { method: 'POST', body: endless, duplex: 'half' } as RequestInit);
  expect(response.status).toBe(413);
});

test('a form is read as pages send it, and may not have many fields', async () => {
  expect(await (await ask('/form', post('a=1+2&b=%26&a=3'))).json()).toEqual([
    ['a', '1 2'],
    ['b', '&'],
    ['a', '3'],
  ]);
  expect((await ask('/form', post('a&'.repeat(500_000)))).status).toBe(413);
});
