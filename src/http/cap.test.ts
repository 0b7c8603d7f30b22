import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capHeaders, countInMemory, createCap } from './cap.ts';

const POLICY = { name: 'test', perMinute: 3 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cap of 3 a minute', () => {
  test('lets exactly 3 through in the window that the first request began', async () => {
    const cap = createCap(POLICY, countInMemory);
    expect(await cap.count('a')).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
    vi.advanceTimersByTime(30_000);
    expect(await cap.count('a')).toEqual({ allowed: true, remaining: 1, resetSeconds: 30 });
    vi.advanceTimersByTime(29_000);
    expect(await cap.count('a')).toEqual({ allowed: true, remaining: 0, resetSeconds: 1 });
    vi.advanceTimersByTime(999);
    expect(await cap.count('a')).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
    vi.advanceTimersByTime(1);
    expect(await cap.count('a')).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
  });

  test('refused requests do not lengthen the window', async () => {
    const cap = createCap(POLICY, countInMemory);
    for (let i = 0; i < 3; i++) await cap.count('a');
    for (let second = 0; second < 59; second++) {
      vi.advanceTimersByTime(1_000);
      expect((await cap.count('a')).allowed).toBe(false);
    }
    vi.advanceTimersByTime(1_000);
    expect((await cap.count('a')).allowed).toBe(true);
  });

  test('counts each client apart', async () => {
    const cap = createCap(POLICY, countInMemory);
    for (let i = 0; i < 4; i++) await cap.count('a');
    expect((await cap.count('b')).remaining).toBe(2);
  });
});

test('the headers follow the draft', () => {
  expect(capHeaders(POLICY, { allowed: true, remaining: 2, resetSeconds: 60 })).toEqual({
    RateLimit: '"test";r=2;t=60',
    'RateLimit-Policy': '"test";q=3;w=60',
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('full');
    },
  ],
  ['rejects', () => Promise.reject(new Error('gone'))],
] as const)('a counter that %s stops nobody', async (_, consume) => {
  const cap = createCap(POLICY, () => ({ consume }));
  expect(await cap.count('a')).toEqual({ allowed: true, remaining: 3, resetSeconds: 60 });
});
