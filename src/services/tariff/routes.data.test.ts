import { describe, expect, test } from 'vitest';
import type { Answer } from '../../http/answer.ts';
import { fromFetch } from '../../http/fetchForm.ts';
import { openTariff } from '../../tariff/node.ts';
import { tariffRoutes } from './routes.ts';

let now = '2130-11-30';
const today = () => now;
const routes = tariffRoutes({ tariff: openTariff({ today }), today });

async function answer(path: string, query: Readonly<Record<string, string>>): Promise<Answer> {
  const route = routes.find((one) => one.method === 'GET' && one.path === path);
  if (route === undefined) throw new Error(`there is no route ${path}`);
  const charge = async () => undefined;
  const request = fromFetch(new Request(`http://localhost${path}`));
  const made = await route.handle({
    query,
    baseUrl: '',
    param: () => '85171300',
    body: async () => null,
    charge,
    request,
  });
  if (made === undefined) throw new Error(`there is nothing at ${path}`);
  return made;
}

/** What names an answer in the cache, or its content in the entity tag. */
async function nameOf(path: string, query: Readonly<Record<string, string>>): Promise<string> {
  const made = await answer(path, query);
  if (made.kind === 'cached') return made.key;
  if (made.kind === 'stream') return made.tag;
  throw new Error(`${path} answered ${made.kind}`);
}

describe.each<[string, Readonly<Record<string, string>>]>([
  ['/api/lookup', { q: 'smartphone' }],
  ['/api/lookup', { code: '8517' }],
  ['/api/codes/:code', {}],
  ['/api/export.csv', {}],
])('%s %j', (path, query) => {
  test('keeps what was said of a day to come apart from what is said when it has come', async () => {
    const dated = { ...query, as_of: '2130-12-01' };
    now = '2130-11-30';
    const before = await nameOf(path, dated);
    now = '2130-12-01';
    expect(await nameOf(path, dated)).not.toBe(before);
    expect(await nameOf(path, dated)).toBe(await nameOf(path, query));
  });
});
