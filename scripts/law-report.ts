// `npm run law:report`: writes into docs/law.md what each Indian prompt and calculator rests on, from their own sources.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BEGIN, END, lawTables } from '../src/prompts/lawReport.ts';
import { loadPromptTools } from '../src/prompts/toolFiles.ts';
import { STATUTORY_TABLES } from '../tools/deterministic/statutory/index.ts';

const path = join(process.cwd(), 'docs', 'law.md');
const text = await readFile(path, 'utf8');
const from = text.indexOf(BEGIN);
const to = text.indexOf(END);
if (from < 0 || to < from)
  throw new Error(`docs/law.md must hold "${BEGIN}" and "${END}" in this order, each on a line.`);
const tables = lawTables(await loadPromptTools(process.cwd()), STATUTORY_TABLES);
await writeFile(path, `${text.slice(0, from + BEGIN.length)}\n\n${tables}\n\n${text.slice(to)}`);
console.log('docs/law.md is written.');
