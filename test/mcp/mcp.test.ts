// MCP with the official client over every door: tools, prompts, completion, pages, errors.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { getEncoding } from 'js-tiktoken';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openCatalogFrom } from '../../src/prompts/catalog/index.ts';
import { asRendered } from '../../src/prompts/render.ts';
import { exchange } from '../attack/wire.ts';
import { type RunningServer, startServer } from '../contract/server.ts';
import { overHttp, overStdio, spokenTo } from './doors.ts';

const CATALOG = openCatalogFrom(
  readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'data', 'catalog.json'), 'utf8'),
);
const NOTICE = 'section-138-cheque-bounce-notice';

/** A prompt with a field that can be chosen from options. */
function promptWith(type: 'select' | 'multiselect'): { slug: string; field: string; options: readonly string[] } {
  for (const { slug, fields } of CATALOG.prompts) {
    for (const [field, one] of Object.entries(fields)) {
      if (one.type === type && 'options' in one) return { slug, field, options: one.options };
    }
  }
  throw new Error(`no prompt has a ${type} field`);
}

const examplesOf = (slug: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(CATALOG.get(slug)?.fields ?? {}).map(([name, { example }]) => [
      name,
      Array.isArray(example) ? example.join('; ') : String(example),
    ]),
  );

const textOf = (result: { readonly content: readonly { readonly type: string; readonly text?: string }[] }): string =>
  result.content.map(({ text = '' }) => text).join('\n');

/** The answer, which is text alone unless all of it is asked for. */
function answerIn(result: Parameters<typeof textOf>[0]): Record<string, unknown> {
  expect(result, 'said once').not.toHaveProperty('structuredContent');
  return JSON.parse(textOf(result)) as Record<string, unknown>;
}

let server: RunningServer;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  clients.set('code lookup service', await overHttp(server.tariff));
  clients.set('prompt catalog service', await overHttp(server.prompts));
  clients.set('standard streams', await overStdio());
});

afterAll(async () => {
  for (const client of clients.values()) await client.close();
  await server.stop();
});

const CODES = ['lookup_code', 'describe_code', 'classify_items', 'check_lines', 'list_changes'];
const CALCULATORS = ['list_calculators', 'describe_calculator', 'run_calculator'];
const PROMPTS = ['search_prompts', 'render_prompt'];

test.each([
  ['code lookup service', 3000],
  ['prompt catalog service', 5000],
  ['standard streams', 5000],
])('the list of tools of the %s costs an agent %i tokens at most', async (door, most) => {
  const listed = getEncoding('o200k_base').encode(JSON.stringify(await clientOf(door)().listTools())).length;
  expect(listed).toBeGreaterThan(500);
  expect(listed).toBeLessThanOrEqual(most);
});

const clientOf = (door: string) => (): Client => {
  const open = clients.get(door);
  if (open === undefined) throw new Error(`${door} is not open`);
  return open;
};

test('each service offers its own set, the standard streams all or the sets that are asked for', async () => {
  const names = async (door: string): Promise<readonly string[]> =>
    (await clientOf(door)().listTools()).tools.map(({ name }) => name).sort();
  expect(await names('code lookup service')).toEqual([...CODES].sort());
  expect(await names('prompt catalog service')).toEqual([...PROMPTS, ...CALCULATORS].sort());
  const all = [...CODES, ...PROMPTS, ...CALCULATORS];
  expect(await names('standard streams')).toEqual(all.sort());
  const only = await overStdio(['--only', 'codes']);
  try {
    expect((await only.listTools()).tools.map(({ name }) => name)).toEqual(CODES);
    expect(only.getServerCapabilities()).not.toHaveProperty('prompts');
  } finally {
    await only.close();
  }
});

