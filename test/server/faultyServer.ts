// The built server under a fault: started with what the fault needs around it, asked under load, ended after each test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { endsWithTests } from '../children.ts';
import { ask } from '../cluster/client.ts';
import { freePorts, until } from '../cluster/program.ts';
import { ROOT } from './builtFolder.ts';

export interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly options?: readonly string[];
  readonly host?: string;
  /** A shell command around the program, which stands in it as "$@". */
  readonly shell?: string;
  readonly server?: string;
  /** The program that runs it; default: the Node that runs the test. */
  readonly node?: string;
  /** Default: free ones. */
  readonly ports?: readonly number[];
}

export interface FaultyServer {
  /** Of the code lookup. */
  readonly url: string;
  /** Of the prompt catalog. */
  readonly prompts: string;
  readonly ports: readonly number[];
  readonly process: ChildProcess;
  /** What both its outputs have got so far. */
  said(): string;
  /** Waits for its end and hands back the exit code; null: a signal ended it. */
  end(): Promise<number | null>;
}

/** What starts the program on its ports and waits until it is ready; all are ended after the test. */
export function faultyServers(): (start?: Start) => Promise<FaultyServer> {
  const running: FaultyServer[] = [];
  afterEach(async () => {
    for (const { process, end } of running.splice(0)) {
      process.kill('SIGKILL');
      await end();
    }
  });
  return async (start = {}) => {
    const server = await started(start);
    running.push(server);
    return server;
  };
}

async function started(start: Start): Promise<FaultyServer> {
  const { environment = {}, options = [], host = '127.0.0.1', shell, server, node = process.execPath } = start;
  const ports = start.ports ?? (await freePorts(2));
  const program = [node, ...options, server ?? join(ROOT, 'dist', 'server.js')];
  const [command = '', ...words] = shell === undefined ? program : ['/bin/sh', '-c', shell, 'sh', ...program];
  const env = {
    ...{ PATH: process.env.PATH, TARIFF_PORT: String(ports[0]), PROMPTS_PORT: String(ports[1]), HOST: host },
    ...{ RATE_LIMIT: 'off', ...environment },
  };
  const child = endsWithTests(spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  // Its last words may come after its end.
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [url = '', prompts = ''] = ports.map((port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  await until(
    'the server answers',
    () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    () => said,
  );
  return {
    ...{ url, prompts, ports, process: child, said: () => said },
    async end() {
      await closed;
      return child.exitCode;
    },
  };
}

/** By node:http: fetch of Node 20 may wait for ever for an answer whose connection was reset. */
export const lookUp = async (url: string, text: string, agent?: Agent): Promise<number> =>
  (await ask(Number(new URL(url).port), `/api/lookup?q=${encodeURIComponent(text)}`, agent && { agent })).status;

/** Whether it answers a lookup at all. */
export const answers = (url: string): Promise<boolean> =>
  lookUp(url, 'rice').then(
    (status) => status === 200,
    () => false,
  );

/** Lookups of eight clients until told to stop; the statuses that came, 0: the connection broke. */
export function load(url: string): { stop(): Promise<ReadonlySet<number>> } {
  let isOver = false;
  const statuses = new Set<number>();
  const all = Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let i = 0; !isOver; i++) statuses.add(await lookUp(url, `steel pipe ${client} ${i}`, agent).catch(() => 0));
      agent.destroy();
    }),
  );
  return {
    async stop() {
      isOver = true;
      await all;
      return statuses;
    },
  };
}
