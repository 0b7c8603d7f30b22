// What a calculator answers: typed values that a page, a terminal and JSON can all show.
import type { Evidence } from '../prompts/evidence.ts';

/** The most characters that a tool writes for so many: indents and repeated names can make a huge text of a small one. */
export const outputLimit = (given: number): number => 20 * given + 64 * 1024;

/** About what a cell that holds no text has. */
export const CELL_LENGTH = 12;

/** One value with its meaning; money is always whole paise. */
export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'money'; readonly paise: number }
  | { readonly kind: 'number'; readonly value: number; readonly unit?: string; readonly decimals?: number }
  | { readonly kind: 'percent'; readonly value: number; readonly decimals?: number }
  | { readonly kind: 'date'; readonly date: string };

export interface Row {
  readonly label: string;
  readonly value: Shown;
  /** How the value came about, where it is not plain. */
  readonly note?: string;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Shown[])[];
}

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Chart {
  readonly title: string;
  readonly kind: 'line' | 'bar';
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly Series[];
}

/** Text made by the tool, to be copied: formatted JSON, words, converted rows. */
export interface Output {
  readonly label: string;
  readonly language: 'text' | 'json';
  readonly text: string;
}

/** The dated entry of a statutory table that an answer used. */
export interface Source {
  readonly table: string;
  /** The date the entry was chosen for. */
  readonly usedFor: string;
  readonly from: string;
  readonly to: string | null;
  readonly citation: string;
  readonly evidence: Evidence;
  /** The day the table was last compared with the law. */
  readonly checkedOn: string;
  /** What is not established about the entry; absent when nothing is open. */
  readonly open?: string;
}

export interface CalculatorResult {
  /** The answer in one sentence. */
  readonly summary: string;
  readonly rows: readonly Row[];
  readonly tables: readonly Table[];
  readonly charts: readonly Chart[];
  readonly outputs: readonly Output[];
  /** Assumptions and limits that a reader must know. */
  readonly notes: readonly string[];
  readonly sources: readonly Source[];
}

/** Fills the parts a calculator does not need. */
export function result(
  parts: Pick<CalculatorResult, 'summary'> & Partial<Omit<CalculatorResult, 'summary'>>,
): CalculatorResult {
  return { rows: [], tables: [], charts: [], outputs: [], notes: [], sources: [], ...parts };
}

export const text = (value: string): Shown => ({ kind: 'text', text: value });
/** Negative zero, as in the rebate of nobody, becomes zero. */
export const money = (paise: number): Shown => ({ kind: 'money', paise: paise === 0 ? 0 : paise });
export const date = (iso: string): Shown => ({ kind: 'date', date: iso });
export const number = (value: number, unit?: string, decimals?: number): Shown => ({
  kind: 'number',
  value,
  ...(unit !== undefined && { unit }),
  ...(decimals !== undefined && { decimals }),
});
export const percent = (value: number, decimals?: number): Shown => ({
  kind: 'percent',
  value,
  ...(decimals !== undefined && { decimals }),
});

export const row = (label: string, value: Shown, note?: string): Row => ({
  label,
  value,
  ...(note !== undefined && { note }),
});
