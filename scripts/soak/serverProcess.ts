// What a running process holds: memory and descriptors, read from /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** On a large machine V8 lets garbage lie; a bounded heap shows what is really held, and a leak ends the process. */
export const BOUNDED_HEAP = { NODE_OPTIONS: '--max-old-space-size=128' } as const;

/** Resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status does not tell the resident memory.`);
  return Number(kilobytes) / 1024;
}

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** How many descriptors this machine lets a process have. */
export function mostDescriptors(): number {
  const limit = /^Max open files\s+\S+\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return limit === undefined || limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}
