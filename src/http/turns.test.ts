// Work in turns: in order, a slice in each round, and what fails harms nobody else.
import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

const spin = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('runs in order, and gives back what was made or thrown', async () => {
  const order: number[] = [];
  const all = [1, 2, 3].map((number) =>
    inTurn(() => {
      order.push(number);
      if (number === 2) throw new Error('two');
      return number * 10;
    }),
  );
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'fulfilled', value: 10 },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: 30 },
  ]);
  expect(order).toEqual([1, 2, 3]);
});

test('long work leaves the round to others between two pieces', async () => {
  let rounds = 0;
  let isDone = false;
  const count = (): void => {
    rounds++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 6 }, () => inTurn(() => spin(6))));
  isDone = true;
  expect(rounds).toBeGreaterThanOrEqual(6);
});

test('work that asks for another turn gets it', async () => {
  expect(await inTurn(() => inTurn(() => 'inner'))).toBe('inner');
});
