// Builds for groups of tests while those that need no build run: in a process of its own, one build after the other, and
// none twice; test/built.ts waits for it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { StepName } from '../scripts/build/stepNames.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that tells how the build ended: "ok" or "failed". */
    buildEnd: string;
  }
}

const ROOT = join(import.meta.dirname, '..');

interface Build {
  readonly steps: readonly StepName[];
  /** The file that tells how it ended. */
  readonly end: string;
  readonly done: Promise<void>;
}

/** Groups do not share modules, but the process. */
const shared = globalThis as { koshBuilds?: Build[] };

/** Gives what ends it. A group whose steps an earlier one has asked for waits for that build. */
export function buildOnce(project: TestProject, steps: readonly StepName[]): () => Promise<void> {
  shared.koshBuilds ??= [];
  const builds = shared.koshBuilds;
  const earlier = builds.find((build) => steps.every((step) => build.steps.includes(step)));
  const build = earlier ?? startBuild(steps, builds.at(-1));
  if (earlier === undefined) builds.push(build);
  project.provide('buildEnd', build.end);
  return async () => {
    await build.done;
    rmSync(dirname(build.end), { recursive: true, force: true });
  };
}

function startBuild(steps: readonly StepName[], before: Build | undefined): Build {
  const end = join(mkdtempSync(join(tmpdir(), 'kosh-build-')), 'end');
  const run = async (): Promise<void> => {
    await before?.done;
    const program = join(ROOT, 'scripts', 'build.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...steps], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    // Put in place whole: tests look for it all the time.
    writeFileSync(`${end}.new`, code === 0 ? 'ok' : 'failed');
    renameSync(`${end}.new`, end);
  };
  return { steps, end, done: run() };
}
