// Answers that do none of the work fail every test of every prompt, in the exports and in `kosh prompts eval`; the
// example outputs pass.
import { describe, expect, test } from 'vitest';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import type { PromptRecord } from '../../src/prompts/catalog/types.ts';
import { casesOf, type EvalCase } from '../../src/prompts/eval/evaluate.ts';
import { expectationsOf } from '../../src/prompts/expect/expectations.ts';
import { measureAnswer } from '../../src/prompts/expect/measure.ts';
import { EXPORT_FORMS } from '../../src/prompts/export/forms.ts';

const catalog = openCatalog();

interface Grade {
  readonly pass: boolean;
  readonly reason: string;
}

/** As promptfoo runs an assertion of several lines. */
const gradesOf = (prompt: PromptRecord): readonly ((output: string) => Grade)[] => {
  const { tests } = JSON.parse(EXPORT_FORMS.promptfoo.make(prompt, catalog.checkCode)) as {
    tests: { assert: { value: string }[] }[];
  };
  return tests.map(
    ({ assert }) => new Function('output', 'context', assert[0]?.value ?? '') as (output: string) => Grade,
  );
};

const EXPORTED = new Map(catalog.prompts.map((prompt) => [prompt.slug, gradesOf(prompt)]));

const columnsOf = (prompt: PromptRecord, name: string): readonly string[] =>
  expectationsOf({ ...prompt, prompt: prompt.template }).parts.find((part) => part.name === name)?.columns ?? [];

const tableOf = (columns: readonly string[]): string =>
  columns.length === 0 ? '' : `\n| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`;

const NOTHING: Readonly<Record<string, (prompt: PromptRecord, one: EvalCase) => string>> = {
  'the prompt itself': (_, { prompt }) => prompt,
  'the empty skeleton': ({ outputParts, ...prompt }) =>
    outputParts.map((name) => `## ${name}${tableOf(columnsOf({ outputParts, ...prompt }, name))}`).join('\n\n'),
  'the skeleton with dots': ({ outputParts }) =>
    outputParts.map((name, at) => `${at + 1}. **${name}**: ...`).join('\n'),
  'the names of its parts': ({ outputParts }) => outputParts.join('\n'),
  'the names of its parts in a line': ({ outputParts }) => outputParts.join(', '),
  nothing: () => '',
};

/** The measuring is the same in both: these show that the exports run it. */
const EXPORTS_TOO = new Set(['the prompt itself', 'the empty skeleton', 'the names of its parts']);

describe.each(Object.entries(NOTHING))('%s', (what, make) => {
  test('fails every test', () => {
    const passed: string[] = [];
    for (const prompt of catalog.prompts) {
      for (const [at, one] of casesOf(prompt).entries()) {
        const answer = make(prompt, one);
        const name = `${prompt.slug} ${one.input}`;
        if (measureAnswer(answer, one.expected, one.measuring).length === 0) passed.push(`eval: ${name}`);
        if (EXPORTS_TOO.has(what) && EXPORTED.get(prompt.slug)?.[at]?.(answer).pass !== false) {
          passed.push(`export: ${name}`);
        }
      }
    }
    expect(passed).toEqual([]);
  });
});

test('example outputs pass the exported test of their example', () => {
  expect(catalog.prompts.length).toBeGreaterThan(300);
  const failed = catalog.prompts.flatMap(({ slug, exampleOutput }) => {
    const grade = EXPORTED.get(slug)?.[0]?.(exampleOutput ?? '');
    return grade?.pass === true ? [] : [`${slug}: ${grade?.reason}`];
  });
  expect(failed).toEqual([]);
});

test('an exported test says what an answer lacks', () => {
  expect(EXPORTED.get('press-release-draft')?.[0]?.('Release')).toMatchObject({
    pass: false,
    score: 0,
    reason: expect.stringContaining('the part "Release" is empty'),
  });
});
