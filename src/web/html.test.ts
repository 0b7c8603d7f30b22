// Whatever text comes in, no markup comes out of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, html, joined, jsonBlock } from './html.ts';

describe('html', () => {
  test('escapes text in content and in attributes', () => {
    const evil = `"><script>alert('x')</script>&`;
    expect(String(html`<p title="${evil}">${evil}</p>`)).not.toMatch(/<script|"><|'x'/);
  });

  test('escapes every sign wherever it stands, and nothing else', () => {
    const escapes: Readonly<Record<string, string>> = {
      '"': '&quot;',
      '&': '&amp;',
      "'": '&#39;',
      '<': '&lt;',
      '>': '&gt;',
    };
    const unit = fc.constantFrom('"', '&', "'", '<', '>', 'a', '=', '?', '%', '\n', 'क', '\u{1f600}');
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        expect(escapeHtml(units.join(''))).toBe(units.map((one) => escapes[one] ?? one).join(''));
      }),
    );
  });

  test('keeps safe markup, flattens lists and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(String(html`<ul>${items}${false}${null}${undefined}${0}</ul>`)).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
    );
  });

  test('a data block cannot be closed from within', () => {
    expect(String(jsonBlock({ a: '</script><img>' }))).not.toContain('<');
    expect(JSON.parse(String(jsonBlock({ a: '</script>' })))).toEqual({ a: '</script>' });
  });

  test('joins with a safe separator', () => {
    expect(String(joined(['a', '<'], html`<br>`))).toBe('a<br>&lt;');
  });
});
