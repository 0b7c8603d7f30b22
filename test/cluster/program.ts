// A program under test: started on known ports, waited for, signalled and ended by its own process id.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { endsWithTests } from '../children.ts';

export interface Program {
  /** What was printed into its file so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Sends a signal, waits for the end and hands back the exit code. */
  end(name?: NodeJS.Signals): Promise<number | null>;
}

/** What it prints goes to a file, since nginx opens its standard output anew by name, which no socket allows. */
export function run(
  command: string,
  words: readonly string[],
  printed: string,
  environment: Readonly<Record<string, string>> = {},
): Program {
  const file = openSync(printed, 'a');
  const started = spawn(command, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const child = endsWithTests(started);
  return {
    output: () => readFileSync(printed, 'utf8'),
    signal: (name) => {
      child.kill(name);
    },
    end: (name = 'SIGTERM') => end(child, name),
  };
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(name);
    await exited;
  }
  return child.exitCode;
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again until it is so; throws with what was awaited after a minute. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  details: () => string = () => '',
): Promise<void> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > 60_000) throw new Error(`waited a minute in vain: ${what} ${details()}`);
    await pause(30);
  }
}

/** Whether something accepts connections on a port. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const say = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', say(true));
    socket.on('error', say(false));
  });
}
