// Generated requests as raw bytes: methods, targets, headers and bodies from honest to hostile, then bytes changed at random.
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { hostileText } from '../hostileTexts.ts';

export interface FuzzRequest {
  readonly service: 'tariff' | 'prompts';
  readonly isHead: boolean;
  readonly bytes: Buffer;
}

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('rice', 'cotton shirt', 'हल्दी', 'letter', 'cheque bounce', '8517', '99', ''),
  },
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', '../../etc/passwd', '<img src=x onerror=alert(1)>', '\r\nX: y', '\0'),
  },
);
const number = fc.constantFrom('1', '20', '0', '-1', '1e9', '9'.repeat(40), 'NaN', '', ' 5', '٣');
const day = fc.constantFrom(
  '2017-07-01',
  '2025-09-22',
  '2017-06-30',
  '2025-02-30',
  '9999-12-31',
  '',
  'today',
  '2025-9-1',
);
const code = fc.constantFrom(
  '8517',
  '85171300',
  '8517.13.00',
  '9983',
  '99',
  '61',
  'abc',
  '00000000',
  '85-17',
  '%38517',
);
const slug = fc.constantFrom(
  'section-138-cheque-bounce-notice',
  'emi-calculator',
  'gst-calculator',
  'none',
  '__proto__',
  '.',
  '%2e%2e',
);

