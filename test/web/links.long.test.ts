// Every link of the main pages leads somewhere.
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../contract/server.ts';

const HTML = { headers: { Accept: 'text/html' } };

test('all links of the main pages lead somewhere', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop().then(() => {}));
  const starts = [
    ...[
      '/',
      '/browse',
      '/browse/85',
      '/codes/8517',
      '/names',
      '/names/s',
      '/docs',
      '/use-it-in',
      '/bulk',
      '/changes',
      '/about',
    ].map((path) => server.tariff + path),
    ...['/', '/tools', '/calculators', '/docs', '/use-it-in'].map((path) => server.prompts + path),
  ];
  const seen = new Set<string>();
  const broken: string[] = [];
  for (const start of starts) {
    const text = await (await fetch(start, HTML)).text();
    for (const [, href = ''] of text.matchAll(/href="([^"#]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), start).href;
      // The only links that leave the services hand an answer on.
      if (seen.has(url) || /^(?:https:\/\/wa\.me\/|mailto:)\?/.test(url)) continue;
      seen.add(url);
      const { status } = await fetch(url, { method: 'HEAD', ...HTML });
      if (status !== 200) broken.push(`${url} ${status}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});
