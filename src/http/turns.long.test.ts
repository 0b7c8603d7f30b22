// The budget of one request: processor time, not the time that passes on a busy machine.
import { expect, test } from 'vitest';
import type { Steps } from '../steps/steps.ts';
import { Refusal } from './refusal.ts';
import { inTurn } from './turns.ts';

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number) => Atomics.wait(sleeper, 0, 0, milliseconds);

function* endless(): Steps<never> {
  for (;;) {
    spin(1);
    yield;
  }
}

function* asleep(steps: number): Steps<string> {
  for (let step = 0; step < steps; step++) {
    sleep(100);
    yield;
  }
  return 'whole';
}

test('work without end is refused with 422, and others have their turns meanwhile', async () => {
  const before = process.cpuUsage();
  let isOver = false;
  const long = inTurn(endless).finally(() => {
    isOver = true;
  });
  const refused = expect(long).rejects.toMatchObject({
    status: 422,
    message: 'The answer takes more than 5 s to work out; ask for less at once.',
  });
  let others = 0;
  while (!isOver) {
    await inTurn(() => others++);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await refused;
  await expect(long).rejects.toBeInstanceOf(Refusal);
  expect(others).toBeGreaterThan(100);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeGreaterThan(4.5);
});

test('seconds in which the processor does something else are not counted', async () => {
  expect(await inTurn(() => asleep(70))).toBe('whole');
});
