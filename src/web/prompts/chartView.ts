// Lines or bars of a calculator's series as SVG, drawn with the page's colours.

import type { Chart } from '../../tools/result.ts';
import { decimalText } from '../../tools/show.ts';
import { html, type SafeHtml } from '../html.ts';

const WIDTH = 640;
const HEIGHT = 280;
// Room for the labels at their largest, on a phone.
const LEFT = 150;
const RIGHT = 28;
const TOP = 14;
const BOTTOM = 62;

/** 1, 2 or 5 times a power of ten, at least the number. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const short = (value: number): string => decimalText(value, Math.abs(value) < 10 ? 2 : 0);

/** `say`: a text of the chart as the page says it; `describe`: the chart in words. */
export function chartView(
  chart: Chart,
  describe: (title: string, y: string, x: string) => string,
  say: (english: string) => string,
): SafeHtml {
  const { kind, series } = chart;
  const [title, xLabel, yLabel] = [say(chart.title), say(chart.xLabel), say(chart.yLabel)];
  const points = series.flatMap((one) => one.points);
  if (points.length === 0) return html``;
  const xs = points.map(({ x }) => x);
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const maxY = roundUp(Math.max(...points.map(({ y }) => y)));
  const minY = Math.min(0, ...points.map(({ y }) => y));
  const places = new Set(xs).size;
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(1, places);
  // Bars stand in the middle of their slot, lines reach from edge to edge.
  const inset = kind === 'bar' ? slot / 2 : 0;
  const x = (value: number): number =>
    LEFT + inset + ((WIDTH - LEFT - RIGHT - 2 * inset) * (value - minX)) / (maxX - minX || 1);
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (maxY - value)) / (maxY - minY || 1);
  const levels = [0, 0.25, 0.5, 0.75, 1].map((part) => minY + (maxY - minY) * part);
  const ticks = [...new Set([minX, Math.round((minX + maxX) / 2), maxX])];
  const bar = Math.max(1, Math.min(48, (slot * 0.7) / series.length));
  return html`<figure class="chart-box"><figcaption>${title}</figcaption>
<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${describe(title, yLabel, xLabel)}">
${levels.map((level) => html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(level).toFixed(1)}" y2="${y(level).toFixed(1)}"/><text class="axis" x="${LEFT - 6}" y="${y(level).toFixed(1)}" dominant-baseline="central" text-anchor="end">${short(level)}</text>`)}
${ticks.map((tick) => html`<text class="axis" x="${x(tick).toFixed(1)}" y="${HEIGHT - BOTTOM + 24}" text-anchor="middle">${short(tick)}</text>`)}
<text class="axis" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">${xLabel}</text>
${series.map(({ points: own }, at) =>
  kind === 'line'
    ? html`<polyline class="series-${at % 4}" points="${own.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')}"/>`
    : own.map(
        (point) =>
          html`<rect class="series-${at % 4}" x="${(x(point.x) - (bar * series.length) / 2 + bar * at).toFixed(1)}" y="${Math.min(y(point.y), y(0)).toFixed(1)}" width="${bar.toFixed(1)}" height="${Math.abs(y(0) - y(point.y)).toFixed(1)}"/>`,
      ),
)}
</svg>
<p class="legend">${yLabel}: ${series.map(({ name }, at) => html`<span class="key-${at % 4}">${say(name)}</span> `)}</p></figure>`;
}
