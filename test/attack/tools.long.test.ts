// Every tool with the worst values a caller can send: it answers or refuses in words, and with a bounded answer.

import { describe, expect, test } from 'vitest';
import { calculatorTools } from '../../src/mcp/calculatorTools.ts';
import { maxLengthOf } from '../../src/prompts/values.ts';
import { drained } from '../../src/steps/steps.ts';
import { openTools } from '../../src/tools/node.ts';
import { outputLimit } from '../../src/tools/result.ts';
import { DATES, hostileValues } from './hostileValues.ts';

const MOST_ANSWER = 50_000_000;

describe.each(openTools().map((tool) => [tool.slug, tool] as const))('%s', (_, tool) => {
  const fields = Object.entries(tool.fields);
  const examples = Object.fromEntries(fields.map(([name, { example }]) => [name, example]));
  const required = Object.fromEntries(
    fields.filter(([, field]) => field.required).map(([name, { example }]) => [name, example]),
  );
  const mcp = calculatorTools(() => [tool]).find(({ listing }) => listing.name === 'run_calculator');
  if (mcp === undefined) throw new Error('run_calculator is not offered.');

  const probe = async (values: Record<string, unknown>): Promise<void> => {
    const about = JSON.stringify(values).slice(0, 200);
    const { content, isError } = drained(mcp.call({ slug: tool.slug, values, detail: 'full' }));
    const said = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    expect(said.length, about).toBeLessThan(MOST_ANSWER);
    expect(said, about).not.toMatch(/undefined|\[object|"[+-]\d{6}-/);
    if (isError === true) {
      expect(said, about).toMatch(/[.?]$/);
      expect(said.length, about).toBeLessThan(outputLimit(JSON.stringify(values).length));
    }
  };

  test.each(fields.map(([name, field]) => [name, field] as const))('%s', async (name, field) => {
    await probe({ ...examples });
    for (const value of hostileValues(field)) {
      await probe({ ...examples, [name]: value });
      // A long text costs the same whatever stands beside it.
      if ((maxLengthOf(field) ?? 0) < 10_000) await probe({ ...required, [name]: value });
    }
  });

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
