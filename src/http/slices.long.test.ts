// The budget of one piece of work: processor time, not the time that passes on a busy machine.
import { expect, test } from 'vitest';
import type { Steps } from '../steps/steps.ts';
import { inSlices } from './slices.ts';

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function* endless(): Steps<never> {
  for (;;) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
}

function* asleep(steps: number): Steps<string> {
  for (let step = 0; step < steps; step++) {
    Atomics.wait(sleeper, 0, 0, 100);
    yield;
  }
  return 'whole';
}

test('work without end is refused with 422, and others have their turns meanwhile', async () => {
  const before = process.cpuUsage();
  let isOver = false;
  const long = inSlices(endless()).finally(() => {
    isOver = true;
  });
  const refused = expect(long).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('more than 5 s'),
  });
  let others = 0;
  while (!isOver) {
    others++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await refused;
  expect(others).toBeGreaterThan(100);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeGreaterThan(4.5);
});

test('seconds in which the processor does something else are not counted', async () => {
  expect(await inSlices(asleep(70))).toBe('whole');
});
