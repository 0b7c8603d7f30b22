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

/** So many are sorted or merged in one step. */
const PER_STEP = 250;

/** As `toSorted`: a merge sort, in which equal values keep their order. */
export function* sortedInSteps<Value>(
  values: readonly Value[],
  compare: (a: Value, b: Value) => number,
): Steps<readonly Value[]> {
  let runs: (readonly Value[])[] = [];
  for (let from = 0; from < values.length; from += PER_STEP) {
    runs.push(values.slice(from, from + PER_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Value[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInSteps<Value>(
  one: readonly Value[],
  other: readonly Value[],
  compare: (a: Value, b: Value) => number,
): Steps<readonly Value[]> {
  const merged: Value[] = [];
  let at = 0;
  let otherAt = 0;
  while (at < one.length && otherAt < other.length) {
    const isFirst = compare(one[at] as Value, other[otherAt] as Value) <= 0;
    merged.push((isFirst ? one[at++] : other[otherAt++]) as Value);
    if (merged.length % PER_STEP === 0) yield;
  }
  return merged.concat(one.slice(at), other.slice(otherAt));
}
