// Logistic regression by Newton's method: few inputs, some thousands of weighted rows.

export interface LogisticRow {
  readonly inputs: ArrayLike<number>;
  readonly isRight: boolean;
  readonly weight: number;
}

const MAX_STEPS = 50;
const CLOSE_ENOUGH = 1e-7;

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

export const probability = (weights: ArrayLike<number>, inputs: ArrayLike<number>): number =>
  1 / (1 + Math.exp(-dot(weights, inputs)));

/**
 * The weights under which the rows are likeliest; the first input must be 1. `pull` draws all but the first towards 0, in
 * units of each input's spread: 0.0001 hardly, 0.01 strongly.
 */
export function fitLogistic(rows: readonly LogisticRow[], pull: number): Float64Array {
  const size = rows[0]?.inputs.length ?? 0;
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const pulls = Float64Array.from({ length: size }, (_, f) => (f === 0 ? 0 : pull * varianceOf(rows, f, all)));
  const weights = new Float64Array(size);
  for (let step = 0; step < MAX_STEPS; step++) {
    const slope = Float64Array.from(weights, (weight, f) => -(pulls[f] ?? 0) * weight);
    const curve = Array.from({ length: size }, (_, f) => {
      const line = new Float64Array(size);
      line[f] = (pulls[f] ?? 0) + Number.EPSILON;
      return line;
    });
    for (const { inputs, isRight, weight } of rows) {
      const said = probability(weights, inputs);
      const share = weight / all;
      for (let f = 0; f < size; f++) {
        const value = (inputs[f] ?? 0) * share;
        slope[f] = (slope[f] ?? 0) + value * ((isRight ? 1 : 0) - said);
        const line = curve[f] as Float64Array;
        for (let g = 0; g < size; g++) line[g] = (line[g] ?? 0) + value * said * (1 - said) * (inputs[g] ?? 0);
      }
    }
    const change = solve(curve, slope);
    for (let f = 0; f < size; f++) weights[f] = (weights[f] ?? 0) + (change[f] ?? 0);
    if (change.every((one) => Math.abs(one) < CLOSE_ENOUGH)) break;
  }
  return weights;
}

function varianceOf(rows: readonly LogisticRow[], f: number, all: number): number {
  const mean = rows.reduce((sum, { inputs, weight }) => sum + weight * (inputs[f] ?? 0), 0) / all;
  return rows.reduce((sum, { inputs, weight }) => sum + weight * ((inputs[f] ?? 0) - mean) ** 2, 0) / all;
}

/** Solves linear equations by elimination with pivots; changes both sides. */
function solve(left: readonly Float64Array[], right: Float64Array): Float64Array {
  const lines = [...left];
  const size = right.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++) {
      if (Math.abs(lines[i]?.[at] ?? 0) > Math.abs(lines[pivot]?.[at] ?? 0)) pivot = i;
    }
    [lines[at], lines[pivot]] = [lines[pivot] as Float64Array, lines[at] as Float64Array];
    [right[at], right[pivot]] = [right[pivot] ?? 0, right[at] ?? 0];
    const line = lines[at] as Float64Array;
    for (let i = 0; i < size; i++) {
      if (i === at) continue;
      const other = lines[i] as Float64Array;
      const times = (other[at] ?? 0) / (line[at] ?? 1);
      for (let g = at; g < size; g++) other[g] = (other[g] ?? 0) - times * (line[g] ?? 0);
      right[i] = (right[i] ?? 0) - times * (right[at] ?? 0);
    }
  }
  return right.map((value, at) => value / (lines[at]?.[at] ?? 1));
}
