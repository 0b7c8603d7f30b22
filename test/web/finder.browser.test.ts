// Finding a code: by keyboard and by pointer, on a phone and on a desktop, with and without scripts.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bestBrotli } from '../../scripts/build/compress.ts';
import { atBothSizes, axeViolations, holdUp, journeys, rare, test } from './chromium.ts';

const firstCode = async (page: Page): Promise<string> =>
  ((await page.locator('.card .code').first().textContent()) ?? '').replaceAll(' ', '');

/** What a phone shows of a page between its bars. */
const PHONE_SCREEN = { width: 390, height: 660 };

const indexReady = (page: Page) =>
  page.locator('html[data-index=ready]').waitFor({ state: 'attached', timeout: 60_000 });

journeys('the code finder', ({ server, visit }) => {
  atBothSizes('by keyboard alone', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      const input = page.getByRole('combobox', { name: 'Goods, service or code' });
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type('mobile c');
      await indexReady(page);
      // The server answered what was typed before, where the tariff took long; the next letter has suggestions.
      await page.keyboard.type('h');
      await page.getByRole('option').first().waitFor();
      expect(await input.getAttribute('aria-expanded')).toBe('true');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      const active = await input.getAttribute('aria-activedescendant');
      expect(active).toBe(await page.locator('[role=option][aria-selected=true]').getAttribute('id'));
      await page.keyboard.press('Enter');
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      expect(await input.inputValue()).toMatch(/^mobile ch/i);
      await page.locator('.card').first().waitFor();
      await expect.poll(() => page.url()).toContain('?q=mobile');
      await page.keyboard.press('End');
      await page.keyboard.type(' x');
      await page.keyboard.press('Escape');
      expect(await page.getByRole('listbox').isVisible()).toBe(false);
      // Down the form: the button, then the filters, unfolded with Enter and chosen with the arrow keys.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('input[name=type]:checked').inputValue()).toBe('goods');
      await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('goods');
    }),
  );

  atBothSizes('by pointer: example, filters, date, copy', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      await page.getByRole('link', { name: 'cotton shirt for men' }).click();
      await page.locator('.card').first().waitFor();
      expect(await firstCode(page)).toMatch(/^6205|^6105/);
      await page.getByText('Goods or services, digits, date').click();
      await page.getByRole('radio', { name: '4 digits' }).check();
      await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^\d{4}$/);
      expect(await page.locator('[data-filters]').textContent()).toBe('Only: 4 digits');
      await page.locator('.card').first().getByRole('button', { name: 'Copy code' }).click();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(await firstCode(page));
      await page.locator('.card').first().getByRole('button', { name: 'Copy as invoice line' }).click();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
        /^cotton shirt for men.*\t\d{4}\t\d+%$/m,
      );
      await page.getByLabel('Rates on').fill('2019-01-01');
      await expect.poll(() => page.locator('.card .rates').first().textContent(), { timeout: 60_000 }).toContain('12%');
      await page.getByRole('radio', { name: 'Services' }).check();
      await expect
        .poll(() => page.locator('.card .tag').filter({ hasText: 'HSN' }).count(), { timeout: 60_000 })
        .toBe(0);
      const hindi = page.getByRole('link', { name: 'हिंदी' });
      expect(await hindi.getAttribute('href')).toContain('type=services');
      await page.goBack();
      await expect.poll(() => firstCode(page)).toMatch(/^6[12]05$/);
      // The other language is that of the search which is shown again.
      expect(await hindi.getAttribute('href')).not.toContain('type=services');
    }),
  );

  test('a first search without a network says so, and is answered when the network is back', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        await page.goto(`${server().tariff}/`);
        await context.setOffline(true);
        await page.locator('#q').fill('paneer');
        await page.getByText('You are offline. The answer comes').last().waitFor();
        expect(await page.locator('[data-index-state]').textContent()).toBe('The search is not on this device yet.');
        await context.setOffline(false);
        await indexReady(page);
        await expect.poll(() => page.locator('.card .code').count()).toBe(1);
        expect(await firstCode(page)).toMatch(/^0406/);
        expect(await page.locator('[data-index-state]').textContent()).toBe('');
      },
      { withoutServiceWorkers: true, expects: /ERR_INTERNET_DISCONNECTED/ },
    ));

  test.each(['mobile charger', 'cotton shirt for men', 'हल्दी', 'steel water bottle', 'salon haircut'])(
    'on a phone the answer to "%s" stands on the first screen',
    (q) =>
      visit('phone', async ({ page }) => {
        await page.setViewportSize(PHONE_SCREEN);
        await page.goto(`${server().tariff}/?${new URLSearchParams({ q })}`);
        const first = page.locator('.card').first();
        const parts = [
          first.locator('.code'),
          first.locator('.rate').first(),
          first.locator('.rates span + span').first(),
        ];
        for (const part of parts) {
          const box = await part.boundingBox();
          expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(PHONE_SCREEN.height);
        }
        const size = await first
          .locator('.rate')
          .first()
          .evaluate((rate) => getComputedStyle(rate).fontSize);
        expect(Number.parseFloat(size)).toBeGreaterThan(20);
        // One answer with weight; whatever else it may be is a line.
        expect(await page.locator('.card').count()).toBe(1);
        for (const line of await page.locator('.others li').all()) {
          expect((await line.boundingBox())?.height).toBeLessThan(80);
        }
      }),
  );

  test.each(['/', '/?lang=hi'])('beside the keyboard of a phone the answer is in sight, too (%s)', (path) =>
    visit('small', async ({ page }) => {
      await page.goto(server().tariff + path);
      await page.locator('#q').tap();
      // The keyboard comes.
      await page.setViewportSize({ width: 360, height: 400 });
      await page.locator('#q').pressSequentially('haldi powder');
      await indexReady(page);
      await page.locator('.card .rate').first().waitFor();
      const inSight = (name: string) =>
        page
          .locator(name)
          .first()
          .evaluate((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return top >= 0 && bottom <= 400;
          });
      for (const name of ['#q', '.card .code', '.card .rate']) await expect.poll(() => inSight(name)).toBe(true);
    }),
  );

  atBothSizes('suggestions have the rate of their answer and lie over nothing', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').pressSequentially('pressure cook');
      await indexReady(page);
      await page.locator('#q').pressSequentially('e');
      const option = page.getByRole('option', { name: /^pressure cooker \d/ }).first();
      await option.waitFor();
      await page.locator('.card').waitFor();
      const [list, card] = [await page.getByRole('listbox').boundingBox(), await page.locator('.card').boundingBox()];
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
      const rate = (await option.textContent())?.match(/\d+%/)?.[0];
      await option.click();
      await expect.poll(() => page.locator('.card .rate').first().textContent()).toBe(rate);
    }),
  );

  test('an amount gives CGST and SGST or IGST beside the rate, and stays while searching on', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/?q=mobile+charger`);
      const parts = page.locator('.card .parts').first();
      expect(await parts.textContent()).toBe('CGST 9% + SGST 9%, or IGST 18%');
      await page.getByLabel('Amount before tax').fill('1,000');
      expect(await parts.textContent()).toBe('CGST ₹90 + SGST ₹90, or IGST ₹180; in all ₹1,180');
      // Told once it is typed, to those who do not see it.
      const told = page.locator('.amount [data-told][role=status]');
      await expect.poll(() => told.textContent()).toMatch(/^18%: CGST ₹90 .*₹1,180$/);
      // What is folded is told once it is in sight.
      await page.getByText(/more cases?: .*5%/).click();
      await page.getByLabel('Amount before tax').fill('1000');
      await expect.poll(() => told.textContent()).toMatch(/^18%: CGST ₹90 .*₹1,180\. 5%: CGST ₹25 .*₹1,050$/);
      await page.locator('#q').fill('haldi powder');
      await expect.poll(() => parts.textContent(), { timeout: 60_000 }).toContain('CGST ₹25 + SGST ₹25');
    }));

  atBothSizes('the first screen has the rate, the code and the question, whose answers are the next searches', (size) =>
    visit(size, async ({ page }) => {
      if (size === 'phone') await page.setViewportSize(PHONE_SCREEN);
      await page.goto(`${server().tariff}/?q=shirt+3000`);
      const chips = page.locator('.ask .chips a');
      expect(await chips.allTextContents()).toEqual(['Knitted', 'Woven']);
      const box = async (name: string) => {
        const found = await page.locator(name).first().boundingBox();
        if (found === null) throw new Error(`There is no ${name}.`);
        return { top: found.y, bottom: found.y + found.height, height: found.height };
      };
      const card = await box('.card');
      expect((await box('.ask')).top).toBeGreaterThan((await box('#q')).bottom);
      expect((await box('.ask')).bottom).toBeLessThanOrEqual(card.top);
      for (const name of ['.card .rate', '.card .read-price', '.card .code', '.card .copy']) {
        expect((await box(name)).bottom, name).toBeLessThan(PHONE_SCREEN.height);
      }
      for (const name of ['.ask .chips a', '.read-price a', '.card .copy', '.card .confidence a']) {
        expect((await box(name)).height, name).toBeGreaterThanOrEqual(24);
      }
      expect(await page.locator('.card .rates').first().textContent()).toMatch(/^18%.*above ₹2,500.*You said ₹3,000/);
      expect(await page.locator('.card .agrees').textContent()).toBe('Whichever of these it is');
      expect(await axeViolations(page)).toEqual([]);
      // The price is the amount before tax, until another is typed.
      expect(await page.locator('.card .parts').first().textContent()).toContain('IGST ₹540');
      await page.getByLabel('Amount before tax').fill('4000');
      expect(await page.locator('.card .parts').first().textContent()).toContain('IGST ₹720');
      // Without the tariff in the browser an answer is a link, with it the page stays.
      expect(new URL((await chips.nth(1).getAttribute('href')) ?? '', page.url()).searchParams.get('q')).toBe(
        'woven shirt 3000',
      );
      await page.locator('#q').pressSequentially(' ');
      await indexReady(page);
      await page.evaluate("document.querySelector('main').dataset.same = ''");
      const asked = () => new URL(page.url()).searchParams.get('q');
      await chips.nth(1).click();
      await expect.poll(asked).toBe('woven shirt 3000');
      expect(await page.locator('#q').inputValue()).toBe('woven shirt 3000');
      await expect.poll(() => page.locator('.asked').textContent()).toContain('woven shirt 3000');
      await page.getByRole('link', { name: 'Not a price?' }).click();
      await expect.poll(asked).toBe('woven shirt');
      await expect.poll(() => page.locator('.ask h2').textContent()).toBe('For men or for women?');
      await expect.poll(() => page.locator('.card .rate-open').count()).toBe(1);
      expect(await page.locator('main[data-same]').count()).toBe(1);
    }),
  );

  test('nothing found leads somewhere', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/?q=zzzzqqq`);
      expect(await page.locator('.card').count()).toBe(0);
      await page.locator('[data-list]').getByRole('link', { name: 'section and chapter' }).click();
      await expect.poll(() => page.url()).toContain('/browse');
    }));

  test('typing is answered in the browser with what the service answers', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').fill('rice');
      await indexReady(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('.svg')) asked.push(request.url());
      });
      for (const q of ['haldi powder', 'बासमती चावल', 'steel water bottle', 'salon haircut', 'LED bulb']) {
        await page.locator('#q').fill(q);
        const response = await fetch(`${server().tariff}/api/lookup?${new URLSearchParams({ q })}`);
        const { matches } = (await response.json()) as { matches: { hsn_sac: string }[] };
        await expect.poll(() => firstCode(page)).toBe(matches[0]?.hsn_sac);
      }
      expect(asked).toEqual([]);
    }));

  rare('Back leads to the search before, and the tab says what was searched', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      const input = page.locator('#q');
      await input.click();
      for (const q of ['cement', 'gold ring']) {
        await input.fill('');
        await page.keyboard.type(q);
        await indexReady(page);
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('.asked').textContent(), { timeout: 60_000 }).toContain(`for ${q}`);
        expect(await page.title()).toBe(`${q}: HSN and SAC codes · Kosh`);
      }
      await page.goBack();
      expect(await input.inputValue()).toBe('cement');
      await expect.poll(() => page.locator('.asked').textContent(), { timeout: 60_000 }).toContain('for cement');
      expect(await page.title()).toContain('cement');
      await page.goBack();
      expect(await input.inputValue()).toBe('');
      await expect.poll(() => page.locator('.card').count(), { timeout: 60_000 }).toBe(0);
    }),
  );

  test('without the tariff in the browser the server answers, and nothing stale is left to read', () =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.route(/\.bin$/, (route) => route.abort());
        await page.goto(`${server().tariff}/?q=cement`);
        expect(await firstCode(page)).toMatch(/^2523/);
        await page.locator('#q').fill('office chair');
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
        expect(await page.locator('.asked').textContent()).toContain('for office chair');
        expect(await page.locator('[data-list]').getAttribute('aria-busy')).toBeNull();
        const state = page.getByRole('status').filter({ hasText: 'the server answers instead' });
        expect(await state.count()).toBe(1);
        await page.route(/\?q=/, (route) => route.abort());
        await page.locator('#q').fill('gold ring');
        await expect
          .poll(() => page.locator('[data-list]').textContent(), { timeout: 60_000 })
          .toContain('No answer came');
        expect(await page.locator('.card').count()).toBe(0);
      },
      { expects: /Failed to load resource/, withoutServiceWorkers: true },
    ));

  rare('a slow tariff is not waited for', () =>
    visit(
      'desktop',
      async ({ page, context }) => {
        await page.route(/\.bin$/, () => {});
        await page.goto(`${server().tariff}/?q=cement`);
        await page.locator('#q').fill('office chair');
        expect(await page.locator('[data-list]').getAttribute('aria-busy')).toBe('true');
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
        await context.unrouteAll({ behavior: 'ignoreErrors' });
      },
      { withoutServiceWorkers: true },
    ),
  );

  test('what comes with a slow tariff does not move the answer that is being read', () =>
    visit(
      'small',
      async ({ page }) => {
        const letGo = await holdUp(page, /\.bin$/);
        await page.goto(`${server().tariff}/`);
        await page.locator('#q').pressSequentially('pressure cooke');
        await page.locator('.card .code').waitFor();
        const before = await page.locator('.card').boundingBox();
        letGo();
        await indexReady(page);
        await expect.poll(() => page.locator('[data-index-state]').textContent()).toBe('');
        await page.waitForTimeout(300);
        expect((await page.locator('.card').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
        // The next letter has its suggestions.
        await page.locator('#q').pressSequentially('r');
        await page.getByRole('option').first().waitFor();
      },
      { withoutServiceWorkers: true },
    ));

  test('what is typed before the script comes stays, and is answered', () =>
    visit(
      'small',
      async ({ page }) => {
        const letGo = await holdUp(page, /\/finder-/);
        await page.goto(`${server().tariff}/?q=mobile+charger`, { waitUntil: 'commit' });
        await page.locator('[data-amount]').fill('1000');
        await page.locator('#q').fill('office chair');
        letGo();
        await expect.poll(() => firstCode(page), { timeout: 60_000 }).toMatch(/^94/);
        expect(await page.locator('#q').inputValue()).toBe('office chair');
        expect(page.url()).toContain('q=office+chair');
        expect(await page.locator('[data-amount]').first().inputValue()).toBe('1000');
        expect(await page.locator('.card .parts').first().textContent()).toContain('CGST ₹90');
      },
      { withoutServiceWorkers: true },
    ));

  rare('a long text is kept, and what was not read is told', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').fill(`steel water bottle ${'x'.repeat(225)}`);
      await indexReady(page);
      await expect
        .poll(() => page.locator('[data-list]').textContent(), { timeout: 60_000 })
        .toContain('first 200 of 244 characters');
    }),
  );

  rare('where the browser has no clipboard, as on plain http, copying works all the same', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/codes/2203`);
      await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })");
      await page.getByRole('button', { name: 'Copy as invoice line' }).click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('Copied');
      await page.evaluate('delete navigator.clipboard');
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/\t2203\tOutside GST$/);
      await page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false",
      );
      await page.getByRole('button', { name: 'Copy code' }).click();
      const field = page.getByRole('textbox', { name: 'Text to copy' });
      expect(await field.inputValue()).toBe('2203');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    }),
  );

  rare('an open rate is copied as one line for each rate', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/codes/6205`);
      await page.getByRole('button', { name: 'Copy as invoice lines, 2 cases' }).click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('keep the one that applies');
      const lines = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n');
      expect(lines.map((line) => line.split('\t').at(-1))).toEqual(['5%', '18%']);
      for (const line of lines) expect(line).toMatch(/^[^\t]*2,500[^\t]*\t6205\t/);
    }),
  );

  rare('a heading with many rates fits a phone', () =>
    visit('phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`${server().tariff}/?q=car`);
      const box = await page.locator('.card').first().boundingBox();
      expect(box?.height).toBeLessThan(1400);
      await page.goto(`${server().tariff}/codes/8703`);
      const label = await page
        .locator('.timeline .axis')
        .first()
        .evaluate((text) => {
          const { height, width } = text.getBoundingClientRect();
          return { height, width };
        });
      expect(label.height).toBeGreaterThan(10);
      const [left] = await page
        .locator('.timeline .axis')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().left).sort((a, b) => a - b));
      const edge = await page.locator('.timeline').evaluate((drawing) => drawing.getBoundingClientRect().left);
      expect(left).toBeGreaterThanOrEqual(edge);
    }),
  );

  test.each([true, false])('paper says day and text, and shows what is folded (scripts: %s)', (javaScript) =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.goto(`${server().tariff}/?q=car&as_of=2019-01-01`);
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.asked').isVisible()).toBe(true);
        expect(await page.locator('.asked').textContent()).toBe('Rates on 1 Jan 2019 for car');
        const folded = page.locator('.card details p, .card details li').first();
        expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
        if (!javaScript) return;
        await page.evaluate("dispatchEvent(new Event('beforeprint'))");
        expect(await page.locator('details:not([open])').count()).toBe(0);
        await page.evaluate("dispatchEvent(new Event('afterprint'))");
        expect(await page.locator('details[open]').count()).toBe(0);
      },
      { javaScript },
    ),
  );

  test('a shared address shows the same to somebody without scripts', () =>
    visit(
      'phone',
      async ({ page }) => {
        await page.goto(`${server().tariff}/`);
        await page.getByLabel('Goods, service or code').fill('office chair');
        await page.getByRole('button', { name: 'Find' }).click();
        expect(await firstCode(page)).toMatch(/^94/);
        expect(await page.getByLabel('Goods, service or code').inputValue()).toBe('office chair');
        expect(await page.locator('[data-copy]').first().isVisible()).toBe(false);
        const shared = page.url();
        await page.getByRole('link', { name: '9401' }).first().click();
        expect(await page.locator('h1').textContent()).toContain('9401');
        await page.goto(shared);
        expect(await firstCode(page)).toMatch(/^94/);
      },
      { javaScript: false },
    ));

  test('the first load stays within its budget', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/`);
      await page.locator('#q').fill('rice');
      await indexReady(page);
      // Workers load outside the page's own list, so the addresses come from the page.
      const loaded = await page.evaluate<readonly string[]>(`[
        ...[...document.scripts].map((script) => script.src).filter((src) => src !== ''),
        ...[...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.href),
        ...['worker', 'records', 'search'].map((name) => new URL(document.documentElement.dataset[name], location).href),
      ]`);
      const sum = async (ending: string): Promise<number> => {
        let total = 0;
        for (const url of loaded.filter((one) => one.endsWith(ending))) {
          const response = await fetch(url);
          expect(response.headers.get('cache-control')).toContain('immutable');
          // As packing compresses them.
          total += (await bestBrotli(new Uint8Array(await response.arrayBuffer()))).length;
        }
        return total;
      };
      expect(loaded.filter((url) => url.endsWith('.js'))).toHaveLength(3);
      // The sizes of the data files: budget.long.test.ts.
      for (const url of loaded.filter((one) => one.endsWith('.bin'))) {
        expect((await fetch(url, { method: 'HEAD' })).headers.get('cache-control')).toContain('immutable');
      }
      expect(await sum('.js')).toBeLessThan(76_000);
      expect(await sum('.css')).toBeLessThan(10_000);
    }));

  rare('the theme is chosen once and kept', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/browse`);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.goto(`${server().tariff}/names`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await axeViolations(page)).toEqual([]);
    }),
  );
});

