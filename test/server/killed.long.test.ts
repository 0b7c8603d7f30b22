// Processes killed under load, as the system does when memory runs out: a worker is replaced, and a primary takes its
// workers with it, so that a supervisor can start the program anew on the same ports.
import { expect, test } from 'vitest';
import { pause, until } from '../cluster/program.ts';
import { answers, type FaultyServer, faultyServers, load, lookUp } from './faultyServer.ts';
import { isAlive, workersOf } from './processes.ts';

const start = faultyServers();

/** Two workers that both listen: the addresses are printed then, while one of them answers before. */
async function startTwo(ports?: readonly number[]): Promise<FaultyServer> {
  const server = await start({ environment: { WEB_CONCURRENCY: '2' }, ...(ports && { ports }) });
  await until('both workers listen', () => server.said().includes(server.url), server.said);
  return server;
}

test('workers killed one after the other: each is replaced, and between them requests are answered', async () => {
  const { url, process: primary, said } = await startTwo();
  const asked = load(url);
  for (let round = 0; round < 3; round++) {
    const [victim = 0, other = 0] = workersOf(primary);
    process.kill(victim, 'SIGKILL');
    await until('a new worker', () => {
      const now = workersOf(primary);
      return now.length === 2 && !now.includes(victim) && now.includes(other);
    });
    await until('it listens', () => said().split('a worker is ready').length > 3 + round);
    expect(await lookUp(url, 'rice')).toBe(200);
  }
  // What the killed worker had accepted is lost; nothing else is, and nobody gets a wrong answer.
  expect([...(await asked.stop())].filter((status) => status !== 200 && status !== 0)).toEqual([]);
  expect(primary.exitCode).toBeNull();
});

test('all workers killed at once: both come back', async () => {
  const { url, process: primary } = await startTwo();
  const killed = workersOf(primary);
  expect(killed).toHaveLength(2);
  for (const worker of killed) process.kill(worker, 'SIGKILL');
  await until('new workers', () => {
    const now = workersOf(primary);
    return now.length === 2 && !now.some((worker) => killed.includes(worker));
  });
  await until('an answer', () => answers(url));
});

test('the primary killed: its workers end, and the same ports serve again', async () => {
  const { url, ports, process: primary, end } = await startTwo();
  const workers = workersOf(primary);
  expect(workers).toHaveLength(2);
  const asked = load(url);
  await pause(500);
  primary.kill('SIGKILL');
  await end();
  await until('the workers are gone', () => !workers.some(isAlive));
  expect([...(await asked.stop())].filter((status) => status !== 200 && status !== 0)).toEqual([]);
  const again = await startTwo(ports);
  expect(await lookUp(again.url, 'rice')).toBe(200);
});
