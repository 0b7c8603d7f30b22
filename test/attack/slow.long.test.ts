// Clients that take up connections by the thousand: answers that nobody reads, ten thousand idle sockets.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostDescriptors, openDescriptors, residentMegabytes } from '../server/processes.ts';
import { type Attacked, attacked, pause } from './slowClients.ts';
import { open, request } from './wire.ts';

/** The descriptors this machine allows decide how many connections can be tried; two hundred are left for the rest. */
const IDLE = Math.min(10_000, mostDescriptors() - 200);
if (IDLE < 10_000) {
  console.warn(`Only ${IDLE} of 10,000 idle connections: the limit of open files here is ${mostDescriptors()}.`);
}

describe.concurrent('clients that hold on', { timeout: 300_000 }, () => {
  let all: readonly Attacked[] = [];
  const take = (number: number): Attacked => {
    const one = all[number];
    if (one === undefined) throw new Error('The servers have not started.');
    return one;
  };
  beforeAll(async () => {
    all = await Promise.all([attacked(), attacked()]);
  });
  afterAll(async () => {
    for (const { server, honest } of all) {
      await honest.isAnswered();
      expect(server.errors()).toBe('');
      await server.stop();
    }
  });

  test('answers that nobody reads: bounded memory, honest clients are answered meanwhile', async () => {
    const { server, honest, pid } = take(0);
    const before = { descriptors: openDescriptors(pid), memory: residentMegabytes(pid) };
    const sockets = Array.from({ length: 60 }, (_, n) => {
      const socket = open(server.tariff);
      socket.pause();
      socket.write(request('GET /api/export.ndjson', [`Accept-Encoding: ${['identity', 'gzip', 'br'][n % 3]}`]));
      return socket;
    });
    // The server cuts them off by itself later: most of them must have been there at once.
    let held = 0;
    let memory = 0;
    for (const started = performance.now(); performance.now() - started < 8_000; await pause(250)) {
      held = Math.max(held, openDescriptors(pid) - before.descriptors);
      memory = Math.max(memory, residentMegabytes(pid) - before.memory);
    }
    expect(held).toBeGreaterThanOrEqual(40);
    expect(memory).toBeLessThan(400);
    await honest.isAnswered();
    for (const socket of sockets) socket.destroy();
  });

  test(`${IDLE} idle connections: honest clients are answered, all are closed after ten seconds`, async () => {
    const { server, honest, pid } = take(1);
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
    await honest.isAnswered();
    expect(residentMegabytes(pid)).toBeLessThan(400);
    for (let waited = 0; closed < IDLE && waited < 120; waited++) await pause(1_000);
    expect(closed).toBe(IDLE);
    expect(shortest).toBeGreaterThan(9_000);
    for (let waited = 0; openDescriptors(pid) >= before + 10 && waited < 120; waited++) await pause(500);
    expect(openDescriptors(pid)).toBeLessThan(before + 10);
  });
});
