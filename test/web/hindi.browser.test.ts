// Everything that an accountant who reads no English meets under ?lang=hi: pages, the review of a register and of a list,
// calculators, errors. What is in English is marked as such.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { csvLine } from '../../src/csv/write.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { faultsFor } from '../register/faults.ts';
import { LAYOUTS, makeLines, seeded } from '../register/registers.ts';
import { axeViolations, journeys, rare, test } from './chromium.ts';
import { englishIn, englishWords } from './untranslated.ts';

const DAY = '2026-10-05';

const TARIFF_PATHS = [
  ...[
    '/',
    '/?q=shirt',
    '/?q=gift',
    '/?q=zzzzqqq',
    '/?q=9954',
    '/?q=car',
    '/?q=ghee&digits=4',
    '/?q=cigarette&as_of=2019-01-01',
  ],
  ...['/?q=shirt&as_of=1999-01-01', '/?q=shirt&digits=9', '/codes/6205', '/codes/24022010', '/codes/87032291'],
  ...['/codes/9954?as_of=2018-01-01', '/codes/85171399', '/codes/abc', '/codes/6205?as_of=x', '/browse', '/browse/62'],
  ...['/browse/99', '/browse/00', '/names', '/names/k', '/names/hindi?page=2', '/names/zz', '/bulk', '/check'],
  ...['/changes', '/changes?from=2025-09-22&to=2025-09-22', '/changes?from=x', '/about', '/open-questions'],
  ...['/widget?q=shirt', '/nothing/here', '/use-it-in', '/docs'],
];
const CALCULATOR_PATHS = ['/calculators', '/calculators?q=zzzz', '/use-it-in'];
/** Of prompts: with law and without, every kind of field, long examples, links to tools, several versions. */
const PROMPTS = ['rti-application-draft', 'section-138-cheque-bounce-notice', 'gst-show-cause-reply-drc-01'].concat(
  ['disciplinary-warning-letter', 'sql-query-from-business-question', 'capital-expenditure-appraisal-memo'],
  ['cpgrams-public-grievance', 'gem-bid-compliance-response', 'meeting-minutes-from-notes'],
);
const CATALOG_PATHS = [
  ...['/?q=letter', '/?q=gst&india=1', '/?q=zzzzqqq', '/?category=sales&page=2', '/?role=devops-engineer', '/tools'],
  ...['/changes', '/changes?law=1', '/docs', '/nothing/here', '/prompts/no-such-letter'],
  ...PROMPTS.flatMap((slug) => [`/prompts/${slug}`, `/tools/${slug}`]),
  ...['', '?to=x', '?to=http://localhost:11434/v1'].map((to) => `/prompts/rti-application-draft/run${to}`),
  ...['?cheque_date=x', '?drawer_name='].map((given) => `/prompts/section-138-cheque-bounce-notice${given}`),
];
/** Calculators for accountants; those for programmers explain what has English names. */
const CALCULATORS = ['gst-calculator', 'tds-calculator', 'hsn-code-lookup', 'advance-tax-calculator', 'emi-calculator'];

