// The rate of a code since GST began, drawn as steps: the ordinary rate thick, conditional ones thin.

import type { RatePeriodView } from '../../tariff/lookup/contract.ts';
import { dayNumber, GST_START, isoDay } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import { readableDay } from './words.ts';

const WIDTH = 720;
// Room for the labels at their largest, on a phone.
const LEFT = 80;
const RIGHT = 28;
const TOP = 14;
const ROW = 30;

const percentOf = (rate: string): number => Number.parseFloat(rate);

export function timeline(history: readonly RatePeriodView[], today: string): SafeHtml {
  const rates = [...new Set(history.flatMap((period) => period.rates.map(({ rate }) => rate)))].sort(
    (a, b) => percentOf(b) - percentOf(a),
  );
  const last = Math.max(dayNumber(today), 1);
  const height = TOP + rates.length * ROW + 32;
  const bottom = TOP + rates.length * ROW;
  const x = (iso: string): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(Math.max(dayNumber(iso), 0), last)) / last;
  const y = (rate: string): number => TOP + rates.indexOf(rate) * ROW + ROW / 2;
  const years: string[] = [];
  for (let year = 2018; `${year}-01-01` <= today; year++) years.push(`${year}-01-01`);
  const story = history
    .map(({ from, rates: branches, gst_rate: rate }) => {
      const others = branches.length > 1 ? ` and ${branches.length - 1} more by condition` : '';
      return `${rate}${others} from ${readableDay(from)}`;
    })
    .join('; ');
  return html`<svg class="timeline" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Rate since ${readableDay(GST_START)}: ${story}.">
${rates.map((rate) => html`<text class="axis" x="${LEFT - 8}" y="${y(rate)}" dominant-baseline="central" text-anchor="end">${rate}</text><line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(rate)}" y2="${y(rate)}"/>`)}
${years.map((day) => html`<line class="tick" x1="${x(day).toFixed(1)}" x2="${x(day).toFixed(1)}" y1="${bottom}" y2="${bottom + 5}"/><text class="axis" x="${x(day).toFixed(1)}" y="${bottom + 25}" text-anchor="middle">${day.slice(0, 4)}</text>`)}
<line class="tick" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}"/>
${history.map((period, at) => {
  const from = x(period.from);
  const to = x(period.to === null ? today : isoDay(dayNumber(period.to) + 1));
  const others = new Set(period.rates.map(({ rate }) => rate));
  others.delete(period.gst_rate);
  return html`${at > 0 && html`<line class="change" x1="${from.toFixed(1)}" x2="${from.toFixed(1)}" y1="${TOP}" y2="${bottom}"/>`}
${[...others].map((rate) => html`<line class="other" x1="${from.toFixed(1)}" x2="${to.toFixed(1)}" y1="${y(rate)}" y2="${y(rate)}"/>`)}
<line class="main" x1="${from.toFixed(1)}" x2="${to.toFixed(1)}" y1="${y(period.gst_rate)}" y2="${y(period.gst_rate)}"/>`;
})}
</svg>`;
}
