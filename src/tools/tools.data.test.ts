import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFERRED } from '../../tools/deterministic/index.ts';
import { CATEGORIES } from '../prompts/vocabulary.ts';
import { drained } from '../steps/steps.ts';
import { openTools } from './node.ts';
import { resultText } from './show.ts';

const tools = openTools();
const examplesOf = (fields: (typeof tools)[number]['fields']) =>
  Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));

test('the 30 tools are the files of the folder, 21 of them deferred', async () => {
  const files = await readdir(join(import.meta.dirname, '..', '..', 'tools', 'deterministic'));
  const slugs = files.filter((name) => /-.*(?<!\.test)\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length));
  expect(tools.map(({ slug }) => slug)).toEqual(slugs.sort());
  expect(tools).toHaveLength(30);
  expect(Object.keys(DEFERRED)).toHaveLength(21);
});

describe.each(tools.map((tool) => [tool.slug, tool] as const))('%s', (_, tool) => {
  test('runs with its examples, also when they come as text', () => {
    const outcome = drained(tool.run(examplesOf(tool.fields)));
    if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
    expect(outcome.result.summary).not.toBe('');
    expect(resultText(outcome.result)).not.toMatch(/undefined|NaN|\[object/);
    const texts = Object.fromEntries(
      Object.entries(examplesOf(tool.fields)).map(([name, value]) => [
        name,
        Array.isArray(value) ? value : String(value),
      ]),
    );
    expect(drained(tool.run(texts))).toEqual(outcome);
  });

  test('its result is plain JSON', () => {
    const outcome = drained(tool.run(examplesOf(tool.fields)));
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  });

  test('every problem is reported at once', () => {
    const outcome = drained(tool.run({ no_such_field: 1 }));
    const required = Object.values(tool.fields).filter((field) => field.required && field.default === undefined);
    expect(outcome).toMatchObject({ ok: false });
    if (!outcome.ok) expect(outcome.problems).toHaveLength(required.length + 1);
  });

  test('is described', () => {
    expect(Object.keys(CATEGORIES)).toContain(tool.category);
    expect(tool.computes).not.toMatch(/\.$/);
    expect(tool.about).toMatch(/^[A-Z].{20,160}[^.]$/);
    // Words for developers; people read it.
    expect(tool.about).not.toMatch(/paise|pattern|dated|RFC|base-36|parse|segment/i);
  });
});
