// Before tests that read the compiled data: builds that alone, where it is stale.
import type { TestProject } from 'vitest/node';
import { FOR_DATA } from '../scripts/build/stepNames.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(project: TestProject): () => Promise<void> {
  return buildOnce(project, FOR_DATA);
}
