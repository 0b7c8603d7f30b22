// Builds for a group of tests. Each group names what it needs, and what an earlier group of the same run had built is not
// looked at again.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import type { StepName } from '../scripts/build/steps.ts';

/** Groups do not share modules, but the environment of the process. */
const BUILT = 'KOSH_BUILT_FOR_TESTS';

export async function buildOnce(steps: readonly StepName[]): Promise<void> {
  const built = new Set((process.env[BUILT] ?? '').split(','));
  const missing = steps.filter((step) => !built.has(step));
  if (missing.length === 0) return;
  await runBuild(join(import.meta.dirname, '..'), { steps: missing });
  process.env[BUILT] = [...built, ...missing].join(',');
}
