// Runs the command line as a person or a script would: the built program where a process of its own matters, else the same
// commands in this process, which takes a tenth of the time. `examples.test.ts` starts every command of the built one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from '../../src/cli/program.ts';
import { PLAIN } from '../../src/cli/terminal.ts';

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
  /** Gets what may end the process. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** With an option, even an empty one, in a process of its own. */
export async function kosh(args: readonly string[], options?: RunOptions): Promise<Ran> {
  if (options !== undefined) return apart(args, options);
  let out = '';
  let err = '';
  const code = await runCommand(args, {
    isInteractive: false,
    width: undefined,
    paint: PLAIN,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

function apart(args: readonly string[], options: RunOptions): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { PATH: process.env.PATH, ...options.environment },
      cwd: options.folder,
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      err += piece;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
    // A process that was killed reads no further; that is no fault of the test.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    options.onStart?.((signal) => child.kill(signal));
  });
}
