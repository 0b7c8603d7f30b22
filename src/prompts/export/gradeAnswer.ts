// What an exported test runs over an answer. It is bundled into the exports and imports nothing that they do not need.
import type { Expectations } from '../expect/expectations.ts';
import { type Measuring, measureAnswer } from '../expect/measure.ts';

export interface Check {
  readonly expected: Expectations;
  readonly measuring: Measuring;
}

/** What promptfoo takes from an assertion. */
interface Grade {
  readonly pass: boolean;
  readonly score: 0 | 1;
  readonly reason: string;
}

/** JSON has no infinity: an open upper end is null there. */
const LAST = 'max';

/** In the exported code, under the name that `assertionOf` calls. */
export function gradeAnswer(answer: unknown, check: string): Grade {
  const { expected, measuring } = JSON.parse(check, (key, value: unknown) =>
    key === LAST && value === null ? Number.POSITIVE_INFINITY : value,
  ) as Check;
  const faults = measureAnswer(String(answer), expected, measuring);
  return { pass: faults.length === 0, score: faults.length === 0 ? 1 : 0, reason: faults.join('; ') || 'as asked' };
}
