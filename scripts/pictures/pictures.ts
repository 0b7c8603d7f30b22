// The README's pictures: what each shows, and the mark by which a test tells that it shows something else by now.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images');
/** The mark of each picture's page at the time it was taken. */
export const MARKS = join(FOLDER, 'pictures.json');

export interface Picture {
  readonly name: string;
  readonly service: 'tariff' | 'prompts';
  readonly path: string;
  readonly phone?: boolean;
  readonly dark?: boolean;
  readonly before?: (page: Page) => Promise<void>;
}

export const PICTURES: readonly Picture[] = [
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

/** Of the words that a page shows: markup, the day and the port it is served at may change. */
export function markOf(page: string): string {
  const words = page
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b|\b\d{4}-\d{2}-\d{2}\b/g, 'day')
    .replace(/\bhttps?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, 'address')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

/** Without cookies, scripts or a language: what anybody gets. */
export async function pageOf(base: string, { path }: Picture): Promise<string> {
  const response = await fetch(base + path, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}; a picture needs a page.`);
  return response.text();
}
