// Runs build steps: those asked for and those they build on, each as soon as what it reads is there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources.ts';
import { keepStamp, readStamp, stampOf } from './stamps.ts';
import { STEPS, type Step, type StepName } from './steps.ts';

export interface BuildOptions {
  /** The steps to run besides those they build on; without it all. */
  readonly steps?: readonly StepName[];
  /** Also what is not stale. */
  readonly fresh?: boolean;
  /** Hears of each step that is stale, as it begins. */
  readonly began?: (name: StepName) => void;
}

interface Planned {
  readonly step: Step;
  /** Files and folders, from the root: data and sources. */
  readonly inputs: readonly string[];
}

/** Makes what is stale. Says on standard error what it makes and how long it took. */
export async function runBuild(root: string, { steps, fresh = false, began }: BuildOptions = {}): Promise<void> {
  const planned = await Promise.all(
    STEPS.map(async (step): Promise<Planned> => {
      const sources = await sourcesOf(root, await step.sources(root));
      return { step, inputs: [...step.inputs, ...sources] };
    }),
  );
  const started = new Map<string, Promise<void>>();
  const start = (one: Planned): Promise<void> => {
    const before = started.get(one.step.name);
    if (before !== undefined) return before;
    const run = Promise.all(planned.filter((other) => isBefore(other, one)).map(start)).then(() =>
      runStep(root, one, fresh, began),
    );
    started.set(one.step.name, run);
    return run;
  };
  await Promise.all(planned.filter(({ step }) => steps?.includes(step.name) ?? true).map(start));
}

/** A step builds on another when it reads what that writes, or says so. */
function isBefore({ step: { name, outputs } }: Planned, { step, inputs }: Planned): boolean {
  if (step.name === name) return false;
  if (step.after?.includes(name)) return true;
  return outputs.some((output) => inputs.some((input) => output === input || output.startsWith(`${input}/`)));
}

async function runStep(
  root: string,
  { step, inputs }: Planned,
  fresh: boolean,
  began: BuildOptions['began'],
): Promise<void> {
  const { name, outputs, except } = step;
  const stamp = await stampOf(root, inputs, except);
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
