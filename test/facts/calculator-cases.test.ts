// Every calculator beside cases that were worked out without it, each with its source.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTools } from '../../src/tools/node.ts';
import { resultOf } from '../../src/tools/reading.ts';
import type { CalculatorResult } from '../../src/tools/result.ts';
import { shownText } from '../../src/tools/show.ts';
import { CALCULATOR_CASES as cases } from './calculator-cases/index.ts';

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

const tools = new Map(openTools().map((tool) => [tool.slug, tool]));
const tested = [...new Set(cases.map(({ tool }) => tool))];

test('cases share no code with the calculators', () => {
  const folder = join(import.meta.dirname, 'calculator-cases');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const imported = sources.flatMap((source) => [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from));
  expect(imported.filter((from) => from !== 'decimal.js' && !from?.startsWith('./'))).toEqual([]);
});

test('600 cases or more, each with its source', () => {
  expect(cases.length).toBeGreaterThanOrEqual(600);
  expect(cases.filter(({ source, expected }) => source === '' || expected === '')).toEqual([]);
});

test.each(tested)('%s', (slug) => {
  const tool = tools.get(slug);
  const own = cases.filter((one) => one.tool === slug);
  const answers = own.map((one) => ({
    ...one,
    expected: tool && read(resultOf(tool.run(one.values)), one.label),
  }));
  expect(answers).toEqual(own);
});
