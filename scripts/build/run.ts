// Runs build steps: those asked for and those they build on, each as soon as what it reads is there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources.ts';
import { keepStamp, readStamp, stampOf } from './stamps.ts';
import { STEP_NAMES, type StepName } from './stepNames.ts';
import { STEPS, type Step } from './steps.ts';

export interface BuildOptions {
  /** The steps to run besides those they build on; default: all. */
  readonly steps?: readonly StepName[];
  /** Also what is not stale. */
  readonly fresh?: boolean;
  /** Hears of each step that is stale, as it begins. */
  readonly began?: (name: StepName) => void;
}

/** Makes what is stale. Says on standard error what it makes and how long it took. */
export async function runBuild(
  root: string,
  { steps = STEP_NAMES, fresh = false, began }: BuildOptions = {},
): Promise<void> {
  const started = new Map<StepName, Promise<void>>();
  const start = (step: Step): Promise<void> => {
    const before = started.get(step.name);
    if (before !== undefined) return before;
    const run = Promise.all(STEPS.filter((other) => isBefore(other, step)).map(start)).then(() =>
      runStep(root, step, fresh, began),
    );
    started.set(step.name, run);
    return run;
  };
  await Promise.all(STEPS.filter(({ name }) => steps.includes(name)).map(start));
}

/** A step builds on another when it reads what that writes. */
function isBefore({ name, outputs }: Step, step: Step): boolean {
  if (step.name === name) return false;
  return outputs.some((output) => step.inputs.some((input) => output === input || output.startsWith(`${input}/`)));
}

async function runStep(root: string, step: Step, fresh: boolean, began: BuildOptions['began']): Promise<void> {
  const { name, inputs, outputs, except } = step;
  const sources = await sourcesOf(root, await step.sources(root));
  const stamp = await stampOf(root, [...inputs, ...sources], except);
  if (!fresh && (await isMade(root, step, stamp))) return;
  began?.(name);
  const started = performance.now();
  await step.run(root);
  await keepStamp(root, name, { inputs: stamp, outputs: await stampOf(root, outputs) });
  console.error(`built ${name} in ${Math.round(performance.now() - started)} ms`);
}

async function isMade(root: string, { name, outputs }: Step, inputs: string): Promise<boolean> {
  const kept = await readStamp(root, name);
  if (kept?.inputs !== inputs || !outputs.every((output) => existsSync(join(root, output)))) return false;
  return kept.outputs === (await stampOf(root, outputs));
}
