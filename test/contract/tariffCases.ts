// The code lookup service: a case for every row of its specification and of the decisions on it.
import { join } from 'node:path';
import { expect } from 'vitest';
import { readDataset } from '../../src/tariff/source/readDataset.ts';
import { type Case, type Json, list, post, type Reply } from './cases.ts';

const REQUIRED = ['description', 'hsn_sac', 'chapter', 'gst_rate', 'type', 'notes'] as const;
const lookup = (query: string) => `/api/lookup?${query}`;
const q = (text: string, more = '') => lookup(`q=${encodeURIComponent(text)}${more}`);
const matches = ({ json }: Reply) => list(json.matches);
const results = ({ json }: Reply) => list(json.results);
const first = (items: readonly Json[]): Json => items[0] ?? {};
const hasAll = (item: Json) => {
  for (const field of REQUIRED) expect(item[field], field).toBeTypeOf('string');
  expect(['goods', 'services']).toContain(item.type);
};

/** Every entry of the answer that has the field, checked; there is at least one. */
const each = (items: readonly Json[], field: string, check: (value: unknown) => void) => {
  const having = items.filter((item) => item[field] !== undefined);
  expect(having.length, `entries with ${field}`).toBeGreaterThan(0);
  for (const item of having) check(item[field]);
};

const fieldCase = (field: string, path: string, check: (value: unknown) => void): Case => ({
  rows: [`HsnResult.${field}`],
  name: `HsnResult.${field}`,
  service: 'tariff',
  path,
  status: 200,
  check: (reply) => each(results(reply), field, check),
});

const isText = (value: unknown) => expect(value).toBeTypeOf('string');
const isNumber = (value: unknown) => expect(value).toBeTypeOf('number');
const matching = (pattern: RegExp) => (value: unknown) => expect(value).toMatch(pattern);

