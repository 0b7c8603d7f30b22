// Before all tests: builds what is stale, so that the tests meet what a user would start.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), { everything: false });
}
