// Starts a server program, waits for the address it prints, reads its CPU time, stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Running {
  /** Addresses by the word printed before them. */
  readonly urls: ReadonlyMap<string, string>;
  /** User and system time of the process so far, in seconds. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Resolves when `expected` addresses were printed. */
export async function startProgram(
  words: readonly string[],
  expected: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const urls = new Map<string, string>();
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    for (const [, name = '', url = ''] of printed.matchAll(/^(.+): (http\S+)\n/gm)) urls.set(name, url);
    if (urls.size >= expected) break;
  }
  if (urls.size < expected) throw new Error(`${words.join(' ')} ended before it was ready`);
  return { urls, cpuSeconds: () => cpuSeconds(child), stop: () => stop(child) };
}

/** From /proc, in ticks of 10 ms; NaN where there is none. */
function cpuSeconds(child: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
