// Before tests that read the compiled data: builds that alone, where it is stale.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import { FOR_DATA } from '../scripts/build/steps.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), { steps: FOR_DATA });
}
