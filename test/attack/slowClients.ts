// Clients that send a byte now and then.
import type { Socket } from 'node:net';
import { readAnswers, type WireAnswer } from './wire.ts';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

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
