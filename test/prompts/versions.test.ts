// The recorded versions: every prompt is what was recorded of it, what was replaced is kept whole, and a change shows.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCatalog, versionDiff, versionOf } from '../../src/prompts/catalog/node.ts';
import { loadPromptTools } from '../../src/prompts/toolFiles.ts';
import { checkCalculatorVersions, readCalculatorVersions } from '../../src/prompts/versions/calculators.ts';
import {
  checkRecords,
  checkVersions,
  EARLIER_FOLDER,
  fingerprintOf,
  newestOf,
  readEarlier,
  readVersions,
} from '../../src/prompts/versions/files.ts';
import { saysOtherLaw } from '../../src/prompts/versions/text.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const rows = readVersions(ROOT);
const tools = await loadPromptTools(ROOT);
const catalog = openCatalog();

test('every prompt is what its newest version has', () => {
  expect(checkVersions(tools, rows)).toEqual([]);
  expect(checkRecords(tools, rows)).toEqual([]);
});

test('what is served is what was recorded, and its hash is that of the template', () => {
  const newest = newestOf(rows);
  for (const prompt of catalog.prompts) {
    expect(fingerprintOf(prompt), prompt.slug).toBe(newest.get(prompt.slug)?.fingerprint);
    expect(prompt.source.sha256, prompt.slug).toBe(createHash('sha256').update(prompt.template).digest('hex'));
  }
});

test('the law of every calculator is what was recorded of it, and a change of it asks for a version', async () => {
  const laws = readCalculatorVersions(ROOT);
  const slugs = catalog.calculators.map(({ slug }) => slug);
  expect(await checkCalculatorVersions(ROOT, slugs, laws)).toEqual([]);
  const outdated = laws.map((row) => (row.slug === 'tds-calculator' ? { ...row, fingerprint: '0'.repeat(16) } : row));
  expect(await checkCalculatorVersions(ROOT, slugs, outdated)).toMatchObject([{ slug: 'tds-calculator' }]);
  expect(await checkCalculatorVersions(ROOT, slugs, laws.slice(1))).toMatchObject([{ slug: laws[0]?.slug }]);
  expect(catalog.calculators.find(({ slug }) => slug === 'tds-calculator')?.changes?.[0]).toMatchObject({ law: true });
});

test('each text that was replaced is kept under its own fingerprint, and no other', () => {
  const newest = newestOf(rows);
  const replaced = rows.filter(({ slug, version }) => version !== newest.get(slug)?.version);
  for (const { slug, version, fingerprint } of replaced) {
    expect(fingerprintOf(readEarlier(ROOT, slug, version)), `${slug} ${version}`).toBe(fingerprint);
  }
  const kept = readdirSync(join(ROOT, EARLIER_FOLDER), { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(kept).toHaveLength(replaced.length);
});

test('a change of template, field or law asks for a version; one of examples and tests does not', () => {
  const file = tools.find(({ tool }) => tool.law !== null);
  if (file === undefined) throw new Error('there is no Indian prompt');
  const { tool } = file;
  const [name = '', field] = Object.entries(tool.fields)[0] ?? [];
  const changed = (change: object) => checkVersions([{ ...file, tool: { ...tool, ...change } }], rows);
  const says = tool.law?.refs.map((ref) => ({ ...ref, says: `${ref.says} And more.` }));
  const read = tool.law?.refs.map((ref) => ({ ...ref, checkedOn: '2027-01-01', sources: ['elsewhere'] }));
  for (const change of [
    { prompt: `${tool.prompt}\nMore.` },
    { fields: { ...tool.fields, [name]: { ...field, help: 'Otherwise.' } } },
    { law: { ...tool.law, refs: says } },
  ]) {
    expect(changed(change)[0]?.message).toMatch(/changed since version \d+; run npm run prompts:release -- /);
  }
  expect(changed({ exampleOutput: 'Otherwise.' })).toEqual([]);
  expect(changed({ fields: { ...tool.fields, [name]: { ...field, example: 'Otherwise.' } } })).toEqual([]);
  expect(changed({ law: { ...tool.law, asOf: '2027-01-01', refs: read } })).toEqual([]);
  expect(checkVersions([{ slug: 'new-prompt', tool }], rows)[0]?.message).toMatch(/has no recorded version/);
  expect(checkRecords([], rows).length).toBe(newestOf(rows).size);
});

test('a version that says other law is marked', () => {
  for (const { slug, version, law } of rows.filter((row) => row.version > 1)) {
    const prompt = catalog.get(slug);
    const [before, after] = [prompt && versionOf(prompt, version - 1), prompt && versionOf(prompt, version)];
    if (before === undefined || after === undefined) throw new Error(`${slug} lacks version ${version}`);
    if (saysOtherLaw(before, after)) expect(law, `${slug} ${version}`).toBe(true);
  }
});

test('an older version is as it was, and its difference says what changed', () => {
  const prompt = catalog.get('rbi-ombudsman-complaint');
  if (prompt === undefined) throw new Error('there is no such prompt');
  const first = versionOf(prompt, 1);
  expect(first?.history.changes.map(({ version }) => version)).toEqual([1]);
  expect(first?.fields).not.toHaveProperty('entity_kind');
  expect(first?.exampleOutput).toBeNull();
  expect(versionOf(prompt, 99)).toBeUndefined();
  const { changes, diff } = versionDiff(prompt, 1, 2) ?? {};
  expect(changes).toMatchObject([{ version: 2, law: true }]);
  expect(diff).toMatch(/^--- rbi-ombudsman-complaint version 1\n\+\+\+ rbi-ombudsman-complaint version 2\n@@ /);
  expect(diff).toMatch(/^\+entity_kind \(select, required/m);
});