const shapes: readonly Case[] = [
  ...REQUIRED.map((field) => fieldCase(field, lookup('code=8517'), isText)),
  fieldCase('why', lookup('code=8517'), isText),
  fieldCase('confidence', lookup('code=8517'), (value) => expect(value).toBe(1)),
  fieldCase('cess_rate', lookup('code=22'), isNumber),
  fieldCase('cess_note', lookup('code=22'), matching(/./)),
  fieldCase('rcm_applicable', lookup('code=99'), (value) => expect(value).toBe(true)),
  fieldCase('rcm_trigger', lookup('code=99'), matching(/./)),
  fieldCase('uqc', lookup('code=8517'), matching(/^[A-Z]{3}$/)),
  fieldCase('notification_ref', lookup('code=8517'), matching(/\d/)),
  fieldCase('effective_from', lookup('code=8517'), matching(/^\d{4}-\d{2}-\d{2}$/)),
  fieldCase('section', lookup('code=8517'), matching(/^[IVX]+$/)),
  fieldCase('schedule', lookup('code=8517'), matching(/./)),
  {
    rows: ['HsnResult.alternates', 'Limits: alternates per batch result', 'POST: up to 2 alternates each'],
    name: 'alternates only in batch results, up to 2',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: ['mobile phone', 'shirt', 'cable'] }),
    status: 200,
    check: (reply) => {
      const alternates = results(reply).flatMap((result) =>
        result.alternates === undefined ? [] : [list(result.alternates)],
      );
      expect(alternates.length).toBeGreaterThan(0);
      for (const some of alternates) {
        expect(some.length).toBeGreaterThanOrEqual(1);
        expect(some.length).toBeLessThanOrEqual(2);
        for (const alternate of some) hasAll(alternate);
      }
    },
  },
  {
    rows: ['ForwardLookupResponse.query', 'ForwardLookupResponse.matches', 'decided: query is the value as received'],
    name: 'forward lookup echoes q untrimmed and lists matches',
    service: 'tariff',
    path: q('  Smart Phone '),
    status: 200,
    check: (reply) => {
      expect(reply.json.query).toBe('  Smart Phone ');
      expect(matches(reply).length).toBeGreaterThan(0);
      for (const match of matches(reply)) {
        hasAll(match);
        expect(match.alternates).toBeUndefined();
      }
    },
  },
  {
    rows: ['ReverseLookupResponse.query', 'ReverseLookupResponse.results'],
    name: 'reverse lookup echoes code and lists results',
    service: 'tariff',
    path: lookup('code=8517.13'),
    status: 200,
    check: (reply) => {
      expect(reply.json.query).toBe('8517.13');
      expect(results(reply).map(({ hsn_sac }) => hsn_sac)).toEqual(['851713', '85171300']);
    },
  },
  {
    rows: ['BatchLookupRequest.items', 'BatchLookupResponse.results', 'decided: batch'],
    name: 'results[i] answers items[i] and carries query',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: ['smartphone', 'qqzzxxv', 'laptop'] }),
    status: 200,
    check: (reply) => {
      expect(results(reply).map(({ query }) => query)).toEqual(['smartphone', 'qqzzxxv', 'laptop']);
      const nothing = results(reply)[1] ?? {};
      expect(nothing).toMatchObject({
        description: '',
        hsn_sac: '',
        chapter: '',
        gst_rate: '',
        type: 'goods',
        notes: '',
        confidence: 0,
      });
      expect(nothing.why).toMatch(/./);
      expect(nothing.alternates).toBeUndefined();
    },
  },
  {
    rows: [
      'DatasetMeta.totalCodes',
      'DatasetMeta.goodsCount',
      'DatasetMeta.servicesCount',
      'DatasetMeta.asOf',
      'DatasetMeta.sourceUrl',
      'GET /api/meta',
    ],
    name: 'metadata',
    service: 'tariff',
    path: '/api/meta',
    status: 200,
    check: ({ json }) => {
      expect(json.totalCodes).toBe(Number(json.goodsCount) + Number(json.servicesCount));
      for (const count of [json.totalCodes, json.goodsCount, json.servicesCount])
        expect(Number.isInteger(count)).toBe(true);
      expect(json.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(URL.canParse(String(json.sourceUrl))).toBe(true);
    },
  },
  {
    rows: ['ErrorResponse.error', 'Errors: 400'],
    name: 'an error is one sentence under "error" and nothing else',
    service: 'tariff',
    path: '/api/lookup',
    status: 400,
    check: ({ json }) => expect(Object.keys(json)).toEqual(['error']),
  },
];

