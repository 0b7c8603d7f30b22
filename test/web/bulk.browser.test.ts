// A whole file: dropped, answered in the browser, mended, downloaded; ten thousand rows within ten seconds.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readCsv } from '../../src/csv/read.ts';
import { readOwnNames } from '../../src/tariff/lookup/ownNames.ts';
import { farCells } from '../cli/hostileSheets.ts';
import { atBothSizes, axeViolations, journeys, MOVED, overflow, rare, test } from './chromium.ts';

const CSV = `sr,Item description,qty
1,"cotton shirt, men",20
2,gift,1
3,mobile charger,5
4,हल्दी पाउडर,2
5,qqzzxx,1
`;

const GOODS = [
  'cotton shirt',
  'steel bottle',
  'mobile charger',
  'basmati rice',
  'LED bulb',
  'office chair',
  'copper wire',
  'school bag',
  'ball pen',
  'ceiling fan',
];
const WORDS = [
  'red',
  'blue',
  'large',
  'small',
  'premium',
  'printed',
  'imported',
  'coated',
  'portable',
  'standard',
  'kids',
];

async function download(page: Page, format: 'CSV' | 'XLSX', folder: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${format}` }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** Once there are results, the form is one line. */
const openForm = (page: Page) => page.getByText('Another file, column or day').click();
const outcome = (page: Page) => page.locator('[data-outcome]').waitFor({ timeout: 60_000 });

journeys('a whole file', ({ server, visit }) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kosh-bulk-'));
    await writeFile(join(folder, 'items.csv'), CSV);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  atBothSizes('choose, look at the doubtful, mend, download', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await page.getByLabel('CSV or XLSX file').setInputFiles(join(folder, 'items.csv'));
      const column = page.getByLabel('Column with the description');
      await column.waitFor();
      expect(await column.locator('option:checked').textContent()).toBe('Item description');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Find codes' }).click();
      await outcome(page);
      expect(await page.locator('[data-rows] tr').count()).toBe(5);
      // The least sure rows come first.
      const texts = await page.locator('[data-rows] tr td:nth-child(2)').allTextContents();
      expect(texts.slice(0, 2).sort()).toEqual(['gift', 'qqzzxx']);
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const typed = page.getByLabel('Code of row 5', { exact: true });
      await typed.fill('85171300');
      await typed.press('Enter');
      await expect.poll(() => page.locator('tr[data-index="4"]').textContent()).toContain('Smartphones');
      expect(await page.locator('tr[data-index="4"]').textContent()).toContain('Reviewed');
      expect(await page.locator('tr[data-index="4"]').getAttribute('class')).toBe(null);
      // A row says what to look at; one that is sure has no choice but the review.
      expect(await page.locator('tr[data-index="0"]').textContent()).toContain('Which rate?');
      expect(await page.locator('tr[data-index="1"]').textContent()).toContain('The text says too little');
      expect(await page.getByLabel('Code of row 2', { exact: true }).inputValue()).toBe('');
      expect(await page.getByLabel('Alternates of row 3', { exact: true }).count()).toBe(0);
      const alternates = page.getByLabel('Alternates of row 1', { exact: true });
      const other = await alternates.locator('option').nth(1).getAttribute('value');
      await alternates.selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Use the alternate of row 1', exact: true }).click();
      await expect.poll(() => page.getByLabel('Code of row 1', { exact: true }).inputValue()).toBe(other);
      await page.getByLabel('Code of row 1', { exact: true }).fill('12345678');
      await page.getByLabel('Code of row 1', { exact: true }).press('Tab');
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('There is no code 12345678');
      // As wide as a phone allows, not a column in the middle of it.
      if (size === 'phone') expect((await page.locator('[data-toast]').boundingBox())?.width).toBeGreaterThan(280);

      const csv = await readFile(await download(page, 'CSV', folder), 'utf8');
      const lines = csv.trim().split('\r\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toContain('sr,Item description,qty,hsn_sac');
      expect(lines[1]).toMatch(/^1,"cotton shirt, men",20,6[12]05/);
      expect(lines[5]).toContain('5,qqzzxx,1,85171300,Smartphones');
      const rows = await readSheet(await readFile(await download(page, 'XLSX', folder)));
      expect(rows).toHaveLength(6);
      expect(rows[5]?.[3]).toBe('85171300');
      // What was chosen is kept for the tables to come.
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save choices as own names' }).click(),
      ]);
      const own = readOwnNames(await readFile(await saved.path(), 'utf8'), saved.suggestedFilename());
      expect(own).toContainEqual({ text: 'qqzzxx', code: '85171300', source: 'own-names.csv, row 3' });
    }),
  );

  atBothSizes('prices, dates and groups settle what texts leave open; a person says which column is which', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(
        page,
        'priced.csv',
        [
          'Bill Date,Item,Category,Net Price,MRP',
          '21-09-2025,cotton shirt for men,,1999,2400',
          '22-09-2025,cotton shirt for men,,1999,2400',
          '22-09-2025,cotton shirt for men,,3200,3900',
          '01-10-2025,vanilla,ICE CREAM,50,60',
        ].join('\n'),
      );
      await page.getByLabel('Column with the description').waitFor();
      const told = page.locator('[data-told]');
      expect(await told.textContent()).toBe(
        'Price before tax: Net Price, Date: Bill Date, Group or category: Category',
      );
      await page.getByRole('button', { name: 'Find codes' }).click();
      await outcome(page);
      const rate = (row: number) => page.locator(`tr[data-index="${row}"] td`).nth(4).textContent();
      expect(await rate(0)).toContain('12%price 1,999: sale value above ₹1,000 a piece');
      expect(await rate(1)).toContain('5%price 1,999: sale value up to ₹2,500 a piece');
      expect(await rate(2)).toContain('18%price 3,200: sale value above ₹2,500 a piece');
      expect(await rate(3)).toContain('5%read with its group: ICE CREAM');
      expect(await page.locator('[data-outcome-text]').textContent()).toMatch(
        /rates on the date of each row, else on .*; 0 to look at\.$/,
      );
      expect(await overflow(page)).toBe(0);
      const rows = await downloaded(page);
      expect(rows.map(({ gst_rate, needs_review, as_of }) => [gst_rate, needs_review, as_of])).toEqual([
        ['12%', 'no', '2025-09-21'],
        ['5%', 'no', '2025-09-22'],
        ['18%', 'no', '2025-09-22'],
        ['5%', 'no', '2025-10-01'],
      ]);

      // The review of a row has the rates of its own day.
      await review(page, 1).click();
      await inDialog(page).getByText('21 Sep 2025').waitFor();
      await inDialog(page).getByRole('button', { name: 'Close' }).click();

      await openForm(page);
      await page.getByText('What other columns tell:').click();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('Holds: Net Price').selectOption('Not read');
      await page.getByLabel('Holds: Bill Date').selectOption('Not read');
      expect(await told.textContent()).toBe('Group or category: Category');
      await page.getByLabel('Rates on').fill('2026-04-01');
      await page.getByRole('button', { name: 'Find codes' }).click();
      await expect.poll(() => page.locator('[data-outcome-text]').textContent()).toContain('3 to look at');
      await openForm(page);
      await page.getByLabel('Holds: MRP').selectOption('Price before tax');
      await page.getByRole('button', { name: 'Find codes' }).click();
      await expect.poll(() => page.locator('[data-outcome-text]').textContent()).toContain('0 to look at');
      // A reload keeps what a person said of the columns.
      await page.reload();
      await outcome(page);
      expect(await told.textContent()).toBe('Price before tax: MRP, Group or category: Category');
      expect(await rate(0)).toContain('5%price 2,400');
      expect((await downloaded(page)).map(({ as_of }) => as_of)).toEqual(Array(4).fill('2026-04-01'));
    }),
  );

  rare('by keyboard, with the sample', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await page.getByRole('button', { name: 'Use a sample' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Column with the description').waitFor();
      await page.getByRole('button', { name: 'Find codes' }).focus();
      await page.keyboard.press('Enter');
      await outcome(page);
      // The heading of the outcome has the focus, so that a screen reader goes on from there.
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Codes');
    }),
  );

  atBothSizes('a list is pasted; review finds a code by words and goes through equal texts at once', (size) =>
    visit(size, async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await page.getByLabel('Or paste a list').fill('gift\nmobile charger\nGift\nqqzzxx\ngift\n');
      await page.getByRole('button', { name: 'Use this list' }).click();
      await page.getByLabel('Column with the description').waitFor();
      expect(await page.locator('[data-row-count]').textContent()).toBe('5 rows');
      await page.getByRole('button', { name: 'Find codes' }).click();
      await outcome(page);
      expect(await overflow(page)).toBe(0);
      if (size === 'phone') {
        // A row is a card: its code and rate are in sight without scrolling sideways.
        const box = await page.locator('tr[data-index="1"] td').nth(4).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      }
      expect(await page.locator('[data-download]').first().textContent()).toBe('Download XLSX');
      await page.getByRole('button', { name: 'Review row 1', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await page.locator('[data-review-progress]').textContent()).toMatch(/^1 of 3 to look at$/);
      // No code, a code that is none, and words that find none have no rate, and nothing is written for them.
      await dialog.getByRole('radio', { name: /^No code/ }).check();
      expect(await page.locator('[data-review-rates]').textContent()).toBe('');
      await page.getByLabel('Digits or words').fill('1234');
      await expect.poll(() => page.locator('[data-other-name]').textContent()).toContain('There is no code 1234');
      expect(await page.locator('[data-review-rates]').textContent()).toBe('');
      await page.getByLabel('Digits or words').fill('pressure cooker');
      const found = dialog.locator('[data-searched] input').first();
      await found.waitFor();
      await found.check();
      const code = await found.inputValue();
      expect(await axeViolations(page)).toEqual([]);
      expect(await dialog.getByRole('checkbox', { name: /other row with this text/ }).isChecked()).toBe(true);
      await dialog.getByRole('button', { name: 'Use', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      for (const row of [1, 3])
        expect(await page.getByLabel(`Code of row ${row}`, { exact: true }).inputValue()).toBe(code);
      // The row that says the very same is the same line.
      expect(await page.locator('[data-rows] tr').count()).toBe(4);
      const rows = await downloaded(page);
      expect(rows.map((row) => row.hsn_sac === code)).toEqual([true, false, true, false, true]);
      expect(await axeViolations(page)).toEqual([]);
    }),
  );

  test("a shop's own list goes first; a faulty one says what is wrong, and none is kept", () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'mixed.csv', 'item\nABC-77 special mix\nmobile charger\n');
      await page.getByText('Your own names').click();
      const own = async (name: string, content: string): Promise<void> => {
        await writeFile(join(folder, name), content);
        await page.getByLabel('List of own names').setInputFiles(join(folder, name));
      };
      await own('own.csv', 'text,code,rate\nabc 77  Special Mix,21069099,\nmobile charger,85044030,\n');
      const said = page.locator('[data-names-said]');
      await expect.poll(() => said.textContent()).toBe('Your own names go first: 2 in own.csv.');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await run(page);
      expect(await rowOf(page, 0).textContent()).toContain('Your own list says so (own.csv, row 2)');
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('0 to look at');
      const [first] = await downloaded(page);
      expect(first).toMatchObject({ hsn_sac: '21069099', confidence: '1.000', needs_review: 'no' });
      expect(first?.notes).toContain('Your own list says so (own.csv, row 2).');
      expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain('own.csv');

      // A list with a fault ends what went by the one before.
      await openForm(page);
      await own('wrong.csv', 'text,code\nABC-77 special mix,99999999\n');
      const problem = page.locator('[data-problem]');
      await expect.poll(() => problem.textContent()).toContain('wrong.csv, row 2: there is no code "99999999"');
      expect(await said.textContent()).toBe('');
      await own('empty.csv', '');
      await expect.poll(() => problem.textContent()).toContain('empty.csv names nothing');
      await run(page);
      expect(await rowOf(page, 0).textContent()).not.toContain('Your own list');

      await openForm(page);
      await own('own.csv', 'ABC-77 special mix,21069099\n');
      await page.getByRole('button', { name: 'Leave the list out' }).click();
      await expect.poll(() => said.textContent()).toBe('No list of own names is used.');
      await run(page);
      expect((await downloaded(page))[0]?.hsn_sac).not.toBe('21069099');
    }));

  test('a text that names nothing: no code is proposed, and none can be used before one is chosen', () =>
    visit('phone', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await page.getByLabel('Or paste a list').fill('abc\nmobile charger\nabc\nabc\n');
      await page.getByRole('button', { name: 'Use this list' }).click();
      await page.getByLabel('Column with the description').waitFor();
      await page.getByRole('button', { name: 'Find codes' }).click();
      await outcome(page);
      // Equal texts are one line; the form is one, too.
      expect(await page.locator('[data-rows] tr').count()).toBe(2);
      expect(await page.locator('tr[data-index="0"]').textContent()).toContain('and 2 rows more');
      expect(await page.getByLabel('Column with the description').isVisible()).toBe(false);
      expect((await page.locator('.bulk-form').boundingBox())?.height).toBeLessThan(90);
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Review row 1', exact: true }).click();
      await dialog.waitFor();
      expect(await dialog.locator('input[type="radio"]:checked').count()).toBe(0);
      expect(await dialog.locator('[name="review_code"]').count()).toBe(2);
      for (const name of ['Use, next row', 'Use']) {
        expect(await dialog.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
      }
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByLabel('Digits or words').fill('1905');
      await dialog.getByRole('button', { name: 'Use', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect((await downloaded(page)).map((row) => row.hsn_sac)).toEqual(['1905', '85044030', '1905', '1905']);
      await openForm(page);
      expect(await page.getByLabel('Column with the description').isVisible()).toBe(true);
    }));

  test('a file that is none is refused in words', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const old = join(folder, 'old.xls');
      await writeFile(old, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]));
      await page.getByLabel('CSV or XLSX file').setInputFiles(old);
      await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('old .xls file');
      const far = join(folder, 'far.xlsx');
      await writeFile(far, farCells());
      await page.getByLabel('CSV or XLSX file').setInputFiles(far);
      await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('more than 25 million places');
    }));

  const choose = async (page: Page, name: string, content: string | Buffer): Promise<void> => {
    await writeFile(join(folder, name), content);
    await page.getByLabel('CSV or XLSX file').setInputFiles(join(folder, name));
  };
  const run = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Find codes' }).click();
    await outcome(page);
  };
  const downloaded = async (page: Page): Promise<readonly Readonly<Record<string, string>>[]> => {
    const [header = [], ...rows] = readCsv(await readFile(await download(page, 'CSV', folder), 'utf8'));
    return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
  };
  const rowOf = (page: Page, index: number) => page.locator(`tr[data-index="${index}"]`);

  rare('a result stays what it was asked for: header, column and day are those of the run', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'frozen.csv', 'item,remark\nlive goats,basmati rice\nmobile charger,basmati rice\n');
      await page.getByLabel('Rates on').fill('2019-01-01');
      await run(page);
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('rates on 1 Jan 2019');
      await openForm(page);
      await page.getByLabel('The first row has the names of the columns').uncheck();
      await page.getByLabel('Column with the description').selectOption({ index: 1 });
      await page.getByLabel('Rates on').fill('2026-01-01');
      const typed = page.getByLabel('Code of row 2', { exact: true });
      await typed.fill('04069000');
      await typed.press('Enter');
      await expect.poll(() => rowOf(page, 1).textContent()).toContain('Reviewed');
      const [goats, typedRow] = await downloaded(page);
      expect(goats).toMatchObject({ item: 'live goats', hsn_sac: expect.stringMatching(/^0104/), as_of: '2019-01-01' });
      // Cheese bore 12% until 2025-09-21.
      expect(typedRow).toMatchObject({ hsn_sac: '04069000', gst_rate: '12%', as_of: '2019-01-01' });
      expect(await rowOf(page, 1).locator('a').getAttribute('href')).toContain('/codes/04069000?as_of=2019-01-01');
    }),
  );

  rare('another file ends the run of the first', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const lines = Array.from({ length: 5_000 }, (_, i) => `${WORDS[i % 11]} ${GOODS[i % 10]} kind ${i}`);
      await choose(page, 'first.csv', `item\n${lines.join('\n')}\n`);
      await page.getByText('5,000 rows').waitFor();
      await page.getByRole('button', { name: 'Find codes' }).click();
      await page.locator('[data-progress]').waitFor();
      await choose(page, 'second.csv', 'item\nlive goats\nceramic wall tiles\n');
      await page.getByText('2 rows').waitFor();
      expect(await page.locator('[data-progress]').isVisible()).toBe(false);
      expect(await page.locator('[data-outcome]').isVisible()).toBe(false);
      await run(page);
      expect(await page.locator('[data-rows] tr').count()).toBe(2);
      expect((await downloaded(page)).map(({ item, hsn_sac }) => [item, hsn_sac?.slice(0, 4)])).toEqual([
        ['live goats', '0104'],
        ['ceramic wall tiles', '6907'],
      ]);
    }),
  );

  rare('rates that are open, goods outside GST, reverse charge and codes in cells are told', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const items = [
        'leather shoes for men',
        'petrol',
        'leather shoes for men, MRP Rs 4000',
        'GTA transport of goods by road',
        '8471.30.10',
        'HSN 6907',
        '85171210',
      ];
      await choose(page, 'rates.csv', `item\n${items.map((item) => `"${item}"`).join('\n')}\n`);
      await run(page);
      expect(await rowOf(page, 0).locator('td').nth(4).textContent()).toContain('5% or 18%');
      expect(await rowOf(page, 0).locator('td').nth(5).textContent()).toContain('Which rate?');
      expect(await rowOf(page, 0).getAttribute('class')).toBe('doubtful');
      expect(await rowOf(page, 1).locator('td').nth(4).textContent()).toContain('Outside GST');
      expect(await rowOf(page, 2).locator('td').nth(4).textContent()).toMatch(/^18%/);
      expect(await rowOf(page, 4).textContent()).toContain('Laptops');
      expect(await rowOf(page, 6).textContent()).toContain('Retired code');
      const rows = await downloaded(page);
      expect(rows[0]).toMatchObject({ gst_rate: '5%', needs_review: 'yes', review_why: 'rate' });
      expect(rows[1]?.notes).toContain('outside GST');
      expect(rows[2]).toMatchObject({ gst_rate: '18%', needs_review: 'no', review_why: '' });
      expect(rows[3]?.notes).toContain('Reverse charge:');
      expect(rows[4]).toMatchObject({ hsn_sac: '84713010', confidence: '1.000', needs_review: 'no' });
      expect(rows[5]).toMatchObject({ hsn_sac: '6907', needs_review: 'no' });
      expect(rows[6]).toMatchObject({ hsn_sac: '85171210', needs_review: 'yes', review_why: 'code' });
      const typed = page.getByLabel('Code of row 5', { exact: true });
      await typed.fill('85171210');
      await typed.press('Enter');
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('Retired code');
      expect(await rowOf(page, 4).textContent()).toContain('Retired code');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }),
  );

  rare('the alternates can be looked through by keyboard', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'keys.csv', 'item\ncotton shirt for men\n');
      await run(page);
      const code = page.getByLabel('Code of row 1', { exact: true });
      const before = await code.inputValue();
      const alternates = page.getByLabel('Alternates of row 1', { exact: true });
      await alternates.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const wanted = await alternates.inputValue();
      expect(wanted).not.toBe('');
      expect(await code.inputValue()).toBe(before);
      expect(await rowOf(page, 0).textContent()).not.toContain('Reviewed');
      expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('SELECT');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => code.inputValue()).toBe(wanted);
      expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('BUTTON');
    }),
  );

  /** What is printed on goods is not what they are sold for, so that it settles no rate by itself. */
  const SHOES = 'sr,item,mrp\n1,leather shoes for men,4000\n2,live goats,1\n3,Leather  Shoes for MEN,1500\n4,gift,3\n';
  const review = (page: Page, row: number) => page.getByRole('button', { name: `Review row ${row}`, exact: true });
  const inDialog = (page: Page) => page.getByRole('dialog');
  const rate = (page: Page, text: RegExp) => inDialog(page).getByRole('radio', { name: text });

  test('a person chooses the rate of a row; the files carry code, rate, condition and who chose', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'shoes.csv', SHOES);
      await run(page);
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('; 3 to look at');
      await review(page, 1).click();
      const dialog = inDialog(page);
      await dialog.waitFor();
      expect(await dialog.getAttribute('aria-labelledby')).toBe('review_title');
      expect(await page.locator('#review_title').textContent()).toBe('Row 1: leather shoes for men');
      // The other cells of the row help to decide.
      expect(await page.locator('[data-review-body]').textContent()).toContain('mrp 4000');
      expect(await rate(page, /Not known yet/).isChecked()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await rate(page, /^18% sale value above ₹2,500 a pair/).check();
      await dialog.getByRole('button', { name: 'Use', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await rowOf(page, 0).textContent()).toContain('Reviewed');
      expect(await rowOf(page, 0).locator('td').nth(4).textContent()).toMatch(/^18%sale value above ₹2,500 a pair/);
      expect(await rowOf(page, 0).getAttribute('class')).toBe(null);
      expect(await rowOf(page, 2).getAttribute('class')).toBe('doubtful');
      expect(await page.locator('[data-outcome-text]').textContent()).toContain('; 2 to look at');
      expect(await page.locator('[data-chosen-count]').textContent()).toBe('1 chosen by you');
      const [shoes, goats, others] = await downloaded(page);
      expect(shoes).toMatchObject({
        hsn_sac: expect.stringMatching(/^6403/),
        gst_rate: '18%',
        rate_condition: 'sale value above ₹2,500 a pair',
        chosen_by_person: 'code and rate',
        needs_review: 'no',
        review_why: '',
      });
      expect(goats).toMatchObject({ chosen_by_person: '', needs_review: 'no' });
      expect(others).toMatchObject({ chosen_by_person: '', needs_review: 'yes', review_why: 'rate' });
      const [header = [], first = []] = await readSheet(await readFile(await download(page, 'XLSX', folder)));
      const cell = (name: string) => first[header.indexOf(name)];
      expect([cell('gst_rate'), cell('rate_condition'), cell('chosen_by_person')]).toEqual([
        0.18,
        'sale value above ₹2,500 a pair',
        'code and rate',
      ]);
    }));

  rare('another code brings its own rates; a proposed one can be confirmed; a wrong one is refused in the dialog', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      // A doubtful text whose proposed code has one rate, so that a person who confirms it settles the row.
      await choose(page, 'codes.csv', SHOES.replace('gift', 'cable'));
      await run(page);
      await review(page, 4).click();
      const other = page.getByLabel('Digits or words for another code');
      await other.fill('1234.56.78');
      await page.getByText('There is no code 12345678.').waitFor();
      await inDialog(page).getByRole('button', { name: 'Use', exact: true }).click();
      await expect.poll(() => page.locator('[data-review-said]').textContent()).toBe('There is no code 12345678.');
      expect(await page.evaluate<string>('document.activeElement.id')).toBe('other_code');
      await other.fill('6403');
      await rate(page, /^5%/).check();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('#review_title').textContent()).not.toContain('cable');
      await page.keyboard.press('Escape');
      expect(await page.getByLabel('Code of row 4', { exact: true }).inputValue()).toBe('6403');
      expect(await rowOf(page, 3).textContent()).toContain('Reviewed');
      // A code that was typed is there when the row is looked at again, and so is its rate.
      await review(page, 4).click();
      await expect.poll(() => other.inputValue()).toBe('6403');
      expect(await rate(page, /^5%/).isChecked()).toBe(true);
      await inDialog(page).getByRole('button', { name: 'Take back' }).click();
      await expect.poll(() => rowOf(page, 3).getAttribute('class')).toBe('doubtful');
      const found = await page.getByLabel('Code of row 4', { exact: true }).inputValue();
      await review(page, 4).click();
      await inDialog(page).getByRole('button', { name: 'Use', exact: true }).click();
      await expect.poll(() => rowOf(page, 3).textContent()).toContain('Reviewed');
      expect((await downloaded(page))[3]).toMatchObject({
        hsn_sac: found,
        chosen_by_person: 'code',
        needs_review: 'no',
      });
    }),
  );

  rare('totals and blank rows need no code, and all of them are told at once', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'totals.csv', 'item,amount\nlive goats,1\n,20\nTotal,21\n,30\nTotal,30\n');
      await run(page);
      // Totals are recognised and want nothing; blank rows are to be looked at, all at once.
      const order = await page.locator('[data-rows] tr').evaluateAll((rows) => rows.map((row) => row.dataset.index));
      expect(order).toEqual(['1', '2', '0']);
      await review(page, 2).click();
      await page.getByLabel('No code: a total, a discount, a note').check();
      await inDialog(page).getByRole('button', { name: 'Use, next row' }).click();
      await expect
        .poll(() => page.locator('[data-toast]').textContent())
        .toContain('No further row is to be looked at.');
      expect(await rowOf(page, 1).textContent()).toContain('No code');
      const rows = await downloaded(page);
      expect(rows.map(({ chosen_by_person: by }) => by)).toEqual(['', 'no code', '', 'no code', '']);
      expect(rows[2]).toMatchObject({ item: 'Total', hsn_sac: '', gst_rate: '', needs_review: 'no', review_why: '' });
    }),
  );

  rare('numbers of a spreadsheet stay numbers, also after a reload', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const text = (value: string) => ({ value, type: String });
      const number = (value: number) => ({ value, type: Number });
      const sheet = await writeExcelFile([
        [text('item'), text('amount'), text('lot')],
        [text('live goats'), number(1250.5), text('0042')],
        [text('mobile charger'), number(-3), text('17')],
      ]).toBuffer();
      await choose(page, 'amounts.xlsx', sheet);
      await run(page);
      const amounts = async () =>
        (await readSheet(await readFile(await download(page, 'XLSX', folder)))).slice(1).map((row) => row.slice(1, 3));
      const expected = [
        [1250.5, '0042'],
        [-3, '17'],
      ];
      expect(await amounts()).toEqual(expected);
      await page.reload();
      await outcome(page);
      expect(await amounts()).toEqual(expected);
    }),
  );

  rare('one choice for all rows with the text, undone in one step', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'same.csv', SHOES);
      await run(page);
      const undo = page.getByRole('button', { name: 'Undo the last choice' });
      expect(await undo.isDisabled()).toBe(true);
      await review(page, 2).click();
      expect(await page.getByRole('checkbox', { name: /with this text/ }).isVisible()).toBe(false);
      await inDialog(page).getByRole('button', { name: 'Close' }).click();
      await review(page, 1).click();
      await rate(page, /^5%/).check();
      await page.getByLabel('Also for the other row with this text').check();
      await inDialog(page).getByRole('button', { name: 'Use', exact: true }).click();
      await expect.poll(() => page.locator('[data-toast]').textContent()).toMatch(/^2 rows: 6403.*, 5%\.$/);
      expect((await downloaded(page)).map(({ chosen_by_person: by }) => by)).toEqual([
        'code and rate',
        '',
        'code and rate',
        '',
      ]);
      await undo.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => rowOf(page, 2).getAttribute('class')).toBe('doubtful');
      expect(await rowOf(page, 0).getAttribute('class')).toBe('doubtful');
      expect(await undo.isDisabled()).toBe(true);
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Review row 1');
    }),
  );

  rare('file and choices survive a reload, until the file is forgotten', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'kept.csv', SHOES);
      await page.getByLabel('Rates on').fill('2026-04-01');
      await run(page);
      await review(page, 3).click();
      await rate(page, /^5%/).check();
      await inDialog(page).getByRole('button', { name: 'Use', exact: true }).click();
      await expect.poll(() => rowOf(page, 2).textContent()).toContain('Reviewed');
      const before = await downloaded(page);
      await page.reload();
      await outcome(page);
      expect(await page.locator('[data-file-name]').textContent()).toBe('kept.csv');
      expect(await page.getByLabel('Rates on').inputValue()).toBe('2026-04-01');
      expect(await page.locator('[data-chosen-count]').textContent()).toBe('1 chosen by you');
      expect(await downloaded(page)).toEqual(before);
      expect(await page.evaluate<number>(MOVED)).toBeLessThan(0.05);
      // Other rates on another day: the code is kept with the file, the rate of that day is asked for anew.
      await openForm(page);
      await page.getByLabel('Rates on').fill('2019-01-01');
      await run(page);
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('no longer hold');
      // Back on the first day the choice holds again.
      await openForm(page);
      await page.getByLabel('Rates on').fill('2026-04-01');
      await run(page);
      await expect.poll(() => page.locator('[data-chosen-count]').textContent()).toBe('1 chosen by you');
      await openForm(page);
      await page.getByRole('button', { name: 'Forget this file' }).click();
      expect(await page.locator('[data-outcome]').isVisible()).toBe(false);
      await page.reload();
      expect(await page.getByLabel('Column with the description').isVisible()).toBe(false);
      expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    }),
  );

  rare('a file that is too large for the tab is told so, before and after a choice', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(
        page,
        'large.csv',
        `item,remark\ngift,${'x'.repeat(3_000_000)}\nlive goats,${'y'.repeat(3_000_000)}\n`,
      );
      await run(page);
      const remark = () => page.locator('[data-kept]').textContent();
      expect(await remark()).toContain('Too large to be kept');
      await page.getByLabel('Code of row 1', { exact: true }).fill('6403');
      await page.getByLabel('Code of row 1', { exact: true }).press('Enter');
      await expect.poll(() => page.locator('[data-chosen-count]').textContent()).toBe('1 chosen by you');
      expect(await remark()).toContain('Too large to be kept');
      expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    }),
  );

  rare('the whole review by keyboard, row after row', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(page, 'hands.csv', 'item\nleather shoes for men\ncotton shirt for men\nlive goats\n');
      await run(page);
      const focused = () => page.evaluate<string>('document.activeElement.name || document.activeElement.textContent');
      const title = () => page.locator('#review_title').textContent();
      await review(page, 1).focus();
      await page.keyboard.press('Enter');
      await inDialog(page).waitFor();
      // The question that is open has the focus.
      expect(await focused()).toBe('review_rate');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect.poll(title).toBe('Row 2: cotton shirt for men');
      expect(await page.locator('[data-review-said]').textContent()).toMatch(/^Row 1: 6403.*, (5|18)%\.$/);
      expect(await focused()).toBe('review_rate');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await inDialog(page).waitFor({ state: 'hidden' });
      await expect
        .poll(() => page.locator('[data-toast]').textContent())
        .toContain('No further row is to be looked at.');
      expect(await focused()).toBe('Review row 2');
      expect(await page.locator('tr.doubtful').count()).toBe(0);
      await page.keyboard.press('Enter');
      await inDialog(page).waitFor();
      await page.keyboard.press('Escape');
      await inDialog(page).waitFor({ state: 'hidden' });
      expect(await focused()).toBe('Review row 2');
    }),
  );

  rare('the review fits 320 pixels, and its buttons stay where they are', () =>
    visit('phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${server().tariff}/bulk`);
      const long = 'GTA service for transport of goods by road '.repeat(5);
      await choose(page, 'narrow.csv', `item,mrp\n"${long}",1\nleather shoes for men,4000\nlive goats,1\n`);
      await run(page);
      // The button is in sight without scrolling the table sideways.
      const box = await review(page, 1).boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThan(320);
      const buttons = inDialog(page).locator('.actions');
      await review(page, 2).click();
      await inDialog(page).waitFor();
      const place = await buttons.boundingBox();
      for (const code of ['9965', '6403', '01061900']) {
        await page.getByLabel('Digits or words for another code').fill(code);
        await expect.poll(() => page.locator('[data-other-name]').textContent()).not.toBe('');
        expect(await buttons.boundingBox()).toEqual(place);
        expect(await overflow(page)).toBe(0);
        expect(
          await page.evaluate<number>(
            "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[data-review-body]'))",
          ),
        ).toBe(0);
      }
      expect(await axeViolations(page)).toEqual([]);
      await inDialog(page).getByRole('button', { name: 'Close' }).click();
      await review(page, 1).click();
      await inDialog(page).waitFor();
      expect(await buttons.boundingBox()).toEqual(place);
      expect(await axeViolations(page)).toEqual([]);
    }),
  );

  rare('rows that Stop left are not called unknown', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const lines = Array.from({ length: 20_000 }, (_, i) => `${WORDS[i % 11]} ${GOODS[i % 10]} model ${i}`);
      await choose(page, 'stop.csv', `item\n${lines.join('\n')}\n`);
      await page.getByText('20,000 rows').waitFor();
      await page.getByRole('button', { name: 'Find codes' }).click();
      await page.getByText(/of 20,000 texts/).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await outcome(page);
      const text = (await page.locator('[data-outcome-text]').textContent()) ?? '';
      const [, left = '0'] = /Stopped before the end: ([\d,]+) were not looked up/.exec(text) ?? [];
      const rows = await downloaded(page);
      const asked = rows.filter(({ needs_review: review }) => review !== '');
      expect(asked.length).toBeGreaterThan(0);
      expect(rows.length - asked.length).toBe(Number(left.replaceAll(',', '')));
      expect(asked.every(({ hsn_sac: code }) => code !== '')).toBe(true);
      const doubtful = asked.filter(({ needs_review: review }) => review === 'yes').length;
      expect(text).toContain(`; ${doubtful.toLocaleString('en-IN')} to look at`);
    }),
  );

  rare('titles above a table, letters of Windows, a picture', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      await choose(
        page,
        'titled.csv',
        Buffer.from('Stock, March\nitem;qty\ncaf\xe9 chair;2\nlive goats;1\n', 'latin1'),
      );
      const column = page.getByLabel('Column with the description');
      await column.waitFor();
      expect(await column.locator('option').allTextContents()).toEqual(['item', 'qty']);
      expect(await page.locator('[data-row-count]').textContent()).toBe('2 rows');
      expect(await page.locator('[data-titles]').textContent()).toContain('Stock, March');
      expect(await page.locator('[data-file-remark]').textContent()).toContain('not in UTF-8');
      expect(await page.locator('[data-sample-table]').textContent()).toContain('café chair');
      await choose(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]));
      await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('not a CSV or XLSX file');
      expect(await column.isVisible()).toBe(false);
    }),
  );

  rare('a browser that cannot start the reader of files says so', () =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.route(/sheetWorker/, (route) => route.abort());
        await page.goto(`${server().tariff}/bulk`);
        await choose(page, 'unread.csv', 'item\nlive goats\n');
        await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('could not be read');
      },
      { expects: /ERR_FAILED/ },
    ),
  );

  rare(
    'ten thousand rows, and the page goes on drawing while they are read',
    () =>
      visit('desktop', async ({ page }) => {
        const lines = Array.from({ length: 10_000 }, (_, i) => `${i + 1},${WORDS[i % 11]} ${GOODS[i % 10]} model ${i}`);
        const big = join(folder, 'big.csv');
        await writeFile(big, `sr,item\n${lines.join('\n')}\n`);
        await page.goto(`${server().tariff}/bulk`);
        await page.getByLabel('CSV or XLSX file').setInputFiles(big);
        await page.getByText('10,000 rows').waitFor();
        await page.evaluate(`{
        window.frames_drawn = 0;
        requestAnimationFrame(function frame() {
          if (document.querySelector('[data-progress]')?.checkVisibility()) window.frames_drawn++;
          requestAnimationFrame(frame);
        });
      }`);
        await page.getByRole('button', { name: 'Find codes' }).click();
        await page.locator('[data-progress]').waitFor();
        await outcome(page);
        expect(await page.evaluate<number>('window.frames_drawn')).toBeGreaterThan(3);
        const written = await download(page, 'XLSX', folder);
        expect(await readSheet(await readFile(written))).toHaveLength(10_001);
        await page.getByLabel('CSV or XLSX file').setInputFiles(written);
        await page.locator('[data-file-name]').getByText('big-codes.xlsx').waitFor();
        expect(await page.locator('[data-row-count]').textContent()).toBe('10,000 rows');
      }),
    300_000,
  );

  rare(
    'a hundred thousand rows with prices and dates, and the page goes on drawing from the file to the download',
    () =>
      visit('desktop', async ({ page }) => {
        const lines = Array.from({ length: 100_000 }, (_, i) => {
          const item = `${WORDS[i % 11]} ${GOODS[i % 10]} model ${i % 9973}`;
          return `${i + 1},${1 + (i % 28)}-10-2025,${item},${100 + ((i * 37) % 5000)}`;
        });
        const large = join(folder, 'large.csv');
        await writeFile(large, `sr,date,item,price\n${lines.join('\n')}\n`);
        await page.goto(`${server().tariff}/bulk`);
        await page.evaluate(`{
        window.frames_drawn = 0;
        requestAnimationFrame(function frame() {
          window.frames_drawn++;
          requestAnimationFrame(frame);
        });
      }`);
        const framesSince = async (before: number): Promise<number> =>
          (await page.evaluate<number>('window.frames_drawn')) - before;
        await page.getByLabel('CSV or XLSX file').setInputFiles(large);
        await page.getByText('1,00,000 rows').waitFor();
        const read = await framesSince(0);
        expect(read).toBeGreaterThan(3);
        await page.getByRole('button', { name: 'Find codes' }).click();
        await outcome(page);
        const answered = await framesSince(read);
        expect(answered).toBeGreaterThan(10);
        const rows = readCsv(await readFile(await download(page, 'CSV', folder), 'utf8'));
        expect(await framesSince(read + answered)).toBeGreaterThan(3);
        expect(rows).toHaveLength(100_001);
        const [names = [], , ...others] = rows;
        const asOf = names.indexOf('as_of');
        expect(others.every((row) => row[asOf]?.startsWith('2025-10-'))).toBe(true);
      }),
    300_000,
  );
});
