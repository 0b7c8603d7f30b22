// The text model: which heading, and which code of six digits below it, a text speaks for. It was trained on all texts of
// the repository as bills disturb them (`npm run train`), and sees letters, words and their neighbours, no list of words.
import type { Container } from '../../dataset/container.ts';
import { CHOICE_CODES, MODEL_SECTIONS } from '../../dataset/modelSections.ts';
import { type ChoiceTree, treeOf } from './codeTree.ts';
import { DIMENSIONS, ENLARGED, scaleOf, weightOf } from './modelNumbers.ts';
import { TextFeatures } from './textFeatures.ts';

/** A text's numbers are rounded to whole ones up to this before they meet the choices'. */
const LARGEST = 1023;
/**
 * The numbers of two headings stand in one: the second's times this. Their products with a text's numbers add up to less
 * than half of it, so that the sums can be told apart again: half the multiplications.
 */
const SECOND = 2 ** 26;
/** How much the words as typed count beside the plain ones. */
const AS_TYPED = 0.25;
/** What a choice has at least that is not among a text's: as if one in so many thousand. */
export const LEAST_LOG = Math.log(1e-3);

const BYTE_VALUES = Array.from({ length: 256 }, (_, byte) => byte);
const SCALES = Float64Array.from(BYTE_VALUES, scaleOf);
const WEIGHTS = Float64Array.from(BYTE_VALUES, weightOf);

export class TextModel {
  readonly #tree: ChoiceTree;
  /** By code: the choice that it is, or -1. */
  readonly #choiceOf: Int32Array;
  readonly #features = new TextFeatures();
  readonly #rows: Uint8Array;
  readonly #rowScale: Uint8Array;
  readonly #rowWeight: Uint8Array;
  readonly #places: Float32Array;
  readonly #choices: Int8Array;
  readonly #choiceScale: Float32Array;
  readonly #choiceBias: Float32Array;
  readonly #mean = new Float64Array(DIMENSIONS);
  readonly #text = new Float64Array(DIMENSIONS);
  /** By two headings: the numbers of both. */
  readonly #pairs: Float64Array;
  #unit = 0;
  /** By choice; those of a level below are filled when they are asked for. */
  readonly #logs: Float64Array;
  readonly #isFilled: Uint8Array;

