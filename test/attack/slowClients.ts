// Clients that send a byte now and then, and what a server under such an attack needs.
import type { Socket } from 'node:net';
import { type RunningServer, startServer } from '../contract/server.ts';
import { type HonestClient, honestClient } from './honest.ts';
import { readAnswers, type WireAnswer } from './wire.ts';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Attacked {
  readonly server: RunningServer;
  readonly honest: HonestClient;
  readonly pid: number;
}

/** A server for each attack, so that one does not count the connections of another. */
export async function attacked(): Promise<Attacked> {
  const server = await startServer();
  return { server, honest: await honestClient(server), pid: server.process.pid ?? 0 };
}

export const SLOW_HEAD = 'GET /api/lookup?q=rice HTTP/1.1\r\nHost: x\r\nX-Slow: ';
export const SLOW_BODIES = ['Content-Length: 60000', 'Transfer-Encoding: chunked'].map(
  (framing) => `POST /api/lookup HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n`,
);

export interface Outcome {
  readonly answers: readonly WireAnswer[];
  readonly seconds: number;
}

/** Sends the beginning at once and one more byte every half second until the server ends it. */
export function drip(socket: Socket, beginning: string, byte: string): Promise<Outcome> {
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
