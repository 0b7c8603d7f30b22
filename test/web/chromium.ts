// Real Chromium for the journeys: sizes of phone and desktop, console errors gathered, accessibility checked by axe.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test as vitestTest } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';
import { CHROMIUM, CHROMIUM_FLAGS, GLANCE_FLAGS } from './browserProgram.ts';

/** `npm run test:long` makes the rare journeys of a file, `npm test` the others. */
export const isRareTurn = process.env.KOSH_RARE !== undefined;
const notNow = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof vitestTest;

/** A journey that `npm test` makes. */
export const test = isRareTurn ? notNow : vitestTest;
/** One that is long, seldom breaks, or is at another size what `npm test` does already. */
export const rare = isRareTurn ? vitestTest : notNow;
/** One that both make, each at one size. */
export const atBothSizes = (title: string, make: (size: Size) => Promise<void>): void => {
  const size = isRareTurn ? 'desktop' : 'phone';
  vitestTest(`${title} (${size})`, () => make(size));
};

export const SIZES = {
  desktop: { width: 1200, height: 850 },
  phone: { width: 390, height: 844 },
  /** As small as phones in use are. */
  small: { width: 360, height: 640 },
} as const;
export type Size = keyof typeof SIZES;
export const SIZE_NAMES: readonly Size[] = ['desktop', 'phone'];

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console and the page reported as errors so far. */
  readonly errors: readonly string[];
}

export interface Tab {
  readonly page: Page;
  takeErrors(): readonly string[];
}

export interface Journeys {
  server(): RunningServer;
  /**
   * A tab that stays open from one look to the next, one for each size and theme: for pages that are only looked at.
   * Hands back what the console and the page reported as errors since it was last taken.
   */
  tab(size: Size, dark: boolean): Promise<Tab>;
  /** A fresh visitor; closed after the work, which must leave no console error. */
  visit(size: Size, work: (visit: Visit) => Promise<void>, options?: VisitOptions): Promise<void>;
}

export interface VisitOptions {
  readonly javaScript?: boolean;
  readonly dark?: boolean;
  /** Without service workers, whose requests cannot be held up from outside. */
  readonly withoutServiceWorkers?: boolean;
  /** Chromium itself reports a page that is a 404 as a console error. */
  readonly expectsMissing?: boolean;
  /** Console errors that the visit is there to cause. */
  readonly expects?: RegExp;
}

/** What a page is waited for comes within moments, but not on a machine that stands still for a while. */
const PATIENCE_MS = 120_000;

/** Describes journeys; without Chromium they are left out with a message, unless everything is required. */
export function journeys(title: string, define: (journeys: Journeys) => void, flags = CHROMIUM_FLAGS): void {
  const missing = !existsSync(CHROMIUM);
  if (missing && process.env.KOSH_REQUIRE_ALL !== undefined) throw new Error(`${CHROMIUM} is needed for ${title}.`);
  const name = missing ? `${title} (left out: ${CHROMIUM} is not installed)` : title;
  describe.skipIf(missing)(name, { timeout: 300_000 }, () => {
    let server: RunningServer | undefined;
    let browser: Browser | undefined;
    const tabs = new Map<string, Promise<Tab>>();
    const open = async (options: BrowserContextOptions): Promise<BrowserContext> => {
      if (browser === undefined) throw new Error('The browser has not started.');
      const context = await browser.newContext({
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    };
    beforeAll(async () => {
      [server, browser] = await Promise.all([
        startServer(),
        chromium.launch({ executablePath: CHROMIUM, args: [...flags] }),
      ]);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });
    define({
      server() {
        if (server === undefined) throw new Error('The server has not started.');
        return server;
      },
      tab(size, dark) {
        const name = `${size} ${dark}`;
        const opened = tabs.get(name) ?? open(lookOf(size, dark)).then(openTab);
        tabs.set(name, opened);
        return opened;
      },
      async visit(size, work, options = {}) {
        const {
          javaScript = true,
          dark = false,
          expectsMissing = false,
          expects,
          withoutServiceWorkers = false,
        } = options;
        const serviceWorkers = withoutServiceWorkers ? 'block' : 'allow';
        const context = await open({ ...lookOf(size, dark), javaScriptEnabled: javaScript, serviceWorkers });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() !== 'error') return;
          if (expectsMissing && message.text().includes('404')) return;
          if (expects?.test(message.text())) return;
          errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(error.message));
        try {
          await work({ page, context, errors });
          expect(errors).toEqual([]);
        } finally {
          await context.close();
        }
      },
    });
  });
}

/** Journeys that look at many pages and stay on none. */
export const glances = (title: string, define: (journeys: Journeys) => void): void =>
  journeys(title, define, [...CHROMIUM_FLAGS, ...GLANCE_FLAGS]);

const lookOf = (size: Size, dark: boolean): BrowserContextOptions => ({
  viewport: SIZES[size],
  hasTouch: size !== 'desktop',
  colorScheme: dark ? 'dark' : 'light',
});

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, takeErrors: () => errors.splice(0) };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Violations of accessibility rules, named with the elements. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate<readonly AxeViolation[]>(
    "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Holds up what is loaded from such addresses, as a slow network does, until the function that comes back is called. */
export async function holdUp(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, (route) => isLetGo.then(() => route.continue()));
  return letGo;
}

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** How much of a page moved by itself in the first 300 ms or more after it was loaded, as a script. */
export const MOVED = `new Promise((resolve) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
  setTimeout(() => resolve(moved), Math.max(20, loadEventEnd + 300 - performance.now()));
})`;
