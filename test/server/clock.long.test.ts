// The clock jumps while the server serves: over midnight in India, where rates change, backwards, and to 2038, where
// seconds no longer fit 32 bits. Answers belong to the day that the clock shows; a window of
// the caps never looks longer than a minute.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../cluster/program.ts';
import { type FaultyServer, faultyServers } from './faultyServer.ts';

const start = faultyServers();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-clock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Cement went from 28% to 18% on 2025-09-22; the day begins in India 5.5 hours before it does in UTC. */
const LAST_SECOND = '2025-09-21T18:29:50Z';
const FIRST_SECOND = '2025-09-21T18:30:00Z';

async function startAt(moment: string, environment: Readonly<Record<string, string>> = {}) {
  const clock = join(folder, 'clock');
  writeFileSync(clock, String(Date.parse(moment)));
  const server = await start({
    environment: { ...environment, KOSH_TEST_CLOCK: clock },
    options: ['--require', join(import.meta.dirname, 'movableClock.cjs')],
  });
  const jumpTo = (to: string): void => {
    writeFileSync(clock, String(Date.parse(to)));
    server.process.kill('SIGUSR2');
  };
  return { ...server, jumpTo };
}

async function rateOf({ url }: FaultyServer, path: string): Promise<string> {
  const reply = await fetch(url + path);
  expect(reply.status).toBe(200);
  const answer = (await reply.json()) as { gst_rate?: string; matches?: readonly { gst_rate: string }[] };
  return answer.gst_rate ?? answer.matches?.[0]?.gst_rate ?? '';
}

/** Asked again and again, so that a cached answer of another day would show. */
const PATHS = ['/api/codes/2523', '/api/lookup?q=portland%20cement&limit=1', '/api/lookup?q=25232990'];

async function expectRate(server: FaultyServer, rate: string): Promise<void> {
  for (const path of PATHS) {
    for (let i = 0; i < 3; i++) expect(await rateOf(server, path), path).toBe(rate);
  }
}

test('over midnight in India, back again, and to 2038: the rates of the day it shows', async () => {
  const server = await startAt(LAST_SECOND);
  const has = (rate: string) => until(rate, async () => (await rateOf(server, '/api/codes/2523')) === rate);
  await expectRate(server, '28%');
  server.jumpTo(FIRST_SECOND);
  await has('18%');
  await expectRate(server, '18%');
  server.jumpTo('2025-09-21T12:00:00Z');
  await has('28%');
  await expectRate(server, '28%');
  server.jumpTo('2038-01-19T03:14:07Z');
  await has('18%');
  await expectRate(server, '18%');
  // A second later seconds no longer fit 32 bits.
  server.jumpTo('2038-01-19T03:14:08Z');
  await expectRate(server, '18%');
  for (const path of ['/', '/codes/2523', '/changes', '/changes.atom', '/api/changes?from=2025-09-22&chapter=25']) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
  expect(server.process.exitCode).toBeNull();
});

test('the caps still count, and no client is told to wait for more than a minute', async () => {
  const server = await startAt('2026-11-16T00:00:00Z', { RATE_LIMIT: 'on' });
  const ask = () => fetch(`${server.url}/api/lookup?q=rice`);
  expect((await ask()).status).toBe(200);
  // To the client's window, time has run out; the next one begins in 2038 and looks twenty years long afterwards.
  server.jumpTo('2038-01-19T03:14:08Z');
  await until('a new window', async () => (await ask()).headers.get('ratelimit')?.includes('r=19;t=60') === true);
  server.jumpTo('2017-07-01T00:00:00Z');
  const statuses = [];
  for (let i = 0; i < 19; i++) statuses.push((await ask()).status);
  expect(statuses).toEqual(new Array(19).fill(200));
  const refused = await ask();
  expect(refused.status).toBe(429);
  const retryAfter = Number(refused.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
});
