// The answer that the README shows is the one that is given.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ForwardAnswer } from '../../src/tariff/lookup/contract.ts';
import { openTariff } from '../../src/tariff/node.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

test('the first JSON of the README is part of the answer to its query', () => {
  const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const { matches: [match] = [], ...rest } = JSON.parse(shown) as ForwardAnswer;
  const { confidence = 0, ...fields } = match ?? {};
  const answer = openTariff().lookup(rest.query, { limit: 1 });
  expect(answer).toMatchObject(rest);
  expect(answer.matches[0]).toMatchObject(fields);
  // Every change of the search moves it a little.
  expect(answer.matches[0]?.confidence).toBeCloseTo(confidence, 1);
});
