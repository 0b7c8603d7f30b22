// Fits the weights of the ranking: those under which the right headings are likeliest among the candidates of each text.
import { FEATURE_COUNT, FEATURES } from '../../src/tariff/engine/rank/features.ts';
import type { Weights } from '../../src/tariff/engine/rank/rank.ts';
import type { TextKind } from '../../src/tariff/engine/rank/resolve.ts';

/** A text's candidates, copied: the ranking itself lasts only until the next one. */
export interface Sample {
  readonly kind: TextKind;
  /** The candidates' features one after the other, best candidate first, and which candidates are right. */
  readonly features: Float32Array;
  readonly isRight: Uint8Array;
  readonly weight: number;
}

type KindWeights = Weights[TextKind];

const STEPS = 400;
const LEARNING_RATE = 0.3;
/** How strongly weights are drawn to 0, and those of a kind of text to those that all share. */
const PULL_TO_NOTHING = 0.0005;
const PULL_TO_SHARED = 0.002;
/** A candidate that changes the slope by less is passed over. */
const LEAST_PUSH = 1e-6;
const NOTHING = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as KindWeights;

/** One set of weights for all texts first, then one for each kind that keeps near it. */
export function fitWeights(samples: readonly Sample[], start: Weights): Weights {
  const shared = fitKind(samples, start.phrase, NOTHING, PULL_TO_NOTHING);
  const own = (kind: TextKind): KindWeights =>
    fitKind(
      samples.filter((sample) => sample.kind === kind),
      shared,
      shared,
      PULL_TO_SHARED,
    );
  return { word: own('word'), phrase: own('phrase'), title: own('title') };
}

/** Gradient ascent on the log-likelihood of the right heading (AdaGrad), pulled towards `prior`. */
function fitKind(samples: readonly Sample[], start: KindWeights, prior: KindWeights, pull: number): KindWeights {
  const weights = Float64Array.from(FEATURES, (feature) => start[feature]);
  const to = Float64Array.from(FEATURES, (feature) => prior[feature]);
  const squares = new Float64Array(FEATURE_COUNT).fill(1e-2);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(FEATURE_COUNT);
    for (const sample of samples) addGradient(gradient, sample, weights);
    for (let f = 0; f < FEATURE_COUNT; f++) {
      const slope = (gradient[f] ?? 0) / samples.length - pull * ((weights[f] ?? 0) - (to[f] ?? 0));
      squares[f] = (squares[f] ?? 0) + slope * slope;
      weights[f] = (weights[f] ?? 0) + (LEARNING_RATE * slope) / Math.sqrt(squares[f] ?? 1);
    }
  }
  return Object.fromEntries(
    FEATURES.map((feature, f) => [feature, Number((weights[f] ?? 0).toFixed(3))]),
  ) as KindWeights;
}

/** Adds what one text says: towards the features of its right candidates, away from those that are likely and wrong. */
function addGradient(gradient: Float64Array, { features, isRight, weight }: Sample, weights: Float64Array): void {
  const powers = powersOf(features, isRight.length, weights);
  let all = 0;
  let right = 0;
  for (const [i, power] of powers.entries()) {
    all += power;
    if (isRight[i] === 1) right += power;
  }
  if (right === 0) return;
  for (const [i, power] of powers.entries()) {
    const push = weight * ((isRight[i] === 1 ? power / right : 0) - power / all);
    if (Math.abs(push) < LEAST_PUSH) continue;
    for (let f = 0; f < FEATURE_COUNT; f++) {
      gradient[f] = (gradient[f] ?? 0) + push * (features[i * FEATURE_COUNT + f] ?? 0);
    }
  }
}

/** The numerators of the softmax over the scores of the candidates; the best has 1. */
function powersOf(features: Float32Array, count: number, weights: Float64Array): Float64Array {
  const scores = Float64Array.from({ length: count }, (_, i) => {
    let score = 0;
    for (let f = 0; f < FEATURE_COUNT; f++) score += (features[i * FEATURE_COUNT + f] ?? 0) * (weights[f] ?? 0);
    return score;
  });
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return scores.map((score) => Math.exp(score - best));
}
