// Texts that run wherever a page does not write them as text, and what shows that one did.
import type { Frame, Page } from 'playwright-core';

/** Each leaves an element with `data-xss`, a link that runs, or `window.xss`, wherever it is not written as text. */
export const PAYLOADS = [
  `"'></title></textarea></script>--><img data-xss src=x onerror=window.xss=1><svg data-xss onload=window.xss=1><script data-xss>window.xss=1</script>`,
  `javascript:window.xss=1//" autofocus onfocus=window.xss=1 data-xss="' autofocus onfocus='window.xss=1' data-xss='`,
];

const FOUND = `[
  ...[...document.querySelectorAll('[data-xss], [onerror], [onload], [onfocus], [onmouseover], iframe, object, embed, base')].map((one) => one.outerHTML.slice(0, 200)),
  ...[...document.querySelectorAll('[href], [src], [action], [formaction]')].filter((one) => /^\\s*(javascript|data|vbscript):/i.test(one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')).map((one) => one.outerHTML.slice(0, 200)),
  ...(window.xss === undefined ? [] : ['a script ran']),
]`;

/** What got into the page. */
export const injected = (page: Page | Frame): Promise<readonly string[]> => page.evaluate<readonly string[]>(FOUND);
