// Programs that tests start end with the tests, also where a test failed before it could end them.
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

function endAll(): void {
  for (const child of running) {
    child.kill('SIGTERM');
    // A program that stands still hears it when it goes on.
    child.kill('SIGCONT');
  }
}

process.once('exit', endAll);
// This is how Vitest ends the process that runs the tests.
process.once('SIGTERM', () => process.exit(143));

export function endsWithTests<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
