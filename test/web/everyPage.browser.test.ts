// Every kind of page, at both sizes, light and dark: no console error, no accessibility violation, no sideways scrolling,
// nothing that moves while it loads.
import { expect, test } from 'vitest';
import { axeViolations, glances, isRareTurn, MOVED, overflow, rare, SIZE_NAMES, type Size } from './chromium.ts';
import { FURTHER_PATHS, FURTHER_PROMPT_PATHS, HINDI_PATHS, PROMPT_PATHS, TARIFF_PATHS } from './paths.ts';

/** Pixels between the middle of the brand and that of the switch of the theme, in the first line of the header. */
const SWITCH_BELOW_BRAND = `{
  const middle = (name) => { const { top, bottom } = document.querySelector(name).getBoundingClientRect(); return (top + bottom) / 2; };
  Math.abs(middle('.theme') - middle('.brand'));
}`;

glances('every page', ({ server, tab }) => {
  /** `npm test` looks at each page at one size and its theme, by turns, `npm run test:long` at the other. */
  let turn = 0;

  const checkAt = async (size: Size, url: string, expectsMissing: boolean): Promise<void> => {
    const { page, takeErrors } = await tab(size, size === 'phone');
    await page.goto(url, { waitUntil: 'load' });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await overflow(page)).toBe(0);
    // Nothing pushes it into a line of its own.
    expect(await page.evaluate<number>(SWITCH_BELOW_BRAND)).toBeLessThan(20);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate<number>(MOVED)).toBeLessThan(0.05);
    // Chromium itself reports a page that is a 404 as a console error.
    expect(takeErrors().filter((error) => !(expectsMissing && error.includes('404')))).toEqual([]);
  };

  const check = (url: () => string, expectsMissing = false): Promise<void> => {
    const [first = 'phone', other = first] = turn++ % 2 === 0 ? SIZE_NAMES : SIZE_NAMES.toReversed();
    return checkAt(isRareTurn ? other : first, url(), expectsMissing);
  };

  test.each(TARIFF_PATHS)('code lookup %s', (path) => check(() => server().tariff + path));
  rare.each(FURTHER_PATHS)('code lookup %s, at both sizes', async (path) => {
    for (const size of SIZE_NAMES) await checkAt(size, server().tariff + path, false);
  });
  test.each(HINDI_PATHS)('in Hindi %s', (path) => check(() => server().tariff + path));
  test.each(PROMPT_PATHS)('prompt catalog %s', (path) => check(() => server().prompts + path));

  rare.each(FURTHER_PROMPT_PATHS)('prompt catalog %s, at both sizes', async (path) => {
    for (const size of SIZE_NAMES) await checkAt(size, server().prompts + path, false);
  });

  test('a prompt page and its tool page', async () => {
    const response = await fetch(`${server().prompts}/api/prompts?limit=1`);
    const { results } = (await response.json()) as { results: { slug: string }[] };
    const slug = results[0]?.slug ?? '';
    await check(() => `${server().prompts}/prompts/${slug}`);
    await check(() => `${server().prompts}/tools/${slug}`);
  });

  test('a recipe is copied with the address of the service', async () => {
    const { page } = await tab('desktop', false);
    await page.goto(`${server().tariff}/use-it-in`);
    await page.getByRole('link', { name: 'Python', exact: true }).click();
    await page.getByRole('button', { name: 'Copy (Python)' }).click();
    await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`Kosh("${server().tariff}")`);
    const file = page.getByRole('link', { name: 'kosh.py' });
    expect(await file.getAttribute('download')).toBe('kosh.py');
    const response = await fetch(new URL((await file.getAttribute('href')) ?? '', server().tariff));
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('class Kosh:')]);
  });

  test('addresses that lead nowhere', async () => {
    await check(() => `${server().tariff}/codes/85171399`, true);
    await check(() => `${server().tariff}/nothing/here`, true);
    await check(() => `${server().prompts}/prompts/no-such-prompt`, true);
  });
});
