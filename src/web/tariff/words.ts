// How codes, rates, confidence and dates read on a page.
import { type BranchKey, conditionWord } from '../../tariff/lookup/branches.ts';
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { REVIEW_BELOW } from '../../tariff/lookup/review.ts';
import { OUTSIDE_GST } from '../../tariff/model/rates.ts';

/** `8517 13 00` for goods; service codes are written without gaps. */
export function spaced(code: string): string {
  if (code.startsWith('99')) return code;
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter((part) => part !== '').join(' ');
}

/** The confidence in a word; its steps are the ones the published table uses. */
export function confidenceWord(confidence: number): string {
  if (confidence >= 0.9) return 'Very likely';
  if (confidence >= REVIEW_BELOW) return 'Likely';
  if (confidence >= 0.4) return 'Possible';
  return 'A guess';
}

/** Never 0% or 100%: nothing is impossible, nothing certain. */
export function percentWord(confidence: number): string {
  if (confidence < 0.01) return 'under 1%';
  return confidence > 0.99 ? 'over 99%' : `${Math.round(confidence * 100)}%`;
}

/** GST does not apply at all, which a nil rate does. */
export const isOutsideGst = (schedule: string): boolean => schedule === OUTSIDE_GST;

/** `18%`, `Nil` or `Outside GST`. */
export function rateWord({ rate, schedule }: Pick<RateView, 'rate' | 'schedule'>): string {
  if (isOutsideGst(schedule)) return OUTSIDE_GST;
  return rate === '0%' ? 'Nil' : rate;
}

/** Each rate once, the ordinary one first: `5% or 18%`. */
export function ratesWord(rates: readonly Pick<RateView, 'rate' | 'schedule'>[]): string {
  const words = [...new Set(rates.map(rateWord))];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** The same within a sentence or a title: `GST 5% or 18%`, `outside GST`, `outside GST or GST 18%`. */
export function gstPhrase(rates: readonly Pick<RateView, 'rate' | 'schedule'>[]): string {
  const taxed = rates.filter(({ schedule }) => !isOutsideGst(schedule));
  const outside = taxed.length < rates.length ? ['outside GST'] : [];
  return [...outside, ...(taxed.length > 0 ? [`GST ${ratesWord(taxed)}`] : [])].join(' or ');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `22 Sep 2025`. */
export function readableDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * Lines to paste into an invoice: description, code, unit, rate and any cess, parted by tabs as spreadsheets expect.
 * Where the rate is open there is one line for each rate, with its condition; the person keeps the one that applies.
 */
export function invoiceLines(result: HsnResult): readonly string[] {
  const { description, hsn_sac: code, uqc = '', rate_open: isOpen, rates } = result;
  const cess = result.cess_applies === true ? [`Cess: ${result.cess_note}`] : [];
  const line = (name: string, { rate, schedule }: BranchKey): string =>
    [name, code, uqc, isOutsideGst(schedule) ? OUTSIDE_GST : rate, ...cess].join('\t');
  return isOpen
    ? rates.map((rate) => line(`${description} (${conditionWord(rate)})`, rate))
    : rates.slice(0, 1).map((rate) => line(description, rate));
}

/** 12,34,567: digits grouped as in India. */
export const grouped = (count: number): string => count.toLocaleString('en-IN');

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'Hindi',
  'hi-Latn': 'Hindi in Latin letters',
  'ta-Latn': 'Tamil',
  'te-Latn': 'Telugu',
  'kn-Latn': 'Kannada',
  'ml-Latn': 'Malayalam',
  'mr-Latn': 'Marathi',
  'gu-Latn': 'Gujarati',
  'bn-Latn': 'Bengali',
  'pa-Latn': 'Punjabi',
  'or-Latn': 'Odia',
};
