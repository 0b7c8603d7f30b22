import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Catalog } from '../catalog/catalog.ts';
import type { PromptRecord } from '../catalog/types.ts';
import { complete } from './complete.ts';
import { readEndpoint } from './endpoint.ts';
import { ModelError } from './modelError.ts';
import { runPrompt } from './run.ts';
import { readValues } from './values.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly content: string }[];
  };
}

/** A service that speaks the protocol; each request is answered by the next of the answers. */
async function service(...answers: readonly ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  const received: Received[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      received.push({
        authorization: request.headers.authorization,
        path: request.url,
        body: JSON.parse(body) as Received['body'],
      });
      answers[Math.min(received.length, answers.length) - 1]?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = readEndpoint({ KOSH_MODEL_URL: `http://127.0.0.1:${port}/v1/`, KOSH_MODEL_KEY: 'secret' }, 'tiny');
  return { endpoint, received };
}

const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
const stream =
  (...parts: readonly string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  };
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'not now' } }));
  };

async function collect(pieces: AsyncGenerator<string>) {
  let text = '';
  try {
    for await (const piece of pieces) text += piece;
    return { text, error: undefined };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, error };
  }
}

test('streams the answer; key, model and prompt arrive', async () => {
  const { endpoint, received } = await service(
    stream(': hello\r\n\r\n', chunk('Namaste, '), chunk('दुनिया'), chunk('', 'stop'), 'data: [DONE]\n\n'),
  );
  expect(await collect(complete(endpoint, 'Say hello'))).toEqual({ text: 'Namaste, दुनिया', error: undefined });
  expect(received[0]).toMatchObject({
    authorization: 'Bearer secret',
    path: '/v1/chat/completions',
    body: { model: 'tiny', stream: true, messages: [{ content: 'Say hello' }] },
  });
});

test('pieces cut in the middle of a letter or a line are put together', async () => {
  const bytes = Buffer.from(chunk('₹१२', 'stop'));
  const { endpoint } = await service(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  expect((await collect(complete(endpoint, 'x'))).text).toBe('₹१२');
});

test('an answer without a stream is taken whole', async () => {
  const { endpoint } = await service((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { content: 'all at once' } }] }));
  });
  expect((await collect(complete(endpoint, 'x'))).text).toBe('all at once');
});

test('429: waits as long as Retry-After says, then tries again', async () => {
  const waits: number[] = [];
  const wait = async (seconds: number) => {
    waits.push(seconds);
  };
  const { endpoint, received } = await service(refusal(429, { 'retry-after': '7' }), stream(chunk('ok', 'stop')));
  expect((await collect(complete(endpoint, 'x', { wait }))).text).toBe('ok');
  expect(waits).toEqual([7]);
  expect(received).toHaveLength(2);
});

test('429 again and again, or with a long wait, is told with the seconds', async () => {
  const { endpoint, received } = await service(refusal(429, { 'retry-after': '90' }));
  const { error } = await collect(complete(endpoint, 'x'));
  expect(error).toMatchObject({
    kind: 'rate limited',
    status: 429,
    retryAfterSeconds: 90,
    message: expect.stringMatching(/not now Try again in 90 seconds/),
  });
  expect(received).toHaveLength(1);
});

test.each([400, 401, 500])('status %i is refused with what the service said', async (status) => {
  const { endpoint } = await service(refusal(status));
  const { error } = await collect(complete(endpoint, 'x'));
  expect(error).toMatchObject({ kind: 'refused', status, message: expect.stringContaining('not now') });
});

test('a cut stream gives out what came and then says so', async () => {
  const { endpoint } = await service(stream(chunk('Half of ')));
  expect(await collect(complete(endpoint, 'x'))).toMatchObject({ text: 'Half of ', error: { kind: 'cut' } });
});

test.each([
  ['length', 'too long', /stopped at its limit, so the answer is not whole/],
  ['max_tokens', 'too long', /not whole/],
  ['content_filter', 'filtered', /filter of the model service .*not whole/],
])('an answer that ends by "%s" is not whole', async (reason, kind, message) => {
  const { endpoint } = await service(
    stream(chunk('Half of '), chunk('', reason), 'data: [DONE]\n\n'),
    stream(chunk('Half of '), chunk('', reason)),
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: 'Half of ' }, finish_reason: reason }] }));
    },
  );
  for (let way = 0; way < 3; way++) {
    const { text, error } = await collect(complete(endpoint, 'x'));
    expect(text).toBe('Half of ');
    expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
  }
});

