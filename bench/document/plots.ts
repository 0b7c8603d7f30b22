// Two kinds of plots as SVG: bars beside each other, and lines over logarithmic axes.

const COLOURS = ['#1d4ed8', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#be123c', '#0e7490'];
const FONT = 'font-family="sans-serif" font-size="12"';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const place = (value: number): string => value.toFixed(1);

const svg = (width: number, height: number, title: string, content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${FONT}>
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${width / 2}" y="22" text-anchor="middle" font-size="14">${escaped(title)}</text>
${content.join('\n')}
</svg>
`;

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly label: string;
}

export interface BarOptions {
  /** Bars grow by powers of ten. */
  readonly logarithmic?: boolean;
  /** A line to reach or to stay under. */
  readonly goal?: { readonly value: number; readonly label: string };
}

const OURS = /^Kosh\b/;

/** Bars that lie, one under the other. */
export function barPlot(title: string, bars: readonly Bar[], { logarithmic = false, goal }: BarOptions = {}): string {
  const left = 200;
  const width = 720;
  const span = width - left - 120;
  const top = 40;
  const step = 28;
  const values = [...bars.map(({ value }) => value), ...(goal ? [goal.value] : [])].filter(
    (value) => Number.isFinite(value) && value > 0,
  );
  const most = Math.max(...values);
  const least = logarithmic ? 10 ** Math.floor(Math.log10(Math.min(...values)) - 0.3) : 0;
  const across = (value: number): number => {
    if (!(value > least)) return 0;
    return logarithmic ? (Math.log(value / least) / Math.log(most / least)) * span : (value / most) * span;
  };
  const height = top + bars.length * step + (goal ? 30 : 10);
  const content = bars.flatMap(({ name, value, label }, i) => {
    const y = top + i * step;
    const length = across(value);
    return [
      `<text x="${left - 8}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${left}" y="${y}" width="${place(Math.max(1, length))}" height="20" fill="${OURS.test(name) ? COLOURS[0] : '#9ca3af'}"/>`,
      `<text x="${place(left + length + 6)}" y="${y + 15}">${escaped(label)}</text>`,
    ];
  });
  if (goal) {
    const x = place(left + across(goal.value));
    const bottom = top + bars.length * step;
    content.push(
      `<line x1="${x}" y1="${top - 4}" x2="${x}" y2="${bottom}" stroke="#b91c1c" stroke-dasharray="4 3"/>`,
      `<text x="${x}" y="${bottom + 16}" text-anchor="middle" fill="#b91c1c">${escaped(goal.label)}</text>`,
    );
  }
  return svg(width, height, title, content);
}

export interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Lines over two logarithmic axes; a name stands at the end of its line. */
export function linePlot(title: string, across: string, up: string, lines: readonly Line[]): string {
  const width = 720;
  const height = 400;
  const edge = { left: 70, right: 130, top: 40, bottom: 50 };
  const drawn = lines
    .map((line) => ({ ...line, points: line.points.filter(({ x, y }) => x > 0 && y > 0 && Number.isFinite(y)) }))
    .filter(({ points }) => points.length > 0);
  const xs = drawn.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = drawn.flatMap(({ points }) => points.map(({ y }) => y));
  const low = Math.floor(Math.log10(Math.min(...ys)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...ys))));
  const first = Math.log(Math.min(...xs));
  const wide = Math.max(1e-9, Math.log(Math.max(...xs)) - first);
  const toX = (x: number): number => edge.left + ((Math.log(x) - first) / wide) * (width - edge.left - edge.right);
  const toY = (y: number): number =>
    height - edge.bottom - ((Math.log10(y) - low) / (high - low)) * (height - edge.top - edge.bottom);
  const content: string[] = [];
  for (let power = low; power <= high; power++) {
    const y = place(toY(10 ** power));
    content.push(
      `<line x1="${edge.left}" y1="${y}" x2="${width - edge.right}" y2="${y}" stroke="#e5e7eb"/>`,
      `<text x="${edge.left - 6}" y="${y}" dy="4" text-anchor="end">${10 ** power >= 1 ? 10 ** power : (10 ** power).toFixed(-power)}</text>`,
    );
  }
  for (const x of new Set(xs)) {
    content.push(`<text x="${place(toX(x))}" y="${height - edge.bottom + 18}" text-anchor="middle">${x}</text>`);
  }
  content.push(
    `<text x="${(edge.left + width - edge.right) / 2}" y="${height - 10}" text-anchor="middle">${escaped(across)}</text>`,
    `<text x="16" y="${height / 2}" text-anchor="middle" transform="rotate(-90 16 ${height / 2})">${escaped(up)}</text>`,
  );
  const ends = apart(drawn.map(({ points }) => toY(points.at(-1)?.y ?? 1)));
  for (const [i, { name, points }] of drawn.entries()) {
    const colour = COLOURS[i % COLOURS.length];
    const path = points.map(({ x, y }) => `${place(toX(x))},${place(toY(y))}`).join(' ');
    const end = points.at(-1);
    content.push(
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="${i === 0 ? 3 : 1.5}"/>`,
      `<text x="${place(toX(end?.x ?? 1) + 6)}" y="${place((ends[i] ?? 0) + 4)}" fill="${colour}">${escaped(name)}</text>`,
    );
  }
  return svg(width, height, title, content);
}

/** The same heights, moved so that names do not cover each other. */
function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(moved[i] ?? 0, free);
    free = (moved[i] ?? 0) + 15;
  }
  return moved;
}
