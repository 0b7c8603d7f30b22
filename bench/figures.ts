// Figures with the floors that they must keep, and how the document writes them.

export interface Figure {
  readonly what: string;
  /** In words: "0.2 or more". */
  readonly floor: string;
  readonly figure: string;
  readonly isMet: boolean;
}

export interface Part {
  readonly figures: readonly Figure[];
  /** Markdown that shows them beside those of others. */
  readonly text: string;
}

type Write = (value: number) => string;

export const atLeast = (what: string, value: number, floor: number, write: Write): Figure => ({
  what,
  floor: `${write(floor)} or more`,
  figure: write(value),
  isMet: value >= floor,
});

export const atMost = (what: string, value: number, floor: number, write: Write): Figure => ({
  what,
  floor: `${write(floor)} or less`,
  figure: write(value),
  isMet: value <= floor,
});

/** Three digits that count: 0.0205, 1.23, 123. */
export const short: Write = (value) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
export const whole: Write = (value) => Math.round(value).toLocaleString('en-US');
export const milliseconds: Write = (value) => `${short(value)} ms`;
export const megabytes: Write = (bytes) => `${Math.round(bytes / 1e6)} MB`;
export const percent: Write = (share) => `${(100 * share).toFixed(1)}%`;

/** The value below which `share` of the values lie, 0 to 1. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
