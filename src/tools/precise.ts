// Decimal fractions with forty digits after the point: growth over hundreds of periods, rounded to the paisa once, at the end.
import { divide } from './money.ts';

const DIGITS = 40;

/** 1 as a precise number. */
export const ONE = 10n ** BigInt(DIGITS);

/** A percentage with up to six decimals as a precise part of one: 12.5 becomes 0.125. */
export const fractionOf = (percent: number): bigint => (BigInt(Math.round(percent * 1_000_000)) * ONE) / 100_000_000n;

export const times = (a: bigint, b: bigint): bigint => divide(a * b, ONE);
export const over = (a: bigint, b: bigint): bigint => (b > 0n ? divide(a * ONE, b) : -divide(a * ONE, -b));

/** A precise number raised to a whole power, by squaring. */
export function power(base: bigint, exponent: number): bigint {
  let result = ONE;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square);
    square = times(square, square);
  }
  return result;
}

/** The root of a positive precise number, by Newton's steps from what floating point finds. */
export function root(value: bigint, degree: number): bigint {
  let guess = BigInt(Math.round((Number(value) / Number(ONE)) ** (1 / degree) * 1e15)) * (ONE / 10n ** 15n);
  for (let step = 0; step < 6; step++) {
    const next = divide(BigInt(degree - 1) * guess + over(value, power(guess, degree - 1)), BigInt(degree));
    if (next === guess) break;
    guess = next;
  }
  return guess;
}

/** Whole paise times a precise number, rounded half away from zero. */
export const paiseTimes = (paise: number, factor: bigint): number => Number(divide(BigInt(paise) * factor, ONE));

/** For showing; the digits of a number, not of the fraction. */
export const toNumber = (value: bigint): number => Number(value) / Number(ONE);
