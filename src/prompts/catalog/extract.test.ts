import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPromptTools } from '../toolFiles.ts';
import type { PromptHistory } from '../versions/history.ts';
import { buildCatalog, extractPrompt, findTemplate, recordedPrompts } from './extract.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FILE = 'tools/legal-contracts/section-138-cheque-bounce-notice.ts';

test('finds the template and the line it begins on', () => {
  const source = "export default definePrompt({\n  title: 'x',\n  prompt: `One {{a}}\nTwo \\` \\$x \\\\`,\n});\n";
  expect(findTemplate(source)).toEqual({ text: 'One {{a}}\nTwo ` $x \\', line: 3 });
  expect(findTemplate('nothing here')).toBeUndefined();
});

test('every tool of the repository is extracted, its line and hash true to the file', async () => {
  const files = await loadPromptTools(ROOT);
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const extraction = extractPrompt(file);
    if (extraction.quality === 'rejected') throw new Error(extraction.reason);
    const { source, template } = extraction.prompt;
    const line = file.source.split('\n')[source.line - 1] ?? '';
    expect(line, source.file).toContain((template.split('\n')[0] ?? '').slice(0, 20));
    expect(source.sha256, source.file).toBe(createHash('sha256').update(template).digest('hex'));
  }
});

test('an edit of a tool in a scratch copy changes the catalog', { timeout: 240_000 }, async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'kosh-tools-'));
  try {
    await cp(join(ROOT, 'src', 'prompts'), join(scratch, 'src', 'prompts'), { recursive: true });
    await cp(join(ROOT, FILE), join(scratch, FILE));
    await writeFile(join(scratch, 'package.json'), '{"type":"module"}');
    const before = await loadOne(scratch);
    const source = await readFile(join(scratch, FILE), 'utf8');
    const copy = join(scratch, 'tools/legal-contracts/edited-notice.ts');
    await writeFile(
      copy,
      source.replace('ready for the advocate to correct and sign', 'ready for the advocate to read'),
    );
    await rm(join(scratch, FILE));
    const after = await loadOne(scratch);
    expect(after.prompts[0]?.template).toContain('ready for the advocate to read');
    expect(after.prompts[0]?.source.sha256).not.toBe(before.prompts[0]?.source.sha256);
    expect(after.version).not.toBe(before.version);
  } finally {
    await rm(scratch, { recursive: true });
  }
});

async function loadOne(root: string) {
  const extractions = (await loadPromptTools(root)).map(extractPrompt);
  const first = { version: 1, date: '2026-11-16', law: false, what: 'First version.' };
  const histories = new Map(
    extractions.map((one): [string, PromptHistory] => [
      one.quality === 'extracted' ? one.prompt.slug : one.slug,
      { changes: [first], earlier: {} },
    ]),
  );
  return buildCatalog(recordedPrompts(extractions, { histories, languageExceptions: [] }).prompts, []);
}

test('a template that does not render with its examples, or is not the one that runs, is rejected', async () => {
  const [file] = await loadPromptTools(ROOT);
  if (file === undefined) throw new Error('no tool found');
  const changed = { ...file, source: file.source.replace('prompt: `', 'prompt: `Changed ') };
  expect(extractPrompt(changed)).toMatchObject({
    quality: 'rejected',
    reason: expect.stringMatching(/not the one the tool runs with/),
  });
  const [name = '', field] = Object.entries(file.tool.fields)[0] ?? [];
  const empty = {
    ...file,
    tool: { ...file.tool, fields: { ...file.tool.fields, [name]: { ...field, required: true, example: '' } } },
  };
  expect(extractPrompt(empty as typeof file)).toMatchObject({
    quality: 'rejected',
    reason: expect.stringMatching(/examples do not fit/),
  });
});

test('a prompt without a recorded version is left out and named', async () => {
  const [file] = await loadPromptTools(ROOT);
  if (file === undefined) throw new Error('no tool found');
  const { prompts, left } = recordedPrompts([extractPrompt(file)], {
    histories: new Map(),
    languageExceptions: [],
  });
  expect(prompts).toEqual([]);
  expect(left).toEqual([`${file.file}: it has no version yet; run npm run prompts:release`]);
});
