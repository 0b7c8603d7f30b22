// Learns the text model from one text at a time, by AdaGrad: a vector and a weight for each row of features, a weight for
// each place in a text, and a vector for each choice. A text is the weighted mean of its rows; among siblings the softmax
// of their products with it decides.
import type { TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
import { MODEL_SECTIONS } from '../../src/tariff/dataset/modelSections.ts';
import { type ChoiceTree, countBelow, treeOf } from '../../src/tariff/engine/model/codeTree.ts';
import {
  DIMENSIONS,
  ENLARGED,
  MOST_OF_4_BITS,
  scaleByte,
  scaleOf,
  weightByte,
} from '../../src/tariff/engine/model/modelNumbers.ts';
import { PLACES, ROWS, type TextFeatures } from '../../src/tariff/engine/model/textFeatures.ts';
import type { Draw } from './draws.ts';

/** Weights of rows and places are exponentials of numbers between these. */
export const MAX_LOG_WEIGHT = 6;
/** What the choice of six digits counts beside that of the heading. */
const FINER_WEIGHT = 0.7;
const FIRST_SQUARE = 1e-3;
const FIRST_SIZE = 0.25;
const TOO_SMALL = 3e-4;
const ROW_WEIGHT_RATE = 0.3;
const PLACE_RATE = 0.002;
const SMOOTH = 0.02;

/** Two of the choices. */
export interface Choice {
  readonly heading: number;
  readonly finer: number | undefined;
}

export class ModelTrainer {
  readonly tree: ChoiceTree;
  readonly codes: readonly string[];
  readonly rows = new Float32Array(ROWS * DIMENSIONS);
  readonly rowWeights = new Float32Array(ROWS);
  readonly places = new Float64Array(PLACES);
  readonly choices: Float64Array;
  readonly bias: Float64Array;
  readonly #rowSquares = new Float64Array(ROWS).fill(FIRST_SQUARE);
  readonly #weightSquares = new Float64Array(ROWS).fill(FIRST_SQUARE);
  readonly #choiceSquares: Float64Array;
  readonly #text = new Float64Array(DIMENSIONS);
  readonly #textGradient = new Float64Array(DIMENSIONS);
  readonly #featureWeights = new Float64Array(2000);
  readonly #powers: Float64Array;
  #weightSum = 0;

  /** `codes`: the choices, headings first, each level sorted. */
  constructor(codes: readonly string[], draw: Draw) {
    this.codes = codes;
    this.tree = treeOf(countBelow(codes));
    const count = codes.length;
    this.choices = new Float64Array(count * DIMENSIONS);
    this.bias = new Float64Array(count);
    this.#choiceSquares = new Float64Array(count).fill(FIRST_SQUARE);
    this.#powers = new Float64Array(count);
    for (let i = 0; i < this.rows.length; i++) this.rows[i] = (draw() - 0.5) * FIRST_SIZE;
  }

  /** Learns that a text means a heading, and of the codes below it this one, if any; gives the loss of the heading. */
  learn(features: TextFeatures, { heading, finer }: Choice, rate: number): number {
    this.#readText(features);
    this.#textGradient.fill(0);
    const loss = this.#learnChoice(0, this.tree.topCount, heading, 1, rate);
    if (finer !== undefined) {
      const { firstBelow } = this.tree;
      const from = firstBelow[heading] as number;
      this.#learnChoice(from, firstBelow[heading + 1] as number, finer, FINER_WEIGHT, rate);
    }
    this.#learnRows(features, rate);
    return loss;
  }

  /** Squares count less from here on: what was learned first must not hold back what is learned last. */
  forget(share: number): void {
    for (const squares of [this.#rowSquares, this.#weightSquares, this.#choiceSquares]) {
      for (let i = 0; i < squares.length; i++) squares[i] = Math.max(FIRST_SQUARE, (squares[i] as number) * share);
    }
  }

  /** The model in few bits: rows in 4 each number, choices in 8. */
  packed(): TrainedModel {
    const rows = new Uint8Array((ROWS * DIMENSIONS) / 2);
    const rowScale = new Uint8Array(ROWS);
    for (let row = 0; row < ROWS; row++) {
      const numbers = this.rows.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      const byte = scaleThatErrsLeast(numbers);
      rowScale[row] = byte;
      const inFour = inFourBits(numbers, scaleOf(byte));
      for (let d = 0; d < DIMENSIONS / 2; d++) {
        rows[(row * DIMENSIONS) / 2 + d] = ((inFour[2 * d] as number) + 8) | (((inFour[2 * d + 1] as number) + 8) << 4);
      }
    }
    const count = this.codes.length;
    const choices = new Int8Array(count * DIMENSIONS);
    const choiceScale = new Float32Array(count);
    for (let choice = 0; choice < count; choice++) {
      const numbers = this.choices.subarray(choice * DIMENSIONS, (choice + 1) * DIMENSIONS);
      const scale = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9) / MOST_OF_8_BITS;
      choiceScale[choice] = scale;
      for (let d = 0; d < DIMENSIONS; d++)
        choices[choice * DIMENSIONS + d] = Math.round((numbers[d] as number) / scale);
    }
    return {
      codes: this.codes,
      sections: {
        [MODEL_SECTIONS.below]: countBelow(this.codes),
        [MODEL_SECTIONS.rows]: rows,
        [MODEL_SECTIONS.rowScale]: rowScale,
        [MODEL_SECTIONS.rowWeight]: Uint8Array.from(this.rowWeights, weightByte),
        [MODEL_SECTIONS.places]: Float32Array.from(this.places),
        [MODEL_SECTIONS.choices]: choices,
        [MODEL_SECTIONS.choiceScale]: choiceScale,
        [MODEL_SECTIONS.choiceBias]: Float32Array.from(this.bias),
      },
    };
  }

  #readText({ rows: ids, places: at, count }: TextFeatures): void {
    const text = this.#text.fill(0);
    const { rows, rowWeights, places } = this;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const row = ids[i] as number;
      const log = (rowWeights[row] as number) + (places[at[i] as number] as number);
      const weight = Math.exp(Math.max(-MAX_LOG_WEIGHT, Math.min(MAX_LOG_WEIGHT, log)));
      this.#featureWeights[i] = weight;
      sum += weight;
      const start = row * DIMENSIONS;
      for (let d = 0; d < DIMENSIONS; d++) text[d] = (text[d] as number) + weight * (rows[start + d] as number);
    }
    this.#weightSum = sum || 1;
    const scale = ENLARGED / this.#weightSum;
    for (let d = 0; d < DIMENSIONS; d++) text[d] = (text[d] as number) * scale;
  }

  #score(from: number, to: number): void {
    const text = this.#text;
    const { choices, bias } = this;
    const powers = this.#powers;
    for (let q = from, k = from * DIMENSIONS; q < to; q++) {
      let a = 0;
      let b = 0;
      let c = 0;
      let e = 0;
      for (let d = 0; d < DIMENSIONS; d += 4, k += 4) {
        a += (choices[k] as number) * (text[d] as number);
        b += (choices[k + 1] as number) * (text[d + 1] as number);
        c += (choices[k + 2] as number) * (text[d + 2] as number);
        e += (choices[k + 3] as number) * (text[d + 3] as number);
      }
      powers[q] = a + b + c + e + (bias[q] as number);
    }
  }

  #learnChoice(from: number, to: number, right: number, weight: number, rate: number): number {
    this.#score(from, to);
    const powers = this.#powers;
    let top = -Infinity;
    for (let q = from; q < to; q++) if ((powers[q] as number) > top) top = powers[q] as number;
    let sum = 0;
    for (let q = from; q < to; q++) {
      const power = Math.exp((powers[q] as number) - top);
      powers[q] = power;
      sum += power;
    }
    const smooth = SMOOTH / (to - from);
    for (let q = from; q < to; q++) {
      const target = q === right ? 1 - SMOOTH + smooth : smooth;
      const gradient = (powers[q] as number) / sum - target;
      if (gradient > -TOO_SMALL && gradient < TOO_SMALL) continue;
      this.#pushChoice(q, gradient, weight, rate);
    }
    return -Math.log((powers[right] as number) / sum + 1e-9);
  }

  #pushChoice(q: number, gradient: number, weight: number, rate: number): void {
    const { choices, bias } = this;
    const text = this.#text;
    const towards = this.#textGradient;
    const squares = (this.#choiceSquares[q] as number) + gradient * gradient;
    this.#choiceSquares[q] = squares;
    const step = (rate / Math.sqrt(squares)) * gradient;
    const pull = gradient * weight;
    for (let d = 0, k = q * DIMENSIONS; d < DIMENSIONS; d++, k++) {
      const before = choices[k] as number;
      towards[d] = (towards[d] as number) + pull * before;
      choices[k] = before - step * (text[d] as number);
    }
    bias[q] = (bias[q] as number) - step;
  }

  #learnRows({ rows: ids, places: at, count }: TextFeatures, rate: number): void {
    const towards = this.#textGradient;
    const text = this.#text;
    const { rows, rowWeights, places } = this;
    const sum = this.#weightSum;
    const scale = ENLARGED / sum;
    let along = 0;
    let square = 0;
    for (let d = 0; d < DIMENSIONS; d++) {
      along += (towards[d] as number) * (text[d] as number);
      square += (towards[d] as number) ** 2;
    }
    square /= DIMENSIONS;
    for (let i = 0; i < count; i++) {
      const row = ids[i] as number;
      const weight = this.#featureWeights[i] as number;
      const pull = weight * scale;
      const squares = (this.#rowSquares[row] as number) + pull * pull * square;
      this.#rowSquares[row] = squares;
      const step = (rate * pull) / Math.sqrt(squares);
      let ofRow = 0;
      for (let d = 0, k = row * DIMENSIONS; d < DIMENSIONS; d++, k++) {
        const before = rows[k] as number;
        ofRow += (towards[d] as number) * before;
        rows[k] = before - step * (towards[d] as number);
      }
      const ofWeight = pull * ofRow - (weight / sum) * along;
      const weightSquares = (this.#weightSquares[row] as number) + ofWeight * ofWeight;
      this.#weightSquares[row] = weightSquares;
      rowWeights[row] = (rowWeights[row] as number) - (ROW_WEIGHT_RATE * rate * ofWeight) / Math.sqrt(weightSquares);
      const place = at[i] as number;
      places[place] = (places[place] as number) - PLACE_RATE * rate * ofWeight;
    }
  }
}

const MOST_OF_8_BITS = 127;
/** Shares of the largest number that are tried as the largest that 4 bits can say. */
const TRIED = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

const inFourBits = (numbers: Float32Array, scale: number): Float32Array =>
  numbers.map((number) => Math.max(-MOST_OF_4_BITS - 1, Math.min(MOST_OF_4_BITS, Math.round(number / scale))));

function scaleThatErrsLeast(numbers: Float32Array): number {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 1e-9);
  let best = 0;
  let least = Infinity;
  for (const share of TRIED) {
    const byte = scaleByte((largest * share) / MOST_OF_4_BITS);
    const scale = scaleOf(byte);
    let error = 0;
    inFourBits(numbers, scale).forEach((inFour, d) => {
      error += (inFour * scale - (numbers[d] as number)) ** 2;
    });
    if (error < least) {
      least = error;
      best = byte;
    }
  }
  return best;
}
