// Judges a soak: how memory grows after the warm-up, whether descriptors are left, whether the slow answers stay as they are.

/** What was seen in one interval. */
export interface Sample {
  /** Seconds since the start. */
  readonly at: number;
  readonly megabytes: number;
  readonly answers: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
}

export interface Findings {
  /** Megabytes a minute. */
  readonly slope: number;
  readonly descriptorsLeft: number;
  /** Median p99 of the last third against that of the first third, after the warm-up. */
  readonly p99First: number;
  readonly p99Last: number;
  readonly failures: readonly string[];
}

const MOST_SLOPE = 1;
const MOST_DESCRIPTORS_LEFT = 5;
/** The last third may be this much slower than the first, and by this many milliseconds at least to count. */
const MOST_SLOWDOWN = 1.5;
const LEAST_SLOWDOWN_MS = 2;

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Median of the slopes between all pairs: garbage collection makes single samples jump, but not their median. */
export function slopeOf(samples: readonly Pick<Sample, 'at' | 'megabytes'>[]): number {
  const slopes = samples.flatMap((one, at) =>
    samples.slice(at + 1).map((other) => ((other.megabytes - one.megabytes) / (other.at - one.at)) * 60),
  );
  return quantile(slopes, 0.5);
}

/** `samples`: those after the warm-up. */
export function judge(samples: readonly Sample[], descriptorsLeft: number, failures: readonly string[]): Findings {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const p99 = (part: readonly Sample[]): number =>
    quantile(
      part.map((sample) => sample.p99),
      0.5,
    );
  return {
    slope: slopeOf(samples),
    descriptorsLeft,
    p99First: p99(samples.slice(0, third)),
    p99Last: p99(samples.slice(-third)),
    failures,
  };
}

/** One sentence for each thing that is wrong; none: it holds. */
export function faultsOf({ slope, descriptorsLeft, p99First, p99Last, failures }: Findings): readonly string[] {
  const slower = p99Last > p99First * MOST_SLOWDOWN && p99Last - p99First > LEAST_SLOWDOWN_MS;
  return [
    ...(slope < MOST_SLOPE
      ? []
      : [`Memory grows by ${slope.toFixed(2)} MB a minute; less than ${MOST_SLOPE} is right.`]),
    ...(descriptorsLeft <= MOST_DESCRIPTORS_LEFT ? [] : [`${descriptorsLeft} descriptors are left open.`]),
    ...(slower ? [`p99 went from ${p99First.toFixed(1)} to ${p99Last.toFixed(1)} ms.`] : []),
    ...(failures.length === 0 ? [] : [`${failures.length} answers were wrong, first: ${failures[0]}.`]),
  ];
}
