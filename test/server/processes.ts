// Looks at the processes of a server under test: its workers, their memory and descriptors.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export function workersOf({ pid }: ChildProcess): readonly number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return rows.flatMap((row) => {
    const [id, parent] = row.trim().split(/\s+/).map(Number);
    return parent === pid && id !== undefined && isAlive(id) ? [id] : [];
  });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** On a large machine V8 collects garbage late. A bounded heap shows what is really used, and a leak ends the process. */
export const BOUNDED_HEAP = { NODE_OPTIONS: '--max-old-space-size=128' } as const;

/** Resident memory in megabytes; throws where the process has ended. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status has no VmRSS.`);
  return Number(kilobytes) / 1024;
}

/** Milliseconds of processor time that the main thread, which runs the event loop, has used. */
export const mainThreadMs = (pid: number): number =>
  Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, 'utf8'), 10) / 1e6;

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** How many descriptors this machine lets a process have. */
export function mostDescriptors(): number {
  const limit = /^Max open files\s+\S+\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return limit === undefined || limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}
