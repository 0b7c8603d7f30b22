// Runs the build steps that are stale, or all of them.
import { isStale, keepStamp, stampOf } from './stale.ts';
import { STEPS } from './steps.ts';

export interface BuildOptions {
  /** Also what is not stale. */
  readonly everything: boolean;
  /** Names of the steps to run; without it all. */
  readonly only?: readonly string[];
}

/** Says on standard error what it makes and how long it took. */
export async function runBuild(root: string, { everything, only }: BuildOptions): Promise<void> {
  const unknown = only?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no build step "${unknown}"; there are ${STEPS.map(({ name }) => name).join(', ')}.`);
  }
  for (const step of STEPS) {
    if (only !== undefined && !only.includes(step.name)) continue;
    const stamp = await stampOf(root, step);
    if (!everything && !(await isStale(root, step, stamp))) continue;
    const started = performance.now();
    await step.run(root);
    await keepStamp(root, step, stamp);
    console.error(`built ${step.name} in ${Math.round(performance.now() - started)} ms`);
  }
}
