// Worker processes that die at a bad moment: the primary outlives them, and a stop is never lost.
import { afterEach, expect, test } from 'vitest';
import { pause, until } from '../cluster/program.ts';
import { type RunningServer, startServer } from '../contract/server.ts';
import { isAlive, workersOf } from './processes.ts';

let server: RunningServer | undefined;
let workers: readonly number[] = [];

/** Two workers, by their process ids. */
async function startTwo(): Promise<RunningServer> {
  server = await startServer({ WEB_CONCURRENCY: '2' });
  workers = workersOf(server.process);
  expect(workers).toHaveLength(2);
  return server;
}

afterEach(async () => {
  for (const pid of workers) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  await server?.stop();
});

test('a worker that asked for metrics and died takes nobody with it', { timeout: 30_000 }, async () => {
  const { tariff, process: primary } = await startTwo();
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

test('a stop between the death of the workers and their replacement ends the program', async () => {
  const { process: primary } = await startTwo();
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  await until('both workers are gone', () => !workers.some(isAlive));
  primary.kill('SIGTERM');
  await until('the end', () => primary.exitCode !== null);
  expect(primary.exitCode).toBe(0);
});

test('a stop while one worker is being replaced starts no other', async () => {
  const running = await startTwo();
  const [first = 0] = workers;
  process.kill(first, 'SIGKILL');
  await until('the worker is gone', () => !isAlive(first));
  running.process.kill('SIGTERM');
  await until('the end', () => running.process.exitCode !== null);
  expect(running.process.exitCode).toBe(0);
});
