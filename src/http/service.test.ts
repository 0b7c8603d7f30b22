import { expect, test } from 'vitest';
import { createAnswerCache } from './answerCache.ts';
import { later } from './later.ts';
import { ReadyBody } from './readyBody.ts';
import type { Route } from './route.ts';
import { createService, type Pages } from './service.ts';

const saying = (path: string, text: string): Route => ({
  method: 'GET',
  path,
  handle: () => ({ kind: 'ready', body: new ReadyBody(text, 'text/plain') }),
});

const notFound = (): undefined => undefined;

/** A service with one route of its own and pages that are counted each time they are loaded. */
function serviceWith(load: (times: number) => Promise<Pages>) {
  let loads = 0;
  const service = createService({
    routes: [saying('/api/meta', 'meta')],
    cache: createAnswerCache(1024),
    pages: later(() => load(++loads)),
  });
  const get = async (path: string): Promise<string> => {
    const response = await service.fetch(new Request(`http://localhost${path}`));
    return `${response.status} ${await response.text()}`;
  };
  return { get, loads: () => loads };
}

test('pages are loaded by the first request that nothing else takes, once for all', async () => {
  const { get, loads } = serviceWith(async () => ({ routes: [saying('/about', 'about')], notFound }));
  expect(await get('/api/meta')).toBe('200 meta');
  expect(await get('/api/nothing')).toMatch(/^404 .*nothing at this path/);
  expect(loads()).toBe(0);
  expect(await Promise.all([get('/about'), get('/about')])).toEqual(['200 about', '200 about']);
  expect(await get('/nothing')).toMatch(/^404 /);
  expect(await get('/api/meta')).toBe('200 meta');
  expect(loads()).toBe(1);
});

test('pages that fail to load are said to fail, and tried anew', async () => {
  const { get } = serviceWith(async (times) => {
    if (times === 1) throw new Error('not now');
    return { routes: [saying('/about', 'about')], notFound };
  });
  expect(await get('/about')).toMatch(/^500 .*retry later/);
  expect(await get('/about')).toBe('200 about');
});

test('a path of a page that something else has is refused', async () => {
  const { get } = serviceWith(async () => ({ routes: [saying('/api/meta', 'page')], notFound }));
  expect(await get('/about')).toMatch(/^500 /);
  expect(await get('/api/meta')).toBe('200 meta');
});
