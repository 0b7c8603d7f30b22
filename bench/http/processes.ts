// Starts a server program, waits for the address it prints, reads its CPU time and memory, stops it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Running {
  /** Addresses by the word printed before them. */
  readonly urls: ReadonlyMap<string, string>;
  /** User and system time of the process and its workers so far, in seconds. */
  cpuSeconds(): number;
  /** Resident memory of the process and its workers. */
  memoryBytes(): number;
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
  return {
    urls,
    cpuSeconds: () => sumOver(child, cpuSeconds),
    memoryBytes: () => sumOver(child, memoryBytes),
    stop: () => stop(child),
  };
}

/** Over the process and its workers, as /proc tells them; NaN where there is none. */
function sumOver(child: ChildProcess, read: (pid: string) => number): number {
  const pid = String(child.pid);
  try {
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((one) => one !== '');
    return [pid, ...workers].reduce((sum, one) => sum + read(one), 0);
  } catch {
    return Number.NaN;
  }
}

/** In ticks of 10 ms. */
function cpuSeconds(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryBytes(pid: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
