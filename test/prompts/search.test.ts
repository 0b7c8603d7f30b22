// Relevance of the catalog's search: golden queries as people type them, typing errors, the same order every time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { differenceFrom } from '../../scripts/golden/missFile.ts';
import { promptMisses, readGoldenQueries } from '../../scripts/golden/promptMisses.ts';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { parseSynonyms } from '../../src/prompts/catalog/synonyms.ts';

const DATA = join(import.meta.dirname, '..', '..', 'data', 'prompts');

const catalog = openCatalog();
const golden = readGoldenQueries();
const found = (q: string) => catalog.find({ q }).map(({ slug }) => slug);

describe('golden queries', () => {
  test('are 150, each once, over every category, and name prompts that exist', () => {
    expect(golden).toHaveLength(150);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(150);
    const missing = golden.flatMap(({ slugs }) => slugs.filter((slug) => catalog.get(slug) === undefined));
    expect(missing).toEqual([]);
    const categories = new Set(golden.map(({ slugs }) => catalog.get(slugs[0] ?? '')?.category));
    expect(categories.size).toBe(catalog.categories().length);
  });

  test('find what was accepted; "npm run accept" accepts what is listed here', () => {
    expect(differenceFrom(promptMisses(catalog))).toEqual({ nowWrong: [], noLonger: [] });
  });
});

describe('typing errors', () => {
  test.each([
    ['cheqe bounce', 'section-138-cheque-bounce-notice'],
    ['resignaton letter', 'resignation-letter-writer'],
    ['instagarm caption', 'instagram-caption-set'],
    ['trasnfer pricing', 'transfer-pricing-functional-analysis'],
    ['phising email', 'phishing-email-analysis'],
    ['buisness model canvas', 'business-model-canvas'],
  ])('%s finds %s first', (query, slug) => expect(found(query)[0]).toBe(slug));

  /** Every title with the two middle letters of its longest word exchanged. */
  test('a slip in a title still finds it among the first five, for 95% or more', () => {
    const kept = catalog.prompts.filter(({ slug, title }) => found(withSlip(title)).slice(0, 5).includes(slug));
    expect(kept.length / catalog.prompts.length).toBeGreaterThanOrEqual(0.95);
  });
});

function withSlip(title: string): string {
  const words = title.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.floor(longest.length / 2);
  const slipped = `${longest.slice(0, at - 1)}${longest.charAt(at)}${longest.charAt(at - 1)}${longest.slice(at + 1)}`;
  return words.map((word) => (word === longest ? slipped : word)).join(' ');
}

describe('order', () => {
  test('is the same on every call and in a catalog opened anew', () => {
    const again = openCatalog();
    for (const { query } of golden) {
      const first = found(query);
      expect(found(query)).toEqual(first);
      expect(again.find({ q: query }).map(({ slug }) => slug)).toEqual(first);
    }
  });

  test('does not hang on capitals, accents, punctuation or spaces', () => {
    const plain = found('resume for job');
    for (const same of ['RESUME for job', ' résumé  for job? ', 'resume, for job']) expect(found(same)).toEqual(plain);
  });

  test('every title finds its own prompt first', () => {
    const lost = catalog.prompts.filter(({ title, slug }) => found(title)[0] !== slug);
    expect(lost.map(({ title }) => title)).toEqual([]);
  });
});

test('every phrase of synonyms.tsv means words that some prompt has', () => {
  const idle = parseSynonyms(readFileSync(join(DATA, 'synonyms.tsv'), 'utf8')).flatMap(({ said, meant }) =>
    meant.filter((phrase) => found(phrase).length === 0).map((phrase) => `${said}: ${phrase}`),
  );
  expect(idle).toEqual([]);
});
