// The worker processes of a server under test, by their ids.
import { type ChildProcess, execFileSync } from 'node:child_process';

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
