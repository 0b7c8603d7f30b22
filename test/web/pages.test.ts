// The pages over plain HTTP: policy, negotiation, what machines read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';

const HTML = { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } };

describe('pages', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop().then(() => {}));
  const bases = () => [server.tariff, server.prompts];

  test('a page allows our own files and no inline script', async () => {
    for (const base of bases()) {
      const response = await fetch(`${base}/`, HTML);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
      const text = await response.text();
      expect(text).not.toMatch(/\son[a-z]+=|style=|<style|javascript:/);
      for (const [tag] of text.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/src="|type="application\/(ld\+)?json"/);
      expect(text).not.toMatch(/(?:src|href)="(?!\/|#|http:\/\/127\.0\.0\.1)/);
    }
  });

  test('pages are kept by an entity tag and sent compressed', async () => {
    const first = await fetch(`${server.tariff}/codes/8517`, HTML);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await fetch(`${server.tariff}/codes/8517`, { headers: { ...HTML.headers, 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  test('a page takes no other method, and says which it takes', async () => {
    const paths = [
      `${server.tariff}/`,
      `${server.tariff}/codes/8517`,
      `${server.tariff}/codes/99999999`,
      `${server.tariff}/bulk`,
      `${server.prompts}/tools`,
    ];
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const response = await fetch(path, { method });
        expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD, OPTIONS']);
        expect(await response.json()).toEqual({
          error: `Method ${method} is not allowed here; use GET, HEAD, OPTIONS.`,
        });
      }
    }
    expect((await fetch(`${server.tariff}/nowhere`, { method: 'PUT' })).status).toBe(404);
  });

  test('what somebody filled in is for them alone: sent or in the address, no cache keeps the page', async () => {
    const address = `${server.prompts}/prompts/section-138-cheque-bounce-notice`;
    const sent = await fetch(address, { method: 'POST', body: new URLSearchParams({ cheque_date: '2026-09-02' }) });
    const asked = await fetch(`${address}?cheque_date=2026-09-02`, HTML);
    for (const response of [sent, asked]) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toContain('value="2026-09-02"');
    }
    const empty = await fetch(address, HTML);
    expect(empty.headers.get('cache-control')).toContain('public');
    expect(await empty.text()).toContain('method="post" data-prompt-form');
    expect((await fetch(`${server.prompts}/prompts/none`, { method: 'POST', body: 'a=b' })).status).toBe(404);
    const large = await fetch(address, { method: 'POST', body: 'a'.repeat(600_000) });
    expect(large.status).toBe(413);
    // A calculator takes no more than over the API, however long its fields may be.
    const form = new URLSearchParams({ csv: 'x\n'.repeat(17_000) });
    const many = await fetch(`${server.prompts}/tools/csv-to-json-converter`, { method: 'POST', body: form });
    expect(many.status).toBe(413);
  });

  test('a version in the address is the version of the page, of its form and of its run', async () => {
    const address = `${server.prompts}/prompts/section-138-cheque-bounce-notice`;
    for (const path of ['', '/run'].map((end) => `${address}${end}`).concat(address.replace('/prompts/', '/tools/'))) {
      const older = await (await fetch(`${path}?version=1`, HTML)).text();
      expect(older, path).toContain('name="version" value="1"');
      const unknown = await fetch(`${path}?version=999`, HTML);
      expect([unknown.status, await unknown.text()], path).toEqual([
        404,
        expect.stringContaining('There is no such version.'),
      ]);
    }
    const first = await (await fetch(`${address}?version=1`, HTML)).text();
    expect(first).toContain('This is version 1 of');
    expect(first).toContain('/export/skill?version=1"');
    expect(first).not.toContain('name="presented_on"');
    expect(await (await fetch(address, HTML)).text()).toContain('name="presented_on"');
    const run = await (await fetch(`${address}/run?version=1&to=http://localhost:11434/v1`, HTML)).text();
    expect(run).not.toContain('name="presented_on"');
    // Its own field has the name.
    const own = await (await fetch(`${server.prompts}/prompts/release-notes-writer?version=2.4.1`, HTML)).text();
    expect(own).toContain('value="2.4.1"');
  });

  test('the page that runs a prompt allows the one address it was opened for, and no cache keeps it', async () => {
    const at = (to: string) =>
      fetch(`${server.prompts}/prompts/press-release-draft/run?to=${encodeURIComponent(to)}`, HTML);
    const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
    const page = await at('https://api.example.com/v1');
    expect(policyOf(page)).toContain("connect-src 'self' https://api.example.com;");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(policyOf(await at('http://localhost:11434/v1'))).toContain("connect-src 'self' http://localhost:11434;");
    for (const wrong of [
      'ftp://x',
      'x',
      "https://a;script-src 'unsafe-inline'",
      'https://*',
      'https://u:p@x.org',
      'https://a,b',
    ]) {
      const refused = await at(wrong);
      expect([refused.status, policyOf(refused).includes("connect-src 'self';")], wrong).toEqual([400, true]);
    }
  });

  test.each([
    ['from=22-09-2025', 'Parameter from must be a date as YYYY-MM-DD from 2017-07-01 on, but "22-09-2025" came.'],
    ['to=2016-01-01', 'Parameter to must be a date as YYYY-MM-DD from 2017-07-01 on, but "2016-01-01" came.'],
    ['from=2025-09-22&to=2025-09-01', 'Parameter to must not be before from (2025-09-22), but "2025-09-01" came.'],
    ['chapter=4', 'Parameter chapter must be a chapter such as 04, but "4" came.'],
  ])('a feed of rate changes is refused to a program in JSON, to a person by the page: %s', async (query, error) => {
    for (const ending of ['csv', 'atom', 'ics']) {
      const address = `${server.tariff}/changes.${ending}?${query}`;
      const told = await fetch(address);
      expect([told.status, await told.json()]).toEqual([400, { error }]);
      expect(told.headers.get('cache-control')).toBe('no-store');
      const shown = await fetch(address, { headers: { Accept: 'text/html' } });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    }
  });

  test('changes of prompts as a page and a feed, those of law marked and by themselves', async () => {
    const base = server.prompts;
    const at = async (path: string) => (await fetch(`${base}${path}`)).text();
    const [all, law] = [await at('/changes'), await at('/changes?law=1')];
    expect(all).toContain('<span class="tag">law</span>');
    expect(law.match(/<li>\d{4}-/g)?.length).toBe(law.match(/<span class="tag">law<\/span>/g)?.length);
    const response = await fetch(`${base}/changes.atom?law=1`);
    expect(response.headers.get('content-type')).toContain('application/atom+xml');
    const feed = await response.text();
    expect(feed.match(/<entry>/g)?.length).toBe(feed.match(/<category term="law"\/>/g)?.length);
    const ids = Array.from(feed.matchAll(/<entry><id>([^<]+)<\/id>/g), (match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await at('/changes.atom?law=0')).toMatch(/: version \d+<\/title>/);
  });

  test('the root answers a program in JSON, with the promise', async () => {
    for (const base of bases()) {
      const response = await fetch(`${base}/`, { headers: { Accept: 'application/json' } });
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('vary')).toContain('Accept');
      const root = (await response.json()) as { promise: string; versions: unknown[]; links: Record<string, string> };
      expect(root.promise).toMatch(/no key.*frozen/);
      expect(root.versions).toHaveLength(1);
      for (const [name, link] of Object.entries(root.links)) {
        if (name !== 'mcp') expect((await fetch(link, { method: 'HEAD' })).status, link).toBe(200);
      }
    }
  });

  test('robots.txt names the sitemap, and its pages exist', async () => {
    for (const base of bases()) {
      const robots = await (await fetch(`${base}/robots.txt`)).text();
      const address = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
      const sitemap = await (await fetch(address)).text();
      const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), (match) => match[1] ?? '');
      expect(pages.length).toBeGreaterThan(50);
      expect(new Set(pages).size).toBe(pages.length);
      for (let at = 0; at < pages.length; at += Math.ceil(pages.length / 40)) {
        expect((await fetch(pages[at] ?? '', HTML)).status, pages[at]).toBe(200);
      }
      const llms = await (await fetch(`${base}/llms.txt`)).text();
      expect(llms).toMatch(/^# Kosh /);
      expect(llms).toContain('/openapi.json');
      expect(Buffer.byteLength(llms)).toBeLessThan(10_000);
      for (const [, address] of llms.matchAll(/\]\(([^)]+)\)/g)) {
        if (!address?.endsWith('/mcp')) expect((await fetch(address ?? '')).status, address).toBe(200);
      }
      const security = await (await fetch(`${base}/.well-known/security.txt`)).text();
      expect(security).toMatch(/^Contact: https:\/\/\S+$/m);
      expect(Date.parse(/^Expires: (\S+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
    }
  });

  test('a slash too many leads on, and never to another host', async () => {
    const led = async (path: string) => {
      const { status, headers } = await fetch(server.tariff + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await led('/codes/85171300/?as_of=2020-01-01')).toEqual([301, '/codes/85171300?as_of=2020-01-01']);
    expect(await led('/browse/')).toEqual([301, '/browse']);
    expect(await led('//browse/')).toEqual([301, '/browse']);
    expect(await led('//example.org/')).toEqual([404, null]);
    expect(await led('/api/lookup/')).toEqual([404, null]);
    expect((await fetch(`${server.prompts}/tools/emi-calculator/`)).status).toBe(200);
  });

  test('nothing here: a page for people, JSON for programs', async () => {
    for (const base of bases()) {
      const page = await fetch(`${base}/nothing`, HTML);
      expect(page.status).toBe(404);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-store');
      const json = await fetch(`${base}/nothing`);
      expect(json.status).toBe(404);
      expect(await json.json()).toHaveProperty('error');
    }
    const code = await (await fetch(`${server.tariff}/codes/85171399`, HTML)).text();
    expect(code).toContain('/codes/851713');
  });

  test('what a person types is shown as text, never as markup', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const url of [
      `${server.tariff}/?${new URLSearchParams({ q: evil })}`,
      `${server.tariff}/codes/${encodeURIComponent(evil)}`,
      `${server.prompts}/?${new URLSearchParams({ q: evil, category: evil })}`,
      `${server.prompts}/prompts/${encodeURIComponent(evil)}`,
    ]) {
      expect(await (await fetch(url, HTML)).text(), url).not.toContain('<script>alert');
    }
  });

  test('a wrong date is told', async () => {
    const response = await fetch(`${server.tariff}/?q=rice&as_of=2016-01-01`, HTML);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The date must be a day from 2017-07-01 on');
    for (const day of ['2016-01-01', 'abc', '2025-02-30', '2019-01-01T00']) {
      const page = await fetch(`${server.tariff}/codes/2523?as_of=${day}`, HTML);
      expect(page.status, day).toBe(400);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const text = await page.text();
      expect(text).toContain('The date must be a day from 2017-07-01 on');
      expect(text).not.toMatch(/\d%/);
    }
    expect((await fetch(`${server.tariff}/codes/2523?as_of=2019-01-01`, HTML)).status).toBe(200);
  });

  test('lists and titles name every rate, and none where GST does not apply', async () => {
    const page = async (path: string): Promise<string> => (await fetch(server.tariff + path, HTML)).text();
    const lineOf = (text: string, code: string): string =>
      new RegExp(`<li><a href="/codes/${code}">.*?</li>`).exec(text)?.[0] ?? '';
    expect(lineOf(await page('/browse/61'), '6109')).toContain('<span class="rates">5% or 18%</span>');
    expect(lineOf(await page('/browse/22'), '2203')).toContain('<span class="rates">Outside GST</span>');
    const shirt = await page('/codes/61091000');
    expect(shirt).toMatch(/<title>[^<]*, GST 5% or 18% · Kosh<\/title>/);
    expect(lineOf(shirt, '6109')).toContain('5% or 18%');
    const beer = await page('/codes/2203');
    expect(beer).toMatch(/<title>[^<]*, outside GST · Kosh<\/title>/);
    expect(beer.replace(/<[^>]+>/g, '')).not.toMatch(/Outside GST\s+GST/);
    expect(await page('/codes/2523?as_of=2019-01-01')).toMatch(/<title>[^<]*, GST 28% on 1 Jan 2019 · Kosh/);
  });

  test('rate changes: the days, then the items of a day by what happened, and the same for programs', async () => {
    const get = (query: string, ending = '') => fetch(`${server.tariff}/changes${ending}${query}`, HTML);
    const all = await (await get('')).text();
    expect(all.indexOf('1 Feb 2026')).toBeLessThan(all.indexOf('22 Sep 2025'));
    expect(all).toMatch(
      /href="\/changes\?from=2025-09-22&amp;to=2025-09-22">22 Sep 2025<\/a>[\s\S]*?9\/2025-CT\(Rate\)/,
    );
    const day = '?from=2025-09-22&to=2025-09-22&chapter=25';
    const chapter = await (await get(day)).text();
    expect(chapter).toContain('22 Sep 2025, chapter 25</h2>');
    expect(chapter).toMatch(/<strong>28% → 18%<\/strong>/);
    expect(chapter).toMatch(/<a href="\/codes\/2523\d+\?as_of=2025-09-22">/);
    expect(chapter).not.toMatch(/\/codes\/(?!25)/);
    expect(await (await get('?from=2020-01-02&to=2020-01-03&chapter=25')).text()).toContain('No change, 2 Jan 2020');
    for (const [ending, type] of [
      ['.csv', 'text/csv'],
      ['.atom', 'application/atom+xml'],
      ['.ics', 'text/calendar'],
    ] as const) {
      const response = await get(day, ending);
      expect(response.headers.get('content-type'), ending).toContain(type);
      expect(await response.text(), ending).toMatch(/2523/);
      expect((await get('?chapter=77', ending)).status, ending).toBe(400);
    }
    for (const wrong of [
      '?from=2016-01-01',
      '?to=abc',
      '?from=2020-01-02&to=2020-01-01',
      '?chapter=77',
      '?chapter=%3Cb%3E',
    ]) {
      const response = await get(wrong);
      expect(response.status, wrong).toBe(400);
      expect(await response.text()).toContain('role="alert"');
    }
  });
});
