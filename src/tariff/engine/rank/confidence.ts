// Turns scores into the measured probability that a heading is right.
import type { Reading } from '../text/reading.ts';
import { BEST_NAME, COVERAGE, EXACT_NAME, MODEL } from './features.ts';
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
  /** Weight of how well the heading's best name fits the text, 0 to 1. */
  readonly name: number;
  /** Weight of a text of one word that is no name of the heading. */
  readonly lone: number;
  /** Weight of the number of other headings with a name that is the text, as a logarithm. */
  readonly rivals: number;
  /** Weight of each signal that puts the heading first: names, the text model, coverage. */
  readonly agreement: number;
  /** Weight of a text as bills have them, and of its log-odds besides: they are answered right more often than others. */
  readonly bill: number;
  readonly billShare: number;
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
  'bill',
  'billShare',
] as const;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** A pack size, a short form, a model, a service that is asked for: a text as it stands on a bill. */
const isBill = ({ sort, rewrites, dropped }: Reading): boolean =>
  sort !== undefined || rewrites.length > 0 || dropped.length > 0;

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
    const { features, score } = ranking.headings[rank] as RankedHeading;
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
    inputs[8] = features[BEST_NAME] as number;
    inputs[9] = words === 1 && !isExact ? 1 : 0;
    inputs[10] = Math.log1p(rivals);
    inputs[11] = this.#agreement(features);
    inputs[12] = isBill(ranking.reading) ? 1 : 0;
    inputs[13] = (inputs[12] as number) * (inputs[1] as number);
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
