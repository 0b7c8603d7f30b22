// The versions of prompts: older ones, differences and changes, which were added to the contract.
import { expect } from 'vitest';
import { EXPORT_FORM_NAMES } from '../../src/prompts/export/forms.ts';
import { type Case, list, post } from './cases.ts';

const SLUG = 'section-138-cheque-bounce-notice';
const prompt = (rest: string) => `/api/prompts/${SLUG}${rest}`;

/** What its first version asks for. */
const FIRST_VALUES = { cheque_details: 'Cheque 004512', memo_received_on: '2026-10-20', notice_date: '2026-11-03' };

export const versionCases: readonly Case[] = [
  {
    rows: ['added: versions'],
    name: 'version, day and changelog',
    service: 'prompts',
    path: prompt(''),
    status: 200,
    check: ({ json }) => {
      const changelog = list(json.changelog);
      expect(changelog[0]).toMatchObject({ version: json.version, date: json.updated_at });
      expect(changelog.map(({ version }) => version)).toEqual(changelog.map((_, at) => changelog.length - at));
      expect(changelog.some(({ law }) => law === true)).toBe(true);
    },
  },
  {
    rows: ['added: versions'],
    name: 'an older version',
    service: 'prompts',
    path: prompt('?version=1'),
    status: 200,
    check: ({ json }) => {
      expect(json).toHaveProperty('prompt_template');
      expect(json).toMatchObject({ slug: SLUG, version: 1, example_output: null });
      expect(json.prompt_template).not.toContain('{{presented_on}}');
      for (const { name } of list(json.fields)) expect(json.prompt_template).toContain(`{{${name}}}`);
      expect(list(json.legal_refs).length).toBeGreaterThan(0);
    },
  },
  {
    rows: ['added: versions', 'decided: version'],
    name: 'the schema of an older version',
    service: 'prompts',
    path: prompt('/schema?version=1'),
    status: 200,
    check: ({ json }) => {
      expect(json.$id).toMatch(/\/schema\?version=1$/);
      expect(json.properties).not.toHaveProperty('presented_on');
    },
  },
  {
    rows: ['added: versions', 'decided: version'],
    name: 'an older version filled in',
    service: 'prompts',
    path: prompt('/render?version=1'),
    init: post({ values: FIRST_VALUES }),
    status: 200,
    check: ({ json }) => {
      expect(json).toMatchObject({ slug: SLUG, version: 1 });
      expect(json.prompt).toMatch(/^You are a drafting/);
    },
  },
  {
    rows: ['added: versions', 'decided: version'],
    name: 'an older version filled in, named in the body',
    service: 'prompts',
    path: prompt('/render'),
    init: post({ values: FIRST_VALUES, version: 1 }),
    status: 200,
    check: ({ json }) => expect(json).toMatchObject({ slug: SLUG, version: 1 }),
  },
  ...(
    [
      ['/render', 999, 404, /has no version 999; it has 1 /],
      ['/render', 'newest', 400, /version must be a whole number of 1 or more/],
      ['/render?version=1', 2, 400, /version is 1, but version in the body is 2/],
    ] as const
  ).map(
    ([path, version, status, error]): Case => ({
      rows: ['added: versions', 'decided: version'],
      name: `version ${version} in the body of ${path}`,
      service: 'prompts',
      path: prompt(path),
      init: post({ values: {}, version }),
      status,
      error,
    }),
  ),
  ...EXPORT_FORM_NAMES.map(
    (form): Case => ({
      rows: ['added: versions', 'decided: version'],
      name: `an older version as ${form}`,
      service: 'prompts',
      path: prompt(`/export/${form}?version=1`),
      status: 200,
      check: ({ text }) => {
        expect(text).toContain('cheque_details');
        expect(text).not.toContain('presented_on');
      },
    }),
  ),
  ...['/export/markdown', '/schema', '/render'].flatMap((path) =>
    (
      [
        ['999', 404, /has no version 999; it has 1 /],
        ['newest', 400, /Parameter version must be a whole number/],
      ] as const
    ).map(
      ([version, status, error]): Case => ({
        rows: ['added: versions', 'decided: version'],
        name: `version ${version} of ${path}`,
        service: 'prompts',
        path: prompt(`${path}?version=${version}`),
        ...(path === '/render' && { init: post({ values: {} }) }),
        status,
        error,
      }),
    ),
  ),
  ...['0', '-1', '1.5', 'newest', ''].map(
    (version): Case => ({
      rows: ['added: versions'],
      name: `version "${version}" is refused`,
      service: 'prompts',
      path: prompt(`?version=${version}`),
      status: 400,
      error: /Parameter version must be a whole number of 1 or more/,
    }),
  ),
  {
    rows: ['added: versions'],
    name: 'a version that does not exist',
    service: 'prompts',
    path: prompt('?version=999'),
    status: 404,
    error: /"section-138-cheque-bounce-notice" has no version 999; it has 1 /,
  },
  {
    rows: ['added: versions'],
    name: 'the difference between two versions',
    service: 'prompts',
    path: prompt('/diff?from=1&to=2'),
    status: 200,
    check: ({ json }) => {
      expect(json).toMatchObject({ slug: SLUG, from: 1, to: 2, changes: [{ version: 2, law: true }] });
      expect(json.diff).toContain('\n+presented_on (date, required)');
    },
  },
  ...['?from=998', '?to=999', '?from=1&to=999'].map(
    (query): Case => ({
      rows: ['added: versions'],
      name: `diff${query}`,
      service: 'prompts',
      path: prompt(`/diff${query}`),
      status: 404,
      error: /has no version 99[89]/,
    }),
  ),
  {
    rows: ['added: versions'],
    name: 'changes of law',
    service: 'prompts',
    path: '/api/changes?law=1&limit=100',
    status: 200,
    check: ({ json }) => {
      expect(list(json.results).every(({ law }) => law === true)).toBe(true);
      expect(list(json.results).map(({ slug }) => slug)).toContain(SLUG);
      const tds = list(json.results).find(({ slug }) => slug === 'tds-calculator');
      expect(tds).toMatchObject({ kind: 'calculator', url: expect.stringMatching(/\/tools\/tds-calculator$/) });
      expect(json.returned).toBe(list(json.results).length);
    },
  },
  {
    rows: ['added: versions', 'decided: version'],
    name: 'changes since a day',
    service: 'prompts',
    path: '/api/changes?since=2026-11-18&limit=100',
    status: 200,
    check: ({ json }) => {
      const days = list(json.results).map(({ date }) => String(date));
      expect(days.length).toBeGreaterThan(0);
      expect(days.every((day) => day >= '2026-11-18')).toBe(true);
      expect(Number(json.total)).toBeLessThan(397);
    },
  },
  ...['soon', '2026-02-30', ''].map(
    (since): Case => ({
      rows: ['added: versions', 'decided: version'],
      name: `changes since "${since}"`,
      service: 'prompts',
      path: `/api/changes?since=${since}`,
      status: 400,
      error: /Parameter since must be a date as YYYY-MM-DD/,
    }),
  ),
  {
    rows: ['added: versions'],
    name: 'changes past the end',
    service: 'prompts',
    path: '/api/changes?offset=100000',
    status: 200,
    check: ({ json }) => {
      expect(json.results).toEqual([]);
      expect(Number(json.total)).toBeGreaterThanOrEqual(397);
    },
  },
];
