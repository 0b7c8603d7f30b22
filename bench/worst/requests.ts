// How long a server takes over requests that are made to be hard on it, and how soon it cuts off slow clients.
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { honestClient } from '../../test/attack/honest.ts';
import { HOSTILE_BODIES, LOOKUP } from '../../test/attack/hostileBodies.ts';
import { LONG_HEADS } from '../../test/attack/longHeads.ts';
import { drip, SLOW_BODIES, SLOW_HEAD } from '../../test/attack/slowClients.ts';
import { exchange, open } from '../../test/attack/wire.ts';
import { startServer } from '../../test/contract/server.ts';
import { mostDescriptors } from '../../test/server/processes.ts';

const SLOW_CLIENTS = 50;

export interface Slowest {
  readonly name: string;
  readonly milliseconds: number;
}

const slower = (a: Slowest, b: Slowest): Slowest => (b.milliseconds > a.milliseconds ? b : a);

async function timed(name: string, work: () => Promise<unknown>): Promise<Slowest> {
  const started = performance.now();
  await work();
  return { name, milliseconds: performance.now() - started };
}

/** The slowest answer to a hostile body or a long head. */
export async function slowestAnswer(): Promise<Slowest> {
  const server = await startServer();
  try {
    let slowest: Slowest = { name: '', milliseconds: 0 };
    for (const [name, path, body] of HOSTILE_BODIES) {
      const base = path === LOOKUP ? server.tariff : server.prompts;
      const send = async () => (await fetch(base + path, { method: 'POST', body })).text();
      slowest = slower(slowest, await timed(name, send));
    }
    for (const [name, bytes] of LONG_HEADS) {
      slowest = slower(slowest, await timed(name, () => exchange(server.tariff, bytes)));
    }
    return slowest;
  } finally {
    await server.stop();
  }
}

/** The first and the last of many to be cut off, in seconds. */
export interface CutOff {
  readonly first: number;
  readonly last: number;
}

export async function slowClients(): Promise<{ readonly heads: CutOff; readonly bodies: CutOff }> {
  const server = await startServer();
  try {
    const attack = async (beginnings: readonly string[]): Promise<CutOff> => {
      const clients = Array.from({ length: SLOW_CLIENTS }, (_, n) =>
        drip(open(server.tariff), beginnings[n % beginnings.length] ?? '', '0'),
      );
      const seconds = (await Promise.all(clients)).map((outcome) => outcome.seconds);
      return { first: Math.min(...seconds), last: Math.max(...seconds) };
    };
    const [heads, bodies] = await Promise.all([attack([SLOW_HEAD]), attack(SLOW_BODIES)]);
    return { heads, bodies };
  } finally {
    await server.stop();
  }
}

/** How long honest clients wait for their answers while so many sockets are open and say nothing. */
export async function answerBesideIdle(
  most: number,
): Promise<{ readonly idle: number; readonly milliseconds: number }> {
  const idle = Math.min(most, mostDescriptors() - 200);
  const server = await startServer();
  const sockets: Socket[] = [];
  try {
    const honest = await honestClient(server);
    while (sockets.length < idle) {
      const wave = Array.from({ length: Math.min(250, idle - sockets.length) }, () => open(server.tariff));
      for (const socket of wave) socket.resume();
      sockets.push(...wave);
      await Promise.all(wave.map((socket) => once(socket, 'connect')));
    }
    const { milliseconds } = await timed('idle', () => honest.isAnswered());
    return { idle, milliseconds };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}
