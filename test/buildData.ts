// Before tests that read the compiled data: builds that alone, where it is stale.
import { FOR_DATA } from '../scripts/build/steps.ts';
import { buildOnce } from './buildOnce.ts';

export default function setup(): Promise<void> {
  return buildOnce(FOR_DATA);
}
