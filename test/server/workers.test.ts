// Worker processes that die at a bad moment: the primary outlives them, and a stop is never lost.
import { afterEach, expect, test } from 'vitest';
import { freePorts, until } from '../cluster/program.ts';
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
  await server?.stop();
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

test('workers that take the place of dead ones know what was counted before', async () => {
  // When none of the workers listens any more, a port that the system chose would be another.
  const [port = 0] = await freePorts(1);
  server = await startServer({ WEB_CONCURRENCY: '2', RATE_LIMIT: 'on', TARIFF_PORT: String(port) });
  const { tariff, process: primary } = server;
  const ask = async (): Promise<number> => {
    const response = await fetch(`${tariff}/api/lookup?q=rice`, { headers: { Connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await Promise.all(Array.from({ length: 12 }, ask))).toEqual(new Array(12).fill(200));
  const dead = workersOf(primary);
  for (const pid of dead) process.kill(pid, 'SIGKILL');
  await until('both workers are replaced', () => workersOf(primary).filter((pid) => !dead.includes(pid)).length === 2);
  await until('an answer', async () => {
    // A path without a cap.
    const response = await fetch(`${tariff}/healthz`).catch(() => undefined);
    return response?.ok === true;
  });
  const statuses = await Promise.all(Array.from({ length: 20 }, ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});
