// Thousands of generated requests.
import { fuzzTest } from './fuzz/fuzzTest.ts';

fuzzTest(5_000, 50);
