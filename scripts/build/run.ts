// Runs the build steps that are stale, or all of them.
import { isStale, keepStamp, stampOf } from './stale.ts';
import { STEPS } from './steps.ts';

/** `everything`: also what is not stale. Says on standard error what it makes and how long it took. */
export async function runBuild(root: string, { everything }: { readonly everything: boolean }): Promise<void> {
  for (const step of STEPS) {
    const stamp = await stampOf(root, step);
    if (!everything && !(await isStale(root, step, stamp))) continue;
    const started = performance.now();
    await step.run(root);
    await keepStamp(root, step, stamp);
    console.error(`built ${step.name} in ${Math.round(performance.now() - started)} ms`);
  }
}
