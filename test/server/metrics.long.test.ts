// A worker process that dies while the primary waits for its metrics.
import { expect, onTestFinished, test } from 'vitest';
import { freePorts, pause, until } from '../cluster/program.ts';
import { startServer } from '../contract/server.ts';
import { isAlive, workersOf } from './processes.ts';

test('metrics of a worker that hangs or dies are a 503, and come back', { timeout: 60_000 }, async () => {
  const [port = 0] = await freePorts(1);
  const { tariff, process: primary, stop } = await startServer({ WEB_CONCURRENCY: '2', METRICS_PORT: String(port) });
  const workers = workersOf(primary);
  expect(workers).toHaveLength(2);
  onTestFinished(async () => {
    for (const pid of workers) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
    await stop();
  });
  const metrics = () => fetch(`http://127.0.0.1:${port}/metrics`);
  expect((await metrics()).status).toBe(200);
  const [hanging = 0, dying = 0] = workers;
  process.kill(hanging, 'SIGSTOP');
  const asked = metrics();
  await pause(500);
  process.kill(dying, 'SIGKILL');
  expect((await asked).status).toBe(503);
  expect(primary.exitCode).toBeNull();
  process.kill(hanging, 'SIGCONT');
  await until('two workers', () => workersOf(primary).length === 2);
  await until('the metrics of both', async () => (await metrics()).status === 200);
  expect((await fetch(`${tariff}/healthz`)).status).toBe(200);
});
