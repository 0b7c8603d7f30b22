// The installed app and what is handed on: works and reloads without a network, saves data, can be shared and embedded.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atBothSizes, axeViolations, journeys, rare, test } from './chromium.ts';

const firstCode = async (page: Page): Promise<string> =>
  ((await page.locator('.card .code').first().textContent()) ?? '').replaceAll(' ', '');

/** The names of what the service worker keeps. */
const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    "caches.open('kosh-1').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname))",
  );

/** What a built file is, whatever it holds. */
const kindOf = (path: string): string => path.replace(/^.*\//, '').replace(/-[0-9a-f]+(?=\.\w+$)/, '');

journeys('the app', ({ server, visit }) => {
  test('works and reloads without a network', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        await page.goto(`${server().tariff}/`);
        await page.locator('#q').pressSequentially('cement');
        await page.locator('html[data-index=ready]').waitFor({ state: 'attached', timeout: 60_000 });
        await expect
          .poll(async () => (await keptFiles(page)).filter((path) => path.endsWith('.bin')).length, { timeout: 60_000 })
          .toBe(2);
        await context.setOffline(true);
        await page.goto(`${server().tariff}/?q=office+chair`);
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
        await page.reload();
        expect(await page.locator('#q').inputValue()).toBe('office chair');
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
        await page.locator('#q').fill('mobile charger');
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^8504/);
        // The form says what the address asks for, and keeps it in the next search.
        await page.goto(`${server().tariff}/?q=shirt&type=goods&digits=4&as_of=2019-01-01`);
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^\d{4}$/);
        expect(await page.locator('#as_of').inputValue()).toBe('2019-01-01');
        await page.locator('#q').fill('cotton shirt');
        await expect.poll(() => page.locator('.asked').textContent()).toBe('Rates on 1 Jan 2019 for cotton shirt');
        expect(new URL(page.url()).search).toBe('?q=cotton+shirt&type=goods&digits=4&as_of=2019-01-01');
        // Pages that were never opened: of a code the search answers, of others it says so.
        await page.goto(`${server().tariff}/codes/6907`);
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toBe('6907');
        await page.goto(`${server().tariff}/about`);
        expect(await page.locator('[data-index-state]').textContent()).toMatch(/^There is no network/);
        await context.setOffline(false);
      },
      { expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
    ));

  test('a new build leaves no file of the one before, and the start page finds its data without a network', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        const base = server().tariff;
        await page.goto(`${base}/about`);
        await page.goto(`${base}/`);
        await expect.poll(async () => (await keptFiles(page)).length, { timeout: 60_000 }).toBeGreaterThan(3);
        // What a visit left behind before the build: start page and bulk page with their files, and one page besides.
        await page.evaluate(async () => {
          const cache = await caches.open('kosh-1');
          const old = async (path: string) => {
            const text = await (await fetch(path)).text();
            const aged = text.replace(/(\/assets\/[\w.]+)-[0-9a-f]+\./g, '$1-00ddba11.');
            await cache.put(path, new Response(aged, { headers: { 'Content-Type': 'text/html' } }));
            for (const [file] of aged.matchAll(/\/assets\/[\w.]+-00ddba11\.(?:js|css|bin)/g)) {
              await cache.put(file, new Response('old'));
            }
          };
          for (const path of ['/', '/bulk', '/about']) await old(path);
          await cache.put('/assets/long-gone-00ddba11.js', new Response('old'));
        });
        const old = async () => (await keptFiles(page)).filter((path) => path.includes('00ddba11')).map(kindOf);
        expect(await old()).toContain('tariff.bin');
        await page.goto(`${base}/?q=cement`);
        // Without data the old ones stay: they still answer.
        expect(await old()).toContain('tariff.bin');
        await page.locator('#q').fill('office chair');
        await page.locator('html[data-index=ready]').waitFor({ state: 'attached', timeout: 60_000 });
        // Those of the page that is kept as it was, until it is opened again.
        await expect
          .poll(async () => (await old()).toSorted(), { timeout: 60_000 })
          .toEqual(['keeper.js', 'page.js', 'style.css', 'theme.js']);
        expect((await keptFiles(page)).map(kindOf)).toEqual(
          expect.arrayContaining(['bulk.js', 'finder.js', 'search.bin', 'tariff.bin']),
        );
        await context.setOffline(true);
        await page.goto(`${base}/`);
        await page.locator('#q').fill('mobile charger');
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^8504/);
        await context.setOffline(false);
      },
      { expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
    ));

  test('names of codes in Hindi are fetched with the first search and kept for when there is no network', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        const names: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('codeNames')) names.push(request.url());
        });
        const described = (): Promise<string | null> => page.locator('.card .description').textContent();
        await page.goto(`${server().tariff}/?lang=hi`);
        expect(names).toEqual([]);
        await page.locator('#q').pressSequentially('6205');
        await page.locator('html[data-index=ready]').waitFor({ state: 'attached', timeout: 60_000 });
        await expect.poll(described, { timeout: 60_000 }).toContain('कमीज़ें');
        await expect
          .poll(async () => (await keptFiles(page)).filter((path) => /\.bin$|codeNames/.test(path)).length, {
            timeout: 60_000,
          })
          .toBe(3);
        await context.setOffline(true);
        await page.goto(`${server().tariff}/?q=8517&lang=hi`);
        await expect.poll(described, { timeout: 60_000 }).toMatch(/फ़ोन/);
        expect(await page.locator('.card p[lang=en]').first().textContent()).toMatch(/phone/i);
        await context.setOffline(false);
      },
      { expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
    ));

  test('the tariff is loaded with the first search, and not at all where data are to be saved', () =>
    visit('phone', async ({ page }) => {
      const data: string[] = [];
      page.on('request', (request) => {
        // Their size is asked for, and told beside the button that fetches them.
        if (request.url().endsWith('.bin') && request.method() !== 'HEAD') data.push(request.url());
      });
      await page.addInitScript(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })",
      );
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').click();
      await page.locator('#q').fill('office chair');
      await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
      expect(await page.locator('[data-index-state]').textContent()).toContain('save data');
      expect(data).toEqual([]);
    }));

  test('works without a network after the first visit of any page, and says that there is none', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        const base = server().tariff;
        await page.goto(`${base}/codes/62052090`);
        await expect
          .poll(async () => (await keptFiles(page)).map(kindOf), { timeout: 60_000 })
          .toEqual(
            expect.arrayContaining(['search.bin', 'tariff.bin', 'finder.js', 'bulk', 'bulk.js', 'checkWorker.js']),
          );
        await context.setOffline(true);
        await expect.poll(() => page.locator('.offline').textContent()).toMatch(/^You are offline/);
        await page.goto(`${base}/?q=paneer`);
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^0406/);
        await expect.poll(() => page.locator('.offline').textContent()).toMatch(/^You are offline/);
        expect(await axeViolations(page)).toEqual([]);
        await page.goto(`${base}/bulk`);
        await page.getByLabel('Or paste a list').fill('mobile charger');
        await page.getByRole('button', { name: 'Use this list' }).click();
        await page.getByRole('button', { name: 'Find codes' }).click();
        await expect.poll(() => page.locator('[data-rows]').textContent(), { timeout: 60_000 }).toContain('charger');
        await context.setOffline(false);
        await expect.poll(() => page.locator('.offline').isVisible()).toBe(false);
      },
      { expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
    ));

  test('calculators work without a network after the first visit of any page of the catalog', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        const base = server().prompts;
        await page.goto(`${base}/prompts/rti-application-draft`);
        await expect
          .poll(async () => (await keptFiles(page)).filter((path) => path.startsWith('/tools/')).length, {
            timeout: 60_000,
          })
          .toBeGreaterThan(25);
        await expect
          .poll(async () => (await keptFiles(page)).map(kindOf), { timeout: 60_000 })
          .toContain('tool-emi-calculator.js');
        await context.setOffline(true);
        await page.goto(`${base}/tools/emi-calculator`);
        await page.locator('[name=principal]').fill('100000');
        await expect.poll(() => page.locator('[data-answer]').textContent()).toContain('1,00,000');
        await expect.poll(() => page.locator('.offline').textContent()).toMatch(/^You are offline/);
        await context.setOffline(false);
      },
      { expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
    ));

  test('where data are to be saved or come slowly, a button with the size fetches them', () =>
    visit('phone', async ({ page }) => {
      await page.addInitScript(
        "Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true })",
      );
      await page.goto(`${server().tariff}/about`);
      const button = page.getByRole('button', {
        name: /^Keep Kosh on this device for when you are offline \(\d.* MB\)$/,
      });
      await button.waitFor();
      await page.waitForTimeout(5000);
      expect((await keptFiles(page)).filter((path) => path.endsWith('.bin'))).toEqual([]);
      await button.click();
      await expect
        .poll(async () => (await keptFiles(page)).filter((path) => path.endsWith('.bin')).length, { timeout: 60_000 })
        .toBe(2);
    }));

  test('can be installed: manifest, icons, share target', async () => {
    const base = server().tariff;
    const page = await (await fetch(`${base}/`, { headers: { Accept: 'text/html' } })).text();
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const response = await fetch(`${base}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
      share_target: { params: { text: string } };
    };
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', share_target: { params: { text: 'q' } } });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const bytes = Buffer.from(await (await fetch(base + src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/opensearch.xml', '/sw.js']) {
      expect((await fetch(base + path)).status, path).toBe(200);
    }
    expect(await (await fetch(`${base}/opensearch.xml`)).text()).toContain(`template="${base}/?q={searchTerms}"`);
  });

  atBothSizes('an answer is handed on: link, WhatsApp, card', (size) =>
    visit(size, async ({ page }) => {
      const base = server().tariff;
      await page.goto(`${base}/codes/85171300`);
      const card = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
      expect(await card('title')).toBe('HSN 8517 13 00: Smartphones, GST 18%');
      expect(await card('url')).toBe(`${base}/codes/85171300`);
      expect((await fetch((await card('image')) ?? '')).status).toBe(200);
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(`${base}/codes/85171300`);
      const message = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
      expect(message.searchParams.get('text')).toBe(`Smartphones: HSN 8517 13 00, GST 18%\n${base}/codes/85171300`);
      await page.goto(`${base}/?q=mobile+charger`);
      expect(await card('title')).toMatch(/^mobile charger: HSN 8504 .*GST 18%$/);
    }),
  );

  test('the finder may be shown within another site, other pages may not', async () => {
    const other = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<title>Other</title><iframe name="kosh" src="${server().tariff}/widget?q=haldi+powder"></iframe>`);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    try {
      await visit('desktop', async ({ page }) => {
        await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
        const frame = page.frameLocator('iframe');
        expect(await frame.locator('.rate').first().textContent()).toBe('5%');
        await frame.getByLabel('Goods, service or code').fill('office chair');
        await frame.getByRole('button', { name: 'Find' }).click();
        await expect.poll(() => frame.locator('.code').textContent()).toMatch(/^94/);
        // Of several codes there are several to compare, with the day of their rates; no link breaks the frame.
        await frame.getByLabel('Goods, service or code').fill('shirt');
        await frame.getByRole('button', { name: 'Find' }).click();
        await expect.poll(() => frame.locator('.codelist li').count()).toBeGreaterThan(1);
        expect(await frame.locator('.asked').textContent()).toMatch(/\d{4}/);
        for (const link of [frame.locator('.confidence a'), frame.locator('.codelist a').first()]) {
          const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
          await opened.waitForLoadState();
          expect(await opened.locator('h1').count()).toBe(1);
          await opened.close();
          expect(await frame.locator('.card').count()).toBe(1);
        }
        await page.goto(`${server().tariff}/widget?q=gift`);
        expect(await axeViolations(page)).toEqual([]);
      });
      const policy = (await fetch(`${server().tariff}/`, { headers: { Accept: 'text/html' } })).headers;
      expect(policy.get('content-security-policy')).toContain("frame-ancestors 'none'");
    } finally {
      other.close();
    }
  });
});

