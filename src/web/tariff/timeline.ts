// The rate of a code since GST began, drawn as steps: the ordinary rate thick, conditional ones thin, and a line on each
// day on which a rate or its condition changed.

import type { RatePeriodView } from '../../tariff/lookup/contract.ts';
import { dayNumber, GST_START, isoDay } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import { isOutsideGst, rateWord } from './words.ts';

const WIDTH = 720;
// Room for the labels at their largest, on a phone.
const LEFT = 80;
const RIGHT = 28;
const TOP = 14;
const ROW = 30;
/** A label every so many years: on a phone those of every year would touch. */
const YEARS_APART = 2;

/** What a buyer would notice of a period. */
const termsOf = ({ rates }: RatePeriodView): string =>
  rates
    .map(({ rate, condition, schedule }) => `${isOutsideGst(schedule) ? schedule : rate}\n${condition}`)
    .toSorted()
    .join('\n\n');

/** The periods in which rates and conditions stayed the same, whatever notification they stood in. */
function steadyPeriods(history: readonly RatePeriodView[]): readonly RatePeriodView[] {
  const steady: RatePeriodView[] = [];
  for (const period of history) {
    const before = steady.at(-1);
    if (before !== undefined && before.gst_rate === period.gst_rate && termsOf(before) === termsOf(period)) {
      steady[steady.length - 1] = { ...period, from: before.from };
    } else steady.push(period);
  }
  return steady;
}

export function timeline(history: readonly RatePeriodView[], today: string, texts: Texts): SafeHtml {
  const { code: words, form } = texts;
  const periods = steadyPeriods(history);
  const main = ({ rates, gst_rate: rate }: RatePeriodView): string =>
    rates[0] === undefined ? rate : rateWord(rates[0], texts);
  const percents = new Map(periods.flatMap(({ rates }) => rates.map((rate) => [rateWord(rate, texts), rate.rate])));
  for (const period of periods) percents.set(main(period), period.gst_rate);
  const labels = [...percents]
    .sort(([, a], [, b]) => Number.parseFloat(b) - Number.parseFloat(a))
    .map(([word]) => word);
  const last = Math.max(dayNumber(today), 1);
  const bottom = TOP + labels.length * ROW;
  const x = (iso: string): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(Math.max(dayNumber(iso), 0), last)) / last;
  const y = (label: string): number => TOP + labels.indexOf(label) * ROW + ROW / 2;
  const years: string[] = [];
  for (let year = 2018; `${year}-01-01` <= today; year++) years.push(`${year}-01-01`);
  const story = periods.map((period) => {
    const others = new Set(period.rates.map((rate) => rateWord(rate, texts))).size - 1;
    return words.chartStep(main(period), Math.max(0, others), form.day(period.from));
  });
  const hasOthers = periods.some(({ rates }) => new Set(rates.map((rate) => rateWord(rate, texts))).size > 1);
  const drawing = html`<svg class="timeline" viewBox="0 0 ${WIDTH} ${bottom + 32}" role="img" aria-label="${words.chart(form.day(GST_START), story.join('; '))}">
${labels.map((label) => html`<text class="axis" x="${LEFT - 8}" y="${y(label)}" dominant-baseline="central" text-anchor="end">${label}</text><line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(label)}" y2="${y(label)}"/>`)}
${years.map((day, at) => html`<line class="tick" x1="${x(day).toFixed(1)}" x2="${x(day).toFixed(1)}" y1="${bottom}" y2="${bottom + 5}"/>${at % YEARS_APART === 0 && html`<text class="axis" x="${x(day).toFixed(1)}" y="${bottom + 25}" text-anchor="middle">${day.slice(0, 4)}</text>`}`)}
<line class="tick" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}"/>
${periods.map((period, at) => {
  const from = x(period.from);
  const to = x(period.to === null ? today : isoDay(dayNumber(period.to) + 1));
  const others = new Set(period.rates.map((rate) => rateWord(rate, texts)));
  others.delete(main(period));
  return html`${at > 0 && html`<line class="change" x1="${from.toFixed(1)}" x2="${from.toFixed(1)}" y1="${TOP}" y2="${bottom}"/>`}
${[...others].map((label) => html`<line class="other" x1="${from.toFixed(1)}" x2="${to.toFixed(1)}" y1="${y(label)}" y2="${y(label)}"/>`)}
<line class="main" x1="${from.toFixed(1)}" x2="${to.toFixed(1)}" y1="${y(main(period))}" y2="${y(main(period))}"/>`;
})}
</svg>`;
  const keys = [
    html`<span class="key-main">${words.chartOrdinary}</span>`,
    hasOthers && html`<span class="key-other">${words.chartConditional}</span>`,
    periods.length > 1 && html`<span class="key-change">${words.chartChange}</span>`,
  ];
  return html`${drawing}<p class="chart-keys soft">${keys}</p>`;
}
