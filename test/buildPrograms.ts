// Before tests that start programs: builds those that are stale, so that the tests meet what a user would start.
import { FOR_PROGRAMS } from '../scripts/build/steps.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(): Promise<void> {
  return buildOnce(FOR_PROGRAMS);
}
