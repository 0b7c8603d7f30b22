// Median and percentiles of what was measured.

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `share` 0 to 1. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
