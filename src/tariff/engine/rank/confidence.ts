// Turns scores into the measured probability that a heading is right.
import { BAG, BEST_NAME, COVERAGE, EXACT_NAME, FULL_NAME, MODEL } from './features.ts';
import { kindOf } from './query.ts';
import { MAX_COMPETING, type RankedHeading, type Ranking } from './ranking.ts';
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
  /** Weight of the highest idf of any word. */
  readonly specificity: number;
  /** Weight of the score itself. */
  readonly score: number;
  /** Weight of how well the heading knows what it knows of the text, 0 to 1. */
  readonly bag: number;
  /** Weight of a text of one word that is no name of the heading. */
  readonly lone: number;
  /** Weight of the number of other headings with a name that is the text, as a logarithm. */
  readonly rivals: number;
  /** Weight of each signal that puts the heading first: names, the text model, coverage. */
  readonly agreement: number;
  /**
   * Weights of a text as bills have them, of its log-odds besides, and of the part of it that a name said in full covers:
   * what else stands on a bill is mostly makers, grades and sizes, so that its answers are right more often than others.
   */
  readonly bill: number;
  readonly billShare: number;
  readonly billName: number;
  /** Weight of the part of a bill in capitals that stands beside a name, unexplained: it speaks less against it there. */
  readonly billRest: number;
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
  'bag',
  'lone',
  'rivals',
  'agreement',
  'bill',
  'billShare',
  'billName',
  'billRest',
] as const;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Whether a text stands like this on Indian bills: it is short, and in capitals, with a short form or a model, asks for a
 * service, or the heading has a Hindi name for it. A figure beside it must not tell: "socks" and "socks pack of 2" are to
 * be answered as surely.
 */
export function looksLikeBill(ranking: Ranking, ranked: RankedHeading): boolean {
  const { reading } = ranking;
  return (
    kindOf(reading) !== 'title' &&
    (reading.isInCapitals ||
      reading.sort === 'service' ||
      reading.rewrites.length > 0 ||
      ranking.isNamedInHindi(ranked))
  );
}

/** With less of it explained, a text says more than what stands beside a name. */
const EXPLAINED_ENOUGH = 0.4;

/** The part of the text that the heading does not explain, where it has a name that is said in full. */
function restBesideName(features: Float32Array): number {
  const explained = features[COVERAGE] as number;
  return (features[FULL_NAME] as number) > 0 && explained >= EXPLAINED_ENOUGH ? Math.max(0, 1 - explained) : 0;
}

/** The signals that may agree on a heading. */
const SIGNALS = [BEST_NAME, MODEL, COVERAGE];

/** What the headings that compete for a text have in common; how many follow them in a longer list changes nothing. */
class Field {
  readonly #temperature: number;
  #ranking: Ranking | undefined;
  /** By rank: the exponential of the score, relative to the best; and the sum over those that compete. */
  readonly #exps = new Float64Array(MAX_COMPETING);
  readonly #sum = new Float64Array(1);
  /** The best that any heading has of each signal. */
  readonly #tops = new Float64Array(SIGNALS.length);
  /** How many have a name that is the text. */
  #named = 0;

  constructor(temperature: number) {
    this.#temperature = temperature;
  }

  /** Looks at the headings of a text. */
  look(ranking: Ranking): void {
    this.#ranking = ranking;
    const { headings, competing } = ranking;
    const tops = this.#tops.fill(0);
    let sum = 0;
    let named = 0;
    for (let i = 0; i < competing; i++) {
      const { features } = headings[i] as RankedHeading;
      const exp = this.#expOf(i);
      this.#exps[i] = exp;
      sum += exp;
      if (features[EXACT_NAME] === 1) named++;
      for (let signal = 0; signal < SIGNALS.length; signal++) {
        const value = features[SIGNALS[signal] as number] as number;
        if (value > (tops[signal] as number)) tops[signal] = value;
      }
    }
    this.#sum[0] = sum;
    this.#named = named;
  }

  #expOf(rank: number): number {
    const headings = this.#ranking?.headings;
    return Math.exp(((headings?.[rank]?.score ?? 0) - (headings?.[0]?.score ?? 0)) / this.#temperature);
  }

