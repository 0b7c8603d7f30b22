// A whole file: dropped, answered in the browser, mended, downloaded; ten thousand rows within ten seconds.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, journeys, overflow, SIZE_NAMES } from './chromium.ts';

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

const outcome = (page: Page) => page.locator('[data-outcome]').waitFor({ timeout: 60_000 });

journeys('a whole file', ({ server, visit }) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kosh-bulk-'));
    await writeFile(join(folder, 'items.csv'), CSV);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(SIZE_NAMES)('choose, look at the doubtful, mend, download (%s)', (size) =>
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
      const alternates = page.getByLabel('Alternates of row 3', { exact: true });
      const other = await alternates.locator('option').nth(1).getAttribute('value');
      await alternates.selectOption({ index: 1 });
      await expect.poll(() => page.getByLabel('Code of row 3', { exact: true }).inputValue()).toBe(other);
      await page.getByLabel('Code of row 1', { exact: true }).fill('12345678');
      await page.getByLabel('Code of row 1', { exact: true }).press('Tab');
      await expect.poll(() => page.locator('[data-toast]').textContent()).toContain('There is no code 12345678');

      const csv = await readFile(await download(page, 'CSV', folder), 'utf8');
      const lines = csv.trim().split('\r\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toContain('sr,Item description,qty,hsn_sac');
      expect(lines[1]).toMatch(/^1,"cotton shirt, men",20,6[12]05/);
      expect(lines[5]).toContain('5,qqzzxx,1,85171300,Smartphones');
      const rows = await readSheet(await readFile(await download(page, 'XLSX', folder)));
      expect(rows).toHaveLength(6);
      expect(rows[5]?.[3]).toBe('85171300');
    }),
  );

  test('by keyboard, with the sample', () =>
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
    }));

  test('a file that is none is refused in words', () =>
    visit('desktop', async ({ page }) => {
      await page.goto(`${server().tariff}/bulk`);
      const old = join(folder, 'old.xls');
      await writeFile(old, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]));
      await page.getByLabel('CSV or XLSX file').setInputFiles(old);
      await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('old .xls file');
    }));

  test(
    'ten thousand rows in ten seconds, and the page never freezes',
    () =>
      visit('desktop', async ({ page }) => {
        const lines = Array.from({ length: 10_000 }, (_, i) => `${i + 1},${WORDS[i % 11]} ${GOODS[i % 10]} model ${i}`);
        const big = join(folder, 'big.csv');
        await writeFile(big, `sr,item\n${lines.join('\n')}\n`);
        await page.goto(`${server().tariff}/bulk`);
        await page.getByLabel('CSV or XLSX file').setInputFiles(big);
        await page.getByText('10,000 rows').waitFor();
        await page.evaluate(`{
        let last = performance.now();
        window.longest = 0;
        requestAnimationFrame(function frame(now) {
          window.longest = Math.max(window.longest, now - last);
          last = now;
          requestAnimationFrame(frame);
        });
      }`);
        await page.getByRole('button', { name: 'Find codes' }).click();
        await page.locator('[data-progress]').waitFor();
        await outcome(page);
        const took = Number(await page.locator('[data-outcome]').getAttribute('data-milliseconds'));
        expect(took).toBeLessThan(10_000);
        expect(await page.evaluate<number>('window.longest')).toBeLessThan(500);
        const written = await download(page, 'XLSX', folder);
        expect(await readSheet(await readFile(written))).toHaveLength(10_001);
        await page.getByLabel('CSV or XLSX file').setInputFiles(written);
        await page.locator('[data-file-name]').getByText('big-codes.xlsx').waitFor();
        expect(await page.locator('[data-row-count]').textContent()).toBe('10,000 rows');
      }),
    120_000,
  );
});
