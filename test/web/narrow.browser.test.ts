// Narrow phones and large letters: no page scrolls sideways, no link of the header and no box to tick is cut, and in
// lists of codes nothing lies over anything.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { glances, rare, test } from './chromium.ts';
import { FURTHER_PATHS, FURTHER_PROMPT_PATHS, HINDI_PATHS, PROMPT_PATHS, TARIFF_PATHS } from './paths.ts';

/** Width of the window, and size of the letters in per cent of the usual. */
const LOOKS = [
  [360, 100],
  [320, 100],
  [360, 130],
  [360, 200],
  [320, 200],
] as const;

/** What sticks out on the right, the innermost first; what scrolls within its own box does not. */
const STICKING_OUT = `(() => {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const within = (element) => { for (let one = element.parentElement; one !== null; one = one.parentElement) if (/auto|scroll|hidden/.test(getComputedStyle(one).overflowX)) return true; return false; };
  const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 0.5 && !within(one));
  return [scrollWidth + ' px wide', ...out.slice(-4).map((one) => one.tagName + '.' + one.className + ' ' + one.textContent.trim().slice(0, 40))];
})()`;

/** Pairs of texts of a line that lie over each other, and texts that are cut. Some fonts leave much room around their letters: what is more than a fifth of them does not count. */
const OVERLAID = `[...document.querySelectorAll('.codelist li')].flatMap((line) => {
  const parts = [...line.querySelectorAll('a > b, a > span, .rates')].map((part) => { const range = document.createRange(); range.selectNodeContents(part); const letters = parseFloat(getComputedStyle(part).fontSize); return [part, [...range.getClientRects()].map(({ left, right, top, bottom, height }) => { const room = Math.max(0, height - 1.2 * letters) / 2; return { left, right, top: top + room, bottom: bottom - room }; })]; });
  const over = parts.flatMap(([one, rects], at) => parts.slice(at + 1).flatMap(([other, others]) => rects.some((a) => others.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)) ? [one.textContent + ' / ' + other.textContent] : []));
  const cut = parts.flatMap(([part]) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden' ? ['cut: ' + part.textContent] : []);
  return [...over, ...cut];
})`;

/** Links of the header that are not wholly in sight, and boxes to tick that are not as wide as high; a script. */
const CUT_LINKS = `[
  ...[...document.querySelectorAll('header.site a')].filter((link) => { const { left, right } = link.getBoundingClientRect(); const { right: edge } = link.parentElement.getBoundingClientRect(); return left < 0 || right > Math.min(edge, innerWidth) + 0.5; }).map((link) => 'link out of sight: ' + link.textContent),
  ...[...document.querySelectorAll('input[type=checkbox]')].filter((box) => box.checkVisibility() && Math.abs(box.offsetWidth - box.offsetHeight) > 1).map((box) => 'squeezed: ' + box.name),
]`;

/** Labels of charts that are smaller than 10 px, or reach out of their chart; a script. */
const UNREADABLE = `[...document.querySelectorAll('svg .axis')].flatMap((label) => {
  const [own, whole] = [label.getBoundingClientRect(), label.ownerSVGElement.getBoundingClientRect()];
  const size = parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM().a;
  const isCut = own.left < whole.left - 0.5 || own.right > whole.right + 0.5;
  return size < 10 || isCut ? [label.textContent + ' ' + size.toFixed(1) + ' px' + (isCut ? ', cut' : '')] : [];
})`;

async function complaints(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, letters] of LOOKS) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(`document.documentElement.style.fontSize = '${letters}%'`);
    const wrong = await page.evaluate<readonly string[]>(`[...${STICKING_OUT}, ...${OVERLAID}, ...${CUT_LINKS}]`);
    found.push(...wrong.map((one) => `${width} px, ${letters}%: ${one}`));
  }
  return found;
}

const CODE_LISTS = [
  '/?q=hotel+room',
  '/?q=shoes',
  '/?q=shirt',
  '/?q=shoes&lang=hi',
  '/codes/9963',
  '/widget?q=hotel+room',
];
const WIDE_PROMPTS = [
  '/tools/emi-calculator',
  '/prompts/section-138-cheque-bounce-notice',
  '/prompts/rti-application-draft',
  '/prompts/rti-application-draft/run',
];

glances('narrow pages', ({ server, tab }) => {
  const look = async (url: string): Promise<readonly string[]> => {
    const { page } = await tab('small', false);
    const response = await page.goto(url, { waitUntil: 'load' });
    expect(response?.status(), url).toBe(200);
    return complaints(page);
  };

  test.each(CODE_LISTS)('code lookup %s', async (path) => {
    expect(await look(server().tariff + path)).toEqual([]);
  });
  test.each(WIDE_PROMPTS)('prompt catalog %s', async (path) => {
    expect(await look(server().prompts + path)).toEqual([]);
  });
  rare.each([...TARIFF_PATHS, ...HINDI_PATHS, ...FURTHER_PATHS])('code lookup %s', async (path) => {
    expect(await look(server().tariff + path)).toEqual([]);
  });
  rare.each([...PROMPT_PATHS, ...FURTHER_PROMPT_PATHS])('prompt catalog %s', async (path) => {
    expect(await look(server().prompts + path)).toEqual([]);
  });

  test.each(['/tools/emi-calculator', '/tools/sip-calculator', '/codes/6205'])(
    'the labels of the chart on %s can be read, and none is cut',
    async (path) => {
      const { page } = await tab('small', false);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto((path.startsWith('/tools') ? server().prompts : server().tariff) + path);
      expect(await page.evaluate<number>("document.querySelectorAll('svg .axis').length")).toBeGreaterThan(5);
      expect(await page.evaluate<readonly string[]>(UNREADABLE)).toEqual([]);
    },
  );

  test('a register with findings, and a list of items', async () => {
    const { page } = await tab('small', false);
    await page.goto(`${server().tariff}/check`);
    await page.locator('[data-sample]').click();
    await page.getByRole('button', { name: 'Check the file' }).click({ timeout: 60_000 });
    await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
    expect(await complaints(page)).toEqual([]);
    await page.locator('[data-review-all]').click();
    await page.locator('dialog[open]').waitFor();
    expect(await complaints(page)).toEqual([]);
    // A desktop at 400%: what is asked is more than a line between title and buttons.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate("document.documentElement.style.fontSize = ''");
    const height = await page.locator('[data-review-body]').evaluate((body) => body.clientHeight);
    expect(height).toBeGreaterThan(256);
  });
});
