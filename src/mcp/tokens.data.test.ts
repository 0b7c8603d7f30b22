// What answers cost an agent, counted by a tokenizer: one that is sure, one that is open, a list, and the list of tools.

import { join } from 'node:path';
import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { openCatalog } from '../prompts/catalog/node.ts';
import { drained } from '../steps/steps.ts';
import { readMeasuringFile } from '../tariff/measure/measuringFiles.ts';
import { openTariff } from '../tariff/node.ts';
import { openTools } from '../tools/node.ts';
import { calculatorTools } from './calculatorTools.ts';
import { changesTool } from './changesTool.ts';
import { promptTools } from './promptTools.ts';
import { registerTools } from './registerTools.ts';
import { tariffTools } from './tariffTools.ts';

const MOST = {
  sure: 200,
  open: 400,
  hundredRows: 8000,
  tools: 3000,
  catalogTools: 1500,
  calculators: 2000,
  changes: 1500,
} as const;
const EVERY = 4;

const encoding = getEncoding('o200k_base');
const tokens = (text: string): number => encoding.encode(text).length;

const tariff = openTariff();
const tools = [...tariffTools(() => tariff), ...registerTools(() => tariff), changesTool(() => tariff)];
const golden = readMeasuringFile(
  join(import.meta.dirname, '..', '..', 'data', 'tariff', 'golden', 'golden.tsv'),
).labelled.map(({ text }) => text);
const sample = golden.filter((_, at) => at % EVERY === 0);

function called(name: string, values: Readonly<Record<string, unknown>>): string {
  const tool = tools.find(({ listing }) => listing.name === name);
  const [content] = (tool && drained(tool.call(values)).content) ?? [];
  if (content?.type !== 'text') throw new Error(`${name} answered no text`);
  return content.text;
}

/** Texts whose answer costs more than it may. */
function tooLong(texts: readonly string[], most: number): readonly string[] {
  return texts
    .map((q) => [q, tokens(called('lookup_code', { q }))] as const)
    .filter(([, count]) => count > most)
    .map(([q, count]) => `${q}: ${count}`);
}

describe('tokens of o200k', () => {
  const isSure = (q: string): boolean => !tariff.lookup(q).needs_review;

  test('a lookup that is sure', () => {
    const sure = sample.filter(isSure);
    expect(sure.length).toBeGreaterThan(100);
    expect(tooLong(sure, MOST.sure)).toEqual([]);
  });

  test('a lookup that is open', () => {
    const open = sample.filter((q) => !isSure(q));
    expect(open.length).toBeGreaterThan(30);
    expect(tooLong(open, MOST.open)).toEqual([]);
  });

  test('a hundred rows, also where every rate is open', () => {
    const open = golden.filter((q) => tariff.lookup(q, { limit: 1 }).review_why === 'rate');
    expect(open.length).toBeGreaterThanOrEqual(100);
    for (const items of [golden.slice(0, 100), golden.slice(-100), open.slice(0, 100)]) {
      expect(tokens(called('classify_items', { items }))).toBeLessThanOrEqual(MOST.hundredRows);
    }
  });

  test('the list of tools for codes', () => {
    const listings = tools.map(({ listing }) => listing);
    expect(tokens(JSON.stringify({ tools: listings }))).toBeLessThanOrEqual(MOST.tools);
  });

  test('the list of tools of the catalog, and the list of calculators', () => {
    const catalog = openCatalog();
    const all = [...promptTools(() => catalog), ...calculatorTools(() => openTools())];
    expect(tokens(JSON.stringify({ tools: all.map(({ listing }) => listing) }))).toBeLessThanOrEqual(MOST.catalogTools);
    const list = all.find(({ listing }) => listing.name === 'list_calculators');
    const [content] = (list && drained(list.call({})).content) ?? [];
    expect(content?.type === 'text' ? tokens(content.text) : 0).toBeGreaterThan(100);
    expect(content?.type === 'text' ? tokens(content.text) : 0).toBeLessThanOrEqual(MOST.calculators);
  });

  test('the greatest day of change', () => {
    expect(tokens(called('list_changes', { from: '2025-09-22' }))).toBeLessThanOrEqual(MOST.changes);
  });

  test('what is cut is said, and the full answer has it', () => {
    const values = { q: 'goods transport agency' };
    const brief = JSON.parse(called('lookup_code', values)) as { more?: true; matches: { notes: string }[] };
    expect(brief.more).toBe(true);
    // Every rate is named, however short the notes are.
    expect(brief.matches[0]?.notes).toMatch(/All rates: .*0%/);
    const full = JSON.parse(called('lookup_code', { ...values, detail: 'full' })) as { matches: { notes: string }[] };
    expect(full.matches[0]?.notes.length).toBeGreaterThan(brief.matches[0]?.notes.length ?? 0);
  });
});
