// `npm run pictures [-- <tariff url> <prompts url>]`: takes the README's pictures of running services, before a release.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');

interface Picture {
  readonly name: string;
  readonly service: 'tariff' | 'prompts';
  readonly path: string;
  readonly phone?: boolean;
  readonly dark?: boolean;
  readonly before?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'finder', service: 'tariff', path: '/?q=cotton+shirt+for+men' },
  { name: 'finder-phone-dark', service: 'tariff', path: '/?q=steel+water+bottle', phone: true, dark: true },
  { name: 'code', service: 'tariff', path: '/codes/62052090' },
  { name: 'browse', service: 'tariff', path: '/browse' },
  {
    name: 'bulk',
    service: 'tariff',
    path: '/bulk',
    before: async (page) => {
      await page.locator('[data-sample]').click();
      await page.getByRole('button', { name: 'Find codes' }).click();
      await page.locator('[data-outcome]').waitFor();
      await page.evaluate("document.querySelector('[data-outcome]').scrollIntoView()");
    },
  },
  { name: 'catalog', service: 'prompts', path: '/?q=gst' },
  {
    name: 'prompt',
    service: 'prompts',
    path: '/prompts/disciplinary-warning-letter',
    before: (page) => page.getByRole('button', { name: 'Fill with the example' }).click(),
  },
  { name: 'tool', service: 'prompts', path: '/tools/emi-calculator' },
  { name: 'reference', service: 'tariff', path: '/docs' },
];

const [tariff = 'http://127.0.0.1:3001', prompts = 'http://127.0.0.1:3002'] = process.argv.slice(2);
const bases = { tariff, prompts };

if (execFileSync('fc-list', [':lang=hi'], { encoding: 'utf8' }) === '') {
  console.error(
    'npm run pictures: no font has Devanagari, which the pages show; install one, such as fonts-lohit-deva.',
  );
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { name, service, path, phone = false, dark = false, before } of PICTURES) {
  const viewport = phone ? { width: 390, height: 800 } : { width: 1100, height: 760 };
  const page = await browser.newPage({ viewport, colorScheme: dark ? 'dark' : 'light', locale: 'en-IN' });
  await page.goto(bases[service] + path);
  await before?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}
await browser.close();