describe.each(['code lookup service', 'standard streams'])('codes by MCP over the %s', (door) => {
  const client = clientOf(door);
  const call = (name: string, values: Record<string, unknown>) => client().callTool({ name, arguments: values });

  test('says what it is and how to use it', () => {
    expect(client().getServerVersion()).toMatchObject({ name: 'kosh', version: '1.0.0' });
    expect(client().getInstructions()).toContain('lookup_code');
  });

  test('lists its tools with schemas and as read-only', async () => {
    const { tools } = await client().listTools();
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(tool.inputSchema.type).toBe('object');
      // The protocol would demand structure of every answer, and brief ones are text alone.
      expect(tool).not.toHaveProperty('outputSchema');
      expect((tool.description ?? '').length).toBeGreaterThan(20);
    }
  });

  test('lookup_code finds a code with its rates', async () => {
    const values = { q: 'ceramic wall tiles', limit: 2, detail: 'full' };
    const { structuredContent, isError, content } = await call('lookup_code', values);
    expect(isError).toBeFalsy();
    expect(JSON.parse(textOf({ content }))).toEqual(structuredContent);
    expect(structuredContent).toMatchObject({ query: 'ceramic wall tiles', status: 'resolved' });
    const { matches } = structuredContent as { matches: { hsn_sac: string; rates: unknown[]; confidence: number }[] };
    expect(matches.length).toBeLessThanOrEqual(2);
    expect(matches[0]?.hsn_sac).toMatch(/^6907/);
    expect(matches[0]?.rates.length).toBeGreaterThan(0);
  });

  test('a text that is too vague gets the question alone, in a list too', async () => {
    const help = expect.stringMatching(/^The text does not name .*: say /);
    const one = answerIn(await call('lookup_code', { q: 'material' }));
    expect(one).toMatchObject({ status: 'too_vague', matches: [], why: help });
    const { results } = answerIn(await call('classify_items', { items: ['material'] }));
    expect(results).toEqual([{ query: 'material', status_of_answer: 'too_vague', review_why: 'code', why: help }]);
  });

  test('a brief answer says who pays the tax: the ordinary case of the reverse charge is whole', async () => {
    const ordinary =
      /^Only if an unregistered person lets property other than a home to a registered person who is not on the composition scheme; or \d+ more cases?$/;
    const rent = { rcm_applicable: true, rcm_open: true, rcm_trigger: expect.stringMatching(ordinary) };
    expect(answerIn(await call('lookup_code', { q: 'shop rent' })).matches).toEqual([expect.objectContaining(rent)]);
    const { results } = answerIn(await call('classify_items', { items: ['shop rent'] }));
    expect(results).toEqual([expect.objectContaining(rent)]);
  });

  test('lookup_code takes a date, and Hindi', async () => {
    const before = await call('lookup_code', { q: 'पनीर', as_of: '2018-01-01' });
    expect(textOf(before)).toContain('0406');
  });

  test('no GST at all is told from a nil rate, and the day and the evidence of a rate are said', async () => {
    const petrol = await call('lookup_code', { q: 'petrol', as_of: '2026-11-15', detail: 'full' });
    expect(petrol.structuredContent).toMatchObject({
      as_of: '2026-11-15',
      matches: [
        { gst_rate: '0%', schedule: 'Outside GST', rates: [{ evidence: expect.any(String), effective_to: null }] },
        {},
        {},
        {},
        {},
      ],
    });
    const heading = await call('describe_code', { code: '271012' });
    expect(answerIn(heading)).toMatchObject({
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      children: expect.arrayContaining([expect.objectContaining({ code: '27101241', schedule: 'Outside GST' })]),
    });
    const listed = await call('classify_items', { items: ['petrol'], as_of: '2026-11-15', detail: 'full' });
    expect(listed.structuredContent).toMatchObject({ as_of: '2026-11-15', results: [{ schedule: 'Outside GST' }] });
  });

  test('a cess that is an amount is not told as 0%', async () => {
    const coal = await call('describe_code', { code: '2701', as_of: '2019-01-01' });
    expect(answerIn(coal).cess_note).toMatch(/^₹400 a tonne/);
  });

  test('a value that no tool knows is refused, not answered with the rates of today', async () => {
    const result = await call('lookup_code', { q: 'rice', date: '2019-01-01' });
    expect([result.isError, textOf(result)]).toEqual([
      true,
      'There is no value "date"; the values are q, limit, detail, as_of.',
    ]);
    const { tools } = await client().listTools();
    for (const { inputSchema, name } of tools) expect(inputSchema.additionalProperties, name).toBe(false);
  });

  test('says when a rate is not settled', async () => {
    expect(client().getInstructions()).toMatch(/rate_open.*Outside GST.*as_of/s);
    const { tools } = await client().listTools();
    expect(tools.find(({ name }) => name === 'lookup_code')?.description).toContain('rate_open');
  });

  test('a wrong value is an error that an agent can read, with every problem at once', async () => {
    const result = await call('lookup_code', { q: ' ', limit: 99, as_of: '2016-01-01' });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/q: .*empty.*limit: .*20 or less.*as_of: .*2017-07-01/s);
  });

  test('describe_code tells all about a code, and names the nearest when there is none', async () => {
    expect(answerIn(await call('describe_code', { code: '0406' }))).toMatchObject({ hsn_sac: '0406', status: 'live' });
    const missing = await call('describe_code', { code: '04069999' });
    expect(missing.isError).toBe(true);
    expect(textOf(missing)).toContain('There is no code 04069999');
    expect(textOf(missing)).toMatch(/0406\d+/);
    const chapter = await call('describe_code', { code: '85' });
    expect([chapter.isError, textOf(chapter)]).toEqual([
      true,
      'code: must have 4 to 8 digits, such as 8517.13.00, but "85" came.',
    ]);
  });

  test('classify_items answers each item and counts the doubtful', async () => {
    const items = ['live goats', 'gift item', 'haircut at a salon'];
    const { results, needs_review_count: count } = answerIn(await call('classify_items', { items })) as {
      results: { query: string; hsn_sac: string; review_why?: string }[];
      needs_review_count: number;
    };
    expect(results.map(({ query }) => query)).toEqual(items);
    expect(results[0]?.hsn_sac).toMatch(/^0104/);
    expect(count).toBe(results.filter(({ review_why: why }) => why !== undefined).length);
    expect(count).toBeGreaterThan(0);
    const tooMany = await call('classify_items', { items: Array.from({ length: 101 }, () => 'rice') });
    expect(textOf(tooMany)).toContain('100 texts at most');
  });

  test('list_changes tells what changed on a day, in groups and item by item', async () => {
    const answer = answerIn(await call('list_changes', { from: '2025-09-22', code: '04', limit: 3 }));
    const {
      total,
      groups,
      items,
      next_offset: next,
    } = answer as {
      total: number;
      groups: { before: string; after: string; items: number }[];
      items: { on: string; code: string }[];
      next_offset?: number;
    };
    expect(groups.reduce((sum, group) => sum + group.items, 0)).toBe(total);
    expect(groups).toContainEqual(expect.objectContaining({ before: '12%', after: '5%' }));
    expect(items.map(({ on, code }) => [on, code.slice(0, 2)])).toEqual(items.map(() => ['2025-09-22', '04']));
    expect([items.length, next]).toEqual([3, 3]);
    const backwards = await call('list_changes', { from: '2025-09-22', to: '2025-09-01' });
    expect([backwards.isError, textOf(backwards)]).toEqual([true, expect.stringMatching(/^to: must not be before/)]);
  });

  test('resources: the record of a code, the digits table, the days of change', async () => {
    const read = async (uri: string): Promise<unknown> => {
      const { contents } = await client().readResource({ uri });
      return JSON.parse((contents[0] as { text: string }).text);
    };
    const { resources } = await client().listResources();
    for (const { uri } of resources) expect(Array.isArray(await read(uri)), uri).toBe(true);
    expect(await read('kosh://changes')).toContainEqual({ on: '2025-09-22', items: expect.any(Number) });
    const { resourceTemplates } = await client().listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['kosh://codes/{code}']);
    const record = await (await fetch(`${server.tariff}/api/codes/0406`)).json();
    expect(await read('kosh://codes/0406')).toEqual(record);
    await expect(read('kosh://codes/04069999')).rejects.toThrow(/There is no code 04069999/);
    await expect(read('kosh://nothing')).rejects.toThrow(/There is no resource .+ resources\/templates\/list/);
    expect(await read('kosh://codes/8517.13.00')).toEqual(await read('kosh://codes/85171300'));
    await expect(read('kosh://codes/85')).rejects.toThrow(/There is no code 85\. The nearest that exist: 8501/);
  });
});

