// Bytes that two readers could understand in two ways, and bytes that are no request: refused, closed, never half believed.
import { describe, expect, test } from 'vitest';
import { attackedServer } from './attackedServer.ts';
import { LONG_HEADS } from './longHeads.ts';
import { errorOf, exchange, request } from './wire.ts';

const server = attackedServer();

const BODY = '{"items":["rice"]}';
/** Stands where a second reader would see the beginning of another request. */
const SMUGGLED = 'GET /api/meta?smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `12\r\n${BODY}\r\n0\r\n\r\n`;
const post = (...headers: readonly string[]) =>
  `POST /api/lookup HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`;

describe('request smuggling', () => {
  test.each([
    ['Content-Length and Transfer-Encoding', post('Content-Length: 5', 'Transfer-Encoding: chunked') + CHUNKED],
    ['Transfer-Encoding and Content-Length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + CHUNKED],
    ['two lengths that differ', post('Content-Length: 18', 'Content-Length: 5') + BODY],
    ['the same length twice', post('Content-Length: 18', 'Content-Length: 18') + BODY],
    ['a list of lengths', post('Content-Length: 18, 18') + BODY],
    ['a signed length', post('Content-Length: +18') + BODY],
    ['a negative length', post('Content-Length: -1') + BODY],
    ['a hexadecimal length', post('Content-Length: 0x12') + BODY],
    ['a length that overflows', post('Content-Length: 99999999999999999999999') + BODY],
    ['a space before the colon of the length', post('Content-Length : 18') + BODY],
    ['a space before the colon of the coding', post('Transfer-Encoding : chunked') + CHUNKED],
    ['an unknown coding', post('Transfer-Encoding: xchunked') + CHUNKED],
    ['chunked not last', post('Transfer-Encoding: chunked, identity') + CHUNKED],
    ['identity with a length', post('Transfer-Encoding: identity', 'Content-Length: 18') + BODY],
    ['two codings', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + CHUNKED],
    ['chunked twice', post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked') + CHUNKED],
    ['a vertical tab before the coding', post('Transfer-Encoding:\x0bchunked') + CHUNKED],
    ['a folded coding', post('Transfer-Encoding:', ' chunked') + CHUNKED],
    ['a quoted coding', post('Transfer-Encoding: "chunked"') + CHUNKED],
    ['a coding after a bare line feed', post('X: y\nTransfer-Encoding: chunked') + CHUNKED],
    ['a bare carriage return in a header', post('X: y\rContent-Length: 18') + BODY],
    ['a zero byte in a header', post('X: a\0b', 'Content-Length: 18') + BODY],
    ['bare line feeds', `POST /api/lookup HTTP/1.1\nHost: x\nContent-Length: 18\n\n${BODY}`],
    ['a negative chunk', `${post('Transfer-Encoding: chunked')}-1\r\n${BODY}\r\n0\r\n\r\n`],
    ['a chunk that overflows', `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\n${BODY}\r\n0\r\n\r\n`],
    ['chunks that end in bare line feeds', `${post('Transfer-Encoding: chunked')}12\n${BODY}\n0\n\n`],
    ['a chunk longer than it says', `${post('Transfer-Encoding: chunked')}5\r\n${BODY}\r\n0\r\n\r\n`],
    ['a chunk extension without end', `${post('Transfer-Encoding: chunked')}12;a=${'b'.repeat(20_000)}\r\n${CHUNKED}`],
  ])('%s: 400, closed, and what follows is not read', async (_, bytes) => {
    const { answers, rest, closed } = await exchange(server.tariff, bytes + SMUGGLED, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers.map(errorOf)).toEqual(['The request is not valid HTTP.']);
    expect(rest.toString()).toBe('');
    expect(closed).toBe(true);
  });

  test.each([
    ['a tab before the coding is plain white space', post('Transfer-Encoding:\tchunked') + CHUNKED],
    ['an underscore makes another header', post('Transfer_Encoding: chunked', 'Content-Length: 18') + BODY],
    ['a body on GET belongs to its request', `GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 18\r\n\r\n${BODY}`],
    ['a chunk extension is left aside', `${post('Transfer-Encoding: chunked')}12;a=b\r\n${BODY}\r\n0\r\n\r\n`],
    ['trailers become no headers', `${post('Transfer-Encoding: chunked')}12\r\n${BODY}\r\n0\r\nHost: evil\r\n\r\n`],
    ['an unknown expectation is left aside', request('POST /api/lookup', ['Expect: the-impossible'], BODY)],
  ])('%s: two requests, two answers', async (_, bytes) => {
    const { answers } = await exchange(server.tariff, bytes + request('GET /readyz'), { answers: 2 });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.toString()).toBe('{"status":"ready"}');
  });

  test.each([
    ['HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA']],
    ['WebSocket', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']],
  ])('no switch to %s is made: an ordinary answer', async (_, headers) => {
    const { answers } = await exchange(server.tariff, request('GET /healthz', headers));
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(answers[0]?.headers).not.toHaveProperty('upgrade');
  });

  test('chunks in an HTTP/1.0 request end the connection', async () => {
    const bytes = `POST /api/lookup HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}${SMUGGLED}`;
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers).toHaveLength(1);
    expect(closed).toBe(true);
  });
});