test('a redirect is not followed, and says where to', async () => {
  const { endpoint, received } = await service((response) => {
    response.writeHead(308, { location: 'https://elsewhere.example/v1/chat/completions' }).end();
  });
  expect((await collect(complete(endpoint, 'x'))).error).toMatchObject({
    kind: 'redirected',
    message: expect.stringContaining('sends on to https://elsewhere.example/v1/chat/completions'),
  });
  expect(received).toHaveLength(1);
});

test('why an address cannot be reached is asked of who knows', async () => {
  const { endpoint } = await service();
  await new Promise((resolve) => server?.close(resolve));
  const whyUnreachable = async () => new ModelError('other origin', 'It is there.');
  expect((await collect(complete(endpoint, 'x', { whyUnreachable }))).error).toMatchObject({ kind: 'other origin' });
});

test('a broken connection in the middle is a cut too', async () => {
  const { endpoint } = await service((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('Half of '), () => setTimeout(() => response.destroy(), 50));
  });
  expect(await collect(complete(endpoint, 'x'))).toMatchObject({ text: 'Half of ', error: { kind: 'cut' } });
});

test('errors and nonsense inside the stream', async () => {
  const failing = await service(stream(chunk('a'), 'data: {"error":{"message":"overloaded"}}\n\n'));
  expect(await collect(complete(failing.endpoint, 'x'))).toMatchObject({
    text: 'a',
    error: { kind: 'refused', message: expect.stringContaining('overloaded') },
  });
  server?.close();
  const nonsense = await service(stream('data: <html>\n\n'));
  expect((await collect(complete(nonsense.endpoint, 'x'))).error).toMatchObject({ kind: 'malformed' });
});

test('nobody at the address', async () => {
  const { endpoint } = await service();
  await new Promise((resolve) => server?.close(resolve));
  expect((await collect(complete(endpoint, 'x'))).error).toMatchObject({ kind: 'unreachable' });
});

test('the environment is checked, all at once', () => {
  expect(() => readEndpoint({ KOSH_MODEL_URL: 'ftp://x' })).toThrow(
    /KOSH_MODEL_URL.*"ftp:\/\/x" came.*KOSH_MODEL_NAME/,
  );
  expect(readEndpoint({ KOSH_MODEL_URL: 'https://h/v1/chat/completions', KOSH_MODEL_NAME: 'm' })).toEqual({
    url: 'https://h/v1/chat/completions',
    model: 'm',
    key: undefined,
  });
});

test('values come from JSON and settings, and render untouched', () => {
  expect(readValues('{"a":1,"b":2}', ['b=x=y', 'c=1', 'c=2'])).toEqual({ a: 1, b: 'x=y', c: ['1', '2'] });
  for (const values of [readValues('{"__proto__":"x"}', []), readValues('{}', ['__proto__=x'])])
    expect(Object.entries(values)).toEqual([['__proto__', 'x']]);
  expect(() => readValues('[1]', [])).toThrow(/JSON object/);
  expect(() => readValues(undefined, ['=x'])).toThrow(/name=value/);
  const record: PromptRecord = {
    slug: 'note',
    title: 'Note',
    description: '',
    category: 'sales',
    roles: [],
    law: null,
    alsoKnownAs: [],
    fields: {
      a: { type: 'text', label: 'A', required: true, help: '', example: 'x' },
      b: { type: 'text', label: 'B', required: true, help: '', example: 'x' },
    },
    template: 'A: {{a}}\nB: {{b}}',
    exampleOutput: null,
    outputParts: [],
    source: { file: '', line: 1, sha256: '' },
    history: { changes: [{ version: 1, date: '2026-11-16', law: false, what: 'First version.' }], earlier: {} },
  };
  const catalog = new Catalog('', function* () {
    yield;
    return { version: '', asOf: '', prompts: [record], deferred: [] };
  });
  expect(runPrompt(catalog, record, { a: '{{b}} $&', b: '{"x":1}' })).toMatchObject({
    ok: true,
    prompt: 'A: {{b}} $&\nB: {"x":1}',
  });
  expect(runPrompt(catalog, record, {})).toMatchObject({ ok: false, problems: [{ field: 'a' }, { field: 'b' }] });
});
