import { expect, test } from 'vitest';
import { addressIn, linksIn } from './languageLinks.ts';

test('an address keeps its question and its place on the page', () => {
  expect(addressIn('/', 'hi')).toBe('/?lang=hi');
  expect(addressIn('/codes/8517?as_of=2024-01-01', 'hi')).toBe('/codes/8517?as_of=2024-01-01&lang=hi');
  expect(addressIn('/about?lang=en#sure', 'hi')).toBe('/about?lang=hi#sure');
  expect(addressIn('/?q=a&lang=hi', '')).toBe('/?q=a');
});

test('links and forms within the site keep the language', () => {
  const markup = '<a class="x" href="/k/?q=a&amp;type=goods">a</a><form action="/k/" method="get"></form>';
  expect(linksIn(markup, '/k', 'hi')).toBe(
    '<a class="x" href="/k/?q=a&amp;type=goods&amp;lang=hi">a</a><form action="/k/" method="get"><input type="hidden" name="lang" value="hi"></form>',
  );
  expect(linksIn(markup, '/k', '')).toBe(markup);
});

test.each([
  '<a href="https://wa.me/?text=a">',
  '<a href="#main">',
  '<a href="/other/page">',
  '<a href="/k/api/codes/8517">',
  '<a href="/k/openapi.json">',
  '<a href="/k/changes.csv?from=2025-09-22">',
  '<a href="/k/about" hreflang="en">',
  '<link rel="stylesheet" href="/k/style">',
])('%s is left as it is', (markup) => {
  expect(linksIn(markup, '/k', 'hi')).toBe(markup);
});

test('a form that asks carries the language as a value, one that is sent in its address', () => {
  expect(linksIn('<form action="/k/" method="get">', '/k', 'hi')).toBe(
    '<form action="/k/" method="get"><input type="hidden" name="lang" value="hi">',
  );
  expect(linksIn('<form action="/k/tools/x" method="post">', '/k', 'hi')).toBe(
    '<form action="/k/tools/x?lang=hi" method="post">',
  );
});
