// What is asked of an engine in its own process, and what comes back.

export interface Questions {
  readonly queries: readonly string[];
  readonly lengths: readonly { readonly words: number; readonly texts: readonly string[] }[];
  readonly warmUpSeconds: number;
  /** Queries end when so many seconds are over. */
  readonly mostSeconds: number;
}

export interface Measured {
  /** Milliseconds from the saved index to the first answer, in a fresh process. */
  readonly openMs: number;
  /** How much the process grew from before the index was opened to after all queries; NaN: not measured. */
  readonly memoryBytes: number;
  readonly times: { readonly medianMs: number; readonly p99Ms: number; readonly slowestMs: number };
  readonly asked: number;
  readonly lengths: readonly { readonly words: number; readonly medianMs: number; readonly slowestMs: number }[];
  /** Codes for each query, best first, one for each heading. */
  readonly answers: readonly (readonly string[])[];
}

/** The first code of each of the first five headings. */
export function leading(codes: readonly string[]): readonly string[] {
  const kept: string[] = [];
  const headings = new Set<string>();
  for (const code of codes) {
    const heading = code.slice(0, 4);
    if (headings.has(heading)) continue;
    headings.add(heading);
    kept.push(code);
    if (kept.length === 5) break;
  }
  return kept;
}
