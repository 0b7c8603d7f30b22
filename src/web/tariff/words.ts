// How codes, rates, confidence and dates read on a page.
import type { HsnResult, RateView } from '../../tariff/lookup/types.ts';

/** `8517 13 00` for goods; service codes are written without gaps. */
export function spaced(code: string): string {
  if (code.startsWith('99')) return code;
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter((part) => part !== '').join(' ');
}

/** The confidence in a word; its steps are the ones the published table uses. */
export function confidenceWord(confidence: number): string {
  if (confidence >= 0.9) return 'Very likely';
  if (confidence >= 0.7) return 'Likely';
  if (confidence >= 0.4) return 'Possible';
  return 'A guess';
}

export const isOutsideGst = (schedule: string | undefined): boolean => /outside gst/i.test(schedule ?? '');

/** `18%`, `Nil` or `Outside GST`. */
export function rateWord({ rate, schedule }: Pick<RateView, 'rate' | 'schedule'>): string {
  if (isOutsideGst(schedule)) return 'Outside GST';
  return rate === '0%' ? 'Nil' : rate;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `22 Sep 2025`. */
export function readableDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** A line to paste into an invoice: description, code, unit and rate, parted by tabs as spreadsheets expect. */
export const invoiceLine = (result: HsnResult): string =>
  [result.description, result.hsn_sac, result.uqc ?? '', result.gst_rate].join('\t');

/** 12,34,567: digits grouped as in India. */
export const grouped = (count: number): string => count.toLocaleString('en-IN');

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'Hindi',
  'hi-Latn': 'Hindi in Latin letters',
};
