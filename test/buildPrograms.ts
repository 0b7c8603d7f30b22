// Before tests that start programs: builds those that are stale, so that the tests meet what a user would start.
import type { TestProject } from 'vitest/node';
import { FOR_PROGRAMS } from '../scripts/build/stepNames.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(project: TestProject): () => Promise<void> {
  return buildOnce(project, FOR_PROGRAMS);
}