describe.each(['prompt catalog service', 'standard streams'])('prompts and calculators by MCP over the %s', (door) => {
  const client = clientOf(door);
  const call = (name: string, values: Record<string, unknown>) => client().callTool({ name, arguments: values });
  const compute = (slug: string, values: Record<string, unknown>, detail = 'brief') =>
    call('run_calculator', { slug, values, detail });

  test('every calculator is listed and described, and runs with the examples of its fields', async () => {
    const { calculators } = answerIn(await call('list_calculators', {})) as { calculators: { slug: string }[] };
    const slugs = CATALOG.calculators.map(({ slug }) => slug);
    // Codes without rates would compete with lookup_code.
    const offered = door === 'standard streams' ? slugs.filter((slug) => slug !== 'hsn-code-lookup') : slugs;
    expect(calculators.map(({ slug }) => slug)).toEqual(offered);
    for (const slug of offered) {
      const described = await call('describe_calculator', { slug });
      const { values } = answerIn(described) as {
        values: { properties: Record<string, { examples: unknown[] }> };
      };
      const examples = Object.entries(values.properties).map(
        ([
          name,
          {
            examples: [one],
          },
        ]) => [name, one],
      );
      expect((await compute(slug, Object.fromEntries(examples))).isError, slug).toBeUndefined();
    }
    expect(textOf(await compute('nothing', {}))).toContain('list_calculators');
    expect(textOf(await call('describe_calculator', { slug: 'nothing' }))).toContain('list_calculators');
  });

  test('far days and empty choices are refused or left out, in words', async () => {
    const far = await compute('working-days-calculator', { start: '9999-12-01', end: '9999-12-31' });
    expect([far.isError, textOf(far)]).toEqual([true, expect.stringMatching(/must be a day from 1900-01-01/)]);
    const month = { start: '2026-11-01', end: '2026-11-30' };
    const empty = await compute('working-days-calculator', { ...month, weekly_offs: [''] });
    expect(textOf(empty)).toContain('25 working days');
  });

  test('a calculator says as every other door what is open about its source', async () => {
    const supply = { supplier_state: 'Kerala', place_of_supply: 'Goa', invoice_date: '2199-01-01' };
    const { structuredContent } = await compute('gst-calculator', { amount: 1000, rate: '18%', ...supply }, 'full');
    expect((structuredContent as { sources: string[] }).sources[0]).toMatch(/\)\. Open: the law was last read on /);
  });

  test('search_prompts finds and pages', async () => {
    const found = await call('search_prompts', { q: 'cheque bounce notice', limit: 1 });
    expect(answerIn(found)).toMatchObject({ results: [{ slug: NOTICE, india_specific: true }] });
    const all = await call('search_prompts', { limit: 1 });
    expect(answerIn(all)).toMatchObject({ total: CATALOG.prompts.length, next_offset: 1 });
  });

  test('render_prompt fills a template, and lists every problem at once', async () => {
    expect(answerIn(await call('render_prompt', { slug: NOTICE, values: examplesOf(NOTICE) })).prompt).not.toContain(
      '{{',
    );
    const wrong = await call('render_prompt', { slug: NOTICE, values: { nonsense: 1 } });
    expect(wrong.isError).toBe(true);
    expect(textOf(wrong)).toContain('There is no field "nonsense"');
    expect(textOf(wrong)).toContain('is required');
    expect(textOf(await call('render_prompt', { slug: 'nothing', values: {} }))).toContain('search_prompts');
    const { memo_received_on, notice_date, cheque_details } = examplesOf(NOTICE);
    const values = { memo_received_on, notice_date, cheque_details };
    const first = await call('render_prompt', { slug: NOTICE, version: 1, values });
    expect(answerIn(first)).toMatchObject({ slug: NOTICE, version: 1 });
    expect(textOf(await call('render_prompt', { slug: NOTICE, version: 999, values }))).toContain('has no version 999');
  });

  const withName = (name: string, values: Record<string, string>): Record<string, string> =>
    JSON.parse(`{"${name}":"x",${JSON.stringify(values).slice(1)}`);

  test.each(['__proto__', 'constructor', 'toString'])('a value named %s is refused as any other', async (name) => {
    const rendered = await call('render_prompt', { slug: NOTICE, values: withName(name, examplesOf(NOTICE)) });
    expect(rendered.isError).toBe(true);
    expect(textOf(rendered)).toMatch(new RegExp(`^There is no field "${name}"; the fields are [^.]*\\.$`));
    const completed = client().complete({ ref: { type: 'ref/prompt', name: NOTICE }, argument: { name, value: 'x' } });
    await expect(completed).rejects.toThrow(`has no argument "${name}"`);
  });

  // The SDK itself leaves out `__proto__` where the arguments are the values.
  test.each(['constructor', 'toString'])('an argument named %s is refused as any other', async (name) => {
    const computed = await compute('indian-number-to-words', withName(name, { amount: '5' }));
    expect(textOf(computed)).toContain(`There is no field "${name}"`);
    const filled = client().getPrompt({ name: NOTICE, arguments: withName(name, examplesOf(NOTICE)) });
    await expect(filled).rejects.toThrow(`There is no field "${name}"`);
  });

  test('a tool that computes answers, and refuses with every problem', async () => {
    const good = await compute('indian-number-to-words', { amount: 1_234_567 });
    expect(textOf(good).toLowerCase()).toContain('twelve lakh');
    expect(good, 'said once').not.toHaveProperty('structuredContent');
    const bad = await compute('emi-calculator', { nonsense: 1 });
    expect(bad.isError).toBe(true);
    expect(textOf(bad)).toContain('There is no field "nonsense"');
    expect(textOf(bad)).toContain('is required');
  });

  test('an unknown tool is an error of the protocol', async () => {
    await expect(client().request({ method: 'tools/call', params: { name: 'nothing' } })).rejects.toMatchObject({
      code: -32602,
    });
  });

  test('all prompts are listed over several pages, with typed arguments', async () => {
    const { prompts } = await client().listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(CATALOG.prompts.map(({ slug }) => slug));
    const notice = prompts.find(({ name }) => name === NOTICE);
    const record = CATALOG.get(NOTICE);
    // Its fields, the language, the facts that are worked out, and the pin.
    const names = [...Object.keys(record === undefined ? {} : asRendered(record).fields), 'version'];
    expect(notice?.arguments?.map(({ name }) => name)).toEqual(names);
    expect(notice?.arguments?.some(({ required }) => required === true)).toBe(true);
    expect(notice?.arguments?.some(({ description = '' }) => description.includes('YYYY-MM-DD'))).toBe(true);
  });

  test('a cursor that is not one is refused', async () => {
    await expect(client().listPrompts({ cursor: 'nonsense' })).rejects.toMatchObject({ code: -32602 });
  });

  test('a prompt is filled from texts', async () => {
    const { messages } = await client().getPrompt({ name: NOTICE, arguments: examplesOf(NOTICE) });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.role).toBe('user');
    expect(JSON.stringify(messages[0]?.content)).not.toContain('{{');
  });

  test('a version is an argument, also where a field has its name', async () => {
    const { memo_received_on = '', notice_date = '', cheque_details = '' } = examplesOf(NOTICE);
    const values = { memo_received_on, notice_date, cheque_details };
    const first = await client().getPrompt({ name: NOTICE, arguments: { ...values, version: '1' } });
    expect(first._meta).toMatchObject({ version: 1 });
    expect(first.messages[0]?.content).toMatchObject({ text: expect.not.stringContaining('Presented on:') });
    for (const version of ['999', 'newest']) {
      const failing = client().getPrompt({ name: NOTICE, arguments: { ...values, version } });
      await expect(failing).rejects.toThrow(`The prompt ${NOTICE} has no version "${version}"; it has 1 to `);
    }
    const notes = 'release-notes-writer';
    const own = await client().getPrompt({ name: notes, arguments: { ...examplesOf(notes), prompt_version: '1' } });
    expect(own._meta).toMatchObject({ version: 1 });
    const { completion } = await client().complete({
      ref: { type: 'ref/prompt', name: NOTICE },
      argument: { name: 'version', value: '' },
    });
    expect(completion.values).toContain('1');
  });

  test('wrong arguments of a prompt come back as one error with all problems', async () => {
    const failing = client().getPrompt({ name: NOTICE, arguments: { nonsense: 'x' } });
    await expect(failing).rejects.toMatchObject({ code: -32602 });
    await expect(failing).rejects.toThrow(/no field "nonsense".*is required/s);
    await expect(client().getPrompt({ name: 'nothing' })).rejects.toThrow(/There is no prompt "nothing"/);
  });

  test('options are completed as they are typed', async () => {
    const { slug, field, options } = promptWith('select');
    const [first = ''] = options;
    const { completion } = await client().complete({
      ref: { type: 'ref/prompt', name: slug },
      argument: { name: field, value: first.slice(0, 3).toLowerCase() },
    });
    expect(completion.values).toContain(first);
    const none = await client().complete({
      ref: { type: 'ref/prompt', name: slug },
      argument: { name: field, value: 'zzzzzz' },
    });
    expect(none.completion.values).toEqual([]);
  });
});

