// Starts the built server as a user would, on free ports, and stops it again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endsWithTests } from '../children.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface RunningServer {
  readonly tariff: string;
  readonly prompts: string;
  readonly process: ChildProcess;
  /** What standard error has got so far. */
  errors(): string;
  /** Sends SIGTERM and hands back the exit code. */
  stop(): Promise<number | null>;
}

/** Both services on free ports; caps are off unless the environment says otherwise. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  program = join(ROOT, 'dist', 'server.js'),
): Promise<RunningServer> {
  const started = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      TARIFF_PORT: '0',
      PROMPTS_PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const child = endsWithTests(started);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [tariff, prompts] = await baseUrls(child, () => errors);
  return {
    tariff,
    prompts,
    process: child,
    errors: () => errors,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

function baseUrls(child: ChildProcess, errors: () => string): Promise<readonly [string, string]> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const tariff = /Code lookup: (\S+)\n/.exec(printed)?.[1];
      const prompts = /Prompt catalog: (\S+)\n/.exec(printed)?.[1];
      if (tariff !== undefined && prompts !== undefined) resolve([tariff, prompts]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${errors()}`)));
  });
}
