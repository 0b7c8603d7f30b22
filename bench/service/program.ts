// Starts a server, waits for the addresses that it prints, reads its memory, and stops it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Program {
  readonly name: string;
  /** Words after `node`. */
  readonly words: readonly string[];
  /** The names that the program prints before its addresses. */
  readonly services: readonly string[];
}

export interface Running {
  /** Addresses by service. */
  readonly urls: ReadonlyMap<string, string>;
  /** Resident memory. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

/** Free ports; caps on, counted by the client that a proxy names, so that many clients can ask and none is refused. */
const ENVIRONMENT = { TARIFF_PORT: '0', PROMPTS_PORT: '0', RATE_LIMIT: 'on', TRUST_PROXY: '1' };

export async function start({ words, services }: Program): Promise<Running> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const urls = new Map<string, string>();
  for await (const line of createInterface(child.stdout)) {
    const [, service, url] = /^(.+): (http\S+)$/.exec(line) ?? [];
    if (service !== undefined && url !== undefined) urls.set(service, url);
    if (services.every((name) => urls.has(name))) break;
  }
  if (!services.every((name) => urls.has(name))) throw new Error(`${words.join(' ')} ended before it was ready.`);
  return {
    urls,
    memoryBytes: () =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    async stop() {
      const exited = once(child, 'exit');
      if (child.kill('SIGKILL')) await exited;
    },
  };
}