journeys('what changed', ({ server, visit }) => {
  atBothSizes('from the days to the items of one, by what happened', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/changes`);
      await page.getByRole('link', { name: '22 Sep 2025' }).click();
      const group = page.locator('details.move').first();
      expect(await group.locator('summary').textContent()).toMatch(/→.*items$/);
      await group.locator('summary').click();
      await group.getByRole('link', { name: /^All [\d,]+ items$/ }).click();
      expect(await page.locator('.codelist li').count()).toBeGreaterThan(50);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('.codelist a').first().click();
      await expect.poll(() => page.url()).toContain('as_of=2025-09-22');
    }),
  );

  rare('codes are watched, and what happened to them since the last look is marked', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/codes/04069000`);
      await page.getByRole('button', { name: 'Watch this code' }).click();
      expect(await page.getByRole('button', { name: 'Stop watching' }).isVisible()).toBe(true);
      await page.evaluate(
        "localStorage.setItem('kosh-my-codes', JSON.stringify({ codes: ['04069000'], seen: '2025-09-01' }))",
      );
      await page.goto(`${server().tariff}/changes`);
      await page.locator('[data-mine]').waitFor();
      expect(await page.locator('[data-mine] .changed').textContent()).toMatch(/^changed on 22 Sep 2025: 12%.* → 5%/);
      const code = await page.locator('[data-mine] li a').boundingBox();
      const mark = await page.locator('[data-mine] .changed').boundingBox();
      expect(mark?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0));
      // Not today: what is learned later of the days between is marked too.
      const { asOf } = (await (await fetch(`${server().tariff}/api/meta`)).json()) as { readonly asOf: string };
      expect(await page.evaluate("JSON.parse(localStorage.getItem('kosh-my-codes')).seen")).toBe(asOf);
      expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await page.locator('[data-mine]').waitFor();
      expect(await page.locator('[data-mine] .changed').count()).toBe(0);
    }),
  );

  rare('what could not be told of watched codes is not taken as seen', () =>
    visit(
      'small',
      async ({ page }) => {
        const seen = () => page.evaluate<string>("JSON.parse(localStorage.getItem('kosh-my-codes')).seen");
        const marks = page.locator('[data-mine] .changed');
        await page.goto(`${server().tariff}/about`);
        await page.evaluate(
          "localStorage.setItem('kosh-my-codes', JSON.stringify({ codes: ['04069000'], seen: '2025-09-01' }))",
        );
        // A service that is away, and a network that asks for a login first.
        for (const answer of [{ status: 503 }, { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }]) {
          await page.route('**/changes.csv*', (route) => route.fulfill(answer));
          await page.goto(`${server().tariff}/changes`);
          await page.locator('[data-mine]').getByText('No answer came').waitFor();
          expect([await marks.count(), await seen()]).toEqual([0, '2025-09-01']);
          await page.unroute('**/changes.csv*');
        }
        await page.evaluate("dispatchEvent(new Event('online'))");
        await expect.poll(() => marks.count()).toBe(1);
        expect(await seen()).not.toBe('2025-09-01');
      },
      { expects: /503/ },
    ),
  );
});

journeys('what Kosh says of itself', ({ server, visit }) => {
  atBothSizes('how sure an answer is, and a report of one that is wrong', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/?q=mobile+charger`);
      await page.getByRole('link', { name: /what this means$/ }).click();
      await expect.poll(() => page.url()).toContain('/about#sure');
      await expect.poll(() => page.locator('#sure').isVisible()).toBe(true);
      await page.goBack();
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('link', { name: 'Wrong?' }).click();
      const report = page.getByLabel('Your report');
      expect(await report.inputValue()).toMatch(/^Looked for: mobile charger\nAnswer of Kosh: 8504 .*18%/);
      await report.fill('Looked for: charger\nExpected: 12%');
      await page.getByRole('button', { name: 'Copy text' }).click();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('Expected: 12%');
      expect(await page.getByRole('link', { name: 'Mail it' }).getAttribute('href')).toContain('Expected%3A%2012%25');
      expect(await axeViolations(page)).toEqual([]);
    }),
  );
});
