// Runs an engine in a process of its own, one at a time: builds, opens several times, measures.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../statistics.ts';
import type { Engine } from './engine.ts';
import type { Measured } from './measured.ts';

const CHILD = join(import.meta.dirname, 'child.ts');

/** Runs a program of the project to its end; rejects with its last words. */
export async function runProgram(words: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--expose-gc', '--max-old-space-size=12000', '--disable-warning=ExperimentalWarning', ...words],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return;
  const line = /^\s*(?:\w*Error.*|FATAL.*)$/m.exec(said)?.[0] ?? said.trim().split('\n').at(-1) ?? '';
  throw new Error(line.trim() || `ended with ${code}`);
}

export interface Folders {
  /** The engine's own. */
  readonly folder: string;
  /** JSON files. */
  readonly documents: string;
  readonly questions: string;
}

export interface Sized extends Measured {
  readonly indexBytes: number;
}

export async function inChild(
  engine: Engine,
  { folder, documents, questions }: Folders,
  opens: number,
): Promise<Sized> {
  const run = async <Result>(...words: readonly string[]): Promise<Result> => {
    await runProgram([CHILD, ...words]);
    return JSON.parse(readFileSync(join(folder, 'measured.json'), 'utf8')) as Result;
  };
  await runProgram([CHILD, 'build', engine.name, folder, documents]);
  const indexBytes = bytesUnder(folder);
  const openMs: number[] = [];
  for (let i = 1; i < opens; i++) {
    openMs.push((await run<{ readonly openMs: number }>('open', engine.name, folder)).openMs);
  }
  const measured = await run<Measured>('measure', engine.name, folder, questions);
  return { ...measured, openMs: median([...openMs, measured.openMs]), indexBytes };
}

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
