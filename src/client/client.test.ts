// The client against a made-up service: retry by Retry-After, batches of ten, errors, abort.
import { describe, expect, test, vi } from 'vitest';
import { createPromptsClient, createTariffClient, NetworkError, ServiceError } from './index.ts';

type Reply = readonly [status: number, body: unknown, headers?: Record<string, string>];

/** A fetch that answers from a list and keeps what was asked. */
function scripted(replies: readonly Reply[] | ((url: string, body: unknown) => Reply)) {
  const asked: { url: string; method: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const url = String(input);
    const reply = typeof replies === 'function' ? replies(url, body) : replies[asked.length];
    asked.push({ url, method: init.method ?? 'GET', body });
    if (reply === undefined) throw new Error('nothing more is scripted');
    const [status, answer, headers = {}] = reply;
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status, headers });
  };
  return { fetch, asked };
}

const BASE = 'http://service.test/';

describe('the client', () => {
  test('puts parameters into the query and leaves out what is not given', async () => {
    const { fetch, asked } = scripted([[200, { query: 'दूध', matches: [] }]]);
    await createTariffClient({ baseUrl: BASE, fetch }).lookup('दूध', { limit: 3 });
    expect(asked[0]?.url).toBe(`http://service.test/api/lookup?${new URLSearchParams({ q: 'दूध', limit: '3' })}`);
  });

  test('waits as long as Retry-After says and asks again', async () => {
    vi.useFakeTimers();
    try {
      const { fetch, asked } = scripted([
        [429, { error: 'too many' }, { 'Retry-After': '7' }],
        [200, { totalCodes: 1 }],
      ]);
      const waits: number[] = [];
      const answer = createTariffClient({ baseUrl: BASE, fetch, onWait: (seconds) => waits.push(seconds) }).meta();
      await vi.advanceTimersByTimeAsync(6_900);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await answer).toEqual({ totalCodes: 1 });
      expect(waits).toEqual([7]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('gives up after its retries, when the wait is too long, and on other errors at once', async () => {
    const limited: Reply = [429, { error: 'too many' }, { 'Retry-After': '0' }];
    const often = scripted([limited, limited, limited]);
    await expect(createTariffClient({ baseUrl: BASE, fetch: often.fetch, retries: 2 }).meta()).rejects.toThrow(
      'too many',
    );
    expect(often.asked).toHaveLength(3);
    const long = scripted([[429, { error: 'too many' }, { 'Retry-After': '3600' }]]);
    await expect(createTariffClient({ baseUrl: BASE, fetch: long.fetch }).meta()).rejects.toThrow('too many');
    const wrong = scripted([[400, { error: 'Parameter limit must be a number.' }]]);
    await expect(createTariffClient({ baseUrl: BASE, fetch: wrong.fetch }).lookup('x')).rejects.toThrow(
      new ServiceError(400, { error: 'Parameter limit must be a number.' }),
    );
  });

  test('what the network does wrong is an error with the address', async () => {
    const down = createTariffClient({ baseUrl: 'http://127.0.0.1:1' });
    const failure = await down.meta().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({
      name: 'NetworkError',
      address: 'http://127.0.0.1:1/api/meta',
      message: 'http://127.0.0.1:1/api/meta cannot be reached, or its answer broke off.',
      cause: expect.any(TypeError),
    });
    const broken: typeof fetch = async () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }));
    await expect(createTariffClient({ baseUrl: BASE, fetch: broken }).meta()).rejects.toThrow(NetworkError);
  });

  test('a service that never answers is given up, and a call that is aborted at once', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    await expect(createTariffClient({ baseUrl: BASE, fetch: silent, timeoutSeconds: 0.02 }).meta()).rejects.toThrow(
      'http://service.test/api/meta did not answer within 0.02 seconds.',
    );
    const stop = new AbortController();
    const aborted = createTariffClient({ baseUrl: BASE, fetch: silent }).meta({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
  });

  test('asks for the short form, one by one and in batches', async () => {
    const { fetch, asked } = scripted(() => [200, { query: 'x', matches: [], results: [{ query: 'x' }] }]);
    const client = createTariffClient({ baseUrl: BASE, fetch });
    await client.lookup('x', { brief: true });
    const [row] = await client.classify(['x'], { brief: true, as_of: '2026-01-01' });
    expect(row?.query).toBe('x');
    expect(asked.map(({ url }) => url)).toEqual([
      'http://service.test/api/lookup?q=x&brief=true',
      'http://service.test/api/lookup?brief=true',
    ]);
    expect(asked[1]?.body).toEqual({ items: ['x'], as_of: '2026-01-01' });
  });

  test('an error that is not JSON is still an error with its status', async () => {
    const { fetch } = scripted([[502, '<html>bad gateway</html>']]);
    await expect(createTariffClient({ baseUrl: BASE, fetch }).meta()).rejects.toMatchObject({ status: 502, body: {} });
  });

  test('a page in the place of an answer is named, and not as a mistake in JSON', async () => {
    const { fetch } = scripted([[200, '<!doctype html><title>Another site</title>']]);
    await expect(createTariffClient({ baseUrl: BASE, fetch }).meta()).rejects.toThrow(
      new ServiceError(200, {
        error:
          'The answer must be JSON, but "<!doctype html><title>Another site</titl…" came; is baseUrl that of the service?',
      }),
    );
  });

  test.each([
    [undefined, 'options must be an object with baseUrl, but nothing came.'],
    ['http://127.0.0.1:3001', 'options must be an object with baseUrl, but "http://127.0.0.1:3001" came.'],
    [{}, 'baseUrl must be an address such as "http://127.0.0.1:3001", but nothing came.'],
    [{ baseUrl: 'localhost:3001' }, 'but "localhost:3001" came.'],
  ])('what has no address is refused at once: %j', (options, message) => {
    for (const create of [createTariffClient, createPromptsClient]) {
      expect(() => (create as (given: unknown) => unknown)(options)).toThrow(TypeError);
      expect(() => (create as (given: unknown) => unknown)(options)).toThrow(message);
    }
  });

  test('a page may ask its own server', async () => {
    const { fetch, asked } = scripted([[200, {}]]);
    await createTariffClient({ baseUrl: '/codes/', fetch }).meta();
    expect(asked[0]?.url).toBe('/codes/api/meta');
  });

  test('a wait ends when it is aborted', async () => {
    const { fetch } = scripted([[429, { error: 'too many' }, { 'Retry-After': '60' }]]);
    const stop = new AbortController();
    const client = createTariffClient({ baseUrl: BASE, fetch, onWait: () => stop.abort(new Error('enough')) });
    await expect(client.meta({ signal: stop.signal })).rejects.toThrow('enough');
  });

  test('sends more than ten texts in batches and keeps their order', async () => {
    const { fetch, asked } = scripted((_, body) => [
      200,
      { results: (body as { items: string[] }).items.map((query) => ({ query })) },
    ]);
    const items = Array.from({ length: 23 }, (_, i) => `item ${i}`);
    const results = await createTariffClient({ baseUrl: BASE, fetch }).classify(items, { as_of: '2020-01-01' });
    expect(results.map(({ query }) => query)).toEqual(items);
    expect(asked.map(({ body }) => (body as { items: string[] }).items.length)).toEqual([10, 10, 3]);
    expect(asked[2]?.body).toMatchObject({ as_of: '2020-01-01' });
  });

  test('a refused text is named by its place in the whole list', async () => {
    const { fetch } = scripted((_, body) => {
      const { items } = body as { items: string[] };
      const at = items.indexOf('');
      if (at < 0) return [200, { results: items.map((query) => ({ query })) }];
      return [400, { error: `items[${at}] must have 1 to 200 characters, but an empty text came.` }];
    });
    const items = Array.from({ length: 23 }, (_, i) => (i === 12 ? '' : `item ${i}`));
    await expect(createTariffClient({ baseUrl: BASE, fetch }).classify(items)).rejects.toThrow(
      new ServiceError(400, { error: 'items[12] must have 1 to 200 characters, but an empty text came.' }),
    );
  });

  test('walks all pages of a search, and escapes a slug', async () => {
    const { fetch, asked } = scripted((url) => {
      const offset = Number(new URL(url).searchParams.get('offset') ?? 0);
      return [200, { total: 5, results: [offset, offset + 1].filter((n) => n < 5).map((n) => ({ slug: `p${n}` })) }];
    });
    const client = createPromptsClient({ baseUrl: BASE, fetch });
    const slugs: string[] = [];
    for await (const { slug } of client.all({ limit: 2, india: true })) slugs.push(slug);
    expect(slugs).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    await client.get('a/b');
    expect(asked.at(-1)?.url).toContain('/api/prompts/a%2Fb');
  });
});
