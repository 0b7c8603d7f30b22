// Hostile bodies: bombs, depth, width, names of the language's own parts, broken text, sizes, uploads that stop.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { residentMegabytes } from '../server/processes.ts';
import { attackedServer } from './attackedServer.ts';
import { asks, HOSTILE_BODIES, LOOKUP, nested, nestedObjects, RENDER } from './hostileBodies.ts';
import { errorOf, exchange, open, request } from './wire.ts';

const KILOBYTE = 1024;

const server = attackedServer();

const memory = (): number => residentMegabytes(server.process.pid ?? 0);

async function send(path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const base = path === LOOKUP ? server.tariff : server.prompts;
  const response = await fetch(base + path, { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, text, error: (JSON.parse(text) as { error?: string }).error ?? '' };
}

describe('zip bombs', () => {
  const plain = Buffer.from(JSON.stringify({ items: ['rice', ' '.repeat(50 * 1024 * KILOBYTE)] }));
  test.each([
    ['gzip', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['br', brotliCompressSync(plain)],
    ['gzip, gzip', gzipSync(gzipSync(plain))],
  ])('a body in %s is not unpacked: 400', async (coding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(64 * KILOBYTE);
    const before = memory();
    const { status, error } = await send(LOOKUP, new Uint8Array(bomb), { 'content-encoding': coding });
    expect(status).toBe(400);
    expect(error).toMatch(/^The body must be /);
    expect(memory()).toBeLessThan(before + 30);
  });

  test('over MCP neither: 400', async () => {
    const before = memory();
    const response = await fetch(`${server.tariff}/mcp`, {
      method: 'POST',
      body: new Uint8Array(gzipSync(plain)),
      headers: {
        'content-encoding': 'gzip',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    expect(response.status).toBe(400);
    expect(memory()).toBeLessThan(before + 60);
  });
});

describe('deep and wide JSON', () => {
  test.each(HOSTILE_BODIES)('%s: answered, or refused in one sentence and briefly', async (_, path, body, expected) => {
    const { status, text, error } = await send(path, body);
    expect(status).toBe(expected);
    if (expected >= 400) expect(error).toMatch(/[.]$/);
    if (expected >= 400) expect(text.length).toBeLessThan(80 * KILOBYTE);
  });

  test('over MCP: an error of the protocol, not of the server', async () => {
    const call = (argument: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run_calculator","arguments":${argument}}}`;
    const bodies = [
      nested(200_000),
      call(nested(100_000)),
      call(nestedObjects(50_000)),
      call(`{"principal":${nested(100_000)}}`),
      call('{"principal":{"toString":1,"valueOf":1}}'),
      `[${new Array<string>(3_000).fill('{"jsonrpc":"2.0","id":1,"method":"tools/list"}').join()}]`,
      `{"jsonrpc":"2.0","id":1,"method":"__proto__"}`,
      `{"jsonrpc":"2.0","id":${nested(1_000)},"method":"tools/list"}`,
    ];
    for (const body of bodies) {
      const response = await fetch(`${server.tariff}/mcp`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).toMatch(/"error"|"isError":true/);
    }
  });
});

describe('names of the language', () => {
  test('__proto__ gives a request nothing', async () => {
    expect((await send(LOOKUP, '{"__proto__":{"items":["rice"]}}')).status).toBe(400);
    expect((await send(LOOKUP, '{"constructor":{"prototype":{"items":["rice"]}}}')).status).toBe(400);
    expect((await send(RENDER, '{"__proto__":{"values":{}}}')).status).toBe(400);
  });

  test('__proto__ beside honest values changes nothing, then or later', async () => {
    const plain = await send(LOOKUP, asks('rice'));
    const hostile = await send(LOOKUP, '{"items":["rice"],"__proto__":{"as_of":"2019-01-01","polluted":"yes"}}');
    expect(hostile).toEqual(plain);
    expect((await send(LOOKUP, asks('rice'))).text).toBe(plain.text);
    expect(plain.text).not.toContain('polluted');
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    '%s is an ordinary word everywhere',
    async (name) => {
      const paths = [
        `${server.tariff}/api/lookup?q=${name}`,
        `${server.tariff}/api/lookup?q=rice&${name}=1`,
        `${server.tariff}/api/suggest?q=${name}`,
        `${server.prompts}/api/prompts?q=${name}`,
      ];
      for (const path of paths) expect((await fetch(path)).status).toBe(200);
      const nothing = [
        `${server.tariff}/api/codes/${name}`,
        `${server.tariff}/codes/${name}`,
        `${server.tariff}/browse/${name}`,
        `${server.tariff}/names/${name}`,
        `${server.tariff}/assets/${name}`,
        `${server.tariff}/${name}`,
        `${server.prompts}/api/prompts/${name}`,
        `${server.prompts}/prompts/${name}`,
        `${server.prompts}/tools/${name}`,
      ];
      for (const path of nothing) expect((await fetch(path)).status, path).toBe(404);
      for (const filter of ['category', 'role']) {
        const found = (await (await fetch(`${server.prompts}/api/prompts?${filter}=${name}`)).json()) as object;
        expect(found).toMatchObject({ total: 0, results: [] });
      }
      const { status, error } = await send(RENDER, JSON.stringify({ values: { [name]: 'x' } }));
      expect(status).toBe(422);
      expect(error).not.toContain('function');
    },
  );

  test('an object that hides its own text is refused like any other', async () => {
    const { status } = await send(RENDER, '{"values":{"return_reason":{"toString":1,"valueOf":1}}}');
    expect(status).toBe(422);
  });
});

describe('broken and misleading text', () => {
  test.each([
    ['a byte that no UTF-8 has', Buffer.from('{"items":["\xff"]}', 'latin1')],
    ['a letter cut in half', Buffer.from([0x7b, 0x22, 0xe0, 0xa4, 0x22, 0x7d])],
    ['a slash in too many bytes', Buffer.from('{"items":["\xc0\xaf"]}', 'latin1')],
    ['half of a pair in bytes', Buffer.from('{"items":["\xed\xa0\x80"]}', 'latin1')],
    ['UTF-16', Buffer.from('{"items":["rice"]}', 'utf16le')],
  ])('%s: 400', async (_, bytes) => {
    const { status, error } = await send(LOOKUP, new Uint8Array(bytes));
    expect(status).toBe(400);
    expect(error).toMatch(/^The body must be /);
  });

  test('a byte order mark before the body does no harm', async () => {
    expect((await send(LOOKUP, `\ufeff${asks('rice')}`)).status).toBe(200);
  });

  test.each([
    ['a lone surrogate', '\\ud800'],
    ['two lone surrogates', '\\udc00\\ud800'],
    ['a zero', '\\u0000'],
    ['a noncharacter', '\\uffff'],
  ])('%s in JSON: 200, and valid JSON comes back', async (_, written) => {
    const { status, text } = await send(LOOKUP, `{"items":["rice ${written}"]}`);
    expect(status).toBe(200);
    expect(Buffer.from(text).toString()).toBe(text);
    expect((JSON.parse(text) as { results: { query: string }[] }).results[0]?.query).toMatch(/^rice /);
  });

  test.each([
    ['invalid percent bytes', '%ff%fe'],
    ['a letter cut in half', '%e0%a4'],
    ['a surrogate in bytes', '%ed%a0%80'],
    ['percent signs alone', '%%%'],
    ['a slash in too many bytes', '%c0%af'],
  ])('%s in a query: 200 with the replacement character or the text', async (_, text) => {
    for (const path of [`${server.tariff}/api/lookup?q=rice${text}`, `${server.prompts}/api/prompts?q=letter${text}`]) {
      const response = await fetch(path);
      expect(response.status).toBe(200);
      await response.json();
    }
  });

  test('right-to-left marks are given back as they are, and change no answer', async () => {
    const codes = async (q: string) => {
      const response = await fetch(`${server.tariff}/api/lookup?q=${encodeURIComponent(q)}`);
      const { query, matches } = (await response.json()) as { query: string; matches: { hsn_sac: string }[] };
      expect(query).toBe(q);
      return matches.map(({ hsn_sac: code }) => code);
    };
    const plain = await codes('cotton shirt');
    for (const mark of ['\u202e', '\u200f', '\u2067', '\u061c', '\u200b', '\ufeff']) {
      expect(await codes(`${mark}cotton shirt${mark}`)).toEqual(plain);
    }
  });
});

describe('sizes', () => {
  const sized = (bytes: number): string => asks('rice').padEnd(bytes);

  test('64 KiB pass, one byte more does not', async () => {
    expect((await send(LOOKUP, sized(64 * KILOBYTE))).status).toBe(200);
    const { status, error } = await send(LOOKUP, sized(64 * KILOBYTE + 1));
    expect(status).toBe(413);
    expect(error).toBe('The body may have 65536 bytes at most; send fewer or shorter items.');
  });

  const chunked = (path: string, size: number, pieces: number): string =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n${`${size.toString(16)}\r\n${' '.repeat(size)}\r\n`.repeat(pieces)}`;

  test.each([
    ['64 KiB and one byte', LOOKUP, 64 * KILOBYTE + 1, 1],
    ['1 MB in kilobytes', LOOKUP, KILOBYTE, KILOBYTE],
    ['7,000 pieces of ten bytes', LOOKUP, 10, 7_000],
    ['8 MB at once', LOOKUP, 8 * KILOBYTE * KILOBYTE, 1],
    ['1 MB to MCP', '/mcp', KILOBYTE, KILOBYTE],
  ])('chunks of %s: 413, and the connection serves the next request', async (_, path, size, pieces) => {
    const bytes = `${chunked(path, size, pieces)}0\r\n\r\n${request('GET /healthz')}`;
    const { answers } = await exchange(server.tariff, bytes, { answers: 2 });
    expect(answers.map(({ status }) => status)).toEqual([413, 200]);
  });

  test('chunks without end: 413, then closed', async () => {
    const bytes = chunked(LOOKUP, KILOBYTE, 100);
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([413]);
    expect(closed).toBe(true);
  });

  test('a length of a gigabyte: 413 before a byte of it is sent, then closed', async () => {
    const bytes = `POST ${LOOKUP} HTTP/1.1\r\nHost: x\r\nContent-Length: 1073741824\r\n\r\n`;
    const { answers, closed } = await exchange(server.tariff, bytes, { untilClosed: true });
    expect(answers.map(({ status }) => status)).toEqual([413]);
    expect(answers.map(errorOf)[0]).toMatch(/65536 bytes at most/);
    expect(closed).toBe(true);
  });

  test('a body where none belongs is not kept', async () => {
    const before = memory();
    const body = 'x'.repeat(16 * KILOBYTE * KILOBYTE);
    expect((await fetch(`${server.tariff}/api/meta`, { method: 'POST', body })).status).toBe(405);
    expect((await fetch(`${server.tariff}/nowhere`, { method: 'PUT', body })).status).toBe(404);
    expect(memory()).toBeLessThan(before + 40);
  });

  test('uploads that stop in the middle are forgotten', async () => {
    for (let n = 0; n < 50; n++) {
      const socket = open(server.tariff);
      socket.write(`POST ${LOOKUP} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"items"`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.resetAndDestroy();
    }
    await server.isAnswered();
  });
});
