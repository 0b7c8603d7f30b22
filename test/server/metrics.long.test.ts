// A worker process that dies while it waits for the metrics of another.
import { expect, onTestFinished, test } from 'vitest';
import { pause } from '../cluster/program.ts';
import { startServer } from '../contract/server.ts';
import { isAlive, workersOf } from './processes.ts';

test('a worker that asked for metrics and died takes nobody with it', { timeout: 60_000 }, async () => {
  const { tariff, process: primary, stop } = await startServer({ WEB_CONCURRENCY: '2' });
  const workers = workersOf(primary);
  expect(workers).toHaveLength(2);
  onTestFinished(async () => {
    for (const pid of workers) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
    await stop();
  });
  const [stopped = 0, asking = 0] = workers;
  process.kill(stopped, 'SIGSTOP');
  // Every other one reaches the worker that still runs; the metrics wait for the one that does not.
  const asked = Array.from({ length: 4 }, () => fetch(`${tariff}/metrics`).catch(() => undefined));
  await pause(500);
  process.kill(asking, 'SIGKILL');
  // The primary gives up waiting for a worker's metrics after five seconds.
  await pause(6_000);
  expect(primary.exitCode).toBeNull();
  process.kill(stopped, 'SIGCONT');
  await Promise.all(asked);
  expect((await fetch(`${tariff}/healthz`)).status).toBe(200);
});
