import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';

const made = (text: string): string => String(markdownHtml(text));

test.each([
  ['## Notice\n\nDear **Sir**,\nyour *letter*', '<h3>Notice</h3><p>Dear <b>Sir</b>,<br>your <i>letter</i></p>'],
  ['#### Small', '<h4>Small</h4>'],
  ['- one\n- two\n  - below', '<ul><li>one</li><li>two<ul><li>below</li></ul></li></ul>'],
  ['3. third\n4. fourth', '<ol start="3"><li>third</li><li>fourth</li></ol>'],
  ['> quoted\n> on', '<blockquote><p>quoted<br>on</p></blockquote>'],
  ['```js\nif (a < b) {\n\n}\n```\nafter', '<pre tabindex="0"><code>if (a &lt; b) {\n\n}</code></pre><p>after</p>'],
  ['a `x*y*z` b', '<p>a <code>x*y*z</code> b</p>'],
  ['section_138_of and 2 * 3 * 4', '<p>section_138_of and 2 * 3 * 4</p>'],
  ['---', '<hr>'],
  [
    '| Date | Amount |\n|---|---:|\n| 1 May | **₹5** |',
    '<div class="scroll"><table><thead><tr><th scope="col">Date</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>1 May</td><td><b>₹5</b></td></tr></tbody></table></div>',
  ],
  ['```\nnever closed', '<pre tabindex="0"><code>never closed</code></pre>'],
])('%j', (text, expected) => {
  expect(made(text)).toBe(expected);
});

test('nothing in an answer runs or leads anywhere', () => {
  const text = '<script>alert(1)</script> [x](javascript:alert(1)) **<img src=x onerror=alert(1)>** `</code><b>`';
  expect(made(text)).not.toMatch(/<(?!\/?(?:p|b|code)>)/);
  expect(made(text)).toContain('[x](javascript:alert(1))');
});

test('a long answer with many marks takes no longer than it should', () => {
  const started = performance.now();
  made(`${'*'.repeat(2000)}${'_a'.repeat(2000)}${'`'.repeat(2000)}`);
  made('- a\n'.repeat(3000));
  expect(performance.now() - started).toBeLessThan(2000);
});
