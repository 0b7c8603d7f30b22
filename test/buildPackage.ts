// Before tests of the package: builds all that is shipped, where it is stale.
import type { TestProject } from 'vitest/node';
import { STEP_NAMES } from '../scripts/build/stepNames.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(project: TestProject): () => Promise<void> {
  return buildOnce(project, STEP_NAMES);
}
