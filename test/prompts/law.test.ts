// docs/law.md says what the prompts and calculators say, and leaves none of the Indian prompts out.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lawTables } from '../../src/prompts/lawReport.ts';
import { loadPromptTools } from '../../src/prompts/toolFiles.ts';
import { STATUTORY_TABLES } from '../../tools/deterministic/statutory/index.ts';

const root = join(import.meta.dirname, '..', '..');

test('docs/law.md is what "npm run law:report" writes, and its second reading covers every Indian prompt', async () => {
  const document = await readFile(join(root, 'docs', 'law.md'), 'utf8');
  const tools = await loadPromptTools(root);
  expect(document).toContain(lawTables(tools, STATUTORY_TABLES));
  const reading = document.slice(0, document.indexOf('## What each statement rests on'));
  const missing = tools.filter(({ slug, tool }) => tool.law !== null && !reading.includes(`| \`${slug}\` |`));
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test('no table of a calculator rests on memory alone', () => {
  const entries = STATUTORY_TABLES.flatMap(({ name, entries: all }) => all.map((entry) => ({ name, ...entry })));
  expect(entries.filter(({ evidence }) => evidence === 'background knowledge').map(({ name }) => name)).toEqual([]);
});
