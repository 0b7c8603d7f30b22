// Turns scores into the measured probability that a heading is right.
import { BAG, BEST_NAME, BEST_TEXT, COVERAGE, EXACT_NAME, FULL_NAME, MODEL } from './features.ts';
import { MAX_COMPETING, type RankedHeading, type Ranking } from './ranking.ts';
import { kindOf } from './resolve.ts';
import type { VagueClass } from './vague.ts';

/** What speaks for or against a heading, in the order of the weights. */
export const CALIBRATED = [
  /** Always 1. */
  'intercept',
  /** The log-odds of the softmax share. */
  'share',
  /** By how much those of the first heading are below what they are without a serious rival. */
  'contested',
  /** The part of the text that the heading explains, 0 to 1. */
  'coverage',
  /** The text is a common name of it. */
  'exact',
  /** How many words were read, as a logarithm. */
  'length',
  /** The highest idf of any word. */
  'specificity',
  /** The score itself. */
  'score',
  /** How well the heading knows what it knows of the text, 0 to 1. */
  'bag',
  /** A text of one word that is no name of the heading. */
  'lone',
  /** How many other headings have a name that is the text, as a logarithm. */
  'rivals',
  /** How many signals put the heading first: names, the text model, coverage. */
  'agreement',
  /** The part of the text that a name said in full covers, and what then is left unexplained. */
  'name',
  'rest',
  /** The strength of the description that speaks most for the heading. */
  'description',
  /** The part of the text that a name of the strongest rival, said in full, covers. */
  'rivalName',
  /** A brand of goods is named. */
  'brand',
  /** The text is a word or two, or a title. */
  'word',
  'title',
  /** How probable the text model holds the heading: as a logarithm above the least, and as log-odds against the best other. */
  'model',
  'modelLead',
  /** The share of the words that nobody knows, and of those that were guessed. */
  'unread',
  'guessed',
  /** The word that names the goods is not known as it is written. */
  'headUnread',
  /** The name that speaks most for the heading is Hindi; words were written out; a service is asked for; it is a question. */
  'hindi',
  'rewritten',
  'service',
  'question',
] as const;

/** Weights of the inputs, fitted offline by `npm run fit`; see docs/relevance.md. */
export type CalibrationWeights = Readonly<Record<(typeof CALIBRATED)[number], number>>;

export interface Calibration {
  /** Divides the scores before the softmax. */
  readonly temperature: number;
  readonly weights: CalibrationWeights;
  /** No answer to a vague text is surer than this. */
  readonly vagueCeiling: Readonly<Record<VagueClass, number>>;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The log-odds of a heading with four fifths of the softmax. */
const UNCONTESTED = 1.5;

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

  /** Of the heading's share of the softmax. */
  #logOdds(rank: number): number {
    const exp = rank < (this.#ranking?.competing ?? 0) ? (this.#exps[rank] as number) : this.#expOf(rank);
    const share = Math.min(0.9999, Math.max(0.0001, exp / (this.#sum[0] as number)));
    return Math.log(share / (1 - share));
  }

  /** Writes the inputs of the calibration for one of the headings, in the order of `CALIBRATED`. */
  readInputs(rank: number, inputs: Float64Array): void {
    const ranking = this.#ranking as Ranking;
    const ranked = ranking.headings[rank] as RankedHeading;
    const { features, score } = ranked;
    const { reading } = ranking;
    const kind = kindOf(reading);
    const words = reading.words.length;
    const isExact = features[EXACT_NAME] === 1;
    const rivals = isExact && rank < ranking.competing ? this.#named - 1 : this.#named;
    const explained = features[COVERAGE] as number;
    const name = features[FULL_NAME] as number;
    const { known, guessed } = ranking;
    let rivalModel = 0;
    for (let i = 0; i < ranking.competing; i++) {
      if (i !== rank)
        rivalModel = Math.max(rivalModel, (ranking.headings[i] as RankedHeading).features[MODEL] as number);
    }
    const values = {
      intercept: 1,
      share: this.#logOdds(rank),
      contested: Math.max(0, UNCONTESTED - this.#logOdds(0)),
      coverage: Math.min(1, explained),
      exact: features[EXACT_NAME] as number,
      length: Math.log1p(words),
      specificity: ranking.specificity,
      score,
      bag: features[BAG] as number,
      lone: words === 1 && !isExact ? 1 : 0,
      rivals: Math.log1p(rivals),
      agreement: this.#agreement(features),
      name,
      rest: name > 0 ? Math.max(0, 1 - explained) : 0,
      description: features[BEST_TEXT] as number,
      rivalName: ranking.headings[rank === 0 ? 1 : 0]?.features[FULL_NAME] ?? 0,
      brand: reading.namesBrand ? 1 : 0,
      word: kind === 'word' ? 1 : 0,
      title: kind === 'title' ? 1 : 0,
      model: features[MODEL] as number,
      modelLead: (features[MODEL] as number) - rivalModel,
      unread: 1 - known,
      guessed,
      headUnread: ranking.isHeadUnread ? 1 : 0,
      hindi: ranking.isNamedInHindi(ranked) ? 1 : 0,
      rewritten: reading.rewrites.length > 0 ? 1 : 0,
      service: reading.sort === 'service' || reading.sort === 'work' ? 1 : 0,
      question: reading.asked === '' ? 0 : 1,
    } satisfies CalibrationWeights;
    CALIBRATED.forEach((input, i) => {
      inputs[i] = values[input];
    });
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
    this.#weights = Float64Array.from(CALIBRATED, (input) => calibration.weights[input]);
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
