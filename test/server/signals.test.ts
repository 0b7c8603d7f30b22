// SIGHUP at bad moments: while the program starts, and while a worker takes the place of another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endsWithTests } from '../children.ts';
import { pause, until } from '../cluster/program.ts';
import { startServer } from '../contract/server.ts';
import { ROOT } from './builtFolder.ts';
import { isAlive, workersOf } from './processes.ts';

test.each([1, 2])('20 SIGHUPs in the first second of a start with %i process(es) end nothing', async (processes) => {
  const started = spawn(
    process.execPath,
    ['--require', join(import.meta.dirname, 'announceSighup.cjs'), join(ROOT, 'dist', 'server.js')],
    {
      env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', WEB_CONCURRENCY: String(processes) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const child = endsWithTests(started);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const exited = once(child, 'exit');
  // Until Node runs the program, nobody can handle the signal.
  await until('the handler', () => printed.includes(`SIGHUP is handled by ${child.pid}\n`));
  expect(printed).not.toContain('Code lookup');
  for (let i = 0; i < 20; i++) {
    child.kill('SIGHUP');
    await pause(50);
  }
  await until(
    'the addresses',
    () => printed.includes('Prompt catalog: '),
    () => printed,
  );
  // The first signals came while the data were being opened: they are opened once more.
  await until(
    'new data',
    () => printed.split('new data loaded').length > processes,
    () => printed,
  );
  expect(printed).not.toContain('a worker died');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('30 SIGHUPs while a killed worker is being replaced end no other', async () => {
  const { tariff, process: primary, errors, stop } = await startServer({ WEB_CONCURRENCY: '2' });
  onTestFinished(async () => {
    await stop();
  });
  const [victim = 0, other = 0] = workersOf(primary);
  process.kill(victim, 'SIGKILL');
  for (let i = 0; i < 30; i++) {
    primary.kill('SIGHUP');
    await pause(50);
  }
  await until('a new worker', () => workersOf(primary).filter((pid) => pid !== victim).length === 2);
  expect(isAlive(other)).toBe(true);
  await until('the log', () => errors().includes('a worker died'));
  expect(errors().split('a worker died')).toHaveLength(2);
  expect((await fetch(`${tariff}/healthz`)).status).toBe(200);
});

test('a worker that a signal ends while it starts is replaced', async () => {
  const started = spawn(process.execPath, [join(ROOT, 'dist', 'server.js')], {
    env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', WEB_CONCURRENCY: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const child = endsWithTests(started);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  await until('a worker', () => workersOf(child).length > 0);
  const [newborn = 0] = workersOf(child);
  process.kill(newborn, 'SIGKILL');
  await until(
    'the addresses',
    () => printed.includes('Prompt catalog: '),
    () => printed,
  );
  expect(printed).toContain('a worker died; starting another');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
