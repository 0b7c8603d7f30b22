// Conditions, ranges and cache keys: nobody gets another's answer, a part of one, or a stale one by an odd request.
import { describe, expect, test } from 'vitest';
import { attackedServer } from './attackedServer.ts';
import { exchange, request, type WireAnswer } from './wire.ts';

const server = attackedServer();

async function get(path: string, headers: readonly string[] = [], service: 'tariff' | 'prompts' = 'tariff') {
  const { answers } = await exchange(server[service], request(`GET ${path}`, headers));
  const [answer] = answers;
  if (answer === undefined) throw new Error(`no answer to ${path}`);
  return answer;
}

const jsonOf = ({ body }: WireAnswer): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>;

describe('entity tags', () => {
  const PATH = '/api/lookup?q=rice';

  test('only the tag of the very bytes gives 304', async () => {
    const { headers, body } = await get(PATH);
    const tag = headers.etag ?? '';
    expect((await get(PATH, [`If-None-Match: ${tag}`])).status).toBe(304);
    const others = [
      tag.slice(1, -1),
      tag.toLowerCase() === tag ? tag.toUpperCase() : tag.toLowerCase(),
      `${tag}x`,
      tag.slice(0, -1),
      `"${tag}"`,
      `${tag.slice(0, -1)}-br"`,
      `${tag.slice(0, -1)}-gzip"`,
      '""',
      '"*"',
      '**',
      'W/',
      ',,,',
      '\u00e9',
      '"a" "b"',
    ];
    for (const other of others) {
      const answer = await get(PATH, [`If-None-Match: ${other}`]);
      expect(answer.status, other).toBe(200);
      expect(answer.body.equals(body)).toBe(true);
    }
  });

  test('the tag of one coding is none of another', async () => {
    const br = await get(PATH, ['Accept-Encoding: br']);
    const tag = br.headers.etag ?? '';
    expect((await get(PATH, ['Accept-Encoding: gzip', `If-None-Match: ${tag}`])).status).toBe(200);
    expect((await get(PATH, [`If-None-Match: ${tag}`])).status).toBe(200);
    expect((await get(PATH, ['Accept-Encoding: br', `If-None-Match: ${tag}`])).status).toBe(304);
  });

  test('the tag of one answer is none of another', async () => {
    const { headers } = await get(PATH);
    expect((await get('/api/lookup?q=wheat', [`If-None-Match: ${headers.etag}`])).status).toBe(200);
  });

  test('errors have no tag, and no condition turns them into 304', async () => {
    for (const path of ['/api/lookup?q=', '/api/codes/00000000', '/api/nothing', '/nothing']) {
      const answer = await get(path, ['If-None-Match: *', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT']);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'If-Match: "other"',
    'If-Range: "other"',
    'Cache-Control: only-if-cached',
    'Pragma: no-cache',
  ])('%s: the whole answer', async (header) => {
    const whole = await get(PATH);
    const answer = await get(PATH, [header]);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(whole.body)).toBe(true);
  });

  test('batches and what they carry are never kept', async () => {
    const body = '{"items":["rice"]}';
    const { answers } = await exchange(server.tariff, request('POST /api/lookup', ['If-None-Match: *'], body));
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(answers[0]?.headers).not.toHaveProperty('etag');
  });
});

describe('ranges', () => {
  test.each([
    'bytes=0-0',
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=99999999-',
    'bytes=0-0,0-0,0-0,0-0',
    `bytes=${'0-,'.repeat(1_300)}`,
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-18446744073709551615',
  ])('%s: the whole answer, never a part or an error', async (range) => {
    for (const path of ['/api/lookup?q=rice', '/openapi.json', '/', '/api/meta']) {
      const whole = await get(path);
      const answer = await get(path, [`Range: ${range}`, 'If-Range: *']);
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('content-range');
      expect(answer.body.equals(whole.body)).toBe(true);
    }
  });

  test('a range of an export is the whole export', async () => {
    const answer = await get('/api/export.csv', ['Range: bytes=0-10']);
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(100_000);
  });
});

describe('cache keys', () => {
  const query = async (path: string) => jsonOf(await get(path)).query;

  test.each([
    ['another order', '/api/lookup?limit=3&q=rice', '/api/lookup?q=rice&limit=3'],
    ['another encoding of the value', '/api/lookup?q=rice&limit=3', '/api/lookup?q=%72%69ce&limit=3'],
    ['another encoding of the name', '/api/lookup?q=rice&limit=3', '/api/lookup?%71=rice&limit=3'],
    ['a plus for a space', '/api/lookup?q=cotton%20shirt', '/api/lookup?q=cotton+shirt'],
    ['a number with zeros', '/api/lookup?q=rice&limit=3', '/api/lookup?q=rice&limit=003'],
    ['the default written out', '/api/lookup?q=rice', '/api/lookup?q=rice&limit=5'],
    ['unknown parameters', '/api/lookup?q=rice', '/api/lookup?utm=1&q=rice&callback=x'],
    ['empty parts', '/api/lookup?q=rice', '/api/lookup?&&q=rice&&'],
    ['a fragment, which no client sends', '/api/lookup?q=rice', '/api/lookup?q=rice#x'],
  ])('%s: the same answer', async (_, one, other) => {
    const [first, second] = [await get(one), await get(other)];
    expect(second.status).toBe(200);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test('names of parameters have one spelling: another case is another, unknown parameter', async () => {
    expect((await get('/api/lookup?Q=rice')).status).toBe(400);
    expect(await query('/api/lookup?q=rice&Q=wheat')).toBe('rice');
    expect(await query('/api/lookup?q=rice&LIMIT=zzz')).toBe('rice');
  });

  test('the case and the spaces of a text are its own: each text gets its own echo', async () => {
    const texts = [
      'rice',
      'Rice',
      'RICE',
      ' rice',
      'rice ',
      'ri ce',
      'rice\n',
      'rice\t',
      'r\u0131ce',
      'ric\u00e9',
      'rice\u0301',
    ];
    const asked = async () => Promise.all(texts.map((text) => query(`/api/lookup?q=${encodeURIComponent(text)}`)));
    expect(await asked()).toEqual(texts);
    expect(await asked()).toEqual(texts);
  });

  test('texts that look like the parts of a key stay texts', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const texts = [
      `5\n${today}\nrice`,
      `q\n5\n${today}\nrice`,
      'rice\n5',
      `rice","5`,
      '["search","rice"]',
      'rice\u0000',
      'rice&limit=1',
      'rice#limit=1',
      'rice?limit=1',
      'rice%26limit%3D1',
      'meta',
      '\nmeta',
    ];
    for (const text of [...texts, ...texts]) {
      expect(await query(`/api/lookup?q=${encodeURIComponent(text)}`)).toBe(text);
      expect(await query(`/api/suggest?q=${encodeURIComponent(text)}`)).toBe(text);
    }
    for (const text of [...texts, ...texts]) {
      const answer = await get(`/api/prompts?q=${encodeURIComponent(text)}`, [], 'prompts');
      expect(jsonOf(answer).query).toMatchObject({ q: text, limit: 25 });
    }
  });

  test('two routes with the same text do not share an answer', async () => {
    const lookup = jsonOf(await get('/api/lookup?q=8517'));
    const suggest = jsonOf(await get('/api/suggest?q=8517'));
    const reverse = jsonOf(await get('/api/lookup?code=8517'));
    expect(lookup).toHaveProperty('matches');
    expect(suggest).toHaveProperty('suggestions');
    expect(reverse).toHaveProperty('results');
  });

  test.each([
    ['twice', '/api/lookup?q=rice&q=wheat'],
    ['twice the same', '/api/lookup?q=rice&q=rice'],
    ['twice in two spellings', '/api/lookup?q=rice&%71=wheat'],
    ['limit twice', '/api/lookup?q=rice&limit=1&limit=2'],
    ['as_of twice', '/api/lookup?q=rice&as_of=2020-01-01&as_of=2021-01-01'],
    ['both of two that exclude each other', '/api/lookup?q=rice&code=1006'],
  ])('a parameter %s: 400, whoever reads first or last', async (_, path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('list parameters of other dialects are unknown names', async () => {
    expect((await get('/api/lookup?q[]=rice')).status).toBe(400);
    expect(await query('/api/lookup?q=rice&q[]=wheat&q[0]=wheat')).toBe('rice');
    expect(await query('/api/lookup?q=rice;limit=1')).toBe('rice;limit=1');
  });

  test('each Host gets links of its own, and an odd one is refused', async () => {
    const urls = async (host: string) => {
      const bytes = `GET /api/prompts?limit=1 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      const { answers } = await exchange(server.prompts, bytes);
      return answers[0] ?? { status: 0, body: Buffer.alloc(0) };
    };
    for (const host of ['a.example', 'b.example:8080', 'a.example']) {
      expect((await urls(host)).body.toString()).toContain(`"url":"http://${host}/prompts/`);
    }
    for (const host of [
      'a.example/x',
      'a@b.example',
      'a"b',
      '<b>',
      'a b',
      '',
      'a.example#',
      'a.example?x',
      '[::1',
      'a\\b',
      '1270.0.1',
      'xn--a',
    ]) {
      expect((await urls(host)).status, host).toBe(400);
    }
  });

  test('headers that name another host or path are not believed', async () => {
    const plain = await get('/api/prompts?limit=1', [], 'prompts');
    for (const header of [
      'X-Forwarded-Host: evil.example',
      'X-Host: evil.example',
      'X-Original-URL: /api/meta',
      'X-Rewrite-URL: /api/meta',
      'X-Forwarded-Prefix: /evil',
      'X-Forwarded-Proto: javascript',
      'Forwarded: host=evil.example;proto=https',
      'X-HTTP-Method-Override: DELETE',
    ]) {
      const answer = await get('/api/prompts?limit=1', [header], 'prompts');
      expect(answer.status).toBe(200);
      expect(answer.body.equals(plain.body), header).toBe(true);
    }
  });

  test('pages and JSON at one address say what they vary by', async () => {
    const page = await get('/', ['Accept: text/html']);
    const json = await get('/', ['Accept: application/json']);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(json.headers['content-type']).toMatch(/^application\/json/);
    for (const { headers } of [page, json]) expect(headers.vary).toBe('Accept, Accept-Encoding, Accept-Language');
    expect(page.headers.etag).not.toBe(json.headers.etag);
  });
});
