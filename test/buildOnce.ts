// Builds for groups of tests while those that need no build run: in a process of its own, one build after the other. What
// an earlier one made is not made again; test/built.ts waits for it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { StepName } from '../scripts/build/steps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that tells how the build ended: "ok" or "failed". */
    buildEnd: string;
  }
}

const ROOT = join(import.meta.dirname, '..');

/** Groups do not share modules, but the process. */
const shared = globalThis as { koshBuild?: Promise<unknown> };

/** Gives what ends it. */
export function buildOnce(project: TestProject, steps: readonly StepName[]): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-build-'));
  const end = join(folder, 'end');
  const build = (shared.koshBuild ?? Promise.resolve()).then(async () => {
    const program = join(ROOT, 'scripts', 'build.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...steps], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    // Put in place whole: tests look for it all the time.
    writeFileSync(`${end}.new`, code === 0 ? 'ok' : 'failed');
    renameSync(`${end}.new`, end);
  });
  shared.koshBuild = build;
  project.provide('buildEnd', end);
  return async () => {
    await build;
    rmSync(folder, { recursive: true });
  };
}