  /** Writes the inputs of the calibration for one of the headings, in the order of `CALIBRATED`. */
  readInputs(rank: number, inputs: Float64Array): void {
    const ranking = this.#ranking as Ranking;
    const ranked = ranking.headings[rank] as RankedHeading;
    const { features, score } = ranked;
    const words = ranking.reading.words.length;
    const exp = rank < ranking.competing ? (this.#exps[rank] as number) : this.#expOf(rank);
    const share = Math.min(0.9999, Math.max(0.0001, exp / (this.#sum[0] as number)));
    const isExact = features[EXACT_NAME] === 1;
    const rivals = isExact && rank < ranking.competing ? this.#named - 1 : this.#named;
    inputs[0] = 1;
    inputs[1] = Math.log(share / (1 - share));
    inputs[2] = Math.min(1, features[COVERAGE] as number);
    inputs[3] = features[EXACT_NAME] as number;
    inputs[4] = Math.min(3, ranking.resolved.unknown.length);
    inputs[5] = Math.log1p(words);
    inputs[6] = ranking.specificity;
    inputs[7] = score;
    inputs[8] = features[BAG] as number;
    inputs[9] = words === 1 && !isExact ? 1 : 0;
    inputs[10] = Math.log1p(rivals);
    inputs[11] = this.#agreement(features);
    const bill = looksLikeBill(ranking, ranked) ? 1 : 0;
    inputs[12] = bill;
    inputs[13] = bill * (inputs[1] as number);
    inputs[14] = bill * (features[FULL_NAME] as number);
    inputs[15] = ranking.reading.isInCapitals ? bill * restBesideName(features) : 0;
  }

  /** How many signals have no better heading. */
  #agreement(features: Float32Array): number {
    let agreed = 0;
    for (let signal = 0; signal < SIGNALS.length; signal++) {
      const top = this.#tops[signal] as number;
      if (top > 0 && (features[SIGNALS[signal] as number] as number) >= top) agreed++;
    }
    return agreed;
  }
}

/** Inputs of the calibration for the first headings, for fitting. */
export function calibrationInputs(ranking: Ranking, temperature: number, count: number): readonly Float64Array[] {
  const field = new Field(temperature);
  field.look(ranking);
  return ranking.headings.slice(0, count).map((_, rank) => {
    const inputs = new Float64Array(CALIBRATED.length);
    field.readInputs(rank, inputs);
    return inputs;
  });
}

/** A text of rare words alone never counts as resolved. */
const RARE_WORDS_CEILING = 0.45;

/** Gives each heading of a ranking its confidence. */
export class Calibrator {
  readonly #calibration: Calibration;
  readonly #weights: Float64Array;
  readonly #inputs = new Float64Array(CALIBRATED.length);
  readonly #field: Field;

  constructor(calibration: Calibration) {
    this.#calibration = calibration;
    this.#field = new Field(calibration.temperature);
    this.#weights = Float64Array.from(CALIBRATED, (part) => calibration[part]);
  }

  /** Confidences of the first headings in their order; never rising, never depending on how many are asked for. */
  confidences(ranking: Ranking, vague: VagueClass | undefined, count: number): readonly number[] {
    const { vagueCeiling } = this.#calibration;
    const field = this.#field;
    field.look(ranking);
    const inputs = this.#inputs;
    const weights = this.#weights;
    const confidences: number[] = [];
    let left = 1;
    let previous = Math.min(
      vague === undefined ? 1 : vagueCeiling[vague],
      ranking.restsOnRareWords ? RARE_WORDS_CEILING : 1,
    );
    for (let rank = 0; rank < ranking.headings.length && rank < count; rank++) {
      field.readInputs(rank, inputs);
      let sum = 0;
      for (let i = 0; i < inputs.length; i++) sum += (inputs[i] as number) * (weights[i] as number);
      const confidence = Math.min(sigmoid(sum) * ranking.readingOdds, previous, left);
      previous = confidence;
      left = Math.max(0.001, left - confidence);
      confidences.push(Math.round(Math.max(0.001, confidence) * 1000) / 1000);
    }
    return confidences;
  }
}
