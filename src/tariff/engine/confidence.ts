// Turns scores into the measured probability that a heading is right.
import { BEST_NAME, COVERAGE, EXACT_NAME, LOOKED_AT, MODEL, type Ranking } from './rank.ts';
import type { VagueClass } from './vague.ts';

/** Fitted offline by `npm run fit`; see docs/relevance.md. */
export interface Calibration {
  /** Divides the scores before the softmax. */
  readonly temperature: number;
  readonly intercept: number;
  /** Weight of the log-odds of the softmax share. */
  readonly share: number;
  /** Weight of the part of the text that the heading explains, 0 to 1. */
  readonly coverage: number;
  /** Weight of an exact common name. */
  readonly exact: number;
  /** Weight of each word that nothing explains, three at most. */
  readonly unknown: number;
  /** Weight of the number of words read, as a logarithm. */
  readonly length: number;
  /** Weight of how telling the most telling word is. */
  readonly specificity: number;
  /** Weight of the score itself. */
  readonly score: number;
  /** Weight of how well the heading's best name fits the text, 0 to 1. */
  readonly name: number;
  /** Weight of a text of one word that is no name of the heading. */
  readonly lone: number;
  /** Weight of the number of other headings with a name that is the text, as a logarithm. */
  readonly rivals: number;
  /** Weight of each leg of evidence that puts the heading first: names, the text model, coverage. */
  readonly agreement: number;
  /** No answer to a vague text is surer than this. */
  readonly vagueCeiling: Readonly<Record<VagueClass, number>>;
}

/** The weights in the order of the inputs. */
export const CALIBRATED = [
  'intercept',
  'share',
  'coverage',
  'exact',
  'unknown',
  'length',
  'specificity',
  'score',
  'name',
  'lone',
  'rivals',
  'agreement',
] as const;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Inputs of the calibration for one ranked heading; also used when fitting. */
export function calibrationInputs(
  ranking: Ranking,
  shares: readonly number[],
  place: number,
  tops: readonly number[] = topsOf(ranking),
): readonly number[] {
  const share = Math.min(0.9999, Math.max(0.0001, shares[place] ?? 0));
  const features = ranking.headings[place]?.features;
  return [
    1,
    Math.log(share / (1 - share)),
    Math.min(1, features?.[COVERAGE] ?? 0),
    features?.[EXACT_NAME] ?? 0,
    Math.min(3, ranking.resolved.unknown.length),
    Math.log1p(ranking.reading.words.length),
    ranking.specificity,
    ranking.headings[place]?.score ?? 0,
    features?.[BEST_NAME] ?? 0,
    ranking.reading.words.length === 1 && features?.[EXACT_NAME] !== 1 ? 1 : 0,
    Math.log1p(rivalsOf(ranking, place)),
    agreement(ranking, place, tops),
  ];
}

/** How many other headings have a name that is the text. */
function rivalsOf({ headings }: Ranking, place: number): number {
  let rivals = 0;
  for (let i = 0; i < headings.length && i < LOOKED_AT; i++) {
    if (i !== place && headings[i]?.features[EXACT_NAME] === 1) rivals++;
  }
  return rivals;
}

const LEGS = [BEST_NAME, MODEL, COVERAGE];

/** The best that any heading has of each leg. */
function topsOf({ headings }: Ranking): readonly number[] {
  const competing = headings.slice(0, LOOKED_AT);
  return LEGS.map((leg) => competing.reduce((top, { features }) => Math.max(top, features[leg] ?? 0), 0));
}

/** How many legs of evidence have no better heading. */
function agreement({ headings }: Ranking, place: number, tops: readonly number[]): number {
  const features = headings[place]?.features;
  let agreed = 0;
  for (const [i, leg] of LEGS.entries()) {
    const top = tops[i] ?? 0;
    if (top > 0 && (features?.[leg] ?? 0) >= top) agreed++;
  }
  return agreed;
}

/** Shares of those that compete; how many follow them in a longer list changes nothing. */
export function softmaxShares({ headings }: Ranking, temperature: number): readonly number[] {
  const top = headings[0]?.score ?? 0;
  const powers = headings.map(({ score }) => Math.exp((score - top) / temperature));
  const sum = powers.slice(0, LOOKED_AT).reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Confidences of the first places in their order; never rising, never depending on how many are asked for. */
export function calibrate(
  ranking: Ranking,
  c: Calibration,
  vague: VagueClass | undefined,
  places: number,
): readonly number[] {
  const shares = softmaxShares(ranking, c.temperature);
  const weights = CALIBRATED.map((part) => c[part]);
  const ceiling = vague === undefined ? 1 : c.vagueCeiling[vague];
  let previous = 1;
  let left = 1;
  const tops = topsOf(ranking);
  return ranking.headings.slice(0, places).map((_, place) => {
    const inputs = calibrationInputs(ranking, shares, place, tops);
    const raw = sigmoid(inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0));
    const confidence = Math.min(raw, ceiling, previous, left);
    previous = confidence;
    left = Math.max(0.001, left - confidence);
    return Math.round(Math.max(0.001, confidence) * 1000) / 1000;
  });
}
