// The rates of a code for an invoice: each with its condition and its parts, CGST and SGST or IGST, and the tax on an
// amount that a reader types.
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { html, type SafeHtml } from '../html.ts';
import { addressIn } from '../site/languageLinks.ts';
import type { Texts } from '../texts/index.ts';
import { codeName, saidName } from './codeName.ts';
import { asSaid } from './spoken.ts';
import { conditionWord, halfOf, isOutsideGst, ratesWord, rateWord } from './words.ts';

type Rate = Pick<RateView, 'rate' | 'schedule' | 'condition'>;
/** What the codes within conditions are, by the code as it is written there: `2106 90 20`. */
export type GoodsOfCodes = Readonly<Record<string, string>>;

export const badge = (rate: Pick<RateView, 'rate' | 'schedule'>, texts: Texts): SafeHtml =>
  html`<span class="rate" data-rate="${rate.rate}">${rateWord(rate, texts)}</span>`;

/** CGST and SGST are each half of IGST; what is nil or outside GST has no parts. */
function parts(rate: Rate, { card }: Texts): SafeHtml | false {
  const half = halfOf(rate);
  if (half === undefined) return !isOutsideGst(rate.schedule) && html`<span class="parts" data-tax="0"></span>`;
  return html`<span class="parts" data-tax="${Number.parseFloat(rate.rate)}">${card.split(half, rate.rate)}</span>`;
}

const CODE_WITHIN = /\b\d{4}(?: \d{2}){1,2}\b/g;

/** A person cannot read "for all but 2106 90 20": the goods stand beside the code. */
export function withGoods(condition: string, goods: GoodsOfCodes, texts: Texts): SafeHtml {
  const between = condition.split(CODE_WITHIN);
  const codes = condition.match(CODE_WITHIN) ?? [];
  return html`${between.map((words, at) => {
    const written = codes[at] ?? '';
    const code = written.replaceAll(' ', '');
    const name = codeName(code, texts) ?? goods[written];
    return html`${words}${written}${name !== undefined && html` (${saidName(code, name, texts)})`}`;
  })}`;
}

/** The codes that the conditions of a result name, as they are written there. */
export const codesWithin = ({ rates }: Pick<HsnResult, 'rates'>): readonly string[] => [
  ...new Set(rates.flatMap(({ condition }) => condition.match(CODE_WITHIN) ?? [])),
];

/** A longer list of rates shows so many and folds the others. */
const MOST_OPEN_RATES = 4;

/** "In all other cases" stands behind the cases, unless it is what the goods ordinarily bear. */
function otherwiseLast(rates: readonly Rate[]): readonly Rate[] {
  const [first, ...others] = rates;
  if (first === undefined) return rates;
  const isCase = ({ condition }: Rate): boolean => condition !== '';
  return [first, ...others.filter(isCase), ...others.filter((rate) => !isCase(rate))];
}

/** The rate without a condition comes first where most invoices carry it, so its words depend on its place. */
const rateItems = (rates: readonly Rate[], isStart: boolean, texts: Texts, goods: GoodsOfCodes): SafeHtml =>
  html`<ul class="rates">${otherwiseLast(rates).map((rate, at) => html`<li>${badge(rate, texts)} <span>${asSaid(rate.condition, withGoods(conditionWord(rate, texts, isStart && at === 0), goods, texts), texts)} ${parts(rate, texts)}</span></li>`)}</ul>`;

/** A case that bears what the goods ordinarily bear says nothing to who only wants the rate. */
const isAsOrdinary = (rate: Rate, first: Rate | undefined): boolean =>
  first?.condition === '' &&
  rate !== first &&
  rate.rate === first.rate &&
  isOutsideGst(rate.schedule) === isOutsideGst(first.schedule);

/** The rates of a code: one badge, or a list of badges each with its condition. */
export function rateList(result: HsnResult, texts: Texts, goods: GoodsOfCodes = {}): SafeHtml {
  const { rates } = result;
  const [first] = rates;
  const telling = rates.filter((rate) => !isAsOrdinary(rate, first));
  // One fewer than fits, so that what is folded is never a single rate.
  const open = telling.length <= MOST_OPEN_RATES ? telling : telling.slice(0, MOST_OPEN_RATES - 1);
  const folded = rates.filter((rate) => !open.includes(rate));
  const lead = result.rate_open === true && html`<p class="rate-open">${texts.card.rateOpen}</p>`;
  return html`${lead}${open.length === 1 && first !== undefined ? onlyRate(first, texts, goods) : rateItems(open, true, texts, goods)}${foldedRates(folded, texts, goods)}`;
}

/** Rates of other cases, folded. */
export const foldedRates = (rates: readonly Rate[], texts: Texts, goods: GoodsOfCodes): SafeHtml | false =>
  rates.length > 0 &&
  html`<details><summary>${texts.card.moreCases(rates.length, ratesWord(rates, texts))}</summary>${rateItems(rates, false, texts, goods)}</details>`;

/** One rate with its condition; `beside`: what else is said of it. */
export function onlyRate(rate: Rate, texts: Texts, goods: GoodsOfCodes, beside: SafeHtml | false = false): SafeHtml {
  const unconditional = isOutsideGst(rate.schedule) ? '' : texts.card.gst;
  const said = rate.condition === '' ? unconditional : withGoods(conditionWord(rate, texts), goods, texts);
  const condition = asSaid(rate.condition, said, texts);
  return html`<p class="rates single">${badge(rate, texts)} <span>${condition}${beside} ${parts(rate, texts)}</span></p>`;
}

export interface AmountContext {
  readonly texts: Texts;
  /** What the text was read to name as the price. */
  readonly readPrice?: number | undefined;
  /** Where the GST calculator is; empty: not known. */
  readonly calculator: string;
}

/** The calculator with this rate; the reader fills in the rest. */
const calculatorLink = (calculator: string, rate: string): string =>
  `${calculator}?${new URLSearchParams({ rate, mode: 'without GST' })}`;

/** An amount to be typed: the tax then stands beside each rate. */
export function amountBox(
  { rates: [first], hsn_sac: code }: HsnResult,
  { texts, calculator, readPrice }: AmountContext,
): SafeHtml | false {
  if (first === undefined || isOutsideGst(first.schedule)) return false;
  const id = `amount-${code}`;
  return html`<p class="amount"><span class="scripted"><label for="${id}">${texts.card.amount}</label> <input id="${id}" type="text" inputmode="decimal" autocomplete="off" data-amount${readPrice !== undefined && html` value="${texts.form.number(readPrice)}"`}> <span class="wrong" role="status"></span><span class="hidden" role="status" data-told></span></span> ${calculator !== '' && html`<a href="${addressIn(calculatorLink(calculator, first.rate), texts.language === 'en' ? '' : texts.language)}">${texts.card.calculator}</a>`}</p>`;
}
