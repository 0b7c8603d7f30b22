import { expect, test } from 'vitest';
import { createAnswerCache } from './answerCache.ts';
import { ReadyBody } from './readyBody.ts';

test('keeps within its bytes, the least recently used leaving first', () => {
  const cache = createAnswerCache(40_000);
  const body = () => new ReadyBody('x'.repeat(1_000));
  for (let i = 0; i < 100; i++) {
    cache.set(`k${i}`, body());
    cache.get('k0');
  }
  expect(cache.get('k0')).toBeDefined();
  expect(cache.get('k99')).toBeDefined();
  expect(cache.get('k1')).toBeUndefined();
});

test('an answer larger than an eighth of the cache is not kept', () => {
  const cache = createAnswerCache(40_000);
  cache.set('large', new ReadyBody('x'.repeat(3_000)));
  expect(cache.get('large')).toBeUndefined();
});

test('what is asked for once is not worth keeping, what is asked for again is', () => {
  const cache = createAnswerCache(40_000);
  expect(cache.isAskedAgain('one')).toBe(false);
  expect(cache.isAskedAgain('other')).toBe(false);
  expect(cache.isAskedAgain('one')).toBe(true);
  // It remembers a bounded number of keys: what came long ago is forgotten.
  for (let i = 0; i < 1_000_000; i++) cache.isAskedAgain(`key ${i}`);
  expect(cache.isAskedAgain('other')).toBe(false);
});

test('equal content has equal tags; each coding has its own', async () => {
  const one = new ReadyBody('{"a":1}');
  const two = new ReadyBody('{"a":1}');
  expect(one.identity.etag).toBe(two.identity.etag);
  expect(new ReadyBody('{"a":2}').identity.etag).not.toBe(one.identity.etag);
  const tags = [one.identity.etag, (await one.in('gzip')).etag, (await one.in('br')).etag];
  expect(new Set(tags).size).toBe(3);
});

test('a large body is compressed aside, once', async () => {
  const body = new ReadyBody('long '.repeat(20_000));
  const first = body.in('br');
  expect(first).toBeInstanceOf(Promise);
  const made = await first;
  expect(body.in('br')).toBe(made);
});
