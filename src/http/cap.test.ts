import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counterOf, countInMemory } from './cap.ts';

const POLICY = { name: 'test', perMinute: 3 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a window lasts for 60 seconds from its first request; further requests do not lengthen it', async () => {
  const counter = countInMemory(POLICY);
  expect(await counter.consume('a')).toEqual({ requests: 1, msLeft: 60_000 });
  for (let second = 1; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    expect(await counter.consume('a')).toEqual({ requests: second + 1, msLeft: 60_000 - second * 1_000 });
  }
  vi.advanceTimersByTime(1_000);
  expect(await counter.consume('a')).toEqual({ requests: 1, msLeft: 60_000 });
});

test('each client is counted apart, and a request by its weight', async () => {
  const counter = countInMemory(POLICY);
  expect((await counter.consume('a', 5)).requests).toBe(5);
  expect((await counter.consume('b')).requests).toBe(1);
  expect((await counter.consume('a')).requests).toBe(6);
});

test('a window that a clock set back seems to lengthen ends after a minute of real time', async () => {
  const counter = countInMemory(POLICY);
  await counter.consume('a');
  vi.setSystemTime(new Date('2017-07-01T00:00:00Z'));
  expect((await counter.consume('a')).requests).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect((await counter.consume('a')).requests).toBe(1);
});

test('a limiter that could not count says so', async () => {
  const counter = counterOf({ consume: () => Promise.reject(new Error('no answer')) });
  await expect(counter.consume('a')).rejects.toThrow('no answer');
});
