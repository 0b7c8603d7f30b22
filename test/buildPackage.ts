// Before tests of the package: builds all that is shipped, where it is stale.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';
import { FOR_PACKAGE } from '../scripts/build/steps.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), { steps: FOR_PACKAGE });
}