test('over the standard streams, a list of own names goes before the search', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'own.csv'), 'text,code,rate\nABC-77 special mix,21069099,\n');
  const client = await overStdio(['--names', join(folder, 'own.csv')]);
  try {
    const values = { items: ['abc-77 Special Mix'], detail: 'full' };
    const { structuredContent } = await client.callTool({ name: 'classify_items', arguments: values });
    expect(structuredContent).toMatchObject({ results: [{ hsn_sac: '21069099', confidence: 1 }] });
    const one = answerIn(await client.callTool({ name: 'lookup_code', arguments: { q: 'ABC-77 special mix' } }));
    expect(one).toMatchObject({ why: 'your own list says so (own.csv, row 2).', matches: [{ hsn_sac: '21069099' }] });
  } finally {
    await client.close();
  }
});

describe('MCP over HTTP', () => {
  test('every answer may be read from any origin, and the preflight allows it', async () => {
    const preflight = await fetch(`${server.tariff}/mcp`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const wrong = await fetch(`${server.tariff}/mcp`, { method: 'POST', body: 'nonsense' });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(wrong.status).toBeLessThan(500);
    expect(wrong.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['GET', 'DELETE', 'PUT'])(
    '%s is refused as everywhere, with the methods that are allowed',
    async (method) => {
      const response = await fetch(`${server.tariff}/mcp`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ error: `Method ${method} is not allowed here; use POST, OPTIONS.` });
    },
  );

  test('no answer is kept', async () => {
    const noJson = await fetch(`${server.tariff}/mcp`, { method: 'POST', body: 'nonsense' });
    expect([noJson.status, noJson.headers.get('cache-control')]).toEqual([415, 'no-store']);
    const ping = await fetch(`${server.tariff}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(ping.status).toBe(200);
    expect(ping.headers.get('cache-control')).toMatch(/no-store|no-cache/);
  });

  test('is capped', async () => {
    const capped = await startServer({ RATE_LIMIT: 'on' });
    try {
      const statuses = new Set<number>();
      for (let i = 0; i < 121; i++) statuses.add((await fetch(`${capped.tariff}/mcp`, { method: 'DELETE' })).status);
      expect(statuses).toContain(429);
    } finally {
      await capped.stop();
    }
  });
});

describe('what a request to MCP may hold', () => {
  const post = (base: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${base}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const pings = (count: number) => Array.from({ length: count }, (_, id) => ping(id));
  const classify = (texts: number, id = 1) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'classify_items', arguments: { items: Array.from({ length: texts }, (_, i) => `rice ${i}`) } },
  });
  const leftIn = (response: Response): string | undefined =>
    /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];

  test('twenty calls, and no more', async () => {
    const twenty = await post(server.tariff, pings(20));
    expect(twenty.status).toBe(200);
    expect((await twenty.text()).match(/"result"/g)).toHaveLength(20);
    const more = await post(server.tariff, pings(21));
    expect(more.status).toBe(413);
    expect(await more.json()).toEqual({
      error: 'A batch may hold 20 calls at most, but 21 came; send the rest in another request.',
    });
  });

  test('64 KiB, and no more', async () => {
    const body = { ...ping(1), params: { _meta: { filler: 'x'.repeat(64 * 1024) } } };
    const response = await post(server.tariff, body);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: 'The body may have 65536 bytes at most; send fewer or shorter items.',
    });
  });

  test('each call of a batch counts, and ten texts of a list as one', async () => {
    const capped = await startServer({ RATE_LIMIT: 'on' });
    try {
      expect(leftIn(await post(capped.tariff, ping(1)))).toBe('119');
      expect(leftIn(await post(capped.tariff, pings(20)))).toBe('99');
      expect(leftIn(await post(capped.tariff, classify(100)))).toBe('89');
      expect(leftIn(await post(capped.tariff, [classify(11), classify(3, 2), ping(3)]))).toBe('85');
      const tooMuch = await post(
        capped.tariff,
        Array.from({ length: 13 }, (_, id) => classify(100, id)),
      );
      expect(tooMuch.status).toBe(413);
      expect(await tooMuch.json()).toEqual({
        error:
          'This request counts as 130, but an address has 120 a minute; divide it and send the parts a minute apart.',
      });
      const over = await post(
        capped.tariff,
        Array.from({ length: 9 }, (_, id) => classify(100, id)),
      );
      expect([over.status, leftIn(over)]).toEqual([429, '0']);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await capped.stop();
    }
  });

  test('on this machine alone: no page that a browser took elsewhere may ask', async () => {
    const asked = async (base: string, headers: string) => {
      const body = JSON.stringify(ping(1));
      const head = `POST /mcp HTTP/1.1\r\n${headers}Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n`;
      return (await exchange(base, head + body)).answers[0]?.status;
    };
    expect(await asked(server.tariff, 'Host: localhost:3001\r\n')).toBe(200);
    expect(await asked(server.tariff, 'Host: 127.0.0.1\r\nOrigin: http://localhost:8080\r\n')).toBe(200);
    expect(await asked(server.tariff, 'Host: rebound.example\r\n')).toBe(403);
    expect(await asked(server.tariff, 'Host: localhost\r\nOrigin: https://elsewhere.example\r\n')).toBe(403);
    const published = await startServer({ PUBLIC_TARIFF_URL: 'https://codes.example' });
    try {
      expect(await asked(published.tariff, 'Host: codes.example\r\nOrigin: https://any.example\r\n')).toBe(200);
    } finally {
      await published.stop();
    }
  });
});

test('over the standard streams, a line that is no message is answered and the next one heard', async () => {
  const { child, answers } = spokenTo([
    '{bad json',
    '',
    '[]',
    '{"id":7,"method":"ping"}',
    '{"jsonrpc":"2.0","id":8,"method":"ping"}',
  ]);
  const heard = await answers(4);
  child.kill();
  expect(heard).toEqual([
    { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.stringMatching(/JSON/) } },
    { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringMatching(/JSON-RPC/) } },
    { jsonrpc: '2.0', id: 7, error: { code: -32600, message: expect.stringMatching(/JSON-RPC/) } },
    expect.objectContaining({ jsonrpc: '2.0', id: 8 }),
  ]);
});
