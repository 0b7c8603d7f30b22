// Rendering takes the largest bodies: whatever stands in one, others wait no longer than for any request. Costs are
// processor time as ratios to a fixed piece of work.
import { beforeAll, expect, test } from 'vitest';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import type { FieldMap } from '../../src/prompts/kit.ts';
import { maxLengthOf } from '../../src/prompts/values.ts';
import { bodyBytesFor } from '../../src/services/prompts/source.ts';
import { ROOT } from '../server/builtFolder.ts';
import { heldFor, yardstickMs } from './held/cost.ts';
import { type Ask, openServices } from './held/services.ts';

/** The event loop may be held for five yardsticks of about 10 ms. */
const MOST_HELD = 5;
const MEASURED = { tries: 5, limit: MOST_HELD };

let ask: Ask;
beforeAll(() => {
  ask = openServices();
  // Once before it counts, so that it is compiled.
  yardstickMs();
});

const prompts = openCatalog({ folder: `${ROOT}/dist/data` })
  .find({})
  .toSorted((a, b) => bodyBytesFor(b.fields) - bodyBytesFor(a.fields));
const [largest] = prompts;
if (largest === undefined) throw new Error('The catalog is empty.');
const { slug, fields } = largest;
const room = bodyBytesFor(fields);

/** Every text as long as its field takes it, of one character. */
function filled(by: FieldMap, character: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(by)) {
    const most = maxLengthOf(field);
    values[name] = most === undefined ? field.example : character.repeat(most);
  }
  return values;
}

const escaped = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const half = Math.floor(room / 2) - 20;

const BODIES: readonly (readonly [string, string])[] = [
  ...['a', '\u0001', '\u202e', '{', '😀'].map(
    (character) =>
      [
        `texts of ${JSON.stringify(character)}`,
        escaped(JSON.stringify({ values: filled(fields, character) })),
      ] as const,
  ),
  ['numbers', `{"values":{"a":[${'1,'.repeat(half)}1]}}`],
  ['arrays in arrays', `{"values":${'['.repeat(half)}${']'.repeat(half)}}`],
  ['objects', `{"values":[${'{},'.repeat(Math.floor(room / 3) - 20)}1]}`],
  ['fields', `{"values":{${Array.from({ length: Math.floor(room / 14) }, (_, i) => `"k${i}":1`).join(',')}}}`],
  ['an open string', `{"values":"${'\\\\'.repeat(half)}`],
];

test.each(BODIES)('a body of %s', async (_, body) => {
  const cost = await heldFor(() => ask, { service: 'prompts', path: `/api/prompts/${slug}/render`, body }, MEASURED);
  expect([200, 400, 413, 422]).toContain(cost.status);
  expect(cost.yardsticks).toBeLessThan(MOST_HELD);
});

test('a form of many fields', async () => {
  const body = 'a&'.repeat(half);
  const cost = await heldFor(
    () => ask,
    { service: 'prompts', path: `/prompts/${slug}`, body, accept: 'text/html' },
    MEASURED,
  );
  expect(cost.status).toBe(413);
  expect(cost.yardsticks).toBeLessThan(MOST_HELD);
});

const FIELD_TYPES = ['number', 'currency', 'date', 'select', 'multiselect', 'boolean', 'url', 'email'];

/** Texts for fields that take none, as long as a body can be. */
const LONG: readonly (readonly [string, (length: number, options: readonly string[]) => string])[] = [
  ['spaces', (length) => `1${' '.repeat(length)}!`],
  ['digits', (length) => `${'1'.repeat(length)}!`],
  ['commas', (length) => `${'1,'.repeat(length / 2)}!`],
  ['signs', (length) => `${'a@a.'.repeat(length / 4)}@`],
  ['choices', (length, options) => `${options.at(-1) ?? 'x'};`.repeat(length / ((options.at(-1) ?? 'x').length + 1))],
  ['no choices', (length) => ';'.repeat(length)],
];

test.each(FIELD_TYPES.flatMap((type) => LONG.map(([name, make]) => [type, name, make] as const)))(
  'a %s of %s',
  async (type, _, make) => {
    const found = prompts.find((prompt) => Object.values(prompt.fields).some((field) => field.type === type));
    const named = Object.entries(found?.fields ?? {}).find(([, field]) => field.type === type);
    if (found === undefined || named === undefined) throw new Error(`No prompt has a field of type ${type}.`);
    const [name, field] = named;
    const text = make(bodyBytesFor(found.fields) - 100, 'options' in field ? field.options : []);
    const body = JSON.stringify({ values: { [name]: text } });
    const path = `/api/prompts/${found.slug}/render`;
    const cost = await heldFor(() => ask, { service: 'prompts', path, body }, MEASURED);
    expect([400, 422]).toContain(cost.status);
    expect(cost.yardsticks).toBeLessThan(MOST_HELD);
  },
);

/** Pages show again what was sent, and what came of it. */
const PAGES: readonly (readonly [string, string, Record<string, string>])[] = [
  ...['"', '&', '<', '😀'].map(
    (character) =>
      [`a prompt of ${character}`, `/prompts/${slug}`, filled(fields, character) as Record<string, string>] as const,
  ),
  ['rows of a table', '/tools/csv-to-json-converter', { csv: 'x\n'.repeat(16_000) }],
  ['numbers of a list', '/tools/json-formatter', { json: `[${'1,'.repeat(16_000)}1]` }],
];

test.each(PAGES)('a page with %s', async (_, path, values) => {
  const body = new URLSearchParams(values).toString();
  const cost = await heldFor(() => ask, { service: 'prompts', path, body, accept: 'text/html' }, MEASURED);
  expect(cost.status).toBe(200);
  expect(cost.yardsticks).toBeLessThan(MOST_HELD);
});
