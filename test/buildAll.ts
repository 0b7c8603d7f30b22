// Before the long tests: builds everything that is stale, compressed as for a release.
import type { TestProject } from 'vitest/node';
import { STEPS } from '../scripts/build/steps.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(project: TestProject): () => Promise<void> {
  return buildOnce(
    project,
    STEPS.map(({ name }) => name),
  );
}
