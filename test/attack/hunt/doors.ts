// The doors that the hunt tries: what a question there is made of, and how it is put. Parts are texts that are changed
// at random toward what costs most.
import type { FieldMap } from '../../../src/prompts/kit.ts';
import { CALCULATORS } from '../../../tools/deterministic/index.ts';
import type { Random } from './parts.ts';
import type { Question } from './question.ts';

export interface Door {
  readonly name: string;
  /** A lookup has a closer bound than other requests. */
  readonly isLookup?: boolean;
  /** The most characters of each part; the number of parts. */
  readonly maxLength: number;
  readonly maxParts: number;
  question(parts: readonly string[], random: Random): Question;
}

/** Half a pair of surrogates cannot stand in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
const html = 'text/html';
const MAX_BODY = 64 * 1024;
const DAYS = ['2017-07-01', '2018-01-01', '2025-09-21', '2025-09-22', '2026-11-16', '2199-12-31'];

const fitting = (body: unknown): string => {
  const text = JSON.stringify(body);
  return Buffer.byteLength(text) <= MAX_BODY ? text : JSON.stringify({});
};

const call = (name: string, values: unknown, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: values },
});
const MCP = { path: '/mcp', accept: 'application/json, text/event-stream' } as const;

const tools: readonly (readonly [slug: string, fields: FieldMap])[] = Object.entries(CALCULATORS).map(
  ([slug, { fields }]) => [slug, fields],
);

/** Values for a tool: examples, of which the parts take the place where texts or numbers are asked for. */
function toolValues(at: number, parts: readonly string[], random: Random): readonly [string, Record<string, unknown>] {
  const [slug, fields] = tools[at % tools.length] ?? ['', {}];
  const values: Record<string, unknown> = {};
  let next = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'date') values[name] = random.from(DAYS);
    else if ('options' in field) values[name] = random.from(field.options);
    else if (field.type === 'number' || field.type === 'currency') {
      values[name] = random.from([field.min ?? 0, field.max ?? 90_000_000_000, field.example]);
    } else if (field.type === 'boolean') values[name] = random.below(2) === 0;
    else values[name] = random.below(3) === 0 ? field.example : (parts[next++ % Math.max(1, parts.length)] ?? '');
  }
  return [slug, values];
}

const line = (text: string, random: Random) => ({
  description: text.slice(0, 200),
  code: random.from(['6907', '85044030', '1006', '9988', '01011010', '8', text.slice(0, 8)]),
  rate: random.from([0, 5, 12, 18, 28, 40, -1, text]),
  date: random.from([...DAYS, text]),
  taxable: random.from([0, 100.005, 1e12, `1${text}`]),
  igst: random.from([0, 18, 1e12, `1${text}`]),
});

