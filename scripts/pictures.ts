// `npm run pictures [-- <tariff url> <prompts url>]`: takes the README's pictures of running services, and notes what
// their pages said.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FOLDER, MARKS, markOf, PICTURES, pageOf } from './pictures/pictures.ts';

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
const marks: Record<string, string> = {};
for (const picture of PICTURES) {
  const { name, service, path, phone = false, dark = false, before } = picture;
  const viewport = phone ? { width: 390, height: 800 } : { width: 1100, height: 760 };
  const page = await browser.newPage({ viewport, colorScheme: dark ? 'dark' : 'light', locale: 'en-IN' });
  await page.goto(bases[service] + path);
  await before?.(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
  marks[name] = markOf(await pageOf(bases[service], picture));
}
await browser.close();
writeFileSync(MARKS, `${JSON.stringify(marks, null, 2)}\n`);
