// Pages in Hindi over plain HTTP: how the language is chosen, that every link keeps it, and what stays in English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';

const PATHS = ['/', '/?q=shirt', '/?q=zzzzqqq', '/codes/6205', '/codes/6205?as_of=2019-01-01', '/browse', '/browse/62']
  .concat(['/names', '/names/k', '/bulk', '/check', '/changes', '/about', '/open-questions', '/widget?q=shirt'])
  .concat(['/codes/85171399', '/nothing/here', '/?q=shirt&as_of=1999-01-01']);

const PROMPT_PATHS = ['/', '/?q=letter&india=1', '/?q=zzzzqqq', '/?category=hr-people&page=2', '/tools', '/calculators']
  .concat(['/prompts/rti-application-draft', '/prompts/disciplinary-warning-letter', '/tools/rti-application-draft'])
  .concat(['/prompts/rti-application-draft/run', '/prompts/rti-application-draft/run?to=http://localhost:11434/v1'])
  .concat([
    '/prompts/rti-application-draft/run?to=x',
    '/changes',
    '/changes?law=1',
    '/docs',
    '/prompts/no-such-letter',
  ]);

describe('language', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop().then(() => {}));

  type Service = 'tariff' | 'prompts';
  const page = async (path: string, language = '', service: Service = 'tariff'): Promise<string> => {
    const headers = { Accept: 'text/html', ...(language !== '' && { 'Accept-Language': language }) };
    return (await fetch(server[service] + path, { headers })).text();
  };

  test.each([
    ...PATHS.map((path) => ['tariff', path] as const),
    ...PROMPT_PATHS.map((path) => ['prompts', path] as const),
  ])('every link and form of %s %s keeps the language', async (service, path) => {
    for (const [asked, text] of [
      ['hi', await page(`${path}${path.includes('?') ? '&' : '?'}lang=hi`, '', service)],
      ['hi', await page(path, 'hi-IN,hi;q=0.9,en;q=0.5', service)],
      ['en', await page(`${path}${path.includes('?') ? '&' : '?'}lang=en`, 'hi', service)],
    ] as const) {
      expect(text).toContain(`<html lang="${asked}"`);
      const links = [...text.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].filter(([tag]) => !tag.includes('hreflang'));
      expect(links.length).toBeGreaterThan(0);
      const forProgram = /^\/(?:api\/|[\w.-]+\.(?:json|txt|csv|atom|ics))/;
      const lost = links.map(([, href = '']) => href).filter((href) => !forProgram.test(href));
      expect(lost.filter((href) => !new RegExp(`[?;]lang=${asked}(?:#|$)`).test(href))).toEqual([]);
      for (const [form] of text.matchAll(/<form[^>]*action="\/[^>]*>.{60}/gs)) {
        const inAddress = new RegExp(`action="[^"]*[?;]lang=${asked}" method="post"`);
        if (!inAddress.test(form)) expect(form).toContain(`name="lang" value="${asked}"`);
      }
    }
  });

  test('the page names its other languages, for readers and for search engines', async () => {
    const english = await page('/codes/6205');
    expect(english).toContain('lang="hi" data-language="hi">हिंदी</a>');
    expect(english).toContain(`<link rel="canonical" href="${server.tariff}/codes/6205">`);
    expect(english).toContain(`hreflang="hi" href="${server.tariff}/codes/6205?lang=hi"`);
    const hindi = await page('/codes/6205?lang=hi');
    expect(hindi).toContain('href="/codes/6205?lang=en" hreflang="en"');
    expect(hindi).toContain(`<link rel="canonical" href="${server.tariff}/codes/6205?lang=hi">`);
    expect(hindi).toContain(`hreflang="x-default" href="${server.tariff}/codes/6205"`);
    expect(await page('/codes/6205?as_of=2019-01-01&lang=hi')).toContain(
      'href="/codes/6205?as_of=2019-01-01&amp;lang=en"',
    );
  });

  test('the switch of a page that is not there leads to no other site', async () => {
    for (const path of ['//elsewhere.example/x', '/%5Celsewhere.example/x', '/\\elsewhere.example/x']) {
      const [, href = ''] = /href="([^"]*)" hreflang="hi"/.exec(await page(path)) ?? [];
      expect(new URL(href, server.tariff).origin).toBe(server.tariff);
    }
  });

  test('what the server reads when it starts has no sentence in Hindi', () => {
    const root = join(import.meta.dirname, '..', '..');
    const dist = join(root, 'dist');
    const files = new Set(['server.js']);
    for (const name of files) {
      const source = readFileSync(join(dist, name), 'utf8');
      for (const [, imported = ''] of source.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)) {
        files.add(join(name, '..', imported));
      }
    }
    expect(files.size).toBeGreaterThan(1);
    const bundle = [...files].map((name) => readFileSync(join(dist, name), 'utf8')).join('\n');
    for (const folder of ['tariff', 'prompts']) {
      for (const name of readdirSync(join(root, 'data', folder, 'hindi'))) {
        const text = readFileSync(join(root, 'data', folder, 'hindi', name), 'utf8');
        const sentences = [...text.matchAll(/[\u0900-\u097f][\u0900-\u097f ]{19,}/g)].map(([words]) => words);
        expect(sentences.length).toBeGreaterThan(10);
        expect(sentences.filter((words) => bundle.includes(words))).toEqual([]);
      }
    }
  });

  test('calculators are in Hindi with their form and their answer, worked out or sent', async () => {
    const asked = async (path: string, options: RequestInit = {}): Promise<string> =>
      (await fetch(server.prompts + path, { ...options, headers: { Accept: 'text/html' } })).text();
    const page = await asked('/tools/gst-calculator?lang=hi');
    expect(page).toContain('<html lang="hi"');
    expect(page).toContain('<option value="with GST included" selected>GST समेत</option>');
    expect(page).toContain('<strong>कर योग्य मूल्य ₹10,000, GST ₹1,800, कुल ₹11,800।</strong>');
    expect(page).toContain('href="/tools/gst-calculator?lang=en" hreflang="en"');
    expect(page).toContain('<form action="/tools/gst-calculator?lang=hi" method="post"');
    const form = { amount: '100', rate: '18%', mode: 'without GST' };
    const sent = await asked('/tools/gst-calculator?lang=hi', { method: 'POST', body: new URLSearchParams(form) });
    expect(sent).toContain('कर योग्य मूल्य ₹100, GST ₹18, कुल ₹118।');
    const wrong = new URLSearchParams({ ...form, amount: 'x' });
    expect(await asked('/tools/gst-calculator?lang=hi', { method: 'POST', body: wrong })).toContain(
      '<li>रकम: संख्या होनी चाहिए, पर &quot;x&quot; लिखा है।</li>',
    );
    expect(await asked('/calculators?lang=hi')).toContain('<a href="/tools/tds-calculator?lang=hi">TDS कैलकुलेटर</a>');
    expect(await asked('/tools/gst-calculator')).toContain('<span lang="hi" class="soft">रकम</span>');
  });

  test('prompts are in English and marked as such, all around them is in Hindi', async () => {
    const indian = await page('/prompts/rti-application-draft?lang=hi', '', 'prompts');
    expect(indian).toContain('<h1>RTI आवेदन का मसौदा</h1>');
    expect(indian).toContain('<pre tabindex="0" lang="en" data-preview>');
    expect(indian).toMatch(/<b>वर्ज़न \d+<\/b><\/a>, \d+ नवंबर 2026/);
    expect(indian).toContain(`hreflang="en" href="${server.prompts}/prompts/rti-application-draft"`);
    const other = await page('/prompts/disciplinary-warning-letter?lang=hi', '', 'prompts');
    expect(other).toContain('<h1 lang="en">Disciplinary Warning Letter</h1>');
    expect(other).toContain('<span class="required">ज़रूरी</span>');
    const wrong = await page('/prompts/section-138-cheque-bounce-notice?cheque_date=x&lang=hi', '', 'prompts');
    expect(wrong).toContain('<p>प्रॉम्प्ट अभी तैयार नहीं है:</p>');
    expect(wrong).toContain(': तारीख YYYY-MM-DD के रूप में होनी चाहिए, पर &quot;x&quot; लिखा है।</li>');
    expect(await page('/?lang=hi&q=कैलकुलेटर', '', 'prompts')).toContain('<a href="/tools/gst-calculator?lang=hi">');
  });

  test('a form that is refused is answered with a page in its language; programs get the sentence in JSON', async () => {
    const capped = await startServer({ RATE_LIMIT: 'on' });
    try {
      const send = (body: string, Accept: string): Promise<Response> =>
        fetch(`${capped.prompts}/tools/gst-calculator?lang=hi`, {
          method: 'POST',
          body,
          headers: { Accept, 'Content-Type': 'application/x-www-form-urlencoded' },
        });
      const long = await send(`amount=${'1'.repeat(300_000)}`, 'text/html');
      expect([long.status, long.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
      expect(await long.text()).toContain('<a href="/tools/gst-calculator?lang=hi">पेज पर वापस जाएँ</a>');
      for (let sent = 0; sent < 30; sent++) await (await send('amount=1', 'text/html')).text();
      const often = await send('amount=1', 'text/html');
      expect([often.status, often.headers.get('cache-control')]).toEqual([429, 'no-store']);
      const seconds = often.headers.get('retry-after') ?? '';
      expect(seconds).toMatch(/^\d+$/);
      expect(often.headers.get('ratelimit')).toContain('r=0');
      expect(await often.text()).toContain(`बहुत ज़्यादा पेज या फ़ॉर्म माँगे गए। ${seconds} सेकंड बाद फिर कोशिश करें।`);
      const program = await send('amount=1', 'application/json');
      expect(await program.json()).toEqual({ error: expect.stringContaining('retry in') });
    } finally {
      await capped.stop();
    }
  });

  test('caches keep pages apart by language; answers for programs stay in English', async () => {
    for (const address of [
      `${server.tariff}/about`,
      `${server.prompts}/`,
      `${server.prompts}/prompts/rti-application-draft`,
    ]) {
      const response = await fetch(address, { headers: { Accept: 'text/html' } });
      expect(response.headers.get('vary')).toContain('Accept-Language');
    }
    for (const address of [`${server.tariff}/api/lookup?q=shirt`, `${server.prompts}/api/prompts?q=rti`]) {
      const ask = (headers: Record<string, string>) => fetch(address, { headers });
      expect(await (await ask({ 'Accept-Language': 'hi' })).text()).toBe(await (await ask({})).text());
    }
  });
});
