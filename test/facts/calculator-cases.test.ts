// The table of cases: every expected value was worked out by other code in another language, with its source beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpenedTool } from '../../src/tools/index.ts';
import { openTools } from '../../src/tools/node.ts';
import { resultOf } from '../../src/tools/reading.ts';
import type { CalculatorResult } from '../../src/tools/result.ts';
import { shownText } from '../../src/tools/show.ts';

const [header, ...lines] = readFileSync(join(import.meta.dirname, 'calculator-cases.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const cases = lines.map((line) => {
  const [tool = '', values = '', label = '', expected = '', source = ''] = line.split('\t');
  return { tool, values: JSON.parse(values) as Record<string, unknown>, label, expected, source };
});

/** A row by its label, a cell as `Title[row,column]`, an output as `output:Label`. */
function read({ rows, tables, outputs }: CalculatorResult, label: string): string | undefined {
  const cell = /^(.+)\[(\d+),(\d+)\]$/.exec(label);
  if (cell !== null) {
    const shown = tables.find(({ title }) => title === cell[1])?.rows[Number(cell[2])]?.[Number(cell[3])];
    return shown === undefined ? undefined : shownText(shown);
  }
  if (label.startsWith('output:')) return outputs.find((one) => `output:${one.label}` === label)?.text;
  const found = rows.find((row) => row.label === label);
  return found === undefined ? undefined : shownText(found.value);
}

test('600 cases or more, each with its source', () => {
  expect(header).toBe('tool\tvalues\tlabel\texpected\tsource');
  expect(cases.length).toBeGreaterThanOrEqual(600);
  expect(cases.filter(({ source, expected }) => source === '' || expected === '')).toEqual([]);
});

describe.each(openTools().map((tool) => [tool.slug, tool] as const))('%s', (slug, tool: OpenedTool) => {
  const own = cases.filter((one) => one.tool === slug);
  test.runIf(own.length > 0)(`${own.length} cases`, () => {
    const wrong = own.filter(({ values, label, expected }) => read(resultOf(tool.run(values)), label) !== expected);
    expect(
      wrong.map(({ values, label, expected }) => ({
        values,
        label,
        expected,
        came: read(resultOf(tool.run(values)), label),
      })),
    ).toEqual([]);
  });
});
