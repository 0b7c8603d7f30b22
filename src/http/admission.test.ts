import { expect, test } from 'vitest';
import { ADMISSION_LIMITS, Admission } from './admission.ts';
import { ClientLeft } from './refusal.ts';

const { signal } = new AbortController();
const LIMITS = { ...ADMISSION_LIMITS, begun: 4, begunByClient: 2, waiting: 3, waitingOfClient: 2, patienceMs: 50 };

/** Work that goes on until `release` is called. */
function held() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a client begins no more than its share, and its next begins when one has ended', async () => {
  const admission = new Admission({ ...LIMITS, patienceMs: 10_000 });
  const begun: number[] = [];
  const works = [held(), held(), held()];
  const runs = works.map(({ work }, number) =>
    admission.run('a', signal, () => {
      begun.push(number);
      return work();
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  expect(await admission.run('b', signal, () => 'other')).toBe('other');
  works[0]?.release();
  await runs[0];
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { release } of works) release();
  await Promise.all(runs);
});

test('who waits too long, and who would make too many wait, is refused with 503', async () => {
  const admission = new Admission(LIMITS);
  const busy = [held(), held()];
  const runs = busy.map(({ work }) => admission.run('a', signal, work));
  const refused = { status: 503, headers: { 'Retry-After': '1' } };
  const waiting = [1, 2].map(() => admission.run('a', signal, () => undefined));
  // The client's own share of the queue is full.
  await expect(admission.run('a', signal, () => undefined)).rejects.toMatchObject(refused);
  for (const one of waiting) await expect(one).rejects.toMatchObject(refused);
  for (const { release } of busy) release();
  await Promise.all(runs);
  expect(await admission.run('a', signal, () => 'free')).toBe('free');
});

test('work of a client that left is not begun, and others go on', async () => {
  const admission = new Admission({ ...LIMITS, begun: 1 });
  const first = held();
  const run = admission.run('a', signal, first.work);
  const client = new AbortController();
  let isBegun = false;
  const left = admission.run('b', client.signal, () => {
    isBegun = true;
  });
  const other = admission.run('c', signal, () => 'answer');
  client.abort();
  await expect(left).rejects.toBeInstanceOf(ClientLeft);
  first.release();
  await run;
  expect(await other).toBe('answer');
  expect(isBegun).toBe(false);
  await expect(admission.run('b', client.signal, () => undefined)).rejects.toBeInstanceOf(ClientLeft);
});

test('work that fails gives its place back', async () => {
  const admission = new Admission({ ...LIMITS, begun: 1 });
  const failing = () => {
    throw new Error('broken');
  };
  for (let i = 0; i < 3; i++) await expect(admission.run('a', signal, failing)).rejects.toThrow('broken');
  expect(await admission.run('a', signal, () => 1)).toBe(1);
});

test('a stream is made as it is read, and counts until it is read or given up', async () => {
  const admission = new Admission({ ...LIMITS, streams: 2, streamsToClient: 1 });
  let made = 0;
  function* pieces() {
    for (; made < 1_000; made++) yield 'x'.repeat(1024);
  }
  const stream = admission.stream('a', pieces());
  expect(made).toBe(0);
  expect(() => admission.stream('a', [])).toThrow('Too much costly work');
  const other = admission.stream('b', ['short']);
  expect(() => admission.stream('c', [])).toThrow('Too much costly work');
  const reader = stream.getReader();
  await reader.read();
  expect(made).toBeLessThan(64);
  await reader.cancel();
  expect(await new Response(other).text()).toBe('short');
  for (let i = 0; i < 3; i++) expect(await new Response(admission.stream('a', ['a', 'b'])).text()).toBe('ab');
});

test('a stream that is read too slowly ends', async () => {
  const admission = new Admission({ ...LIMITS, streamMs: 20 });
  const reader = admission.stream('a', ['x'.repeat(50_000), 'y']).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 40));
  await expect(reader.read()).rejects.toThrow('too long');
});
