// Before tests that start programs: builds those that are stale, so that the tests meet what a user would start.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import { FOR_PROGRAMS } from '../scripts/build/steps.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), { steps: FOR_PROGRAMS });
}
