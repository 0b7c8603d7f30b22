// Every tool with the worst values a caller can send: it answers or refuses in words, soon, and with a bounded answer.
import { describe, expect, test } from 'vitest';
import { calculatorTool } from '../mcp/calculatorTools.ts';
import type { Field } from '../prompts/kit.ts';
import { maxLengthOf } from '../prompts/values.ts';
import { openTools } from './node.ts';

/** Of the processor, so that a busy machine fails nothing. */
const MOST_MS = 1000;
const MOST_ANSWER = 50_000_000;

/** As many code points as the field takes. */
const filled = (part: string, most: number): string =>
  part.repeat(Math.ceil(most / [...part].length)).slice(0, most * (part.length / [...part].length));

const UNITS = [
  ...['a', 'a.\n', '. ', '\n', '"', '[', 'a,b\n', '=', '1,', '*,', 'eaio', '9999-12-31 ', '2026-10 rent=1\n'],
  ...['\u0000', '\u0301', '\u202e', '\ud800', 'é ', 'क्षि।', '中', '👨‍👩‍👧'],
];

/** Texts of full length that are small to send and large, slow or deep to work out. */
const LAID_OUT: readonly ((most: number) => string)[] = [
  (most) => `${'['.repeat(500)}${'1,'.repeat(Math.max(0, (most - 1100) / 2))}1${']'.repeat(500)}`,
  (most) => `"${'a'.repeat(most - 2)}"`,
  (most) => `{${Array.from({ length: Math.floor((most - 2) / 12) }, (_, at) => `"${at}":1`).join(',')}}`,
  (most) => `${'n'.repeat(most / 2)}\n${filled('1\n', most / 2 - 1)}`,
  (most) => Array.from({ length: Math.floor(most / 7) }, (_, at) => at.toString(36)).join(','),
  (most) => `${'a'.repeat(most / 2)}${'.'.repeat(most / 2)}`,
  (most) => `A.${'1'.repeat(most - 3)}a`,
];

const DATES = ['0000-01-01', '1899-12-31', '1900-01-01', '2017-07-01', '2199-12-31', '9999-12-01', '9999-12-31'];
const NUMBERS = [0, -0, -1, 0.5, 1e-9, 1e-300, 1e15, 1e21, 1e308, -1e308, 90_071_992_547_409.91, '9'.repeat(300)];
const LISTS = [[], [''], [[]], [null], {}, ';', '', 'x', '\u0000', 1, true];

function hostileValues(field: Field): readonly unknown[] {
  const most = maxLengthOf(field);
  if (most !== undefined) {
    const instants = DATES.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59+05:30`]);
    return [...UNITS.map((unit) => filled(unit, most)), ...LAID_OUT.map((text) => text(most)), ...instants, ...LISTS];
  }
  if (field.type === 'date') return [...DATES, ...LISTS];
  if (field.type === 'number' || field.type === 'currency') {
    return [...NUMBERS, field.min ?? 0, field.max ?? 0, Number.NaN, Number.POSITIVE_INFINITY, ...LISTS];
  }
  return 'options' in field ? [...LISTS, [...field.options], field.options.join(';')] : LISTS;
}

describe.each(openTools().map((tool) => [tool.slug, tool] as const))('%s', (_, tool) => {
  const fields = Object.entries(tool.fields);
  const examples = Object.fromEntries(fields.map(([name, { example }]) => [name, example]));
  const required = Object.fromEntries(
    fields.filter(([, field]) => field.required).map(([name, { example }]) => [name, example]),
  );
  const mcp = calculatorTool(tool);

  const probe = async (values: Record<string, unknown>): Promise<void> => {
    const about = JSON.stringify(values).slice(0, 200);
    const before = process.cpuUsage();
    const { content, isError } = await mcp.call(values);
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    const said = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    expect(took, about).toBeLessThan(MOST_MS);
    expect(said.length, about).toBeLessThan(MOST_ANSWER);
    expect(said, about).not.toMatch(/undefined|\[object|"[+-]\d{6}-/);
    if (isError === true) expect(said, about).toMatch(/[.?]$/);
  };

  test.each(fields.map(([name, field]) => [name, field] as const))(
    '%s',
    async (name, field) => {
      await probe({ ...examples });
      for (const value of hostileValues(field)) {
        await probe({ ...examples, [name]: value });
        // A long text costs the same whatever stands beside it.
        if ((maxLengthOf(field) ?? 0) < 10_000) await probe({ ...required, [name]: value });
      }
    },
    60_000,
  );

  const dates = fields.filter(([, { type }]) => type === 'date').map(([name]) => name);
  const [first, second] = dates;
  if (first !== undefined && second !== undefined) {
    test('far dates together', async () => {
      for (const from of DATES) for (const to of DATES) await probe({ ...examples, [first]: from, [second]: to });
    });
  }

  test('the largest numbers together, and the smallest', async () => {
    const numbers = (pick: 'min' | 'max', otherwise: number) =>
      Object.fromEntries(
        fields.flatMap(([name, field]) =>
          field.type === 'number' || field.type === 'currency' ? [[name, field[pick] ?? otherwise]] : [],
        ),
      );
    await probe({ ...examples, ...numbers('max', 90_071_992_547_409) });
    await probe({ ...examples, ...numbers('min', 0) });
  });
});
