// Before the long tests: builds everything that is stale, compressed as for a release.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'));
}
