// Two small SVG pictures for the relevance page: reliability of the confidence, and accuracy against coverage.
import type { Bin } from './score.ts';

const SIDE = 360;
const EDGE = 40;
const span = SIDE - 2 * EDGE;
const x = (share: number): string => (EDGE + share * span).toFixed(1);
const y = (share: number): string => (SIDE - EDGE - share * span).toFixed(1);

const frame = (
  title: string,
  across: string,
  up: string,
  content: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" font-family="sans-serif" font-size="11">
<title>${title}</title>
<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
<rect x="${EDGE}" y="${EDGE}" width="${span}" height="${span}" fill="none" stroke="#999"/>
<text x="${SIDE / 2}" y="20" text-anchor="middle" font-size="13">${title}</text>
<text x="${SIDE / 2}" y="${SIDE - 10}" text-anchor="middle">${across}</text>
<text x="14" y="${SIDE / 2}" text-anchor="middle" transform="rotate(-90 14 ${SIDE / 2})">${up}</text>
${content}
</svg>
`;

export function reliabilityPicture(bins: readonly Bin[]): string {
  const largest = Math.max(1, ...bins.map(({ count }) => count));
  const dots = bins
    .filter(({ count }) => count > 0)
    .map(
      ({ confidence, accuracy, count }) =>
        `<circle cx="${x(confidence)}" cy="${y(accuracy)}" r="${(3 + 9 * Math.sqrt(count / largest)).toFixed(1)}" fill="#2b6cb0" fill-opacity="0.7"/>`,
    )
    .join('\n');
  return frame(
    'Reliability',
    'confidence said',
    'share right',
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#bbb" stroke-dasharray="4 3"/>\n${dots}`,
  );
}

export function riskPicture(points: readonly { readonly coverage: number; readonly accuracy: number }[]): string {
  const step = Math.max(1, Math.floor(points.length / 200));
  const line = points
    .filter((_, i) => i % step === 0 || i === points.length - 1)
    .map(({ coverage, accuracy }) => `${x(coverage)},${y(accuracy)}`)
    .join(' ');
  return frame(
    'Accuracy by coverage',
    'share of texts answered, surest first',
    'share right',
    `<polyline points="${line}" fill="none" stroke="#2b6cb0" stroke-width="2"/>`,
  );
}
