import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountsFromPrimary, type CountsWanted, createSharedCounts } from './sharedCounts.ts';

const LOOKUPS = { name: 'lookup', perMinute: 20 };
const OTHERS = { name: 'tariff', perMinute: 60 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** So many workers of one primary, and what they sent; messages go through JSON, as between processes. */
function cluster(workers: number) {
  const count = createSharedCounts();
  const sent: CountsWanted[] = [];
  const through = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;
  const all = Array.from({ length: workers }, () => {
    const worker: CountsFromPrimary = new CountsFromPrimary((wanted) => {
      sent.push(wanted);
      const ready = through(count(through(wanted)));
      queueMicrotask(() => worker.take(ready));
    });
    return worker;
  });
  return { workers: all, sent };
}

test('requests of all workers are counted once each, whoever was asked', async () => {
  const { workers } = cluster(3);
  const counted = workers.flatMap(({ counters }) => {
    const lookups = counters(LOOKUPS);
    return Array.from({ length: 10 }, () => lookups.consume('a'));
  });
  vi.advanceTimersByTime(0);
  const requests = (await Promise.all(counted)).map((count) => count.requests);
  expect(requests.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});

test('what comes in one round is one message, answered in its order, by policy, client and weight', async () => {
  const { workers, sent } = cluster(1);
  const [worker] = workers;
  const [lookups, others] = [worker?.counters(LOOKUPS), worker?.counters(OTHERS)];
  const counted = [
    lookups?.consume('a'),
    others?.consume('a', 7),
    lookups?.consume('b'),
    lookups?.consume('a', 3),
    others?.consume('a'),
  ];
  vi.advanceTimersByTime(0);
  expect(sent).toHaveLength(1);
  expect((await Promise.all(counted)).map((count) => count?.requests)).toEqual([1, 7, 1, 4, 8]);
  lookups?.consume('a');
  vi.advanceTimersByTime(0);
  expect(sent).toHaveLength(2);
});

test('windows end after a minute', async () => {
  const { workers } = cluster(2);
  const ask = async (at: number) => {
    const count = workers[at]?.counters(LOOKUPS).consume('a');
    vi.advanceTimersByTime(0);
    return count;
  };
  expect(await ask(0)).toEqual({ requests: 1, msLeft: 60_000 });
  vi.advanceTimersByTime(45_000);
  expect(await ask(1)).toEqual({ requests: 2, msLeft: 15_000 });
  vi.advanceTimersByTime(15_000);
  expect(await ask(1)).toEqual({ requests: 1, msLeft: 60_000 });
});

test('nothing is sent while a message is under way; then all that has come meanwhile', async () => {
  const sent: CountsWanted[] = [];
  const count = createSharedCounts();
  const worker = new CountsFromPrimary((wanted) => sent.push(wanted));
  const lookups = worker.counters(LOOKUPS);
  const answer = (at: number) => worker.take(count(sent[at] ?? { countsWanted: -1, requests: [] }));
  const first = lookups.consume('a');
  vi.advanceTimersByTime(0);
  const later = [lookups.consume('a'), lookups.consume('b')];
  vi.advanceTimersByTime(0);
  later.push(lookups.consume('a'));
  vi.advanceTimersByTime(0);
  expect(sent).toHaveLength(1);
  answer(0);
  expect(await first).toMatchObject({ requests: 1 });
  expect(sent).toHaveLength(2);
  answer(1);
  expect((await Promise.all(later)).map(({ requests }) => requests)).toEqual([2, 1, 3]);
});

test('a primary that says nothing is waited for a second; what it says later is of no use to anybody', async () => {
  const sent: CountsWanted[] = [];
  const worker = new CountsFromPrimary((wanted) => sent.push(wanted));
  const lookups = worker.counters(LOOKUPS);
  const refused = expect(lookups.consume('a')).rejects.toThrow('the primary process does not answer');
  vi.advanceTimersByTime(500);
  const next = lookups.consume('b');
  vi.advanceTimersByTime(500);
  await refused;
  expect(sent).toHaveLength(2);
  worker.take({ countsReady: sent[0]?.countsWanted ?? 0, counts: [99, 60_000] });
  worker.take({ countsReady: sent[1]?.countsWanted ?? 0, counts: [1, 60_000] });
  expect(await next).toEqual({ requests: 1, msLeft: 60_000 });
});