  constructor(file: Container, codeCount: number) {
    this.#tree = treeOf(file.u16(MODEL_SECTIONS.below));
    const codes = file.u16(CHOICE_CODES);
    this.#choiceOf = new Int32Array(codeCount).fill(-1);
    for (let choice = 0; choice < codes.length; choice++) {
      if (codes[choice] !== 0) this.#choiceOf[(codes[choice] as number) - 1] = choice;
    }
    this.#rows = file.bytes(MODEL_SECTIONS.rows);
    this.#rowScale = file.bytes(MODEL_SECTIONS.rowScale);
    this.#rowWeight = file.bytes(MODEL_SECTIONS.rowWeight);
    this.#places = file.f32(MODEL_SECTIONS.places).map(Math.exp);
    this.#choices = file.i8(MODEL_SECTIONS.choices);
    this.#choiceScale = file.f32(MODEL_SECTIONS.choiceScale);
    this.#choiceBias = file.f32(MODEL_SECTIONS.choiceBias);
    const { topCount } = this.#tree;
    this.#pairs = new Float64Array(Math.ceil(topCount / 2) * DIMENSIONS);
    for (let at = 0; at < topCount * DIMENSIONS; at++) {
      const heading = Math.floor(at / DIMENSIONS);
      const pair = Math.floor(heading / 2) * DIMENSIONS + (at % DIMENSIONS);
      const number = (this.#choices[at] as number) * (heading % 2 === 0 ? 1 : SECOND);
      this.#pairs[pair] = (this.#pairs[pair] as number) + number;
    }
    this.#logs = new Float64Array(codes.length);
    this.#isFilled = new Uint8Array(codes.length);
  }

  /** Reads a text: what follows is said of it until the next. */
  read(text: string): void {
    this.#features.read(text);
    this.#addUp();
    this.#isFilled.fill(0);
    this.#fillHeadings();
  }

  /** Reads a text as it is typed and in plain words: headings are as probable as by both, codes below them as by the latter. */
  readBoth(typed: string, plain: string): void {
    this.read(typed);
    if (typed === plain) return;
    const before = this.#logs.slice(0, this.#tree.topCount);
    this.read(plain);
    for (let i = 0; i < before.length; i++) {
      const both = AS_TYPED * Math.exp(before[i] as number) + (1 - AS_TYPED) * Math.exp(this.#logs[i] as number);
      this.#logs[i] = Math.log(both);
    }
  }

  /** The logarithm of the probability of a heading, given by its code. */
  logOf(heading: number): number {
    const choice = this.#choiceOf[heading] as number;
    return choice < 0 ? LEAST_LOG : (this.#logs[choice] as number);
  }

  /** The same of a code of six digits among those of its heading; 0: it is none of these. */
  logOfFiner(code: number, heading: number): number {
    const choice = this.#choiceOf[code] as number;
    const above = this.#choiceOf[heading] as number;
    if (choice < this.#tree.topCount || above < 0) return 0;
    if (this.#isFilled[above] === 0) {
      this.#isFilled[above] = 1;
      this.#fillBelow(above);
    }
    return this.#logs[choice] as number;
  }

  /** The weighted mean of the rows of a text, as whole numbers. */
  #addUp(): void {
    const { count, rows: ids, places: at } = this.#features;
    const mean = this.#mean.fill(0);
    const rows = this.#rows;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const row = ids[i] as number;
      const weight = (WEIGHTS[this.#rowWeight[row] as number] as number) * (this.#places[at[i] as number] as number);
      sum += weight;
      const scaled = weight * (SCALES[this.#rowScale[row] as number] as number);
      const start = (row * DIMENSIONS) / 2;
      for (let d = 0; d < DIMENSIONS / 2; d++) {
        const two = rows[start + d] as number;
        mean[2 * d] = (mean[2 * d] as number) + scaled * ((two & 15) - 8);
        mean[2 * d + 1] = (mean[2 * d + 1] as number) + scaled * ((two >> 4) - 8);
      }
    }
    let largest = 1e-9;
    const enlarged = sum === 0 ? 0 : ENLARGED / sum;
    for (let d = 0; d < DIMENSIONS; d++) {
      mean[d] = (mean[d] as number) * enlarged;
      largest = Math.max(largest, Math.abs(mean[d] as number));
    }
    this.#unit = largest / LARGEST;
    for (let d = 0; d < DIMENSIONS; d++) this.#text[d] = Math.round((mean[d] as number) / this.#unit);
  }

  /** The log-softmax of all headings; two are multiplied at once. */
  #fillHeadings(): void {
    const { topCount } = this.#tree;
    const text = this.#text;
    const pairs = this.#pairs;
    const logs = this.#logs;
    for (let heading = 0, at = 0; heading < topCount; heading += 2) {
      let a = 0;
      let b = 0;
      let c = 0;
      let e = 0;
      for (let d = 0; d < DIMENSIONS; d += 4, at += 4) {
        a += (pairs[at] as number) * (text[d] as number);
        b += (pairs[at + 1] as number) * (text[d + 1] as number);
        c += (pairs[at + 2] as number) * (text[d + 2] as number);
        e += (pairs[at + 3] as number) * (text[d + 3] as number);
      }
      const both = a + b + c + e;
      const second = Math.round(both / SECOND);
      logs[heading] = this.#scored(heading, both - second * SECOND);
      if (heading + 1 < topCount) logs[heading + 1] = this.#scored(heading + 1, second);
    }
    this.#normalise(0, topCount);
  }

  /** The log-softmax of siblings below a heading. */
  #fillBelow(heading: number): void {
    const from = this.#tree.firstBelow[heading] as number;
    const to = this.#tree.firstBelow[heading + 1] as number;
    for (let choice = from, at = from * DIMENSIONS; choice < to; choice++) {
      let product = 0;
      for (let d = 0; d < DIMENSIONS; d++, at++) product += (this.#choices[at] as number) * (this.#text[d] as number);
      this.#logs[choice] = this.#scored(choice, product);
    }
    this.#normalise(from, to);
  }

  #scored(choice: number, product: number): number {
    return product * this.#unit * (this.#choiceScale[choice] as number) + (this.#choiceBias[choice] as number);
  }

  #normalise(from: number, to: number): void {
    const logs = this.#logs;
    let top = -Infinity;
    for (let choice = from; choice < to; choice++) top = Math.max(top, logs[choice] as number);
    let sum = 0;
    for (let choice = from; choice < to; choice++) sum += Math.exp((logs[choice] as number) - top);
    const less = top + Math.log(sum);
    for (let choice = from; choice < to; choice++) logs[choice] = Math.max(LEAST_LOG, (logs[choice] as number) - less);
  }
}
