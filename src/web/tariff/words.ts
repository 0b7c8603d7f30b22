// How codes, rates and confidence read on a page, in the words of its language.
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { REVIEW_BELOW } from '../../tariff/lookup/review.ts';
import { isService } from '../../tariff/model/digits.ts';
import { OUTSIDE_GST } from '../../tariff/model/rates.ts';
import type { Texts } from '../texts/index.ts';
import { spokenSentence } from './spoken.ts';

/** `8517 13 00` for goods; service codes are written without gaps. */
export function spaced(code: string): string {
  if (isService(code)) return code;
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter((part) => part !== '').join(' ');
}

/** Codes within a sentence, as they are written elsewhere on the page: `of 85044030` becomes `of 8504 40 30`. */
export const withSpacedCodes = (sentence: string): string =>
  sentence.replace(/(?<=\b(?:of|code|codes|heading) )\d{4,8}\b/g, spaced);

/** The confidence in a word; its steps are the ones the published table uses. */
export function confidenceWord(confidence: number, { words }: Texts): string {
  if (confidence >= 0.9) return words.veryLikely;
  if (confidence >= REVIEW_BELOW) return words.likely;
  if (confidence >= 0.4) return words.possible;
  return words.guess;
}

/** Never 0% or 100%: nothing is impossible, nothing certain. */
export function percentWord(confidence: number, { words }: Texts): string {
  if (confidence < 0.01) return words.underOnePercent;
  return confidence > 0.99 ? words.overNinetyNinePercent : `${Math.round(confidence * 100)}%`;
}

/** GST does not apply at all, which a nil rate does. */
export const isOutsideGst = (schedule: string): boolean => schedule === OUTSIDE_GST;

type Rate = Pick<RateView, 'rate' | 'schedule'>;

/** `18%`, `Nil` or `Outside GST`. */
export function rateWord({ rate, schedule }: Rate, { words }: Texts): string {
  if (isOutsideGst(schedule)) return words.outsideGst;
  return rate === '0%' ? words.nil : rate;
}

/** Each rate once, the ordinary one first: `5% or 18%`. */
export const ratesWord = (rates: readonly Rate[], texts: Texts): string =>
  texts.form.oneOf([...new Set(rates.map((rate) => rateWord(rate, texts)))]);

/** The same within a sentence or a title: `GST 5% or 18%`, `outside GST`, `outside GST or GST 18%`. */
export function gstPhrase(rates: readonly Rate[], texts: Texts): string {
  const taxed = rates.filter(({ schedule }) => !isOutsideGst(schedule));
  const outside = taxed.length < rates.length ? [texts.words.outsideGstWithin] : [];
  const inside = taxed.length > 0 ? [texts.words.gst(ratesWord(taxed, texts))] : [];
  return texts.form.oneOf([...outside, ...inside]);
}

/** The condition of a rate; `isFirst`: the others are still to come. */
export function conditionWord({ condition }: Pick<RateView, 'condition'>, texts: Texts, isFirst = false): string {
  if (condition !== '') return spokenSentence(condition, texts) ?? condition;
  return isFirst ? texts.words.ordinarily : texts.words.otherwise;
}

/** Half of a rate, for each of CGST and SGST: `9%`, `0.125%`; undefined where nothing is to be split. */
export function halfOf({ rate, schedule }: Rate): string | undefined {
  const percent = Number.parseFloat(rate);
  return isOutsideGst(schedule) || !(percent > 0) ? undefined : `${percent / 2}%`;
}

/**
 * Lines to paste into an invoice: description, code, rate and any cess, separated by tabs as spreadsheets expect.
 * The description is the customer's own, `said`, where there is one: an invoice names goods as they are sold, and in the
 * unit they are sold in, which the customs unit need not be. Where the rate is open there is one line for each rate,
 * with its condition; the person keeps the one that applies.
 */
export function invoiceLines(result: HsnResult, texts: Texts, said = ''): readonly string[] {
  const { description, hsn_sac: code, rate_open: isOpen, rates } = result;
  const name = said === '' ? description : said;
  const cess = result.cess_applies === true ? [texts.card.copiedCess(result.cess_note ?? '')] : [];
  const line = (goods: string, { rate, schedule }: Rate): string =>
    [goods, code, isOutsideGst(schedule) ? texts.words.outsideGst : rate, ...cess].join('\t');
  return isOpen
    ? rates.map((rate) => line(`${name} (${conditionWord(rate, texts)})`, rate))
    : rates.slice(0, 1).map((rate) => line(name, rate));
}
