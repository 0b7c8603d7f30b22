// How a rate reads in a table of the command line.
import type { HsnResult, RateView } from '../tariff/index.ts';
import { OUTSIDE_GST } from '../tariff/model/rates.ts';

/** "18%"; a nil rate and no GST at all are two things. */
export const rateText = ({ rate, schedule }: Pick<RateView, 'rate' | 'schedule'>): string =>
  schedule === OUTSIDE_GST ? 'outside GST' : rate;

/** Every rate once, that of the answer first: "18%, 5% or outside GST". */
export function ratesText(rates: readonly Pick<RateView, 'rate' | 'schedule'>[]): string {
  const all = [...new Set(rates.map(rateText))];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
}

/** Every rate that can apply; one where there is one, or the text says which. */
export const resultRates = ({ rates, rate_open: isOpen }: HsnResult): string =>
  ratesText(isOpen === true ? rates : rates.slice(0, 1));