describe('pipelined garbage', () => {
  const GARBAGE = 'GARBAGE \x01\x02\r\n\r\n';

  test('after a request: its answer, then 400, then the end', async () => {
    const { answers, rest, closed } = await exchange(server.tariff, request('GET /healthz') + GARBAGE, {
      untilClosed: true,
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(rest.length).toBe(0);
    expect(closed).toBe(true);
  });

  test('after a hundred requests: a hundred answers in order, then 400', async () => {
    const ask = (n: number) => request(`GET /api/suggest?q=r${n}`);
    const bytes = Array.from({ length: 100 }, (_, n) => ask(n)).join('') + GARBAGE;
    const { answers } = await exchange(server.tariff, bytes, { untilClosed: true });
    const asked = answers.slice(0, -1).map(({ body }) => (JSON.parse(body.toString()) as { query: string }).query);
    expect(asked).toEqual(Array.from({ length: 100 }, (_, n) => `r${n}`));
    expect(answers.at(-1)?.status).toBe(400);
  });

  test('during a long answer: it leaves whole, nothing is written into it', async () => {
    const { answers, closed } = await exchange(server.tariff, request('GET /api/export.csv') + GARBAGE, {
      untilClosed: true,
      patienceMs: 15_000,
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(String(answers[0]?.body)).not.toContain('Bad Request');
    expect(closed).toBe(true);
  });

  test('inside a body that is being read: one answer, the end', async () => {
    const bytes = `${post('Transfer-Encoding: chunked')}5\r\n{"ite\r\nGARBAGE\r\n`;
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(closed).toBe(true);
  });

  test.each([
    ['a TLS greeting', Buffer.from('16030100a5010000a1030300', 'hex')],
    ['an HTTP/2 preface', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    ['a request of another protocol', Buffer.from('SSH-2.0-OpenSSH_9.2\r\n')],
    ['a version that does not exist', Buffer.from('GET /healthz HTTP/1.2\r\nHost: x\r\n\r\n')],
    ['a space before the method', Buffer.from(' GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['bytes above ASCII in the path', Buffer.from('GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n', 'latin1')],
    ['a method that does not exist', Buffer.from('STEAL /healthz HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['zeros', Buffer.alloc(512)],
  ])('%s: 400 in JSON with CORS', async (_, bytes) => {
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]?.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(closed).toBe(true);
  });

  test.each([
    ['in the query', 'GET /api/lookup?q=हल्दी HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['in the path', 'GET /codes/é HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('raw characters outside ASCII %s: the answer says how to write them', async (_, bytes) => {
    const { answers } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers.map(errorOf)[0]).toMatch(/percent-encoded.*curl -G --data-urlencode/);
  });

  test('HTTP/1.0 needs no Host header', async () => {
    const ask = (path: string) => exchange(server.prompts, `GET ${path} HTTP/1.0\r\n\r\n`, { untilClosed: true });
    expect((await ask('/healthz')).answers.map(({ status }) => status)).toEqual([200]);
    const [answer] = (await ask('/api/prompts?limit=1')).answers;
    expect(JSON.parse(String(answer?.body)).results[0].url).toMatch(`${server.prompts}/prompts/`);
  });

  test('HTTP/1.1 does', async () => {
    const { answers } = await exchange(server.tariff, 'GET /healthz HTTP/1.1\r\n\r\n');
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });

  test('OPTIONS * asks about the service as a whole', async () => {
    const { answers } = await exchange(server.tariff, request('OPTIONS *'));
    expect(answers.map(({ status }) => status)).toEqual([204]);
    expect(answers[0]?.headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'access-control-allow-origin': '*' });
    const others = await exchange(server.tariff, request('GET *'));
    expect(others.answers.map(({ status }) => status)).toEqual([400]);
  });

  test('CONNECT is no proxy: closed without a byte', async () => {
    const { answers, rest, closed } = await exchange(
      server.tariff,
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      {
        untilClosed: true,
      },
    );
    expect([answers.length, rest.length, closed]).toEqual([0, 0, true]);
  });

  test('TRACE gives nothing back of what was sent', async () => {
    const { answers } = await exchange(server.tariff, request('TRACE /api/lookup', ['Cookie: secret=1']));
    expect(answers[0]?.status).toBe(405);
    expect(String(answers[0]?.body)).not.toContain('secret');
  });
});

describe('huge headers and addresses', () => {
  const MEGABYTE = 1024 * 1024;
  test.each([
    ['a URL of 1 MB', request(`GET /api/lookup?q=${'a'.repeat(MEGABYTE)}`)],
    ['a path of 1 MB', request(`GET /${'a'.repeat(MEGABYTE)}`)],
    ['a header of 1 MB', request('GET /healthz', [`X: ${'a'.repeat(MEGABYTE)}`])],
    ['a header name of 1 MB', request('GET /healthz', [`${'a'.repeat(MEGABYTE)}: b`])],
    ['100,000 headers', request('GET /healthz', new Array<string>(100_000).fill('A: b'))],
    ['a cookie of 17 KB', request('GET /healthz', [`Cookie: ${'a'.repeat(17 * 1024)}`])],
  ])('%s: 431, and the client can read it', async (_, bytes) => {
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([431]);
    expect(answers.map(errorOf)).toEqual(['URL and headers may have 16 KiB at most.']);
    expect(closed).toBe(true);
  });

  test('a method of 1 MB: 400', async () => {
    const { answers } = await exchange(server.tariff, request(`${'G'.repeat(MEGABYTE)} /healthz`), {
      untilClosed: true,
    });
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });

  test.each(LONG_HEADS)('%s: an ordinary answer', async (_, bytes, status) => {
    const { answers } = await exchange(server.tariff, bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
  });
});

describe('header injection', () => {
  const INJECTIONS = [
    '%0d%0aSet-Cookie:%20evil=1',
    '%0aSet-Cookie:%20evil=1',
    '%0d%0a%0d%0a<script>alert(1)</script>',
    '%E5%98%8A%E5%98%8DSet-Cookie:%20evil=1',
    '%00Set-Cookie:%20evil=1',
    '"; filename="evil.exe',
  ];
  const ECHOES = [
    ['tariff', '/api/lookup?q='],
    ['tariff', '/api/lookup?limit='],
    ['tariff', '/api/lookup?q=rice&as_of='],
    ['tariff', '/api/lookup?code='],
    ['tariff', '/api/suggest?q='],
    ['tariff', '/api/codes/'],
    ['tariff', '/api/changes?from='],
    ['tariff', '/api/export.csv?as_of='],
    ['tariff', '/codes/'],
    ['tariff', '/?q='],
    ['tariff', '/'],
    ['prompts', '/api/prompts?q='],
    ['prompts', '/api/prompts?category='],
    ['prompts', '/api/prompts/'],
    ['prompts', '/prompts/'],
    ['prompts', '/?q='],
  ] as const;

  test.each(ECHOES)('%s %s: no value becomes a header', async (service, path) => {
    for (const injection of INJECTIONS) {
      const line = `GET ${path}${injection.replaceAll(' ', '%20').replaceAll('"', '%22')}`;
      const { answers } = await exchange(server[service], request(line, ['Accept: text/html']));
      expect(answers).toHaveLength(1);
      expect(answers[0]?.headers).not.toHaveProperty('set-cookie');
      expect(answers[0]?.head.join('\n')).not.toMatch(/evil/i);
      expect(answers[0]?.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    'Origin',
    'Access-Control-Request-Headers',
    'Access-Control-Request-Method',
    'X-Forwarded-Host',
    'Referer',
  ])('%s is not given back in a header', async (name) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { answers } = await exchange(server.tariff, request(`${method} /api/meta`, [`${name}: evil.example`]));
      expect(answers[0]?.head.join('\n')).not.toContain('evil.example');
      expect(answers[0]?.headers['access-control-allow-origin']).toBe('*');
      expect(answers[0]?.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});