const forward: readonly Case[] = [
  {
    rows: [
      'GET parameter q',
      'rule 1: up to limit matches ranked by confidence',
      'decided: confidence present on every match, sorted',
    ],
    name: 'matches are sorted by confidence, at most 5 by default',
    service: 'tariff',
    path: q('cotton shirt'),
    status: 200,
    check: (reply) => {
      const confidences = matches(reply).map(({ confidence }) => Number(confidence));
      expect(confidences.length).toBeLessThanOrEqual(5);
      expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
      for (const confidence of confidences) expect(confidence >= 0 && confidence <= 1).toBe(true);
    },
  },
  {
    rows: ['decided: nothing matches q', 'decided: status'],
    name: 'nothing matches: 200 with empty matches',
    service: 'tariff',
    path: q('qqzzxxv'),
    status: 200,
    check: (reply) => {
      expect(matches(reply)).toEqual([]);
      expect(reply.json.status).toBe('not_found');
    },
  },
  {
    rows: ['decided: why'],
    name: 'why names words that matched',
    service: 'tariff',
    path: q('smartphone'),
    status: 200,
    check: (reply) => expect(first(matches(reply)).why).toMatch(/smartphone/i),
  },
  {
    rows: ['Limits: q length', 'decided: lengths count code points after trimming'],
    name: 'q of 200 code points (emoji) with white space around is accepted',
    service: 'tariff',
    path: q(`  ${'😀'.repeat(200)}  `),
    status: 200,
  },
  {
    rows: ['Limits: q length', 'rule 3: invalid parameters give 400'],
    name: 'q of 201 code points is refused',
    service: 'tariff',
    path: q('क'.repeat(201)),
    status: 400,
    error: /q .*200.*201/,
  },
  {
    rows: ['decided: given one empty'],
    name: 'empty q',
    service: 'tariff',
    path: lookup('q='),
    status: 400,
    error: /\bq\b/,
  },
  {
    rows: ['decided: white space alone counts as empty'],
    name: 'q of white space alone',
    service: 'tariff',
    path: q(' \t\u00a0'),
    status: 400,
    error: /\bq\b/,
  },
  {
    rows: ['decided: neither q nor code'],
    name: 'neither q nor code',
    service: 'tariff',
    path: '/api/lookup',
    status: 400,
    error: /q.*code/,
  },
  {
    rows: ['decided: both q and code'],
    name: 'both q and code',
    service: 'tariff',
    path: lookup('q=rice&code=1006'),
    status: 400,
    error: /q and code/,
  },
  {
    rows: ['decided: both q and code'],
    name: 'code with an empty q',
    service: 'tariff',
    path: lookup('q=&code=1006'),
    status: 400,
    error: /q and code/,
  },
  ...['1', '20', '05'].map(
    (limit): Case => ({
      rows: ['GET parameter limit', 'Limits: limit'],
      name: `limit ${limit} is accepted`,
      service: 'tariff',
      path: q('mobile phone', `&limit=${limit}`),
      status: 200,
      check: (reply) => expect(matches(reply).length).toBeLessThanOrEqual(Number(limit)),
    }),
  ),
  ...['0', '21', '1e1', '%2B5', '+5', '%205', '5.0', '-1', '', 'five', '٥', '0x5', '99999999999999999999'].map(
    (limit): Case => ({
      rows: ['Limits: limit', 'decided: integers are plain decimal digits'],
      name: `limit "${limit}" is refused`,
      service: 'tariff',
      path: q('rice', `&limit=${limit}`),
      status: 400,
      error: /limit .*1 to 20/,
    }),
  ),
  {
    rows: ['decided: a parameter given twice'],
    name: 'q twice',
    service: 'tariff',
    path: lookup('q=rice&q=wheat'),
    status: 400,
    error: /q was given twice/,
  },
  {
    rows: ['decided: a parameter given twice'],
    name: 'limit twice, both equal',
    service: 'tariff',
    path: q('rice', '&limit=5&limit=5'),
    status: 400,
    error: /limit was given twice/,
  },
  {
    rows: ['decided: a parameter nobody knows'],
    name: 'unknown parameters are ignored, even twice and oddly named',
    service: 'tariff',
    path: q('rice', '&foo=1&foo=2&__proto__=x&constructor=y&Q=wheat'),
    status: 200,
    check: ({ json }) => expect(json.query).toBe('rice'),
  },
  {
    rows: ['issue: percent-encoding'],
    name: 'plus and %20 are spaces, %2B is a plus',
    service: 'tariff',
    path: lookup('q=usb%2Bcable+for%20phone'),
    status: 200,
    check: ({ json }) => expect(json.query).toBe('usb+cable for phone'),
  },
  {
    rows: ['issue: percent-encoding'],
    name: 'a broken percent sequence does no harm',
    service: 'tariff',
    path: lookup('q=100%25%20cotton%E0%A4'),
    status: 200,
    check: ({ json }) => expect(json.query).toBe('100% cotton%E0%A4'),
  },
  {
    rows: ['issue: emoji in q'],
    name: 'emoji',
    service: 'tariff',
    path: q('📱 smartphone'),
    status: 200,
    check: (reply) => expect(String(first(matches(reply)).hsn_sac)).toMatch(/^8517/),
  },
  {
    rows: ['issue: Devanagari in q'],
    name: 'Devanagari',
    service: 'tariff',
    path: q('मोबाइल'),
    status: 200,
    check: (reply) => {
      expect(reply.json.query).toBe('मोबाइल');
      expect(matches(reply).length).toBeGreaterThan(0);
    },
  },
];

