// One year of an income-tax block: the full rate, half the rate for late additions, and what a sale takes away.
import { percentOf } from '../../../src/tools/money.ts';

export interface BlockYear {
  readonly opening: number;
  readonly addedEarly: number;
  readonly addedLate: number;
  readonly proceeds: number;
}

export interface BlockDepreciation {
  readonly atFullRate: number;
  readonly atHalfRate: number;
  readonly full: number;
  readonly half: number;
  readonly closing: number;
  /** Proceeds above the whole block: a short-term capital gain. */
  readonly gain: number;
}

/** Proceeds reduce what bears the full rate first; late additions bear half the rate on what is left of the block. */
export function blockDepreciation(
  { opening, addedEarly, addedLate, proceeds }: BlockYear,
  percent: number,
): BlockDepreciation {
  const block = opening + addedEarly + addedLate - proceeds;
  const left = Math.max(0, block);
  const atHalfRate = Math.min(addedLate, left);
  const atFullRate = left - atHalfRate;
  const full = percentOf(atFullRate, percent);
  const half = percentOf(atHalfRate, percent / 2);
  return { atFullRate, atHalfRate, full, half, closing: left - full - half, gain: Math.max(0, -block) };
}
