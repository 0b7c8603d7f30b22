// Requests that cost a server much and their sender little. Each is different where the same one again would be answered
// from a cache.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../../src/steps/once.ts';
import { hashedName } from '../../../src/web/assets.ts';
import { HOSTILE_TEXTS } from '../hostileTexts.ts';
import { request } from '../wire.ts';

export interface CostlyDoor {
  readonly name: string;
  readonly service: 'tariff' | 'prompts';
  /** The bytes of the n-th request. */
  bytes(n: number): string;
}

const HTML = 'Accept: text/html';
const MCP = ['Content-Type: application/json', 'Accept: application/json, text/event-stream'];
const FIRST_DAY = Date.UTC(2017, 6, 1);
const DAY_MS = 86_400_000;

const day = (n: number): string => new Date(FIRST_DAY + n * DAY_MS).toISOString().slice(0, 10);
const texts = Object.values(HOSTILE_TEXTS);
/** As long as a query may be, and different for each n. */
const text = (n: number): string => [...`${n} ${texts[n % texts.length]}`].slice(0, 200).join('');
const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));
const get = (path: string, ...headers: string[]): string => request(`GET ${path}`, headers);
const post = (path: string, body: unknown, headers: readonly string[] = []): string =>
  request(`POST ${path}`, headers, JSON.stringify(body));
const repeated = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

const manyWords = (n: number, characters: number): string => `${n} ${'a,b\n'.repeat(characters / 4)}`;
export const call = (name: string, values: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: values },
});
export const mcp = (body: unknown): string => post('/mcp', body, MCP);

const line = (n: number) => ({
  description: text(n),
  code: ['6907', '85044030', '1006', '9988'][n % 4],
  rate: 18,
  date: '2025-09-21',
  taxable: 100.005,
  igst: 18,
});

/** A page is cached for each host, so each request names another one. */
const hosted = (path: string, n: number): string => get(path, HTML).replace('Host: 127.0.0.1', `Host: h${n}.example`);

const dataFile = once(() =>
  hashedName('tariff.bin', readFileSync(join(import.meta.dirname, '..', '..', '..', 'dist', 'data', 'tariff.bin'))),
);

export const CHANGES_TABLE: CostlyDoor = {
  name: 'changes as CSV',
  service: 'tariff',
  bytes: (n) => get(`/changes.csv?from=${day(n)}`),
};
export const ALL_CHANGES: CostlyDoor = {
  name: 'all changes',
  service: 'tariff',
  bytes: (n) => get(`/api/changes?from=${day(n)}&limit=5000`),
};
const EXPORT: CostlyDoor = {
  name: 'export of the tariff as lines',
  service: 'tariff',
  bytes: (n) => get(`/api/export.ndjson?as_of=${day(n)}`),
};
const TOOL: CostlyDoor = {
  name: 'the slowest calculator',
  service: 'prompts',
  bytes: (n) => post('/api/tools/readability-score/run', { values: { text: manyWords(n, 50_000) } }),
};

/** Those that are also tried in every way. */
export const IN_EVERY_WAY: readonly CostlyDoor[] = [CHANGES_TABLE, ALL_CHANGES, EXPORT, TOOL];

export const COSTLY_DOORS: readonly CostlyDoor[] = [
  ...IN_EVERY_WAY,
  { name: 'changes as a feed', service: 'tariff', bytes: (n) => get(`/changes.atom?from=${day(n)}`) },
  { name: 'changes as a calendar', service: 'tariff', bytes: (n) => get(`/changes.ics?from=${day(n)}`) },
  { name: 'page of changes', service: 'tariff', bytes: (n) => get(`/changes?from=${day(n)}`, HTML) },
  { name: 'all codes of services', service: 'tariff', bytes: (n) => get(`/api/lookup?code=9&as_of=${day(n)}`) },
  { name: 'export of the tariff as CSV', service: 'tariff', bytes: (n) => get(`/api/export.csv?as_of=${day(n)}`) },
  {
    name: 'check of a hundred lines',
    service: 'tariff',
    bytes: (n) => post('/api/check', { lines: repeated(100, (at) => line(100 * n + at)) }),
  },
  {
    name: 'lookup of ten texts',
    service: 'tariff',
    bytes: (n) => post('/api/lookup', { items: repeated(10, (at) => text(10 * n + at)) }),
  },
  { name: 'suggestions', service: 'tariff', bytes: (n) => get(`/api/suggest?q=${encoded(text(n))}`) },
  {
    name: 'MCP call',
    service: 'prompts',
    bytes: (n) => mcp(call('readability_score', { text: manyWords(n, 50_000) })),
  },
  {
    name: 'MCP batch of twenty',
    service: 'tariff',
    bytes: (n) => mcp(repeated(20, (id) => call('lookup_code', { q: text(20 * n + id), limit: 20 }, id))),
  },
  { name: 'page of a chapter', service: 'tariff', bytes: (n) => hosted('/browse/84', n) },
  { name: 'page of names', service: 'tariff', bytes: (n) => hosted(`/names/s?page=${1 + (n % 40)}`, n) },
  { name: 'sitemap', service: 'tariff', bytes: (n) => hosted('/sitemap.xml', n) },
  { name: 'data file, not compressed', service: 'tariff', bytes: () => get(`/assets/${dataFile()}`) },
  {
    name: 'search of prompts',
    service: 'prompts',
    bytes: (n) => get(`/api/prompts?q=${encoded(text(n))}&include_template=1&limit=100`),
  },
  {
    name: 'search of prompts in Hindi',
    service: 'prompts',
    bytes: (n) => get(`/api/prompts?q=${encoded(`चेक बाउंस नोटिस ${n}`)}`),
  },
  {
    name: 'list of prompts',
    service: 'prompts',
    bytes: (n) => get(`/api/prompts?include_template=1&limit=100&offset=${n % 200}`),
  },
  { name: 'export of prompts as lines', service: 'prompts', bytes: () => get('/api/export.ndjson') },
  { name: 'export of prompts as an archive', service: 'prompts', bytes: () => get('/api/export.zip') },
  {
    name: 'rendering of long values',
    service: 'prompts',
    bytes: (n) =>
      post('/api/prompts/long-document-digest/render', {
        values: { reading_for: 'the tenant', document: manyWords(n, 100_000) },
      }),
  },
  {
    name: 'page of a calculator',
    service: 'prompts',
    bytes: (n) => get(`/tools/json-formatter?json=${encoded(`[${n}${',[1]'.repeat(1_500)}]`)}`, HTML),
  },
];
