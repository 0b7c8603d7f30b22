// Clients that hold on to a connection: slow headers, slow bodies, answers that nobody reads, ten thousand idle sockets.
// All wait at the same time, so that the file takes as long as the longest of them.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostDescriptors, openDescriptors, residentMegabytes } from '../../scripts/soak/serverProcess.ts';
import { type RunningServer, startServer } from '../contract/server.ts';
import { type HonestClient, honestClient } from './honest.ts';
import { errorOf, open, readAnswers, request, type WireAnswer } from './wire.ts';

/** The descriptors this machine allows decide how many connections can be tried; two hundred are left for the rest. */
const IDLE = Math.min(10_000, mostDescriptors() - 200);
if (IDLE < 10_000) {
  console.warn(`Only ${IDLE} of 10,000 idle connections: the limit of open files here is ${mostDescriptors()}.`);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Attacked {
  readonly server: RunningServer;
  readonly honest: HonestClient;
  readonly pid: number;
}

/** A server for each attack, so that one does not count the connections of another. */
async function attacked(): Promise<Attacked> {
  const server = await startServer();
  return { server, honest: await honestClient(server), pid: server.process.pid ?? 0 };
}

interface Outcome {
  readonly answers: readonly WireAnswer[];
  readonly seconds: number;
}

/** Sends the beginning at once and one more byte every half second until the server ends it. */
function drip(socket: Socket, beginning: string, byte: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    const got: Buffer[] = [];
    socket.write(beginning);
    const timer = setInterval(() => socket.write(byte), 500);
    socket.on('data', (chunk: Buffer) => got.push(chunk));
    socket.once('end', () => {
      clearInterval(timer);
      socket.destroy();
      const { answers } = readAnswers(Buffer.concat(got), false, true);
      resolve({ answers, seconds: (performance.now() - started) / 1000 });
    });
  });
}

describe.concurrent('slow clients', { timeout: 60_000 }, () => {
  let all: readonly Attacked[] = [];
  const take = (number: number): Attacked => {
    const one = all[number];
    if (one === undefined) throw new Error('The servers have not started.');
    return one;
  };
  beforeAll(async () => {
    all = await Promise.all([attacked(), attacked(), attacked()]);
  });
  afterAll(async () => {
    for (const { server, honest } of all) {
      await honest.isAnswered();
      expect(server.errors()).toBe('');
      await server.stop();
    }
  });

  test('slow headers: 408 after ten seconds, honest clients are answered meanwhile', async () => {
    const { server, honest } = take(0);
    const slow = Array.from({ length: 200 }, (_, n) =>
      drip(open(server.tariff), `GET /api/lookup?q=${n} HTTP/1.1\r\nHost: x\r\nX-Slow: `, 'a'),
    );
    await pause(3_000);
    await honest.isAnswered();
    for (const { answers, seconds } of await Promise.all(slow)) {
      expect(answers.map(({ status }) => status)).toEqual([408]);
      expect(answers.map(errorOf)).toEqual(['The request did not arrive in time; send it at once.']);
      expect(seconds).toBeGreaterThan(9);
      expect(seconds).toBeLessThan(16);
    }
  });

  test('slow headers of a second request: 408 as well', async () => {
    const { answers, seconds } = await drip(open(take(0).server.prompts), `${request('GET /healthz')}GET /`, 'a');
    expect(answers.map(({ status }) => status)).toEqual([200, 408]);
    expect(seconds).toBeLessThan(16);
  });

  test('slow bodies: one 408 after fifteen seconds, honest clients are answered meanwhile', async () => {
    const { server, honest } = take(0);
    const heads = ['Content-Length: 60000', 'Transfer-Encoding: chunked'].map(
      (framing) => `POST /api/lookup HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n`,
    );
    const slow = Array.from({ length: 100 }, (_, n) =>
      drip(open(server.tariff), heads[n % 2] ?? '', n % 2 ? '0' : ' '),
    );
    await pause(5_000);
    await honest.isAnswered();
    for (const { answers, seconds } of await Promise.all(slow)) {
      expect(answers.map(({ status }) => status)).toEqual([408]);
      expect(seconds).toBeGreaterThan(14);
      expect(seconds).toBeLessThan(21);
    }
  });

  test('answers that nobody reads: bounded memory, honest clients are answered meanwhile', async () => {
    const { server, honest, pid } = take(1);
    const before = { descriptors: openDescriptors(pid), memory: residentMegabytes(pid) };
    const sockets = Array.from({ length: 60 }, (_, n) => {
      const socket = open(server.tariff);
      socket.pause();
      socket.write(request('GET /api/export.ndjson', [`Accept-Encoding: ${['identity', 'gzip', 'br'][n % 3]}`]));
      return socket;
    });
    await pause(8_000);
    expect(openDescriptors(pid)).toBeGreaterThanOrEqual(before.descriptors + 40);
    expect(residentMegabytes(pid)).toBeLessThan(before.memory + 400);
    await honest.isAnswered();
    for (const socket of sockets) socket.destroy();
  });

  test(`${IDLE} idle connections: honest clients are answered, all are closed after ten seconds`, async () => {
    const { server, honest, pid } = take(2);
    const before = openDescriptors(pid);
    const sockets: Socket[] = [];
    let closed = 0;
    while (sockets.length < IDLE) {
      const wave = Array.from({ length: Math.min(250, IDLE - sockets.length) }, () => open(server.tariff));
      for (const socket of wave) {
        socket.resume();
        socket.once('close', () => closed++);
      }
      sockets.push(...wave);
      await Promise.all(wave.map((socket) => once(socket, 'connect')));
    }
    expect(closed).toBe(0);
    // The system takes connections before the server does: the last may wait for their turn.
    for (let waited = 0; openDescriptors(pid) < IDLE && waited < 40; waited++) await pause(50);
    expect(openDescriptors(pid)).toBeGreaterThanOrEqual(IDLE);
    const started = performance.now();
    await honest.isAnswered();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(residentMegabytes(pid)).toBeLessThan(400);
    for (let waited = 0; closed < IDLE && waited < 30; waited++) await pause(1_000);
    expect(closed).toBe(IDLE);
    for (let waited = 0; openDescriptors(pid) >= before + 10 && waited < 10; waited++) await pause(500);
    expect(openDescriptors(pid)).toBeLessThan(before + 10);
  });
});
