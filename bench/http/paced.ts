// Sends requests at a steady rate over kept connections and measures each from the moment it was due.
import { connect, type Socket } from 'node:net';
import { percentile } from '../statistics.ts';
import type { Headers } from './load.ts';

export interface Paced {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface PacedOptions {
  readonly url: string;
  readonly path: () => string;
  readonly headers: () => Headers;
  readonly perSecond: number;
  readonly seconds: number;
}

const CONNECTIONS = 32;
/** What is measured before this share of the time is warm-up. */
const WARM_UP_SHARE = 0.2;

export async function paced({ url, path, headers, perSecond, seconds }: PacedOptions): Promise<Paced> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  const lines = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Line.open(hostname, Number(port), (ms) => times.push(ms))),
  );
  const waiting: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  const send = (): void => {
    const now = Math.min(performance.now(), end);
    for (const due = ((now - started) / 1000) * perSecond; sent < due; sent++) {
      waiting.push(started + (sent / perSecond) * 1000);
    }
    for (const line of lines) {
      if (waiting.length === 0) break;
      if (!line.isFree) continue;
      const due = waiting.shift();
      const extra = Object.entries(headers()).map(([name, value]) => `${name}: ${value}\r\n`);
      line.ask(`GET ${path()} HTTP/1.1\r\nHost: ${host}\r\n${extra.join('')}\r\n`, due ?? now);
    }
  };
  for (const line of lines) line.whenFree = send;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      send();
      if (performance.now() < end || waiting.length > 0 || lines.some(({ isFree }) => !isFree)) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  for (const line of lines) line.close();
  const refused = lines.reduce((sum, { refusals }) => sum + refusals, 0);
  if (refused > 0) throw new Error(`${url}: ${refused} refusals`);
  const counted = times.slice(Math.floor(times.length * WARM_UP_SHARE));
  return { p50Ms: percentile(counted, 0.5), p99Ms: percentile(counted, 0.99) };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One kept connection with at most one request under way. */
class Line {
  whenFree: () => void = () => undefined;
  refusals = 0;
  readonly #socket: Socket;
  readonly #took: (ms: number) => void;
  #due: number | undefined;
  #received: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket, took: (ms: number) => void) {
    this.#socket = socket;
    this.#took = took;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
  }

  static open(host: string, port: number, took: (ms: number) => void): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Line(socket, took)));
      socket.once('error', reject);
    });
  }

  get isFree(): boolean {
    return this.#due === undefined;
  }

  ask(request: string, due: number): void {
    this.#due = due;
    this.#socket.write(request);
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /^content-length: (\d+)/im.exec(head)?.[1];
    if (length === undefined) throw new Error('the answer has no Content-Length');
    if (this.#received.length < headEnd + HEAD_END.length + Number(length)) return;
    if (!head.startsWith('HTTP/1.1 200')) this.refusals++;
    this.#received = Buffer.alloc(0);
    this.#took(performance.now() - (this.#due ?? 0));
    this.#due = undefined;
    this.whenFree();
  }

  close(): void {
    this.#socket.destroy();
  }
}
