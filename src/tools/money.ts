// Money as whole paise: exact parsing, rounding and the Indian way to write it.

/** The most paise a calculator takes: 90 lakh crore rupees stay exact as a number. */
export const MOST_PAISE = Number.MAX_SAFE_INTEGER;

export const RUPEE = 100;
export const LAKH = 100_000 * RUPEE;
export const CRORE = 100 * LAKH;

export const rupees = (amount: number): number => Math.round(amount * RUPEE);

/** Rupees written as a decimal ("1250.5") to paise; undefined with more than two decimals or too many digits. */
export function paiseOf(text: string): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const paise = Number(BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0')));
  if (paise > MOST_PAISE) return undefined;
  return sign === '-' ? -paise : paise;
}

/** `paise × numerator ÷ denominator`, half rounded away from zero; exact, since it counts in big integers. */
export function share(paise: number, numerator: number, denominator: number): number {
  return Number(divide(BigInt(paise) * BigInt(numerator), BigInt(denominator)));
}

/** A percentage with up to four decimals of an amount, rounded to the paisa. */
export function percentOf(paise: number, percent: number): number {
  return share(paise, Math.round(percent * 10_000), 1_000_000);
}

/** Integer division that rounds half away from zero; the divisor is positive. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend >= 0n ? (dividend + half) / divisor : -((-dividend + half) / divisor);
}

/** To the nearest multiple of a step, half upwards. */
export const roundTo = (paise: number, step: number): number => Math.floor((paise + step / 2) / step) * step;

/** Up to the next multiple of a step. */
export const roundUpTo = (paise: number, step: number): number => Math.ceil(paise / step) * step;

/** Digits grouped as 12,34,56,789. */
export function groupIndian(digits: string): string {
  const last = digits.slice(-3);
  const rest = digits.slice(0, -3);
  return rest === '' ? last : `${rest.replace(/\B(?=(\d{2})+$)/g, ',')},${last}`;
}

/** "₹1,23,456.50"; whole rupees without a fraction. */
export function moneyText(paise: number): string {
  const size = BigInt(Math.abs(paise));
  const fraction = String(size % 100n).padStart(2, '0');
  const whole = groupIndian(String(size / 100n));
  return `${paise < 0 ? '-' : ''}₹${whole}${fraction === '00' ? '' : `.${fraction}`}`;
}
