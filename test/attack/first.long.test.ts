// What is made when somebody first asks for it keeps nobody else waiting: each address is asked of services that have
// just been opened. Costs are processor time as ratios to a fixed piece of work.
import { beforeAll, expect, test } from 'vitest';
import { heldFor, yardstickMs } from './held/cost.ts';
import { openServices, type Question } from './held/services.ts';

/** The event loop may be held for six yardsticks of about 10 ms. */
const MOST_HELD = 6;

const OPENED_BEFORE = 4;

const HTML = 'text/html';
const FIRST: readonly Question[] = [
  ...['/api/lookup?q=cotton+shirt', '/api/lookup?q=8517', '/api/lookup?code=85', '/api/suggest?q=s', '/api/meta'],
  ...['/api/cell?q=steel+bottle&field=rate'],
  ...['/api/codes/8517', '/api/changes?from=2017-07-01', '/openapi.json'],
].map((path): Question => ({ service: 'tariff', path }));

const PAGES: readonly Question[] = [
  ...[
    '/',
    '/?q=shirt',
    '/widget?q=shirt',
    '/names',
    '/names/s',
    '/names/hindi',
    '/browse',
    '/browse/84',
    '/codes/6205',
    '/changes',
  ],
  ...[
    '/changes.csv',
    '/changes.atom',
    '/changes.ics',
    '/about',
    '/docs',
    '/use-it-in',
    '/open-questions',
    '/sitemap.xml',
  ],
].map((path): Question => ({ service: 'tariff', path, accept: HTML }));

const PROMPTS: readonly Question[] = [
  ...['/api/prompts', '/api/prompts?q=letter', '/api/categories', '/api/meta'].map((path) => ({ path })),
  ...['/', '/?q=letter', '/tools', '/calculators', '/changes', '/docs', '/no/such-letter', '/sitemap.xml'].map(
    (path) => ({ path, accept: HTML }),
  ),
].map((question): Question => ({ service: 'prompts', ...question }));

beforeAll(async () => {
  // Before it counts, so that everything is compiled; what opens services runs once for each of them.
  yardstickMs();
  for (let i = 0; i < OPENED_BEFORE; i++) {
    const ask = openServices();
    for (const question of [...FIRST, ...PAGES, ...PROMPTS]) await (await ask(question)).arrayBuffer();
  }
});

test.each(
  [...FIRST, ...PAGES, ...PROMPTS].map((question) => [`${question.service} ${question.path}`, question] as const),
)('%s', async (_, question) => {
  const { status, yardsticks } = await heldFor(openServices, question, { tries: 3, limit: MOST_HELD });
  expect([200, 404]).toContain(status);
  expect(yardsticks).toBeLessThan(MOST_HELD);
});
