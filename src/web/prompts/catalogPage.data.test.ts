// What the list shows where no prompt is about what was asked.
import { expect, test } from 'vitest';
import { openCatalog } from '../../prompts/catalog/node.ts';
import { en } from '../texts/en.ts';
import { catalogPage, readCatalogQuery } from './catalogPage.ts';

const catalog = openCatalog();
const shown = (q: string, codes: string | undefined = 'https://codes.example') => {
  const query = readCatalogQuery(new URLSearchParams({ q }));
  const main = String(catalogPage(catalog, query, { base: '', texts: en, hindi: undefined, codes }).main);
  return { main, cards: main.match(/<li class="card"><h3><a href="\/prompts/g)?.length ?? 0 };
};

test.each(['gst rate on cement', 'what is the gst rate of paneer', 'gst on restaurant', 'kya gst lagega cement par'])(
  'no prompts under a question about a tax rate: %s',
  (q) => {
    const { main, cards } = shown(q);
    expect(cards).toBe(0);
    expect(main).toContain(`<a href="https://codes.example/?${new URLSearchParams({ q })}">code finder</a>`);
    expect(shown(q, '').cards).toBe(0);
  },
);

test.each(['gst notice reply', 'hsn code for shirt'])('a letter about it is a prompt: %s', (q) => {
  expect(shown(q).cards).toBeGreaterThan(6);
  expect(shown(q).main).not.toContain('code finder');
});

test('where nothing is about it, the nearest few', () => {
  const { main, cards } = shown('income tax rate');
  expect(cards).toBe(6);
  expect(main).toContain(en.catalog.noFit);
});