journeys('reading the tariff', ({ server, visit }) => {
  atBothSizes('from section to code, by pointer', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/browse`);
      await page.getByRole('link', { name: /^85 / }).click();
      await page.getByRole('link', { name: /^8517 / }).click();
      await page
        .getByRole('link', { name: /^8517 13 / })
        .first()
        .click();
      await expect.poll(() => page.url()).toContain('/codes/851713');
      await page.getByRole('img', { name: /^Rate since 1 Jul 2017/ }).waitFor();
      await page
        .getByRole('navigation', { name: 'Where this code stands' })
        .getByRole('link', { name: '8517' })
        .click();
      expect(await page.locator('h1').textContent()).toContain('8517');
    }),
  );

  test('a code by keyboard: another day, copy, and what search engines read', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/codes/6205`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(data['@graph'][0].codeValue).toBe('6205');
      await page.getByRole('button', { name: 'Copy code' }).focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('6205');
      await page.getByLabel('Rate on another day').fill('2018-06-01');
      await page.keyboard.press('Enter');
      await page.waitForURL(/as_of=2018-06-01/);
      expect(await page.locator('h2#rate').textContent()).toContain('1 Jun 2018');
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }));

  rare('a name from A to Z leads to its code', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/names`);
      await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
      await page.getByRole('link', { name: 'Page 2' }).click();
      await page.locator('.codelist a').first().click();
      await expect.poll(() => page.url()).toContain('/codes/');
    }),
  );

  rare('the reference tries an operation', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/docs`);
      await page.locator('form[data-path="/api/lookup"][data-method=get] [data-try]').click();
      const reply = page.locator('.operation:has(form[data-path="/api/lookup"][data-method=get]) [data-reply]');
      await expect.poll(() => reply.textContent()).toContain('200 in');
      // The line is told aloud, the body is there to be read.
      expect(await reply.textContent()).not.toContain('"hsn_sac"');
      const operation = (method: string) =>
        page.locator(`.operation:has(form[data-path="/api/lookup"][data-method=${method}])`);
      expect(await operation('get').locator('[data-reply-body]').textContent()).toContain('"hsn_sac"');
      const batch = operation('post');
      await batch.locator('[data-try]').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => batch.locator('[data-reply]').textContent()).toContain('200 in');
    }),
  );
});
