// Before the long tests: builds everything that is stale, compressed as for a release.
import { STEPS } from '../scripts/build/steps.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(): Promise<void> {
  return buildOnce(STEPS.map(({ name }) => name));
}
