import { expect, test } from 'vitest';
import type { OpenedTool } from '../../src/tools/index.ts';
import { openTools } from '../../src/tools/node.ts';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import { resultText } from '../../src/tools/show.ts';
import alone from './hsn-code-lookup.ts';

const [tool] = openTools().filter(({ slug }) => slug === 'hsn-code-lookup') as [OpenedTool];
const run = (values: Record<string, unknown>) => resultOf(tool.run(values));

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
  expect(problemsOf(tool.run({ query: '9' }))[0]).toMatch(/two to eight digits/);
});
