import { expect, onTestFinished, test, vi } from 'vitest';
import type { Steps } from '../steps/steps.ts';
import { ClientLeft } from './refusal.ts';
import { inSlices } from './slices.ts';

const spin = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

function* counted(steps: number, each: () => void): Steps<number> {
  for (let step = 0; step < steps; step++) {
    each();
    yield;
  }
  return steps;
}

test('short work is done before the first round, long work leaves rounds to others', async () => {
  // A clock of our own, so that a busy machine makes no short work long.
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => now.mockRestore());
  let rounds = 0;
  let isDone = false;
  const count = (): void => {
    rounds++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  expect(await inSlices(counted(3, () => undefined))).toBe(3);
  expect(rounds).toBe(0);
  const step = () => {
    clock += 3;
  };
  expect(await inSlices(counted(10, step))).toBe(10);
  isDone = true;
  expect(rounds).toBeGreaterThanOrEqual(5);
});

test('long pieces of work take turns', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    counted(6, () => {
      order.push(name);
      spin(3);
    });
  await Promise.all([inSlices(work('a')), inSlices(work('b'))]);
  expect(order.indexOf('b')).toBeLessThan(order.lastIndexOf('a'));
});

test('steps that throw reject, and harm nobody else', async () => {
  let left = 10;
  const failing = counted(20, () => {
    spin(1);
    if (left-- === 0) throw new Error('step');
  });
  const [failed, fine] = await Promise.allSettled([inSlices(failing), inSlices(counted(20, () => spin(1)))]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'step' } });
  expect(fine).toMatchObject({ value: 20 });
});

test('work for a client that left ends with the next slice', async () => {
  const client = new AbortController();
  let steps = 0;
  const work = inSlices(
    counted(1_000, () => {
      steps++;
      spin(1);
    }),
    client.signal,
  );
  setImmediate(() => client.abort());
  await expect(work).rejects.toBeInstanceOf(ClientLeft);
  expect(steps).toBeLessThan(100);
});
