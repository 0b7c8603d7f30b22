import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WindowCounter } from './windowCounter.ts';

const WINDOW_SECONDS = 60;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts as a list of all requests would, whoever asks and whenever', () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b', 'c'), pauseMs: fc.nat(50_000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const counter = new WindowCounter(WINDOW_SECONDS);
      const begun = new Map<string, { at: number; requests: number }>();
      for (const { client, pauseMs } of steps) {
        vi.advanceTimersByTime(pauseMs);
        const now = Date.now();
        const window = begun.get(client);
        const isOpen = window !== undefined && now < window.at + WINDOW_SECONDS * 1000;
        const expected = isOpen ? { at: window.at, requests: window.requests + 1 } : { at: now, requests: 1 };
        begun.set(client, expected);
        expect(counter.consume(client)).toEqual({
          requests: expected.requests,
          msLeft: expected.at + WINDOW_SECONDS * 1000 - now,
        });
      }
    }),
  );
});

test('forgets clients whose window has ended', () => {
  const counter = new WindowCounter(WINDOW_SECONDS);
  for (let client = 0; client < 1_000; client++) counter.consume(`old ${client}`);
  vi.advanceTimersByTime(30_000);
  for (let client = 0; client < 10; client++) counter.consume(`young ${client}`);
  vi.advanceTimersByTime(30_000);
  counter.consume('new');
  expect(counter.size).toBe(11);
});

test.each(['2026-11-14T23:59:30Z', '2017-07-01T00:00:00Z', '2038-01-19T03:14:08Z'])(
  'the clock set to %s moves no window',
  (moment) => {
    const counter = new WindowCounter(WINDOW_SECONDS);
    counter.consume('a');
    vi.advanceTimersByTime(15_000);
    vi.setSystemTime(new Date(moment));
    expect(counter.consume('a')).toEqual({ requests: 2, msLeft: 45_000 });
    expect(counter.consume('b')).toEqual({ requests: 1, msLeft: 60_000 });
    vi.advanceTimersByTime(45_000);
    expect(counter.consume('a')).toEqual({ requests: 1, msLeft: 60_000 });
    expect(counter.consume('b')).toEqual({ requests: 2, msLeft: 15_000 });
  },
);
