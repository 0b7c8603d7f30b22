// Before tests that read the compiled data: builds that alone, where it is stale.
import { join } from 'node:path';
import { runBuild } from '../scripts/build/run.ts';

export default async function setup(): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), { everything: false, only: ['tariff data', 'prompt catalog'] });
}