const reverse: readonly Case[] = [
  {
    rows: ['GET parameter code', 'decided: confidence 1 on reverse lookups', 'decided: why on reverse lookups'],
    name: 'a full code',
    service: 'tariff',
    path: lookup('code=85171300'),
    status: 200,
    check: (reply) => {
      expect(results(reply).map(({ hsn_sac }) => hsn_sac)).toEqual(['85171300']);
      expect(first(results(reply))).toMatchObject({ confidence: 1, type: 'goods' });
      expect(first(results(reply)).why).toMatch(/exact/i);
    },
  },
  {
    rows: ['rule 2: a prefix returns the entries under it', 'decided: prefix', 'decided: why on reverse lookups'],
    name: 'a prefix: parents before children, nothing cut',
    service: 'tariff',
    path: lookup('code=8517'),
    status: 200,
    check: (reply) => {
      const codes = results(reply).map(({ hsn_sac }) => String(hsn_sac));
      expect(codes[0]).toBe('8517');
      expect(codes.length).toBeGreaterThan(20);
      expect(codes).toEqual([...codes].sort());
      expect(codes.every((code) => code.startsWith('8517'))).toBe(true);
      expect(results(reply)[1]?.why).toMatch(/8517/);
    },
  },
  {
    rows: ['rule 2: a two-digit prefix returns the entries of that chapter', 'decided: entries'],
    name: 'chapter 85: entries of 4, 6 and 8 digits',
    service: 'tariff',
    path: lookup('code=85'),
    status: 200,
    check: (reply) =>
      expect(new Set(results(reply).map(({ hsn_sac }) => String(hsn_sac).length))).toEqual(new Set([4, 6, 8])),
  },
  {
    rows: ['decided: entries', 'decided: section'],
    name: '99: every service, of 4, 5 and 6 digits, in section XXIII',
    service: 'tariff',
    path: lookup('code=99'),
    status: 200,
    check: (reply) => {
      expect(new Set(results(reply).map(({ hsn_sac }) => String(hsn_sac).length))).toEqual(new Set([4, 5, 6]));
      expect(results(reply).every(({ type, section }) => type === 'services' && section === 'XXIII')).toBe(true);
    },
  },
  ...['8517.13.00', '8517 13 00', '8517-1300', ' 85171300 '].map(
    (code): Case => ({
      rows: ['decided: code punctuation'],
      name: `"${code}" is 85171300`,
      service: 'tariff',
      path: lookup(`code=${encodeURIComponent(code)}`),
      status: 200,
      check: (reply) => {
        expect(reply.json.query).toBe(code);
        expect(results(reply).map(({ hsn_sac }) => hsn_sac)).toEqual(['85171300']);
      },
    }),
  ),
  ...['abc', '8517x', '८५१७', '...', '0000', '12345678901234567890'].map(
    (code): Case => ({
      rows: ['decided: code punctuation'],
      name: `"${code}" matches nothing: 200 with empty results`,
      service: 'tariff',
      path: lookup(`code=${encodeURIComponent(code)}`),
      status: 200,
      check: (reply) => expect(results(reply)).toEqual([]),
    }),
  ),
  {
    rows: ['Limits: code length'],
    name: 'code of 21 characters',
    service: 'tariff',
    path: lookup(`code=${'1'.repeat(21)}`),
    status: 400,
    error: /code .*20/,
  },
  {
    rows: ['Limits: code length', 'decided: given one empty'],
    name: 'empty code',
    service: 'tariff',
    path: lookup('code='),
    status: 400,
    error: /code/,
  },
  ...['1', '0', 'abc', ''].map(
    (limit): Case => ({
      rows: ['decided: limit with code'],
      name: `limit "${limit}" is ignored with code`,
      service: 'tariff',
      path: lookup(`code=8517&limit=${limit}`),
      status: 200,
      check: (reply) => expect(results(reply).length).toBeGreaterThan(20),
    }),
  ),
  {
    rows: ['decided: retired code'],
    name: 'a retired code stays, marked, with its successor',
    service: 'tariff',
    path: lookup('code=85'),
    status: 200,
    check: (reply) => {
      const retired = results(reply).filter(({ status }) => status === 'retired');
      expect(retired.length).toBeGreaterThan(0);
      const replaced = retired.find(({ superseded_by }) => superseded_by !== undefined) ?? {};
      const [successor] = list(replaced.superseded_by);
      expect(String(replaced.notes)).toContain(String(successor?.code));
    },
  },
  {
    rows: ['decided: gst_rate'],
    name: 'gst_rate is N%, rates[] has every branch with its fields',
    service: 'tariff',
    path: lookup('code=61'),
    status: 200,
    check: (reply) => {
      for (const result of results(reply)) {
        expect(result.gst_rate).toMatch(/^\d+(\.\d+)?%$/);
        const rates = list(result.rates);
        expect(rates.length).toBeGreaterThan(0);
        for (const rate of rates) {
          for (const field of ['rate', 'condition', 'schedule', 'notification_ref', 'effective_from'])
            expect(rate[field], field).toBeTypeOf('string');
        }
      }
      expect(results(reply).some(({ rates, notes }) => list(rates).length > 1 && notes !== '')).toBe(true);
    },
  },
  {
    rows: ['decided: goods outside GST'],
    name: 'goods outside GST: 0%, schedule Outside GST, notes name the tax',
    service: 'tariff',
    path: lookup('code=22'),
    status: 200,
    check: (reply) => {
      const outside = results(reply).filter(({ schedule }) => schedule === 'Outside GST');
      expect(outside.length).toBeGreaterThan(0);
      for (const result of outside) {
        expect(result.gst_rate).toBe('0%');
        expect(result.notes).toMatch(/excise|VAT|tax/i);
      }
    },
  },
  {
    rows: ['decided: cess'],
    name: 'cess ended: cess_rate 0 and a note that says what applied until when',
    service: 'tariff',
    path: lookup('code=2202'),
    status: 200,
    check: (reply) =>
      each(results(reply), 'cess_rate', (value) => {
        expect(value).toBe(0);
      }),
  },
  {
    rows: ['decided: cess', 'decided: as_of'],
    name: 'with an earlier as_of the cess of that day',
    service: 'tariff',
    path: lookup('code=2202&as_of=2024-01-01'),
    status: 200,
    check: (reply) => expect(results(reply).some(({ cess_rate }) => Number(cess_rate) > 0)).toBe(true),
  },
];

