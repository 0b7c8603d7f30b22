// Generated requests, valid and not, to every operation: nothing comes back that the published document does not say.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from './cases.ts';
import { createJudge, type Judge } from './published.ts';
import { type RunningServer, startServer } from './server.ts';

interface Sent {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body?: string;
}

const words = fc.constantFrom(
  'rice',
  'smartphone',
  'cotton shirt',
  'haircut',
  'मोबाइल',
  'haldi',
  'steel bottle 500 ml',
  'parts of pump',
  'gift',
  'laptp',
  '',
  ' ',
);
const anyText = fc.oneof(
  words,
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 230 }),
  fc.string({ unit: 'grapheme', maxLength: 210 }),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 130 }).map(String),
  fc.constantFrom('1e1', '+5', ' 5', '', '05', '5.0', '9'.repeat(30)),
);
const date = fc.oneof(
  fc
    .date({ min: new Date('2016-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom('2025-02-30', '', 'today', '2017-06-30', '2017-07-01', '9999-12-31'),
);
const flag = fc.constantFrom('1', 'true', 'yes', 'on', '', '0', 'false', 'no', 'off', '2', 'maybe', 'TRUE');
const code = fc.oneof(
  fc.constantFrom('8517', '85171300', '8517.13.00', '9983', '99', '998311', '61', 'abc', '', '00000000'),
  fc.stringMatching(/^[0-9]{3,9}$/),
  anyText,
);
/** One part of a path. `.` and `..` are none: every URL parser takes them out, and the address is another one. */
const pathPart = code
  .map(encodeURIComponent)
  .filter((part) => new URL(`http://host/parent/${part}`).pathname === `/parent/${part}` && part !== '');
const slug = fc.constantFrom(
  'section-138-cheque-bounce-notice',
  'bank-reconciliation-exception-note',
  'gst-calculator',
  'none',
  '__proto__',
  '%F0%9F%98%80',
);

/** Each parameter absent, once or rarely twice. */
const queryOf = (parameters: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  fc
    .tuple(
      ...Object.entries(parameters).map(([name, value]) =>
        fc.oneof(
          { weight: 4, arbitrary: fc.constant([]) },
          { weight: 6, arbitrary: value.map((one) => [[name, one] as const]) },
          { weight: 1, arbitrary: fc.tuple(value, value).map((two) => two.map((one) => [name, one] as const)) },
        ),
      ),
    )
    .map((parts) => parts.flat());

const get = (
  path: fc.Arbitrary<string>,
  parameters: Readonly<Record<string, fc.Arbitrary<string>>> = {},
): fc.Arbitrary<Sent> =>
  fc.record({ method: fc.constant('get' as const), path, query: queryOf({ ...parameters, unknown: anyText }) });

const bodyOf = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyText },
  );

const post = (path: fc.Arbitrary<string>, body: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  fc.record({ method: fc.constant('post' as const), path, query: fc.constant([]), body });

const fixed = (path: string) => fc.constant(path);
const service = [get(fc.constantFrom('/openapi.json', '/healthz', '/readyz', '/api/meta'))];

const requests = {
  tariff: fc.oneof(
    { weight: 8, arbitrary: get(fixed('/api/lookup'), { q: anyText, limit: number, as_of: date }) },
    { weight: 4, arbitrary: get(fixed('/api/lookup'), { code, limit: number, as_of: date }) },
    { weight: 2, arbitrary: get(fixed('/api/lookup'), { q: anyText, code, limit: number }) },
    {
      weight: 5,
      arbitrary: post(
        fixed('/api/lookup'),
        bodyOf(
          fc.record(
            { items: fc.array(fc.oneof({ weight: 8, arbitrary: anyText }, fc.jsonValue()), { maxLength: 11 }) },
            { requiredKeys: ['items'] },
          ),
        ),
      ),
    },
    {
      weight: 3,
      arbitrary: get(
        pathPart.map((part) => `/api/codes/${part}`),
        { as_of: date },
      ),
    },
    {
      weight: 1,
      arbitrary: get(fixed('/api/changes'), {
        from: date,
        to: date,
        limit: fc.constantFrom('1', '20', '0', 'x'),
        offset: number,
      }),
    },
    { weight: 3, arbitrary: get(fixed('/api/suggest'), { q: anyText }) },
    {
      weight: 3,
      arbitrary: post(
        fixed('/api/check'),
        bodyOf(
          fc.record(
            {
              lines: fc.array(
                fc.record(
                  { description: anyText, code, rate: fc.oneof(number, fc.double()), date },
                  { requiredKeys: [] },
                ),
                { maxLength: 12 },
              ),
              turnover: fc.oneof(fc.integer(), anyText),
              as_of: date,
            },
            { requiredKeys: ['lines'] },
          ),
        ),
      ),
    },
    { weight: 2, arbitrary: service[0] as fc.Arbitrary<Sent> },
  ),
  prompts: fc.oneof(
    {
      weight: 8,
      arbitrary: get(fixed('/api/prompts'), {
        q: anyText,
        category: fc.oneof(fc.constantFrom('sales', 'Legal & Contracts'), anyText),
        role: fc.oneof(fc.constantFrom('lawyer'), anyText),
        india: flag,
        limit: number,
        offset: number,
        include_template: flag,
      }),
    },
    { weight: 3, arbitrary: get(slug.map((one) => `/api/prompts/${one}`)) },
    { weight: 3, arbitrary: get(slug.map((one) => `/api/prompts/${one}/schema`)) },
    {
      weight: 4,
      arbitrary: post(
        slug.map((one) => `/api/prompts/${one}/render`),
        bodyOf(
          fc.record({
            values: fc.dictionary(
              fc.constantFrom('cheque_details', 'memo_received_on', 'notice_date', 'other', '__proto__'),
              fc.oneof(anyText, date, fc.jsonValue()),
            ),
          }),
        ),
      ),
    },
    { weight: 2, arbitrary: service[0] as fc.Arbitrary<Sent> },
  ),
};

/** So many requests to each service. */
export function generatedRequests(runs: number): void {
  let server: RunningServer;
  const judges = new Map<string, Judge>();
  beforeAll(async () => {
    server = await startServer();
    for (const service of ['tariff', 'prompts'] as const) {
      judges.set(service, createJudge((await (await fetch(`${server[service]}/openapi.json`)).json()) as Json));
    }
  });
  afterAll(() => server.stop());

  async function judged(name: 'tariff' | 'prompts', { method, path, query, body }: Sent): Promise<void> {
    const search = query
      .map(([key, value]) => `${key}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`)
      .join('&');
    const url = `${server[name]}${path}${search === '' ? '' : `?${search}`}`;
    const response = await fetch(url, { method: method.toUpperCase(), ...(body !== undefined && { body }) });
    const text = await response.text();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const problem = judges
      .get(name)
      ?.judge(method, path, response.status, response.headers.get('content-type') ?? '', text);
    if (problem !== undefined) throw new Error(`${url}: ${problem}`);
  }

  describe.each(['tariff', 'prompts'] as const)('%s', (name) => {
    test(`${runs} generated requests stay within the document`, { timeout: 240_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(requests[name], (sent) => judged(name, sent)),
        { numRuns: runs },
      );
    });
  });
}
