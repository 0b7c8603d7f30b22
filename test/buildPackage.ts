// Before tests of the package: builds all that is shipped, where it is stale.
import { FOR_PACKAGE } from '../scripts/build/steps.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(): Promise<void> {
  return buildOnce(FOR_PACKAGE);
}