const { asOf: KNOWN_UNTIL } = readDataset(join(import.meta.dirname, '../../data/tariff'));
const AHEAD = new RegExp(`Rates are known up to ${KNOWN_UNTIL}; what changes later is not in this dataset\\.$`);

const asOf: readonly Case[] = [
  ...[q('smartphone', '&as_of=2130-01-01'), lookup('code=8517&as_of=2130-01-01')].map(
    (path): Case => ({
      rows: ['decided: as_of'],
      name: `a day to come: ${path}`,
      service: 'tariff',
      path,
      status: 200,
      check: (reply) => {
        const found = list(reply.json.matches ?? reply.json.results);
        expect(found.length).toBeGreaterThan(0);
        for (const { notes } of found) expect(notes).toMatch(AHEAD);
      },
    }),
  ),
  {
    rows: ['decided: as_of', 'POST /api/lookup'],
    name: 'as_of in the address of a batch',
    service: 'tariff',
    path: '/api/lookup?as_of=2019-01-01',
    init: post({ items: ['smartphone'] }),
    status: 200,
    check: (reply) => expect(results(reply)[0]).toMatchObject({ hsn_sac: '85171300', gst_rate: '12%' }),
  },
  {
    rows: ['decided: as_of', 'POST /api/lookup'],
    name: 'the same as_of in the address and in the body of a batch',
    service: 'tariff',
    path: '/api/lookup?as_of=2019-01-01',
    init: post({ items: ['smartphone'], as_of: '2019-01-01' }),
    status: 200,
  },
  {
    rows: ['decided: as_of', 'POST: 400 for an invalid body'],
    name: 'two dates for one batch',
    service: 'tariff',
    path: '/api/lookup?as_of=2019-01-01',
    init: post({ items: ['smartphone'], as_of: '2020-01-01' }),
    status: 400,
    error: /as_of.*2019-01-01.*2020-01-01/,
  },
  {
    rows: ['decided: as_of', 'POST: 400 for an invalid body'],
    name: 'a batch with a day before GST in its address',
    service: 'tariff',
    path: '/api/lookup?as_of=2016-01-01',
    init: post({ items: ['smartphone'] }),
    status: 400,
    error: /as_of.*2017-07-01/,
  },
  {
    rows: ['decided: as_of'],
    name: 'as_of answers with the rates of that day',
    service: 'tariff',
    path: lookup('code=85&as_of=2025-09-21'),
    status: 200,
    check: (reply) => {
      expect(results(reply).map(({ gst_rate: rate }) => rate)).toContain('28%');
      for (const { effective_from: from, effective_to: to } of results(reply).flatMap(({ rates }) => list(rates))) {
        expect(String(from) <= '2025-09-21').toBe(true);
        expect(to === null || String(to) >= '2025-09-21').toBe(true);
      }
    },
  },
  {
    rows: ['decided: as_of'],
    name: 'as_of with q',
    service: 'tariff',
    path: q('smartphone', '&as_of=2019-01-01'),
    status: 200,
  },
  {
    rows: ['decided: as_of'],
    name: 'as_of on the first day',
    service: 'tariff',
    path: lookup('code=8517&as_of=2017-07-01'),
    status: 200,
  },
  {
    rows: ['decided: as_of'],
    name: 'as_of in the far future',
    service: 'tariff',
    path: lookup('code=8517&as_of=9999-12-31'),
    status: 200,
  },
  ...['2017-06-30', '2025-02-30', '2025-13-01', '22-09-2025', '2025-9-1', 'today', '', '2025-09-22T00:00'].map(
    (date): Case => ({
      rows: ['decided: as_of'],
      name: `as_of "${date}" is refused`,
      service: 'tariff',
      path: lookup(`code=8517&as_of=${date}`),
      status: 400,
      error: /as_of .*YYYY-MM-DD/,
    }),
  ),
];

