import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInMemory, createCap } from '../http/cap.ts';
import { limiterCounter } from './limiterCounter.ts';
import { createStoreHealth, insured } from './storeHealth.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store that can be broken, and how often it was asked. */
function sickStore() {
  const well = limiterCounter(new RateLimiterMemory({ points: 3, duration: 60, keyPrefix: 'store' }));
  const store = { isWell: true, asked: 0 };
  const events: string[] = [];
  const health = createStoreHealth({ failed: () => events.push('failed'), back: () => events.push('back') });
  const cap = createCap({ name: 'test', perMinute: 3 }, (policy) =>
    insured(
      {
        consume(key) {
          store.asked++;
          return store.isWell ? well.consume(key) : Promise.reject(new Error('no answer'));
        },
      },
      countInMemory(policy),
      health,
    ),
  );
  return { store, events, cap, health };
}

test('a sick store is asked once a second; memory counts meanwhile, and its cap holds', async () => {
  const { store, events, cap } = sickStore();
  expect(await cap.count('a')).toMatchObject({ allowed: true, remaining: 2 });
  store.isWell = false;
  const verdicts = [];
  for (let i = 0; i < 10; i++) verdicts.push((await cap.count('a')).allowed);
  expect(verdicts.filter(Boolean)).toHaveLength(3);
  expect(store.asked).toBe(2);
  for (let second = 0; second < 5; second++) {
    vi.advanceTimersByTime(1_000);
    for (let i = 0; i < 10; i++) await cap.count('b');
  }
  expect(store.asked).toBe(7);
  expect(events).toEqual(['failed']);
});

test('a store that is back counts again, from what it had', async () => {
  const { store, events, cap } = sickStore();
  await cap.count('a');
  store.isWell = false;
  await cap.count('a');
  store.isWell = true;
  vi.advanceTimersByTime(1_000);
  expect(await cap.count('a')).toMatchObject({ allowed: true, remaining: 1 });
  expect(events).toEqual(['failed', 'back']);
});

test('a connection that comes back is asked at once', async () => {
  const { store, cap, health } = sickStore();
  store.isWell = false;
  await cap.count('a');
  store.isWell = true;
  health.askAgain();
  await cap.count('a');
  expect(store.asked).toBe(2);
});

test('a refusal is an answer, not a failure', async () => {
  const { events, cap } = sickStore();
  for (let i = 0; i < 5; i++) await cap.count('a');
  expect((await cap.count('a')).allowed).toBe(false);
  expect(events).toEqual([]);
});
