// The prompt catalog service: a case for every row of its specification and of the decisions on it.

import { expect } from 'vitest';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS } from '../../src/prompts/export/forms.ts';
import { type Case, type Json, list, post, type Reply } from './cases.ts';
import { versionCases } from './promptVersionCases.ts';

const SLUG = 'section-138-cheque-bounce-notice';
const SUMMARY_FIELDS = [
  'slug',
  'title',
  'short_description',
  'category',
  'job_roles',
  'india_specific',
  'related_app_tool',
  'fields',
  'url',
];
const FULL_FIELDS = [...SUMMARY_FIELDS, 'prompt_template', 'example_output'];
const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'currency',
  'date',
  'select',
  'multiselect',
  'boolean',
  'url',
  'email',
  'identifier',
];

const results = ({ json }: Reply) => list(json.results);
const prompts = (query: string) => `/api/prompts?${query}`;

const searches = (name: string, query: string, rows: readonly string[], check: (reply: Reply) => void): Case => ({
  rows,
  name,
  service: 'prompts',
  path: prompts(query),
  status: 200,
  check,
});

const isFull = (prompt: Json) => {
  for (const field of FULL_FIELDS) expect(prompt, field).toHaveProperty(field);
};

const forms: readonly Case[] = [
  searches(
    'summary form of every field',
    'limit=100',
    SUMMARY_FIELDS.map((field) => `Prompt.${field}`),
    (reply) => {
      for (const prompt of results(reply)) {
        for (const field of ['slug', 'title', 'short_description', 'category', 'url'])
          expect(prompt[field], field).toBeTypeOf('string');
        for (const role of list(prompt.job_roles)) expect(role).toBeTypeOf('string');
        expect(prompt.india_specific).toBeTypeOf('boolean');
        expect(prompt).not.toHaveProperty('prompt_template');
        expect(prompt).not.toHaveProperty('example_output');
      }
    },
  ),
  searches('fields[] keys and types', 'limit=100', ['Prompt.fields', 'decided: fields[]'], (reply) => {
    for (const field of results(reply).flatMap((prompt) => list(prompt.fields))) {
      for (const key of ['name', 'label', 'type']) expect(field[key]).toBeTypeOf('string');
      expect(field.required).toBeTypeOf('boolean');
      expect(FIELD_TYPES).toContain(field.type);
      const known = [
        'name',
        'label',
        'type',
        'required',
        'placeholder',
        'help',
        'default',
        'options',
        'min',
        'max',
        'max_length',
        'unit',
      ];
      expect(known).toEqual(expect.arrayContaining(Object.keys(field)));
    }
  }),
  searches(
    'url and related_app_tool are absolute addresses on the base URL',
    'limit=3',
    ['decided: url, related_app_tool'],
    (reply) => {
      const origin = new URL(reply.response.url).origin;
      for (const { slug, url, related_app_tool: tool } of results(reply)) {
        expect(url).toBe(`${origin}/prompts/${slug}`);
        expect(tool).toBe(`${origin}/tools/${slug}`);
      }
    },
  ),
  {
    rows: [
      'Prompt.prompt_template',
      'Prompt.example_output',
      'GET /api/prompts/{slug}',
      'added: source',
      'added: law_as_of and legal_refs',
    ],
    name: 'full form',
    service: 'prompts',
    path: `/api/prompts/${SLUG}`,
    status: 200,
    check: ({ json }) => {
      isFull(json);
      for (const { name } of list(json.fields)) expect(json.prompt_template).toContain(`{{${name}}}`);
      expect(json.prompt_template, 'begins with the task').toMatch(/^You are /);
      expect(list(json.fields).map(({ name }) => name)).not.toContain('output_language');
      expect(json.source).toMatchObject({ file: `tools/legal-contracts/${SLUG}.ts` });
      expect(json.law_as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(list(json.legal_refs).length).toBeGreaterThan(0);
    },
  },
  searches(
    'search response',
    'q=notice&limit=2&offset=1',
    ['Search response.query', 'Search response.total', 'Search response.returned', 'Search response.results'],
    (reply) => {
      expect(reply.json.query).toEqual({ q: 'notice', category: null, role: null, india: false, limit: 2, offset: 1 });
      expect(reply.json.returned).toBe(results(reply).length);
      expect(Number(reply.json.total)).toBeGreaterThanOrEqual(results(reply).length);
    },
  ),
  {
    rows: ['GET /api/meta', 'decided: metadata'],
    name: 'metadata',
    service: 'prompts',
    path: '/api/meta',
    status: 200,
    check: ({ json }) => {
      const categories = list(json.categories);
      const sum = (key: string) => categories.reduce((total, category) => total + Number(category[key]), 0);
      expect(json.total).toBe(sum('count'));
      expect(json.india_specific).toBe(sum('india_count'));
      expect(json.deferred_count).toBe(list(json.deferred).length);
      expect(list(json.tools)).toHaveLength(Number(json.total));
      expect(list(json.top_roles).length).toBeGreaterThan(0);
      expect(json.version).toMatch(/./);
      expect(json.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(json.deferred_count).toBe(21);
      expect(list(json.calculators).map(({ slug }) => slug)).toEqual(
        expect.arrayContaining([
          ...list(json.deferred).map(({ slug }) => slug),
          'sip-calculator',
          'limitation-date-calculator',
        ]),
      );
    },
  },
];

const parameters: readonly Case[] = [
  searches(
    'defaults: 25 from the start, by title',
    '',
    ['GET parameter limit', 'GET parameter offset', 'decided: no q: by title'],
    (reply) => {
      expect(reply.json.query).toEqual({ q: null, category: null, role: null, india: false, limit: 25, offset: 0 });
      const titles = results(reply).map(({ title }) => String(title));
      const read = titles.map((title) => title.toLowerCase());
      expect(read).toEqual([...read].sort());
      expect(titles.length).toBeLessThanOrEqual(25);
    },
  ),
  searches('q ranks by what people call it', 'q=cheque+bounce', ['GET parameter q', 'decided: q'], (reply) => {
    expect(results(reply)[0]?.slug).toBe(SLUG);
  }),
  ...[
    ['cheque bounce', 'good'],
    ['divorce petition', 'none'],
    ['zzzzqqqq', 'none'],
  ].map(([q = '', fit]) =>
    searches(`fit of "${q}"`, `q=${encodeURIComponent(q)}`, ['GET parameter q', 'decided: fit'], ({ json }) => {
      expect(json.fit).toBe(fit);
    }),
  ),
  searches('fit without q', 'limit=1', ['decided: fit'], ({ json }) => {
    expect(json).not.toHaveProperty('fit');
  }),
  searches('q forgives a typing error', 'q=bounsed+cheqe', ['decided: q'], (reply) => {
    expect(results(reply).map(({ slug }) => slug)).toContain(SLUG);
  }),
  searches(
    'q of 200 code points',
    `q=${encodeURIComponent('😀'.repeat(200))}`,
    ['decided: q up to 200 characters'],
    (reply) => {
      expect(reply.json.total).toBe(0);
    },
  ),
  {
    rows: ['decided: q up to 200 characters'],
    name: 'q of 201 code points',
    service: 'prompts',
    path: prompts(`q=${encodeURIComponent('😀'.repeat(201))}`),
    status: 400,
    error: /q .*200.*201/,
  },
  searches('white space alone is no q', 'q=%20&limit=1', ['decided: white space alone counts as empty'], (reply) => {
    expect(reply.json).toMatchObject({ query: { q: null }, returned: 1 });
  }),
  ...['legal-contracts', 'LEGAL-Contracts', 'Legal & Contracts', 'legal & contracts'].map((category) =>
    searches(
      `category "${category}"`,
      `category=${encodeURIComponent(category)}`,
      ['GET parameter category', 'decided: category, role'],
      (reply) => {
        expect(results(reply).length).toBeGreaterThan(0);
        expect(results(reply).every((prompt) => prompt.category === 'legal-contracts')).toBe(true);
        expect(reply.json.query).toMatchObject({ category });
      },
    ),
  ),
  ...['lawyer', 'LAWYER', 'Lawyer / Advocate'].map((role) =>
    searches(
      `role "${role}"`,
      `role=${encodeURIComponent(role)}`,
      ['GET parameter role', 'decided: category, role'],
      (reply) => {
        expect(results(reply).length).toBeGreaterThan(0);
        expect(
          results(reply).every((prompt) => list(prompt.job_roles).some((known) => String(known) === 'lawyer')),
        ).toBe(true);
      },
    ),
  ),
  ...['category=legal', 'category=no-such', 'role=law', 'role=no-such'].map((query) =>
    searches(`unknown or partial ${query}: total 0`, query, ['decided: category, role'], (reply) => {
      expect(reply.json).toMatchObject({ total: 0, returned: 0, results: [] });
    }),
  ),
  ...['1', 'true', 'yes', 'on', '', '%20'].map((value) =>
    searches(`india=${value} is set`, `india=${value}`, ['GET parameter india', 'decided: flags'], (reply) => {
      expect(reply.json.query).toMatchObject({ india: true });
      expect(results(reply).length).toBeGreaterThan(0);
      expect(results(reply).every((prompt) => prompt.india_specific === true)).toBe(true);
    }),
  ),
  ...['0', 'false', 'no', 'off'].map((value) =>
    searches(`india=${value} is not set`, `india=${value}&limit=100`, ['decided: flags'], (reply) => {
      expect(reply.json.query).toMatchObject({ india: false });
      expect(results(reply).some((prompt) => prompt.india_specific === false)).toBe(true);
    }),
  ),
  ...['india', 'include_template'].flatMap((name) =>
    ['2', 'ja', 'null', 'YES', 'True', '%201', 'OFF'].map(
      (value): Case => ({
        rows: ['decided: flags'],
        name: `${name}=${value} is refused`,
        service: 'prompts',
        path: prompts(`${name}=${value}`),
        status: 400,
        error: new RegExp(`${name} must be one of`),
      }),
    ),
  ),
  searches(
    'include_template gives full form',
    'include_template&limit=3',
    ['GET parameter include_template', 'decided: include_template set'],
    (reply) => {
      expect(results(reply)).toHaveLength(3);
      for (const prompt of results(reply)) isFull(prompt);
    },
  ),
  searches('include_template=0 gives summaries', 'include_template=0&limit=1', ['decided: flags'], (reply) => {
    expect(results(reply)[0]).not.toHaveProperty('prompt_template');
  }),
  ...['1', '100'].map((limit) =>
    searches(`limit ${limit}`, `limit=${limit}`, ['Limits: limit'], (reply) => {
      expect(results(reply).length).toBeLessThanOrEqual(Number(limit));
      expect(reply.json.query).toMatchObject({ limit: Number(limit) });
    }),
  ),
  ...['0', '101', '1e1', '%2B5', '+5', '-1', '', 'x'].map(
    (limit): Case => ({
      rows: ['Limits: limit', 'decided: limit, offset'],
      name: `limit "${limit}" is refused`,
      service: 'prompts',
      path: prompts(`limit=${limit}`),
      status: 400,
      error: /limit .*1 to 100/,
    }),
  ),
  ...['-1', 'x', '', '1.5'].map(
    (offset): Case => ({
      rows: ['decided: limit, offset'],
      name: `offset "${offset}" is refused`,
      service: 'prompts',
      path: prompts(`offset=${offset}`),
      status: 400,
      error: /offset .*0 or more/,
    }),
  ),
  ...['100000', '9007199254740993', '9'.repeat(400)].map((offset) =>
    searches(
      `offset ${offset.slice(0, 20)} past the end: empty results, the true total`,
      `offset=${offset}`,
      ['decided: limit, offset'],
      (reply) => {
        expect(results(reply)).toEqual([]);
        expect(Number(reply.json.total)).toBeGreaterThan(0);
        expect(reply.json.query).toMatchObject({ offset: expect.any(Number) });
      },
    ),
  ),
  {
    rows: ['decided: a parameter given twice'],
    name: 'category twice',
    service: 'prompts',
    path: prompts('category=sales&category=marketing'),
    status: 400,
    error: /category was given twice/,
  },
  searches('an unknown parameter is ignored', 'page=2&limit=1', ['decided: a parameter nobody knows'], (reply) => {
    expect(reply.json.returned).toBe(1);
  }),
];

const values = {
  cheque_details: 'Cheque A$&B {{notice_date}} {"x":1}',
  cheque_date: '2026-09-02',
  presented_on: '2026-10-16',
  memo_received_on: '2026-10-20',
  notice_date: '2026-11-03',
  drawer_kind: 'Company',
};

const single: readonly Case[] = [
  {
    rows: ['decided: unknown slug'],
    name: 'unknown slug',
    service: 'prompts',
    path: '/api/prompts/no-such-prompt',
    status: 404,
    error: /no-such-prompt/,
  },
  {
    rows: ['decided: slug of a deferred tool'],
    name: 'slug of a deferred tool',
    service: 'prompts',
    path: '/api/prompts/gst-calculator',
    status: 404,
    error: /"gst-calculator"; it is a tool that computes: POST \/api\/tools\/gst-calculator\/run\.$/,
  },
  {
    rows: ['decided: unknown slug'],
    name: 'a slug that tries to leave',
    service: 'prompts',
    path: '/api/prompts/..%2F..%2Fpackage.json',
    status: 404,
  },
  {
    rows: ['decided: unknown slug'],
    name: 'a slug named like a property of objects',
    service: 'prompts',
    path: '/api/prompts/__proto__',
    status: 404,
  },
  {
    rows: ['added: render'],
    name: 'render fills the template in one pass',
    service: 'prompts',
    path: `/api/prompts/${SLUG}/render`,
    init: post({ values }),
    status: 200,
    check: ({ json, response }) => {
      expect(json.slug).toBe(SLUG);
      expect(json.prompt).toContain(values.cheque_details);
      expect(json.prompt).not.toContain('Sent by:');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  },
  {
    rows: ['added: render', 'decided: the language of the answer'],
    name: 'render takes the language of the answer beside the fields',
    service: 'prompts',
    path: `/api/prompts/${SLUG}/render`,
    init: post({ values: { ...values, output_language: 'Tamil' } }),
    status: 200,
    check: ({ json }) => expect(json.prompt).toMatch(/^Answer in this language: Tamil\. /),
  },
  {
    rows: ['added: render'],
    name: 'render reports all problems at once',
    service: 'prompts',
    path: `/api/prompts/${SLUG}/render`,
    init: post({ values: { notice_date: 'soon', nonsense: 1 } }),
    status: 422,
    check: ({ json }) => {
      expect(
        list(json.problems)
          .map(({ field }) => field)
          .sort(),
      ).toEqual([
        ...[
          'cheque_date',
          'cheque_details',
          'drawer_kind',
          'memo_received_on',
          'nonsense',
          'notice_date',
          'presented_on',
        ],
      ]);
      expect(json.error, 'one sentence').toMatch(/^7 values are not right: [^.]+\.$/);
    },
  },
  {
    rows: ['added: render'],
    name: 'render knows no field that is named like a property of objects',
    service: 'prompts',
    path: `/api/prompts/${SLUG}/render`,
    init: post(`{"values":{"__proto__":"x",${JSON.stringify(values).slice(1)}}`),
    status: 422,
    error: /There is no field "__proto__"/,
  },
  ...['{"values":[]}', '{}', '[]', 'null', '{"values":"x"}'].map(
    (body): Case => ({
      rows: ['added: render'],
      name: `render with ${body}`,
      service: 'prompts',
      path: `/api/prompts/${SLUG}/render`,
      init: post(body),
      status: 400,
      error: /values/,
    }),
  ),
  {
    rows: ['added: render'],
    name: 'render takes as much as the field does, however it is escaped',
    service: 'prompts',
    path: '/api/prompts/long-document-digest/render',
    init: post(`{"values":{"reading_for":"risks","document":"${'\\u0939'.repeat(120_000)}"}}`),
    status: 200,
    check: ({ json }) => expect(json.prompt).toContain('ह'.repeat(120_000)),
  },
  {
    rows: ['added: render'],
    name: 'render of an unknown slug',
    service: 'prompts',
    path: '/api/prompts/none/render',
    init: post({ values: {} }),
    status: 404,
  },
  {
    rows: ['added: run'],
    name: 'run computes and cites',
    service: 'prompts',
    path: '/api/tools/msme-delayed-payment-interest-calculator/run',
    init: post({ values: { amount: '₹5,00,000', acceptance_date: '2026-01-01', until: '2026-06-30', bank_rate: 5.5 } }),
    status: 200,
    check: ({ json, response }) => {
      expect(json.slug).toBe('msme-delayed-payment-interest-calculator');
      expect(list(json.values).some(({ unit, number }) => unit === 'INR' && typeof number === 'number')).toBe(true);
      expect(list(json.sources).length).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  },
  {
    rows: ['added: run'],
    name: 'run opens the tariff for the tool that needs it',
    service: 'prompts',
    path: '/api/tools/hsn-code-lookup/run',
    init: post({ values: { query: 'smartphone' } }),
    status: 200,
    check: ({ json }) => expect(JSON.stringify(json)).toContain('8517'),
  },
  {
    rows: ['added: run'],
    name: 'run reports all problems at once',
    service: 'prompts',
    path: '/api/tools/gst-calculator/run',
    init: post({ values: { amount: 'a lot', nonsense: 1 } }),
    status: 422,
    error: /^\d values are not right: /,
    check: ({ json }) => expect(list(json.problems).map(({ field }) => field)).toContain('nonsense'),
  },
  {
    rows: ['added: run'],
    name: 'run of a prompt or of nothing',
    service: 'prompts',
    path: `/api/tools/${SLUG}/run`,
    init: post({ values: {} }),
    status: 404,
    error: /no tool that computes .+; it is a prompt: POST \/api\/prompts\/.+\/render\.$/,
  },
  ...EXPORT_FORM_NAMES.map(
    (form): Case => ({
      rows: ['added: prompt exports'],
      name: `one prompt as ${form}`,
      service: 'prompts',
      path: `/api/prompts/${SLUG}/export/${form}`,
      status: 200,
      check: ({ response }) => {
        expect(response.headers.get('content-type')).toBe(EXPORT_FORMS[form].contentType);
        expect(response.headers.get('content-disposition')).toContain('filename=');
      },
    }),
  ),
  {
    rows: ['added: prompt exports'],
    name: 'a form that there is not',
    service: 'prompts',
    path: `/api/prompts/${SLUG}/export/none`,
    status: 404,
    error: /markdown/,
  },
  {
    rows: ['added: prompt exports'],
    name: 'every prompt as NDJSON',
    service: 'prompts',
    path: '/api/export.ndjson',
    status: 200,
    check: ({ text }) => {
      const lines = text.trimEnd().split('\n');
      expect(lines).toHaveLength(openCatalog().prompts.length);
      expect(JSON.parse(lines[0] ?? '')).toHaveProperty('prompt_template');
    },
  },
  {
    rows: ['added: prompt exports'],
    name: 'every prompt as an archive',
    service: 'prompts',
    path: '/api/export.zip',
    status: 200,
    check: ({ response, text }) => {
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(text.startsWith('PK')).toBe(true);
    },
  },
  {
    rows: ['added: schema'],
    name: "JSON Schema of a prompt's fields and of what rendering takes beside them",
    service: 'prompts',
    path: `/api/prompts/${SLUG}/schema`,
    status: 200,
    check: ({ json }) => {
      expect(json).toMatchObject({ type: 'object', additionalProperties: false });
      expect(json.required).toEqual(Object.keys(values));
      expect(json.properties).toHaveProperty('output_language.maxLength', 40);
    },
  },
];

export const promptCases: readonly Case[] = [...forms, ...parameters, ...single, ...versionCases];
