import { expect, test } from 'vitest';
import { openTools } from '../../src/tools/node.ts';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import { resultText } from '../../src/tools/show.ts';
import alone from './hsn-code-lookup.ts';

const tool = openTools().find(({ slug }) => slug === 'hsn-code-lookup');
const run = (values: Record<string, unknown>) => resultOf(tool?.run(values) ?? { ok: false, problems: [] });

test('by prefix: codes below, parent, siblings; never a rate', () => {
  const heading = run({ query: '0901' });
  expect(heading.tables[0]?.rows[0]?.[0]).toEqual({ kind: 'text', text: '0901' });
  const leaf = run({ query: '0901 21' });
  expect(valueIn(leaf, 'Parent')).toMatch(/^0901/);
  expect(leaf.tables.map(({ title }) => title)).toContain('Siblings');
  expect(resultText(heading) + resultText(leaf)).not.toMatch(/\d%/);
});

test('by words', () => {
  expect(run({ query: 'roasted coffee' }).tables[0]?.rows[0]?.[0]).toMatchObject({
    text: expect.stringMatching(/^0901/),
  });
});

test('says what is wrong', () => {
  expect(problemsOf(alone.run({ query: '0901' }))[0]).toMatch(/tariff is not at hand/);
  expect(problemsOf(tool?.run({ query: '9' }) ?? { ok: false, problems: [] })[0]).toMatch(/two to eight digits/);
});
