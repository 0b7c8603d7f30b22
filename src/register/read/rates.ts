// GST rates as tables write them: 18, 18%, 0.18, 9+9, GST18, "SALES 5%".
import { writtenIn } from './cells.ts';

/** Every whole rate that a return takes, in per cent; `rates.test.ts` compares it with `data/tariff/rates/gst-rates.tsv`. */
const RETURN_RATES: readonly number[] = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
const RATES = new Set(RETURN_RATES);
const HALVES = new Set(RETURN_RATES.map((rate) => rate / 2));

export const isReturnRate = (rate: number): boolean => RATES.has(rate);
/** CGST or SGST alone. */
export const isHalfRate = (rate: number): boolean => HALVES.has(rate);

const PLAIN = /^\d+(?:\.\d+)?\s*%?$/;
const SUM = /(?<!\d)(\d+(?:\.\d+)?)\s*%?\s*\+\s*(?:[a-z]+\s*@?\s*)?(\d+(?:\.\d+)?)\s*%?/i;
const WITH_SIGN = /(?<!\d)(\d+(?:\.\d+)?)\s*%/;
const NAMED = /(?:gst|igst|tax|vat)\s*(?:@|at|rate)?\s*[-_:]?\s*(\d+(?:\.\d+)?)\b/i;
const NOTHING = /^(?:nil|nill|exempt(?:ed)?|zero|none|non[- ]?gst|nil[- ]rated|zero[- ]rated|0 ?rated)\b/i;

/** A rate in per cent, as written: 0.18 stays 0.18. Undefined: the cell tells none. */
export function rateIn(text: string): number | undefined {
  const written = writtenIn(text);
  if (PLAIN.test(written)) return Number.parseFloat(written);
  if (written === '') return undefined;
  if (NOTHING.test(written)) return 0;
  const [, first, second] = SUM.exec(written) ?? [];
  if (first !== undefined) return rounded(Number(first) + Number(second));
  const [, signed] = WITH_SIGN.exec(written) ?? [];
  if (signed !== undefined) return Number(signed);
  const [, named] = NAMED.exec(written) ?? [];
  return named === undefined ? undefined : Number(named);
}

/** Without what binary fractions add: 0.07 × 100 is 7. */
export const rounded = (rate: number): number => Number(rate.toFixed(4));

/** Whether a column writes its rates as fractions: as such they are rates, as per cent they are not. */
export function areFractions(rates: readonly number[]): boolean {
  const told = rates.filter((rate) => rate !== 0);
  return (
    told.length > 0 &&
    told.every((rate) => rate < 1 && isRateOrHalf(rounded(rate * 100))) &&
    !told.every((rate) => isReturnRate(rate))
  );
}

/** Whether a number is a rate only as a fraction: 0.05 of a whole rate is 5%, 0.09 of CGST 9%; 0.25 stays 0.25%. */
export const isFractionOf = (isHalf: boolean, rate: number): boolean => {
  const isRate = isHalf ? isHalfRate : isReturnRate;
  return rate > 0 && rate < 1 && !isRate(rate) && isRate(rounded(rate * 100));
};

const isRateOrHalf = (rate: number): boolean => isReturnRate(rate) || isHalfRate(rate);

/** The whole rate that tax on a value comes nearest to, when it is within a rupee; undefined: none is. */
export function rateOfTax(tax: number, value: number): number | undefined {
  if (value === 0) return undefined;
  const share = (tax / value) * 100;
  let best: number | undefined;
  for (const rate of RETURN_RATES) {
    if (best === undefined || Math.abs(rate - share) < Math.abs(best - share)) best = rate;
  }
  return best !== undefined && Math.abs((value * best) / 100 - tax) <= 1 ? best : undefined;
}