const inHindi = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=hi`;
/** What was searched for stands in titles and headings. */
const typed = (path: string): readonly string[] => [new URLSearchParams(path.split('?')[1]).get('q') ?? '', 'abc'];

/** What a file has, whole and as samples of its columns and titles of the review cut it. */
const shownOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.flat().flatMap((cell) => [cell, cell.slice(0, 40), cell.slice(0, 60)]);

const jsonAt = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** What the API calls its operations and schemas: labels of the reference have these names within. */
async function apiNames(service: string): Promise<readonly string[]> {
  const { paths, components } = (await jsonAt(`${service}/openapi.json`)) as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: { schemas: object };
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return [...operations.map(({ operationId }) => operationId), ...Object.keys(components.schemas)];
}

/** What the catalog calls its prompts in English: labels of their buttons and titles of pages have these names within. */
async function promptTitles(service: string): Promise<readonly string[]> {
  const { tools } = (await jsonAt(`${service}/api/meta`)) as { tools: readonly { title: string }[] };
  return tools.map(({ title }) => title);
}

journeys('in Hindi', ({ server, visit }) => {
  let folder = '';
  /** One line for each kind of fault, and one that stands twice. */
  let rows: readonly (readonly string[])[] = [];
  beforeAll(async () => {
    const tariff = openTariff({ today: () => '2026-11-16' });
    const random = seeded(5);
    const lines = makeLines(tariff, 400, 7, DAY);
    const faulty = faultsFor(tariff, DAY).flatMap(({ plant }) =>
      lines.flatMap((line) => plant(line, random) ?? []).slice(0, 1),
    );
    rows = LAYOUTS['every column']?.([...faulty, ...faulty.slice(0, 1)]).rows ?? [];
    folder = await mkdtemp(join(tmpdir(), 'kosh-hindi-'));
    await writeFile(join(folder, 'sales.csv'), rows.map((row) => csvLine(row)).join(''));
    await writeFile(join(folder, 'broken.csv'), '{"no": "register"}');
    await writeFile(join(folder, 'broken.xlsx'), 'PK\u0003\u0004 no workbook');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('English is found where it is not marked', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/?lang=hi`);
      expect(await englishIn(page)).toEqual([]);
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Rate of 8517</p><p lang="en">Marked</p><input aria-label="Amount">')`,
      );
      expect(await englishIn(page)).toEqual(['Rate of: Rate of 8517', 'Amount: Amount']);
      expect(englishWords('GST 18% (9/2025-CT(Rate), Schedule II, S. No. 12): "steel box" का कोड')).toEqual([]);
    }));

  rare.each(TARIFF_PATHS)('code lookup %s', (path) =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.goto(server().tariff + inHindi(path), { waitUntil: 'networkidle' });
        const named = path === '/docs' ? await apiNames(server().tariff) : [];
        expect(await englishIn(page, typed(path), 'html', named)).toEqual([]);
      },
      { expects: /40[04]/ },
    ),
  );

  rare.each(CALCULATOR_PATHS)('calculators %s', (path) =>
    visit('desktop', async ({ page }) => {
      await page.goto(server().prompts + inHindi(path), { waitUntil: 'networkidle' });
      expect(await englishIn(page, typed(path))).toEqual([]);
    }),
  );

  test('the catalog: search while typing, copy, keep, go on', () =>
    visit('phone', async ({ page }) => {
      const titles = await promptTitles(server().prompts);
      await page.goto(`${server().prompts}/?lang=hi`);
      expect(await englishIn(page, [], 'html', titles)).toEqual([]);
      await page.getByLabel('क्या काम करना है?').fill('warning letter');
      await expect.poll(() => page.locator('.card h3').first().textContent()).toBe('Disciplinary Warning Letter');
      await expect
        .poll(() => page.locator('a[data-language="en"]').getAttribute('href'))
        .toContain('q=warning+letter&lang=en');
      expect(await englishIn(page, ['warning letter'], 'html', titles)).toEqual([]);
      await page.locator('[data-copy-template]').first().click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('टेम्पलेट कॉपी हो गया');
      await page.locator('[data-favourite]').first().click();
      expect(await englishIn(page, ['warning letter'], 'html', titles)).toEqual([]);
      await page.locator('[data-favourites] a').first().click();
      await page.waitForURL(/disciplinary-warning-letter\?lang=hi/);
    }));

  test('a prompt: filled in wrong, with the example, copied', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/prompts/section-138-cheque-bounce-notice?lang=hi`);
      expect(await englishIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'प्रॉम्प्ट बनाएँ' }).click();
      await expect.poll(() => page.locator('[data-wrong]:not([hidden])').first().textContent()).toBe('यह भरना ज़रूरी है।');
      expect(await englishIn(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'उदाहरण से भरें' }).click();
      await expect.poll(() => page.locator('[data-missing]').textContent()).toBe('कॉपी के लिए तैयार।');
      await page.locator('[data-copy-prompt]').click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('कॉपी हो गया');
      expect(await englishIn(page)).toEqual([]);
    }));

  test('a prompt that is run: what the service says of itself is English', () =>
    visit(
      'desktop',
      async ({ page }) => {
        // Nothing listens there.
        const to = encodeURIComponent('http://127.0.0.1:9/v1');
        await page.goto(`${server().prompts}/prompts/rti-application-draft/run?to=${to}&lang=hi`);
        await page.getByRole('button', { name: 'उदाहरण से भरें' }).click();
        await page.getByRole('button', { name: 'चलाएँ', exact: true }).click();
        await expect.poll(() => page.locator('[data-toast]').textContent()).toBe('पहले मॉडल का नाम लिखें।');
        await page.getByLabel('मॉडल', { exact: true }).fill('llama');
        await page.getByRole('button', { name: 'चलाएँ', exact: true }).click();
        await expect.poll(() => page.locator('[data-run-status]').textContent()).toContain('127.0.0.1:9 से जुड़ नहीं पाए।');
        expect(await englishIn(page)).toEqual([]);
      },
      { expects: /Failed to load resource|ERR_/ },
    ));

  rare.each(CATALOG_PATHS)('prompt catalog %s', (path) =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.goto(server().prompts + inHindi(path), { waitUntil: 'networkidle' });
        expect(await page.locator('html').getAttribute('lang')).toBe('hi');
        const { prompts } = server();
        const named = path === '/docs' ? await apiNames(prompts) : await promptTitles(prompts);
        expect(await englishIn(page, typed(path), 'html', named)).toEqual([]);
      },
      { expects: /40[04]/ },
    ),
  );

  rare.each(CALCULATORS)('%s, worked out and with a wrong value', (slug) =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().prompts}/tools/${slug}?lang=hi`, { waitUntil: 'networkidle' });
      expect(await englishIn(page)).toEqual([]);
      const field = page
        .locator('[data-tool-form] input[type="text"], [data-tool-form] input[inputmode], [data-tool-form] textarea')
        .first();
      await field.fill('?');
      await page.getByRole('button', { name: 'हिसाब करें' }).click();
      expect(await englishIn(page)).toEqual([]);
    }),
  );

  rare('a text that is typed: suggestions, an open answer, a question and its answers', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/?lang=hi`, { waitUntil: 'networkidle' });
      await page.locator('#q').pressSequentially('chai', { delay: 20 });
      await page.locator('#suggestions [role="option"]').first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('#q').fill('shirt');
      await page.locator('#q').press('Enter');
      await page.locator('.card').first().waitFor();
      // What could be searched for, as people write it.
      const names = await page.locator('#suggestions [role="option"]').allTextContents();
      const typed = ['shirt', ...names.map((name) => name.replace(/[\d%].*/, '').trim())];
      expect(await englishIn(page, typed)).toEqual([]);
      // The question of a vague text is fetched with the names of codes.
      await page.locator('#q').fill('rakhi');
      await page.locator('#q').press('Enter');
      await expect.poll(() => page.locator('main').textContent()).toContain('धागे की है, नकली गहने की, चाँदी की या सोने की');
    }),
  );

  const decideAll = async (page: Page, own: readonly string[]): Promise<number> => {
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    let steps = 0;
    for (; (await dialog.count()) > 0 && steps < 100; steps++) {
      expect(await englishIn(page, own, 'dialog[open]')).toEqual([]);
      const before = await dialog.textContent();
      // Where no code was found, one has to be chosen first; a row of the check has no such button.
      const use = dialog.locator('form button.primary').first();
      if (await use.isDisabled()) await dialog.locator('[name="review_code"]').last().check();
      // Where a cell can be typed anew nothing is chosen yet.
      const choices = dialog.locator('[name="choice"]');
      if ((await choices.count()) > 0 && (await dialog.locator('[name="choice"]:checked').count()) === 0) {
        await choices.last().check();
      }
      await use.click();
      await expect.poll(async () => (await dialog.count()) === 0 || (await dialog.textContent()) !== before).toBe(true);
    }
    return steps;
  };

  rare('a register with faults of every kind: read, checked, decided, written', () =>
    visit('desktop', async ({ page }) => {
      const own = shownOf(rows);
      await page.goto(`${server().tariff}/check?lang=hi`);
      await page.locator('#register').setInputFiles(join(folder, 'broken.csv'));
      await page.locator('[data-problem]:not([hidden])').waitFor({ timeout: 60_000 });
      expect(await englishIn(page)).toEqual([]);
      await page.locator('#register').setInputFiles(join(folder, 'broken.xlsx'));
      await expect.poll(() => page.locator('[data-problem]').textContent(), { timeout: 60_000 }).toContain('XLSX');
      expect(await englishIn(page)).toEqual([]);
      await page.locator('#register').setInputFiles(join(folder, 'sales.csv'));
      await page.locator('[data-layout-form]:not([hidden])').waitFor({ timeout: 60_000 });
      expect(await englishIn(page, own)).toEqual([]);
      await page.locator('#turnover').selectOption('60000000');
      await page.locator('[data-layout-form] button.primary').click();
      await page.locator('[data-outcome]:not([hidden])').waitFor({ timeout: 60_000 });
      expect(await page.locator('[data-findings] li').count()).toBeGreaterThan(20);
      expect(await englishIn(page, own)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('[data-review-all]').click();
      expect(await decideAll(page, own)).toBeGreaterThan(10);
      for (const kind of ['table12.json', 'register.csv', 'items.csv']) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.locator(`[data-write="${kind}"]`).click(),
        ]);
        expect(await englishIn(page, [...own, file.suggestedFilename()])).toEqual([]);
      }
    }),
  );

  rare('a list of items: coded, looked at row by row', () =>
    visit('desktop', async ({ page }) => {
      const own = shownOf(rows);
      await page.goto(`${server().tariff}/bulk?lang=hi`);
      await page.locator('[data-sample]').click();
      await page.locator('[data-file-name]').waitFor();
      await page.locator('input[type="file"]').first().setInputFiles(join(folder, 'sales.csv'));
      await expect.poll(() => page.locator('[data-file-name]').textContent()).toBe('sales.csv');
      expect(await englishIn(page, [...own, 'sales.csv'])).toEqual([]);
      await page.locator('form button.primary').first().click();
      await page.locator('[data-outcome]:not([hidden])').waitFor({ timeout: 60_000 });
      expect(await englishIn(page, [...own, 'sales.csv'])).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('[data-review-row]').first().click();
      expect(await decideAll(page, own)).toBeGreaterThan(5);
      expect(await englishIn(page, [...own, 'sales.csv'])).toEqual([]);
    }),
  );
});
