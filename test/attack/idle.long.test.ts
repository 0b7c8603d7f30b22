// Ten thousand connections on which nobody asks anything.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { mostDescriptors, openDescriptors, residentMegabytes } from '../server/processes.ts';
import { attackedServer } from './attackedServer.ts';
import { pause } from './slowClients.ts';
import { open } from './wire.ts';

/** The descriptors this machine allows decide how many connections can be tried; two hundred are left for the rest. */
const IDLE = Math.min(10_000, mostDescriptors() - 200);
if (IDLE < 10_000) {
  console.warn(`Only ${IDLE} of 10,000 idle connections: the limit of open files here is ${mostDescriptors()}.`);
}

const server = attackedServer();

test(`${IDLE} idle connections: honest clients are answered, all are closed after ten seconds`, async () => {
  const pid = server.process.pid ?? 0;
  const before = openDescriptors(pid);
  const sockets: Socket[] = [];
  let closed = 0;
  let shortest = Number.POSITIVE_INFINITY;
  while (sockets.length < IDLE) {
    const wave = Array.from({ length: Math.min(250, IDLE - sockets.length) }, () => open(server.tariff));
    for (const socket of wave) {
      const opened = performance.now();
      socket.resume();
      socket.once('close', () => {
        closed++;
        shortest = Math.min(shortest, performance.now() - opened);
      });
    }
    sockets.push(...wave);
    await Promise.all(wave.map((socket) => once(socket, 'connect')));
  }
  // The system takes connections before the server does: the last may wait for their turn. On a busy machine the first
  // have had their ten seconds by then.
  for (let waited = 0; openDescriptors(pid) < IDLE - closed && waited < 400; waited++) await pause(50);
  expect(openDescriptors(pid)).toBeGreaterThanOrEqual(IDLE - closed);
  await server.isAnswered();
  expect(residentMegabytes(pid)).toBeLessThan(400);
  for (let waited = 0; closed < IDLE && waited < 120; waited++) await pause(1_000);
  expect(closed).toBe(IDLE);
  expect(shortest).toBeGreaterThan(9_000);
  for (let waited = 0; openDescriptors(pid) >= before + 10 && waited < 120; waited++) await pause(500);
  expect(openDescriptors(pid)).toBeLessThan(before + 10);
});
