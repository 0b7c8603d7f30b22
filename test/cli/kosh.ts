// Runs the built command line as a person or a script would.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const CLI = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  /** Called with each piece of standard error; may end the process. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
}

export function kosh(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { PATH: process.env.PATH, ...options.environment },
      cwd: options.folder,
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString();
    });
    child.stderr.on('data', (piece: Buffer) => {
      err += piece.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
    // A process that was killed reads no further; that is no fault of the test.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    options.onStart?.((signal) => child.kill(signal));
  });
}