const plain = (one: string): string => encodeURIComponent(one.replace(/\p{Surrogate}/gu, '\ufffd'));
/** Percent signs in the right places, in all places, or in none. */
const encodedText = fc.oneof(
  { weight: 6, arbitrary: text.map(plain) },
  {
    weight: 1,
    arbitrary: text.map((one) =>
      [...Buffer.from(one)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[%0-9a-fA-F+&=;#?/]{0,40}$/) },
);

const parameter = fc
  .tuple(
    fc.constantFrom(
      'q',
      'code',
      'limit',
      'as_of',
      'from',
      'to',
      'offset',
      'category',
      'role',
      'india',
      'page',
      'type',
      'digits',
      'include_template',
      'x',
      '%71',
      '__proto__',
      'q[]',
    ),
    fc.oneof(encodedText, number, day, code),
  )
  .map(([name, value]) => `${name}=${value}`);
const search = fc.array(parameter, { maxLength: 4 }).map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));

const PATHS = {
  tariff: [
    '/api/lookup',
    '/api/suggest',
    '/api/changes',
    '/api/meta',
    '/',
    '/browse',
    '/browse/62',
    '/names',
    '/names/k',
    '/bulk',
    '/docs',
    '/robots.txt',
    '/llms.txt',
  ],
  prompts: ['/api/prompts', '/api/meta', '/', '/tools', '/docs', '/robots.txt', '/llms.txt'],
} as const;
/** Where a body is welcome, with the headers that let it in. */
const MCP = {
  path: '/mcp',
  headers: ['Content-Type: application/json', 'Accept: application/json, text/event-stream'],
};
const POSTS = {
  tariff: [{ path: '/api/lookup', headers: [] }, MCP],
  prompts: [{ path: '/api/prompts/section-138-cheque-bounce-notice/render', headers: [] }, MCP],
} as const;
const SHARED = ['/openapi.json', '/healthz', '/readyz', '/mcp', '/api', '/nowhere'];

const path = (service: FuzzRequest['service']) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...PATHS[service]) },
    { weight: 2, arbitrary: fc.constantFrom(...SHARED) },
    { weight: 2, arbitrary: fc.oneof(code, encodedText).map((one) => `/api/codes/${one}`) },
    { weight: 1, arbitrary: fc.oneof(code, encodedText).map((one) => `/codes/${one}`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(slug, fc.constantFrom('', '/schema', '/render'))
        .map(([one, rest]) => `/api/prompts/${one}${rest}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('/prompts/', '/tools/', '/assets/'), fc.oneof(slug, encodedText))
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^\/[!-~]{0,60}$/) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '*',
        'http://other.example/',
        'x',
        '//',
        '/%',
        '/\\',
        '/api/export.csv',
        `/${'a/'.repeat(500)}`,
      ),
    },
  );

const method = fc.oneof(
  { weight: 10, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'QUERY', 'PROPFIND') },
  { weight: 1, arbitrary: fc.constantFrom('get', 'G E T', '', 'CONNECT', 'PRI', 'FOO', '\u0000') },
);

const visible = fc.stringMatching(/^[!-~ \t]{0,60}$/);
const header = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('br', 'gzip', 'br, gzip', 'identity;q=0', '*', '*;q=0', 'gzip;q=2', ';;;', 'x'.repeat(500))
      .map((value) => `Accept-Encoding: ${value}`),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('text/html', 'application/json', '*/*', 'application/json, text/event-stream', '')
      .map((value) => `Accept: ${value}`),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(fc.constantFrom('*', '"x"', 'W/"x"', '"'), visible).map((value) => `If-None-Match: ${value}`),
  },
  { weight: 1, arbitrary: visible.map((value) => `Range: bytes=${value}`) },
  { weight: 1, arbitrary: visible.map((value) => `X-Forwarded-For: ${value}`) },
  { weight: 1, arbitrary: visible.map((value) => `Origin: ${value}`) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('close', 'keep-alive', 'Upgrade', 'x', 'close, x')
      .map((value) => `Connection: ${value}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('100-continue', 'x').map((value) => `Expect: ${value}`) },
  { weight: 1, arbitrary: fc.constantFrom('gzip', 'br', 'x').map((value) => `Content-Encoding: ${value}`) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('application/json', 'text/plain; charset=utf-16', 'multipart/form-data')
      .map((value) => `Content-Type: ${value}`),
  },
  { weight: 2, arbitrary: fc.tuple(fc.stringMatching(/^[A-Za-z-]{1,20}$/), visible).map((parts) => parts.join(': ')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Host: b',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      'X',
      ': x',
      'X : y',
      ' folded',
      'X: \u0000',
    ),
  },
);
const host = fc.oneof(
  { weight: 20, arbitrary: fc.constant('127.0.0.1') },
  { weight: 1, arbitrary: fc.constantFrom('a.example', 'a.example:80', '[::1]', 'a"b', '', 'a/b', 'x'.repeat(300)) },
);

const json = fc.oneof(
  { weight: 4, arbitrary: fc.array(text, { maxLength: 11 }).map((items) => JSON.stringify({ items })) },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(
        fc.constantFrom('cheque_details', 'notice_date', 'return_reason', 'x'),
        fc.oneof(text, fc.jsonValue()),
      )
      .map((values) => JSON.stringify({ values })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('tools/list', 'tools/call', 'prompts/list', 'prompts/get', 'initialize', 'x')
      .chain((name) => fc.jsonValue().map((params) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params }))),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((depth) => `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', 'null', '""', '{"__proto__":{"items":["rice"]}}', '{"items":["\\ud800"]}'),
  },
);
const body = fc.oneof(
  { weight: 6, arbitrary: json.map((one) => Buffer.from(one)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: json.map((one) => gzipSync(one)) },
  { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 70_000 }).map((size) => Buffer.alloc(size, 0x20)) },
);

/** How the end of the body is told: rightly, wrongly or not at all. */
function framed(content: Buffer, framing: number): { readonly line: string; readonly content: Buffer } {
  if (framing < 6) return { line: `Content-Length: ${content.length}`, content };
  if (framing < 9) {
    const chunk =
      content.length === 0
        ? Buffer.alloc(0)
        : Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
    return { line: 'Transfer-Encoding: chunked', content: Buffer.concat([chunk, Buffer.from('0\r\n\r\n')]) };
  }
  if (framing === 9) return { line: `Content-Length: ${content.length + 7}`, content };
  if (framing === 10) return { line: `Content-Length: ${Math.max(0, content.length - 3)}`, content };
  return { line: 'X-No-Length: 1', content };
}

/** A byte put in, taken out or changed, or the end cut off. */
const change = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'replace', 'cut'),
  at: fc.integer({ min: 1, max: 99 }),
  byte: fc.integer({ min: 0, max: 255 }),
});

function changed(
  bytes: Buffer,
  changes: readonly { readonly kind: string; readonly at: number; readonly byte: number }[],
): Buffer {
  let result = bytes;
  for (const { kind, at, byte } of changes) {
    const place = Math.ceil((at / 100) * result.length);
    const [before, after] = [result.subarray(0, place), result.subarray(place)];
    if (kind === 'cut') result = before;
    else if (kind === 'insert') result = Buffer.concat([before, Buffer.from([byte]), after]);
    else if (kind === 'delete') result = Buffer.concat([before, after.subarray(1)]);
    else result = Buffer.concat([before, Buffer.from([byte]), after.subarray(1)]);
  }
  return result;
}

export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .constantFrom('tariff' as const, 'prompts' as const)
  .chain((service) =>
    fc.record({
      service: fc.constant(service),
      method,
      path: path(service),
      search,
      host,
      headers: fc.array(header, { maxLength: 5 }),
      post: fc.constantFrom(undefined, ...POSTS[service]),
      body,
      framing: fc.nat(11),
      changes: fc.oneof(
        { weight: 6, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
      ),
    }),
  )
  .map((made) => {
    const withBody = made.method === 'POST' || made.framing === 0;
    const { line, content } = framed(made.body, made.framing);
    const { path: target, headers } =
      made.method === 'POST' && made.post !== undefined ? made.post : { path: made.path, headers: [] };
    const lines = [
      `${made.method} ${target}${made.search} HTTP/1.1`,
      `Host: ${made.host}`,
      ...headers,
      ...made.headers,
      ...(withBody ? [line] : []),
    ];
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    const bytes = changed(withBody ? Buffer.concat([head, content]) : head, made.changes);
    return { service: made.service, isHead: bytes.subarray(0, 5).toString('latin1') === 'HEAD ', bytes };
  });
