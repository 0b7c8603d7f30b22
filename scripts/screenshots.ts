// Takes the README's pictures of a running server: `npx tsx scripts/screenshots.ts <tariff url> <prompts url>`.
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const [tariff = 'http://127.0.0.1:3001', prompts = 'http://127.0.0.1:3002'] = process.argv.slice(2);
const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');

interface Picture {
  readonly name: string;
  readonly url: string;
  readonly phone?: boolean;
  readonly dark?: boolean;
  readonly before?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'finder', url: `${tariff}/?q=cotton+shirt+for+men` },
  { name: 'finder-phone-dark', url: `${tariff}/?q=steel+water+bottle`, phone: true, dark: true },
  { name: 'code', url: `${tariff}/codes/62052090` },
  { name: 'browse', url: `${tariff}/browse` },
  {
    name: 'bulk',
    url: `${tariff}/bulk`,
    before: async (page) => {
      await page.locator('[data-sample]').click();
      await page.getByRole('button', { name: 'Find codes' }).click();
      await page.locator('[data-outcome]').waitFor();
      await page.evaluate("document.querySelector('[data-outcome]').scrollIntoView()");
    },
  },
  { name: 'catalog', url: `${prompts}/?q=gst` },
  {
    name: 'prompt',
    url: `${prompts}/prompts/disciplinary-warning-letter`,
    before: (page) => page.getByRole('button', { name: 'Fill with the example' }).click(),
  },
  { name: 'tool', url: `${prompts}/tools/emi-calculator` },
  { name: 'reference', url: `${tariff}/docs` },
];

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { name, url, phone = false, dark = false, before } of PICTURES) {
  const viewport = phone ? { width: 390, height: 800 } : { width: 1100, height: 760 };
  const page = await browser.newPage({ viewport, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(url);
  await before?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}
await browser.close();
