// Flows at the end of equal periods: their worth today, exact in paise, and the rates at which it is nothing.
import { divide } from '../../../src/tools/money.ts';
import { fractionOf, ONE, over, times } from '../../../src/tools/precise.ts';

const RATE_UNITS = 100_000_000n;

/** The first flow is now. The rate is a percentage with up to six decimals; rounded to the paisa once. */
export function npvOf(flows: readonly number[], ratePercent: number): number {
  const factor = RATE_UNITS + BigInt(Math.round(ratePercent * 1_000_000));
  // Horner's rule with one denominator: the sum of flow × units^t × factor^(n−t), over factor^n.
  let sum = 0n;
  let units = 1n;
  let whole = 1n;
  for (const [at, flow] of flows.entries()) {
    if (at > 0) {
      sum *= factor;
      units *= RATE_UNITS;
      whole *= factor;
    }
    sum += BigInt(flow) * units;
  }
  return Number(divide(sum, whole));
}

/** What the flows up to each period are worth today; the last is the net present value. */
export function worthsOf(flows: readonly number[], ratePercent: number): readonly number[] {
  const factor = ONE + fractionOf(ratePercent);
  let growth = ONE;
  let sum = 0n;
  const worths = flows.map((flow, at) => {
    if (at > 0) growth = times(growth, factor);
    sum += over(BigInt(flow) * ONE, growth);
    return Number(divide(sum, ONE));
  });
  return [...worths.slice(0, -1), npvOf(flows, ratePercent)];
}

const valueAt = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((sum, flow) => sum / (1 + rate) + flow, 0);

const LOWEST = -0.9999;
const HIGHEST = 100;
const STEPS = 600;

/** Rates between which signs are looked for: close together where rates are usual, farther apart above. */
const GRID = Array.from({ length: STEPS + 1 }, (_, at) => LOWEST + (HIGHEST - LOWEST) * (at / STEPS) ** 4);

/** Every rate, as a percentage, at which the flows are worth nothing; lowest first. */
export function irrsOf(flows: readonly number[]): readonly number[] {
  const found: number[] = [];
  const values = GRID.map((rate) => valueAt(flows, rate));
  for (const [at, to] of GRID.entries()) {
    const from = GRID[at - 1];
    const below = values[at - 1];
    const above = values[at];
    if (from === undefined || below === undefined || above === undefined) continue;
    if (below === 0) found.push(from * 100);
    else if (below * above < 0) found.push(bisected(flows, from, to) * 100);
  }
  return found;
}

function bisected(flows: readonly number[], from: number, to: number): number {
  const rising = valueAt(flows, from) < 0;
  let low = from;
  let high = to;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (valueAt(flows, middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Periods until the flows have come back, with the part of the last one; undefined when they never do for good. */
export function paybackOf(flows: readonly number[]): number | undefined {
  let sum = 0;
  let back: number | undefined;
  for (const [at, flow] of flows.entries()) {
    const before = sum;
    sum += flow;
    if (sum < 0) back = undefined;
    else if (back === undefined) back = before < 0 ? at - 1 + -before / flow : at;
  }
  return back;
}