const batchOf = (count: number) => Array.from({ length: count }, (_, i) => `smartphone ${i}`);

const batch: readonly Case[] = [
  {
    rows: ['Limits: batch items'],
    name: 'batch of 0',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: [] }),
    status: 400,
    error: /items.*1 to 10/,
  },
  ...[1, 10].map(
    (count): Case => ({
      rows: ['Limits: batch items', 'POST /api/lookup', 'decided: POST no-store'],
      name: `batch of ${count}`,
      service: 'tariff',
      path: '/api/lookup',
      init: post({ items: batchOf(count) }),
      status: 200,
      check: (reply) => {
        expect(results(reply)).toHaveLength(count);
        expect(reply.response.headers.get('cache-control')).toBe('no-store');
      },
    }),
  ),
  {
    rows: ['Limits: batch items'],
    name: 'batch of 11',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: batchOf(11) }),
    status: 400,
    error: /items.*10.*11/,
  },
  {
    rows: ['Limits: batch items'],
    name: 'an item of 200 characters',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: ['ж'.repeat(200)] }),
    status: 200,
  },
  {
    rows: ['decided: a bad item makes the whole request a 400 that names its index'],
    name: 'an item of 201 characters',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: ['rice', 'ж'.repeat(201)] }),
    status: 400,
    error: /items\[1\].*200/,
  },
  {
    rows: ['decided: a bad item makes the whole request a 400 that names its index'],
    name: 'an empty item',
    service: 'tariff',
    path: '/api/lookup',
    init: post({ items: ['rice', 'wheat', ' '] }),
    status: 400,
    error: /items\[2\]/,
  },
  ...[5, null, ['x'], { a: 1 }, true].map(
    (item): Case => ({
      rows: ['decided: a bad item makes the whole request a 400 that names its index'],
      name: `an item that is ${JSON.stringify(item)}`,
      service: 'tariff',
      path: '/api/lookup',
      init: post({ items: [item] }),
      status: 400,
      error: /items\[0\].*text/,
    }),
  ),
  ...(
    [
      ['an array', '["rice"]'],
      ['a string', '"rice"'],
      ['null', 'null'],
      ['a number', '5'],
      ['an object without items', '{}'],
      ['items as a string', '{"items":"rice"}'],
      ['broken JSON', '{"items":["rice"'],
      ['empty', ''],
      ['white space', '  \n'],
    ] as const
  ).map(
    ([name, body]): Case => ({
      rows: ['POST: 400 for an invalid body', 'Errors: 400'],
      name: `a body that is ${name}`,
      service: 'tariff',
      path: '/api/lookup',
      init: post(body),
      status: 400,
      error: /body|items/,
    }),
  ),
  {
    rows: ['POST: 400 for an invalid body'],
    name: 'a body that is not UTF-8',
    service: 'tariff',
    path: '/api/lookup',
    init: { method: 'POST', body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
    status: 400,
    error: /UTF-8/,
  },
  {
    rows: ['decided: POST any Content-Type'],
    name: 'any content type is accepted as long as the body is JSON',
    service: 'tariff',
    path: '/api/lookup',
    init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"items":["smartphone"]}' },
    status: 200,
  },
  {
    rows: ['issue: 64 KiB and one byte more', 'decided: 413'],
    name: 'a body of exactly 64 KiB is read',
    service: 'tariff',
    path: '/api/lookup',
    init: post(`{"items":["smartphone"]}`.padEnd(64 * 1024)),
    status: 200,
  },
  {
    rows: ['issue: 64 KiB and one byte more', 'decided: 413'],
    name: 'one byte more is refused',
    service: 'tariff',
    path: '/api/lookup',
    init: post(`{"items":["smartphone"]}`.padEnd(64 * 1024 + 1)),
    status: 413,
    error: /65536 bytes/,
  },
];