export const DOORS: readonly Door[] = [
  {
    name: 'lookup by text',
    isLookup: true,
    maxLength: 200,
    maxParts: 1,
    question: ([q = ''], random) => ({
      service: 'tariff',
      path: `/api/lookup?q=${encoded(q)}&limit=20&as_of=${random.from(DAYS.slice(0, 5))}`,
    }),
  },
  {
    name: 'lookup by code',
    isLookup: true,
    maxLength: 20,
    maxParts: 1,
    question: ([text = ''], random) => ({
      service: 'tariff',
      path: `/api/lookup?code=${encoded(random.below(2) === 0 ? String(random.below(100)) : text)}`,
    }),
  },
  {
    name: 'batch',
    isLookup: true,
    maxLength: 200,
    maxParts: 10,
    question: (parts) => ({ service: 'tariff', path: '/api/lookup', body: fitting({ items: parts }) }),
  },
  {
    name: 'suggestions',
    maxLength: 200,
    maxParts: 1,
    question: ([q = '']) => ({ service: 'tariff', path: `/api/suggest?q=${encoded(q)}` }),
  },
  {
    name: 'changes',
    maxLength: 1,
    maxParts: 1,
    question: (_, random) => ({
      service: 'tariff',
      path: `/api/changes?from=${random.from(DAYS.slice(0, 4))}&to=2199-12-31&limit=${random.from([1, 1000, 5000])}&offset=${random.from([0, 500, 1e6])}`,
    }),
  },
  {
    name: 'one code',
    maxLength: 20,
    maxParts: 1,
    question: ([code = ''], random) => ({
      service: 'tariff',
      path: `/api/codes/${encoded(random.from(['8708', '9988', '3004', '2106', '99', code || 'x']))}?as_of=${random.from(DAYS.slice(0, 5))}`,
    }),
  },
  {
    name: 'check of lines',
    maxLength: 200,
    maxParts: 100,
    question: (parts, random) => ({
      service: 'tariff',
      path: '/api/check',
      body: fitting({ lines: parts.map((text) => line(text, random)) }),
    }),
  },
  {
    name: 'pages of codes',
    maxLength: 300,
    maxParts: 1,
    question: ([text = ''], random) => ({
      service: 'tariff',
      accept: html,
      path: random.from([
        `/?q=${encoded(text)}`,
        `/codes/${encoded(text || 'x')}`,
        `/changes?from=2017-07-01&q=${encoded(text)}`,
        `/names/${random.from(['s', 'a', 'c'])}?page=${random.below(40)}`,
        `/browse/${random.below(100)}`,
        `/${encoded(text)}`,
        '/docs',
        '/sitemap.xml',
      ]),
    }),
  },
  {
    name: 'search of prompts',
    maxLength: 200,
    maxParts: 1,
    question: ([q = ''], random) => ({
      service: 'prompts',
      path: `/api/prompts?q=${encoded(q)}&limit=100&include_template=${random.below(2)}`,
    }),
  },
  {
    name: 'pages of prompts',
    maxLength: 2000,
    maxParts: 3,
    question: ([text = '', more = ''], random) => ({
      service: 'prompts',
      accept: html,
      path: random.from([
        `/?q=${encoded(text.slice(0, 300))}`,
        `/prompts/section-138-cheque-bounce-notice?facts=${encoded(text)}&claim=${encoded(more)}`,
        `/tools/json-formatter?json=${encoded(text)}`,
        `/nothing/${encoded(text || 'x')}`,
      ]),
    }),
  },
  {
    name: 'rendering',
    maxLength: 20_000,
    maxParts: 4,
    question: (parts) => ({
      service: 'prompts',
      path: '/api/prompts/section-138-cheque-bounce-notice/render',
      body: fitting({
        values: Object.fromEntries(parts.map((text, at) => [['facts', 'payee', 'drawer', text][at] ?? 'x', text])),
      }),
    }),
  },
  {
    name: 'tools over HTTP',
    maxLength: 60_000,
    maxParts: 2,
    question: (parts, random) => {
      const [slug, values] = toolValues(random.below(tools.length), parts, random);
      return { service: 'prompts', path: `/api/tools/${slug}/run`, body: fitting({ values }) };
    },
  },
  {
    name: 'MCP tools',
    maxLength: 50_000,
    maxParts: 2,
    question: (parts, random) => {
      const [slug, values] = toolValues(random.below(tools.length), parts, random);
      return { service: 'tariff', ...MCP, body: fitting(call(slug.replaceAll('-', '_'), values)) };
    },
  },
  {
    name: 'MCP lists',
    maxLength: 200,
    maxParts: 100,
    question: (parts, random) => ({
      service: 'tariff',
      ...MCP,
      body: fitting(
        random.below(2) === 0
          ? call('classify_items', { items: parts })
          : call('check_lines', { lines: parts.map((text) => line(text, random)) }),
      ),
    }),
  },
  {
    name: 'MCP batches',
    maxLength: 2000,
    maxParts: 20,
    question: (parts, random) => ({
      service: 'tariff',
      ...MCP,
      body: fitting(
        parts.map((text, id) => {
          if (random.below(3) === 0) return call('lookup_code', { q: text.slice(0, 200), limit: 20 }, id);
          const [slug, values] = toolValues(random.below(tools.length), [text], random);
          return call(slug.replaceAll('-', '_'), values, id);
        }),
      ),
    }),
  },
];
