// Work in steps: a generator that yields between two small pieces, so that whoever runs it can do something else in
// between. What it makes is what it returns.

export type Steps<Result> = Generator<undefined, Result>;

export const isSteps = (made: unknown): made is Steps<unknown> =>
  typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;

/** All steps at once. */
export function drained<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
