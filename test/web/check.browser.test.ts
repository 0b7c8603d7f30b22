// A register in the browser, the whole way: chosen, read, checked, decided by keyboard, saved, taken away.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect } from 'vitest';
import { readCsv } from '../../src/csv/read.ts';
import { SAMPLE } from '../../src/web/browser/checkSample.ts';
import { farCells } from '../cli/hostileSheets.ts';
import { atBothSizes, axeViolations, journeys, overflow, rare, SIZES, test } from './chromium.ts';

const FILE = /^Register: CSV/;
const MANY_ROWS = 20_000;

async function taken(page: Page, button: string, within: string, folder: string): Promise<string> {
  const heading = page.getByRole('heading', { name: within, exact: true });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    heading.locator('xpath=following-sibling::p[@class="actions"][1]').getByRole('button', { name: button }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

journeys('checking a register', ({ server, visit }) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kosh-check-'));
    await writeFile(join(folder, 'sales.csv'), SAMPLE);
    await writeFile(join(folder, 'next.csv'), SAMPLE.replaceAll('-10-2026', '-11-2026'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const choose = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel(FILE).setInputFiles(join(folder, name));
    await page.getByRole('button', { name: 'Check the file' }).waitFor({ timeout: 60_000 });
  };
  const check = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
  };
  const settled = (page: Page) => page.locator('[data-settled-text]').textContent();

  atBothSizes('from the file to the files', (size) =>
    visit(size, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
      });
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'sales.csv');
      expect(await page.getByLabel('Row with the names').inputValue()).toBe('3');
      expect(await page.getByLabel('GSTIN of the seller').inputValue()).toBe('27AAPFU0939F1ZV');
      await page.getByText('Columns of the file').first().click();
      expect(await page.getByLabel('Holds: Item Name').inputValue()).toBe('description');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await check(page);
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('10 lines checked');
      // The worst first, and what repairs itself is settled.
      expect(await page.locator('[data-findings] li').first().getAttribute('data-severity')).toBe('refused');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const before = await settled(page);

      // By keyboard: the dialog asks for the first that is open; another code is searched for by words.
      await page.getByRole('button', { name: 'Decide what is open' }).press('Enter');
      await page.locator('dialog[open]').waitFor();
      expect(await page.locator('[data-review-body]').textContent()).toContain('123456');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('Another code').fill('LED lamp');
      await expect.poll(() => page.locator('[data-found-codes] label').count()).toBeGreaterThan(0);
      const code = (await page.locator('[data-found-codes] label').first().textContent())?.match(
        /Code ([\d ]+\d)/,
      )?.[1];
      await page.getByLabel('Another code').press('Enter');
      await expect.poll(() => settled(page)).not.toBe(before);
      await page.locator('dialog[open] [data-close]').click();

      // Searched, and undone.
      await page.getByLabel('Search the findings').fill('123456');
      await expect.poll(() => page.locator('[data-findings] li').count()).toBe(1);
      expect(await page.locator('[data-findings] li').getAttribute('data-state')).toBe('decided');
      const after = await settled(page);
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect.poll(() => settled(page)).toBe(before);
      await page.getByRole('button', { name: /^Decide: There is no code/ }).click();
      await page.getByLabel('Another code').fill('LED lamp');
      await expect.poll(() => page.locator('[data-found-codes] label').count()).toBeGreaterThan(0);
      await page.getByLabel('Another code').press('Enter');
      await expect.poll(() => settled(page)).toBe(after);
      await page.locator('dialog[open] [data-close]').click();

      const digits = code?.replaceAll(' ', '') ?? 'none';
      const sheet = await readSheet(await readFile(await taken(page, 'XLSX', 'The register with its repairs', folder)));
      expect(sheet[3]?.slice(3, 6)).toEqual(['04051000', 10, 'KGS']);
      expect(sheet.find((row) => row[2] === 'LED bulb 9 W')?.[3]).toBe(digits);
      const csv = readCsv(await readFile(await taken(page, 'CSV', 'The register with its repairs', folder), 'utf8'));
      expect(csv.find((row) => row[2] === 'LED bulb 9 W')?.[3]).toBe(digits);
      const items = await readFile(await taken(page, 'Tally XML', 'To import the items', folder), 'utf8');
      expect(items).toContain('<HSNCODE>04051000</HSNCODE>');
      const table = JSON.parse(await readFile(await taken(page, 'JSON', 'Table 12 of GSTR-1', folder), 'utf8')) as {
        readonly fp?: string;
      };
      expect(table.fp).toBe('102026');
      expect(await page.locator('[data-written]').textContent()).toContain('agrees with the register to the paisa');
      // Nothing left the browser.
      expect(sent).toEqual([]);
    }),
  );

  rare('decisions are saved, and settle the next month; a reload of the tab keeps them', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'sales.csv');
      await check(page);
      await page.getByRole('button', { name: /^Decide: There is no code/ }).click();
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open] [data-close]').click();
      const done = await settled(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save decisions' }).click(),
      ]);
      const saved = join(folder, 'decisions.json');
      await file.saveAs(saved);

      await page.reload();
      await choose(page, 'next.csv');
      await check(page);
      expect(await settled(page)).toBe(done);

      await page.evaluate('localStorage.clear()');
      await page.reload();
      await choose(page, 'next.csv');
      await check(page);
      expect(await settled(page)).not.toBe(done);
      await page.getByLabel('Load decisions of another month').setInputFiles(saved);
      await expect.poll(() => settled(page)).toBe(done);
    }),
  );

  test('Table 12 stands on the page, what is typed goes into the file, and what is left as it is stays unsettled', () =>
    visit('desktop', async ({ page }) => {
      const lines = [
        'GSTIN: 27AAPFU0939F1ZV,,,,,,,,,,',
        'Invoice No,Date,Customer,Customer GSTIN,Item,HSN,Qty,Unit,Taxable Value,GST Rate,Place of Supply',
        'A1,01-10-2026,Asha Traders,27AAPFU0939F1ZW,Brush,96032900,1,NOS,100,18,27',
        'A2,02-10-2026,Bharat Stores,27AAACB8519L1ZE,Brush,96032900,2,NOS,abc,18,27',
        'A#3,03-10-2026,,,Brush,96032900,4,NOS,400,18,27',
      ];
      await writeFile(join(folder, 'typed.csv'), lines.join('\n'));
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'typed.csv');
      await check(page);
      const sums = page.locator('[data-sum-rows] tr');
      expect(await sums.allTextContents()).toEqual([
        'B2B, registered1₹100.00₹0.00₹9.00₹9.00₹0.00',
        'B2C, the others1₹400.00₹0.00₹36.00₹36.00₹0.00',
        'Together2₹500.00₹0.00₹45.00₹45.00₹0.00',
      ]);
      expect(await settled(page)).toBe('0 of 3 kinds settled');
      const card = page.locator('[data-findings] li', { hasText: 'no amount in rupees' });
      expect(await card.textContent()).toContain('A2 · Bharat Stores · Brush');
      await card.getByRole('button').click();
      await page.getByLabel('Taxable value: type what is right').fill('200');
      await page.keyboard.press('Enter');
      await expect.poll(() => settled(page)).toBe('1 of 3 kinds settled');
      // To leave a fault as it is settles nothing.
      await expect.poll(() => page.locator('[data-review-body]').textContent()).toContain('A#3');
      await page.getByLabel('Leave it as it is').check();
      await page.keyboard.press('Enter');
      await expect.poll(() => settled(page)).toBe('1 of 3 kinds settled, 1 left as they are');
      await page.getByLabel('GSTIN of the customer: type what is right').fill('27AAPFU0939F1ZV');
      await page.keyboard.press('Enter');
      await expect.poll(() => settled(page)).toBe('2 of 3 kinds settled, 1 left as they are');
      await expect.poll(() => sums.first().textContent()).toBe('B2B, registered1₹300.00₹0.00₹27.00₹27.00₹0.00');
      expect(await axeViolations(page)).toEqual([]);
      const csv = readCsv(await readFile(await taken(page, 'CSV', 'The register with its repairs', folder), 'utf8'));
      expect(csv[2]?.[3]).toBe('27AAPFU0939F1ZV');
      expect(csv[3]?.[8]).toBe('200');
      // Another seller begins without these decisions.
      await page.getByLabel('GSTIN of the seller').fill('27AAACB8519L1ZE');
      await check(page);
      await expect.poll(() => settled(page)).toBe('0 of 3 kinds settled');
    }));

  test("a shop's own list says which code a line has; without it the file is read as before", () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'sales.csv');
      await page.getByText('Your own names').click();
      await writeFile(join(folder, 'own.csv'), 'Cotton shirt for men,21069099\n');
      await page.getByLabel('List of own names').setInputFiles(join(folder, 'own.csv'));
      const said = page.locator('[data-names-said]');
      await expect.poll(() => said.textContent()).toBe('Your own names go first: 1 in own.csv.');
      await check(page);
      expect(await page.locator('[data-findings]').textContent()).toContain('your own list says 2106 90 99');
      await page.getByRole('button', { name: 'Leave the list out' }).click();
      await page.locator('[data-outcome]').waitFor({ state: 'hidden' });
      await expect.poll(() => said.textContent()).toBe('No list of own names is used.');
      await check(page);
      expect(await page.locator('[data-findings]').textContent()).not.toContain('your own list');
    }));

  test('a decision is about the codes that it names, and fits the phone', () =>
    visit('small', async ({ page }) => {
      const rows = [
        'Invoice No,Date,Item,HSN,Qty,Unit,Rate,Taxable Value,GST %,CGST,SGST,IGST,Total',
        'INV-1,05-10-2025,Cotton shirt men,6205,2,PCS,1500,3000,12,180,180,0,3360',
        'INV-2,10-10-2025,Umbrella,6601,3,PCS,300,900,12,54,54,0,1008',
        'INV-3,10-10-2025,Wooden board,4419,3,PCS,300,900,12,54,54,0,1008',
      ];
      await writeFile(join(folder, 'rates.csv'), rows.join('\n'));
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'rates.csv');
      await check(page);
      expect(await overflow(page)).toBe(0);
      const offered = async (words: RegExp): Promise<readonly string[]> => {
        await page.getByRole('button', { name: words }).click();
        await page.locator('dialog[open]').waitFor();
        const labels = await page.locator('[data-review-body] label.option').allTextContents();
        return labels.map((label) => label.trim());
      };
      expect(await offered(/of 6205/)).toEqual(['Rate 5%', 'Leave it as it is']);
      expect(await page.locator('[data-review-body]').textContent()).toContain('credit or debit note');
      expect(await overflow(page)).toBe(0);
      // All of the dialog is on the screen, its buttons too.
      for (const part of ['dialog[open]', 'dialog[open] footer button:last-of-type']) {
        const box = await page.locator(part).first().boundingBox();
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(SIZES.small.width);
        expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(SIZES.small.height);
      }
      await page.locator('dialog[open] [data-close]').click();
      expect(await offered(/of 6601/)).toEqual(['Rate 5%', 'Leave it as it is']);
      expect(await page.locator('[data-review-body]').textContent()).toContain('The same holds for 4419');
      await page.getByRole('button', { name: 'Use, next' }).click();
      await page.locator('dialog[open] [data-close]').click();
      const csv = readCsv(await readFile(await taken(page, 'CSV', 'The register with its repairs', folder), 'utf8'));
      expect(csv.slice(1).map((row) => row[8])).toEqual(['12', '5', '5']);
      expect(csv[2]?.at(-1)).toContain('credit note for ₹63.00 of tax');
    }));

  rare('by keyboard alone, nothing that is decided or turned loses the focus', () =>
    visit('small', async ({ page }) => {
      const rows = Array.from({ length: 60 }, (_, at) => `Thing ${at},${900_000 + 7 * at},18,100`);
      await writeFile(join(folder, 'long.csv'), ['Item,HSN,GST %,Taxable Value', ...rows].join('\n'));
      const isFocused = (selector: string) =>
        expect.poll(() => page.locator(`${selector}:focus`).count(), { message: selector }).toBe(1);
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'long.csv');
      await page.getByText('Columns of the file').first().click();
      await page.getByLabel('Holds: Taxable Value').focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('[data-remembered]').waitFor();
      await isFocused('[data-column="3"]');
      await page.locator('[data-forget-layout]').press('Enter');
      await isFocused('[data-layout-title]');
      await check(page);

      const pager = page.getByRole('navigation', { name: 'Pages', exact: true });
      await pager.getByRole('button', { name: 'Next' }).press('Enter');
      await pager.getByRole('button', { name: 'Next' }).press('Enter');
      expect(await pager.getByRole('status').textContent()).toBe('Page 3 of 3');
      await isFocused('[data-previous]');
      await page.getByLabel('Search the findings').fill('900007');
      await expect.poll(() => page.locator('[data-shown]').textContent()).toBe('1 kind of findings shown.');
      await page.getByLabel('Search the findings').fill('');

      // The group of choices says what it is about; Enter behind words takes what is found for them, however quick.
      await page.getByRole('button', { name: /^Decide: .*900000/ }).press('Enter');
      await page.locator('dialog[open]').waitFor();
      const described = await page.locator('dialog fieldset').first().getAttribute('aria-describedby');
      expect(await page.locator(`#${described}`).textContent()).toContain('900000');
      await page.getByLabel('Another code').fill('qqqqzzzz');
      await page.getByText('No code is found for this.').waitFor();
      await page.getByLabel('Another code').fill('leather wallet');
      await page.getByLabel('Another code').press('Enter');
      await expect.poll(() => page.locator('[data-review-said]').textContent()).toMatch(/^Code 4202/);
      await page.getByLabel('Another code').fill('leather wallet');
      await expect.poll(() => page.locator('[data-found-codes] label').count()).toBeGreaterThan(0);
      await page.getByLabel('Another code').fill('qqqqzzzz');
      await page.getByText('No code is found for this.').waitFor();
      await page.getByRole('button', { name: 'Use, next' }).press('Enter');
      await expect.poll(() => page.locator('[data-review-said]').textContent()).toBe('Choose what is right first.');
      await page.keyboard.press('Escape');
      // The list was written anew meanwhile: the finding that was asked about last has the focus.
      await isFocused('[data-group]');
      expect(await page.locator('[data-group]:focus').getAttribute('aria-label')).toContain('900007');

      // Another way to read the file is another check; the same file can be chosen again.
      await page.getByLabel('Holds: Taxable Value').selectOption('price');
      await expect.poll(() => page.locator('[data-outcome]').isVisible()).toBe(false);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel(FILE).click()]);
      expect(await chooser.element().evaluate((input) => (input as HTMLInputElement).value)).toBe('');
    }),
  );

  rare('without a network the page says so, and goes on when it is back', () =>
    visit(
      'phone',
      async ({ page, context }) => {
        await page.goto(`${server().tariff}/check`);
        await context.setOffline(true);
        await page.locator('[data-sample]').click();
        await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('when there is a connection');
        await context.setOffline(false);
        await page.locator('[data-sample]').click();
        await page.getByRole('button', { name: 'Check the file' }).waitFor({ timeout: 60_000 });
        expect(await page.locator('[data-problem]').isVisible()).toBe(false);
      },
      { expects: /ERR_INTERNET_DISCONNECTED/ },
    ),
  );

  rare('a layout that a person set is known again', () =>
    visit('desktop', async ({ page }) => {
      await writeFile(join(folder, 'odd.csv'), 'Name,Tax Code,GST\nWooden board,4419,12\nCeramic tiles,6907,18\n');
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'odd.csv');
      await page.getByText('Columns of the file').first().click();
      await page.getByLabel('Holds: Tax Code').selectOption('code');
      await expect.poll(() => page.locator('[data-remembered]').isVisible()).toBe(true);
      await page.reload();
      await choose(page, 'odd.csv');
      expect(await page.locator('[data-remembered]').isVisible()).toBe(true);
      await check(page);
      expect(await page.locator('[data-findings]').textContent()).toContain('12% was a rate of 4419');
    }),
  );

  rare(`${MANY_ROWS} rows leave the page free, and the list short`, () =>
    visit('desktop', async ({ page }) => {
      const goods = ['Wooden cutting board,4419,12', 'Ceramic wall tiles,6907,18', 'Table butter,4051000,5'];
      const rows = Array.from({ length: MANY_ROWS }, (_, at) => `${goods[at % 3]},B${at % 400}`);
      await writeFile(join(folder, 'many.csv'), `Item Name,HSN,GST Rate,Batch\n${rows.join('\n')}\n`);
      await page.goto(`${server().tariff}/check`);
      await choose(page, 'many.csv');
      await check(page);
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('20,000 lines checked');
      expect(await page.locator('[data-findings] li').count()).toBeLessThan(26);
    }),
  );

  test('files that would take all memory are refused in words', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/check`);
      const files = [
        ['far.xlsx', farCells(), 'more than 25 million places'],
        ['deep.json', '['.repeat(200_000) + ']'.repeat(200_000), 'nested deeper than any return'],
        ['open.xml', `<ENVELOPE><${'A'.repeat(60_000)}`, 'tags are not closed'],
      ] as const;
      for (const [name, content, sentence] of files) {
        await writeFile(join(folder, name), content);
        await page.getByLabel(FILE).setInputFiles(join(folder, name));
        await expect.poll(() => page.locator('[data-problem]').textContent(), { timeout: 60_000 }).toContain(sentence);
      }
    }));

  rare('a file that is none is refused in words', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/check`);
      await writeFile(join(folder, 'old.xls'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]));
      await page.getByLabel(FILE).setInputFiles(join(folder, 'old.xls'));
      await expect
        .poll(() => page.locator('[data-problem]').textContent(), { timeout: 60_000 })
        .toContain('old .xls file');
      await writeFile(join(folder, 'other.json'), '{"hello": 1}');
      await page.getByLabel(FILE).setInputFiles(join(folder, 'other.json'));
      await expect
        .poll(() => page.locator('[data-problem]').textContent())
        .toContain('It is neither GSTR-1 nor GSTR-2B');
    }),
  );
});
