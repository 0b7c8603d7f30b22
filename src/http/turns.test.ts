// Work in turns: in order, a slice in each round, and what fails harms nobody else.
import { expect, test } from 'vitest';
import type { Steps } from '../steps/steps.ts';
import { inSlices, inTurn } from './turns.ts';

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

function* counted(steps: number, each: () => void): Steps<number> {
  for (let step = 0; step < steps; step++) {
    each();
    yield;
  }
  return steps;
}

test('steps are done at once while they are few, in turns when they are many', async () => {
  expect(inSlices(counted(3, () => undefined))).toBe(3);
  const long = inSlices(counted(10, () => spin(2)));
  expect(long).toBeInstanceOf(Promise);
  expect(await long).toBe(10);
  expect(await inTurn(() => counted(5, () => spin(2)))).toBe(5);
});

test('long steps share the rounds', async () => {
  const order: string[] = [];
  await Promise.all(
    ['a', 'b'].map((name) =>
      inTurn(() =>
        counted(6, () => {
          order.push(name);
          spin(3);
        }),
      ),
    ),
  );
  expect(order.indexOf('b')).toBeLessThan(order.lastIndexOf('a'));
});

test('steps that throw reject', async () => {
  const failing = () =>
    counted(20, () => {
      spin(1);
      if (performance.now() > 0 && failAfter-- === 0) throw new Error('step');
    });
  let failAfter = 10;
  await expect(inTurn(failing)).rejects.toThrow('step');
});
