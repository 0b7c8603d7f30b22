// The recipes: the document is made from them, what they link to exists, and markup within them is escaped.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Assets } from '../assets.ts';
import type { Site } from '../site/shell.ts';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import { CLIENT_FILES, INTRODUCTIONS, RECIPES } from './recipes.ts';
import { recipesDoc } from './recipesDoc.ts';
import { recipesPage } from './recipesPage.ts';
import { piecesOf } from './recipeText.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const siteOf = (service: Site['service'], sister: string | undefined): Site => ({
  service,
  texts: en,
  base: '/kosh',
  baseUrl: 'https://codes.example/kosh',
  sister,
  nav: [],
  assets: { path: (name: string) => `/assets/${name}` } as Assets,
  linkLanguage: '',
  dataLine: '',
});

test('docs/use-it-in.md is what the recipes say; write it with "npm run data:docs"', () => {
  expect(readFileSync(join(ROOT, 'docs', 'use-it-in.md'), 'utf8')).toBe(recipesDoc());
});

test('the files that are offered exist, and each is offered', () => {
  const linked = RECIPES.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : block.kind === 'text' ? [block.text] : [])),
  )
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === 'link' && piece.to === 'file' ? [piece.target] : []));
  expect([...new Set(linked)].sort()).toEqual(Object.keys(CLIENT_FILES).sort());
  for (const path of Object.values(CLIENT_FILES)) expect(existsSync(join(ROOT, path)), path).toBe(true);
});

describe.each(['tariff', 'prompts'] as const)('the page of %s', (service) => {
  const main = String(recipesPage(siteOf(service, 'https://other.example')).main);

  test('has its own address everywhere, and names MCP and the client', () => {
    expect(main).not.toMatch(/\{(codes|prompts)\}|localhost/);
    expect(main).toContain('https://codes.example/kosh/mcp');
    expect(main).toContain('kosh/client');
    expect(main).toContain('<a href="https://other.example/use-it-in">');
  });

  test('has no id twice, and every link within it leads somewhere', () => {
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...main.matchAll(/href="\/kosh\/use-it-in#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(ids);
  });

  test('leaves out the other service where its address is not known', () => {
    expect(String(recipesPage(siteOf(service, undefined)).main)).not.toContain('undefined');
  });
});

test('every text of the recipes is in Hindi, with the same code and links', () => {
  const english = [
    ...Object.values(INTRODUCTIONS),
    ...RECIPES.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : block.kind === 'text' ? [block.text] : [])),
    ]),
  ];
  const fixed = (text: string) =>
    piecesOf(text)
      .flatMap((piece) => (piece.kind === 'code' ? [piece.text] : piece.kind === 'link' ? [piece.target] : []))
      .sort();
  for (const text of english) {
    const hindi = hi.recipes.sentence(text);
    expect(hindi, text).toBeDefined();
    expect(fixed(hindi ?? '')).toEqual(fixed(text));
  }
  const page = recipesPage({ ...siteOf('tariff', undefined), texts: hi });
  expect(String(page.main)).not.toContain('lang="en"');
  expect(String(page.main)).toContain('<h2 id="agents">एजेंट (MCP)</h2>');
});

test('texts are read into pieces', () => {
  expect(piecesOf('Say `a*b` to **them** on [a page](page:/x), not [1](2).')).toEqual([
    { kind: 'words', text: 'Say ' },
    { kind: 'code', text: 'a*b' },
    { kind: 'words', text: ' to ' },
    { kind: 'bold', text: 'them' },
    { kind: 'words', text: ' on ' },
    { kind: 'link', text: 'a page', to: 'page', target: '/x' },
    { kind: 'words', text: ', not [1](2).' },
  ]);
});
