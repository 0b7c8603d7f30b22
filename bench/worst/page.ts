// Ten thousand rows on the bulk page, in real Chromium: how long they take, and the longest time without a frame.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from '../../test/contract/server.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../test/web/browserProgram.ts';

const COLOURS = ['red', 'blue', 'green', 'black', 'white', 'small', 'large', 'steel', 'plastic', 'cotton', 'wooden'];
const GOODS = ['shirt', 'bottle', 'chair', 'cable', 'phone', 'bag', 'knife', 'lamp', 'rope', 'toy'];

/** Watches the frames from now on; a script. */
const WATCH = `{
  let last = performance.now();
  window.longest = 0;
  requestAnimationFrame(function frame(now) {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  });
}`;

export interface PageTimes {
  readonly rows: number;
  readonly seconds: number;
  readonly longestFrameMs: number;
}

/** Undefined where Chromium is not installed. */
export async function bulkPageTimes(folder: string, rows: number): Promise<PageTimes | undefined> {
  if (!existsSync(CHROMIUM)) return undefined;
  const lines = Array.from({ length: rows }, (_, i) => `${i + 1},${COLOURS[i % 11]} ${GOODS[i % 10]} model ${i}`);
  const file = join(folder, 'rows.csv');
  writeFileSync(file, `sr,item\n${lines.join('\n')}\n`);
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.tariff}/bulk`);
    await page.getByLabel('CSV or XLSX file').setInputFiles(file);
    await page.getByText(`${rows.toLocaleString('en-US')} rows`).waitFor();
    await page.evaluate(WATCH);
    await page.getByRole('button', { name: 'Find codes' }).click();
    const outcome = page.locator('[data-outcome]');
    await outcome.waitFor({ timeout: 120_000 });
    const seconds = Number(await outcome.getAttribute('data-milliseconds')) / 1000;
    return { rows, seconds, longestFrameMs: await page.evaluate<number>('window.longest') };
  } finally {
    await browser.close();
    await server.stop();
  }
}