const added: readonly Case[] = [
  {
    rows: ['added: /api/codes/{code}'],
    name: 'the record of a code',
    service: 'tariff',
    path: '/api/codes/8517.13.00',
    status: 200,
    check: ({ json }) => {
      hasAll(json);
      expect(list(json.ancestors).map(({ code }) => code)).toEqual(['8517', '851713']);
      expect(list(json.history).length).toBeGreaterThan(0);
    },
  },
  {
    rows: ['added: /api/codes/{code}'],
    name: 'a code that does not exist: 404 with the nearest that do',
    service: 'tariff',
    path: '/api/codes/85171399',
    status: 404,
    error: /85171399/,
    check: ({ json }) => expect(Array.isArray(json.nearest)).toBe(true),
  },
  ...['85179999', '851799', '85179', '8517999', '85170000'].map(
    (code): Case => ({
      rows: ['added: /api/codes/{code}'],
      name: `${code} does not exist, but its heading does`,
      service: 'tariff',
      path: `/api/codes/${code}`,
      status: 404,
      error: /The nearest that exist: 8517, /,
      check: ({ json }) => expect(list(json.nearest)[0]).toMatchObject({ code: '8517', status: 'live' }),
    }),
  ),
  {
    rows: ['added: /api/codes/{code}'],
    name: 'the published example of a code that does not exist is what the service says',
    service: 'tariff',
    path: '/api/codes/8517139',
    status: 404,
    check: ({ json }) => expect(json.error).toBe('There is no code 8517139. The nearest that exist: 851713, 85171300.'),
  },
  {
    rows: ['added: /api/codes/{code}'],
    name: 'as_of is checked',
    service: 'tariff',
    path: '/api/codes/8517?as_of=1999-01-01',
    status: 400,
    error: /as_of/,
  },
  {
    rows: ['added: /api/changes'],
    name: 'changes on the day of the reform',
    service: 'tariff',
    path: '/api/changes?from=2025-09-22&to=2025-09-22&limit=3',
    status: 200,
    check: (reply) => {
      expect(results(reply)).toHaveLength(3);
      expect(Number(reply.json.total)).toBeGreaterThan(3);
      for (const change of results(reply)) expect(change.on).toBe('2025-09-22');
    },
  },
  {
    rows: ['added: /api/changes'],
    name: 'from is required',
    service: 'tariff',
    path: '/api/changes',
    status: 400,
    error: /from/,
  },
  {
    rows: ['added: /api/changes'],
    name: 'to before from',
    service: 'tariff',
    path: '/api/changes?from=2025-09-22&to=2025-09-21',
    status: 400,
    error: /to must/,
  },
  {
    rows: ['added: /api/changes'],
    name: 'from after today, and no to: the parameter that came is named',
    service: 'tariff',
    path: '/api/changes?from=2099-01-01',
    status: 400,
    error: /^Parameter from must not be after today \(\d{4}-\d\d-\d\d\) unless to is given, but "2099-01-01" came\.$/,
  },
  {
    rows: ['added: /api/changes'],
    name: 'an offset past the end, however large: empty results',
    service: 'tariff',
    path: '/api/changes?from=2025-09-22&to=2025-09-22&offset=9007199254740993',
    status: 200,
    check: (reply) => {
      expect(results(reply)).toEqual([]);
      expect(Number(reply.json.total)).toBeGreaterThan(3);
    },
  },
  {
    rows: ['added: /api/suggest'],
    name: 'suggestions, 8 at most',
    service: 'tariff',
    path: '/api/suggest?q=mob',
    status: 200,
    check: ({ json }) => {
      expect(list(json.suggestions).length).toBeGreaterThan(0);
      expect(list(json.suggestions).length).toBeLessThanOrEqual(8);
    },
  },
  {
    rows: ['added: /api/suggest'],
    name: 'q is required',
    service: 'tariff',
    path: '/api/suggest',
    status: 400,
    error: /\bq\b/,
  },
  {
    rows: ['added: /api/cell'],
    name: 'a field that a cell cannot show is refused',
    service: 'tariff',
    path: '/api/cell?q=rice&field=name',
    status: 400,
    error: /^Parameter field must be one of code, rate, description, but "name" came\.$/,
  },
  {
    rows: ['added: /api/check'],
    name: 'lines of a register are checked and not kept',
    service: 'tariff',
    path: '/api/check',
    init: post({
      lines: [{ description: 'Wooden cutting board', code: '4419', rate: 12, unit: 'NOS', date: '05-10-2025' }],
    }),
    status: 200,
    check: ({ response, json }) => {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(json).toMatchObject({ lines: 1, counts: { wrong: 1 } });
      expect(list(json.findings)[0]).toMatchObject({ row: 1, kind: 'rate-stale', repair: { rate: 5 } });
    },
  },
  {
    rows: ['added: /api/check'],
    name: 'a line that is none is named by its place',
    service: 'tariff',
    path: '/api/check',
    init: post({ lines: [{}, { rate: null }] }),
    status: 400,
    error: /^lines\[1\]\.rate /,
  },
  {
    rows: ['added: exports'],
    name: 'export as CSV',
    service: 'tariff',
    path: '/api/export.csv',
    status: 200,
    check: ({ response, text }) => {
      expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
      expect(response.headers.get('etag')).toMatch(/^".+"$/);
      expect(text.slice(0, 20)).toMatch(/^hsn_sac,type,descri/);
    },
  },
  {
    rows: ['added: exports'],
    name: 'export as NDJSON: every line an entry',
    service: 'tariff',
    path: '/api/export.ndjson',
    status: 200,
    check: ({ text }) => {
      const lines = text.trimEnd().split('\n');
      for (const line of [lines[0], lines.at(-1)]) hasAll(JSON.parse(line ?? '') as Json);
    },
  },
];

export const tariffCases: readonly Case[] = [...shapes, ...forward, ...reverse, ...asOf, ...batch, ...added];
