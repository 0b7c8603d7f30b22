// Hostile text through the less usual ways into a page: what another app shares, hashes, feeds, the widget within another
// site, what the browser kept, a register that is checked. Nothing runs, and nothing is asked of another origin.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journeys, test } from '../web/chromium.ts';
import { injected, PAYLOADS } from './injection.ts';

const EMBEDDER = 'https://embedder.example';
const [PAYLOAD = ''] = PAYLOADS;

/** Addresses of other origins that were asked for. */
function strangersOf(context: BrowserContext, own: readonly string[]): readonly string[] {
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) strangers.push(request.url());
  });
  return strangers;
}

/** The address at which the browser opens what another app shares, as the manifest has it. */
async function sharedAddress(page: Page, base: string, shared: Readonly<Record<string, string>>): Promise<string> {
  const reply = await page.request.get(`${base}/manifest.webmanifest`);
  const { share_target } = (await reply.json()) as {
    share_target: { action: string; method: string; params: Record<string, string> };
  };
  expect(share_target.method).toBe('GET');
  const address = new URL(share_target.action, base);
  for (const [kind, text] of Object.entries(shared)) address.searchParams.set(share_target.params[kind] ?? kind, text);
  return address.href;
}

/** As another script of the origin, or an older release, may have left it. */
const KEPT = (text: string): void => {
  const texts = [text, JSON.stringify(text), JSON.stringify([text]), JSON.stringify({ [text]: text, code: text })];
  const names = ['kosh-my-codes', 'kosh-favourites', 'kosh-theme', 'kosh-register-layouts'];
  const ofTab = ['kosh-amount', 'kosh-register-decisions', 'kosh-bulk-file', 'kosh-bulk-choices'];
  const kept = texts[Number(sessionStorage.getItem('turn') ?? 0) % texts.length] ?? text;
  for (const name of names) localStorage.setItem(name, kept);
  for (const name of ofTab) sessionStorage.setItem(name, kept);
  sessionStorage.setItem('turn', String(Number(sessionStorage.getItem('turn') ?? 0) + 1));
};

journeys('hostile text through other ways in', ({ server, visit }) => {
  test('shared, in hashes, feeds and the widget, kept, and in a register: nothing runs, nothing leaves', () =>
    visit(
      'desktop',
      async ({ page, context }) => {
        const { tariff, prompts } = server();
        const strangers = strangersOf(context, [tariff, prompts, EMBEDDER]);
        const hostile = encodeURIComponent(PAYLOAD);

        for (const text of PAYLOADS) {
          await page.goto(await sharedAddress(page, tariff, { text, title: text, url: text }));
          expect(await injected(page), 'shared').toEqual([]);
        }

        for (const path of ['/', '/codes/8517', '/changes', '/bulk', '/check', '/docs', '/about']) {
          await page.goto(`${tariff}${path}#${hostile}`);
          await page.evaluate((text) => {
            location.hash = text;
          }, PAYLOAD);
          expect(await injected(page), `${path}#`).toEqual([]);
        }

        const feeds = [
          ...['atom', 'csv', 'ics'].flatMap((form) =>
            ['chapter', 'codes', 'from', 'lang', hostile].map((name) => `${tariff}/changes.${form}?${name}=${hostile}`),
          ),
          `${prompts}/changes.atom?${hostile}=${hostile}`,
        ];
        for (const address of feeds) {
          const reply = await page.request.get(address);
          const { 'content-type': type, 'x-content-type-options': sniffing } = reply.headers();
          // A refusal is a page like any other.
          if (reply.status() === 200) expect(type, address).not.toContain('html');
          expect(sniffing, address).toBe('nosniff');
          expect(await reply.text(), address).not.toMatch(/<[a-z]+ data-xss/i);
        }
        await page.goto(`${tariff}/changes.atom?codes=${hostile}`).catch(() => undefined);
        expect(await page.evaluate('window.xss')).toBeUndefined();

        await context.route(`${EMBEDDER}/**`, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<iframe name="widget" src="${tariff}/widget?q=${hostile}"></iframe><iframe name="page" src="${tariff}/?q=rice"></iframe>`,
          }),
        );
        await page.goto(`${EMBEDDER}/`);
        const widget = page.frame('widget');
        if (widget === null) throw new Error('The widget is not there.');
        await widget.waitForSelector('input[name=q]');
        expect(await widget.inputValue('input[name=q]')).toBe(PAYLOAD);
        expect(await injected(widget), 'widget').toEqual([]);
        expect(await page.evaluate('window.xss')).toBeUndefined();
        expect(page.frame('page')?.url()).not.toBe(`${tariff}/?q=rice`);

        for (let turn = 0; turn < 4; turn++) {
          for (const address of [
            `${tariff}/`,
            `${tariff}/changes`,
            `${tariff}/bulk`,
            `${tariff}/check`,
            `${tariff}/codes/8517`,
            `${prompts}/`,
          ]) {
            await page.goto(address);
            await page.evaluate(KEPT, PAYLOAD);
            await page.reload();
            expect(await injected(page), `${address}, kept`).toEqual([]);
          }
        }
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });

        const cell = `"${PAYLOAD.replaceAll('"', '""')}"`;
        const register = `Invoice,${cell},Item description,HSN,Rate,Taxable value\n${cell},${cell},${cell},${cell},${cell},${cell}\nA-1,x,${cell},6907,12,100\n`;
        await page.goto(`${tariff}/check`);
        await page.evaluate(() => sessionStorage.clear());
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: `${PAYLOAD.slice(0, 60)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(register) });
        await page.getByRole('button', { name: 'Check the file' }).click({ timeout: 60_000 });
        await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
        expect(await injected(page), 'register').toEqual([]);

        expect(strangers).toEqual([]);
      },
      // Addresses that are refused, and the page that may not be framed.
      { expects: /status of 40[04]|Refused to (frame|display)|frame-ancestors|X-Frame-Options/ },
    ));
});
