// A few hundred generated requests; `npm run test:long` sends thousands, `npm run fuzz` other ones in each run.
import { fuzzTest } from './fuzz/fuzzTest.ts';

fuzzTest(300, 3);
