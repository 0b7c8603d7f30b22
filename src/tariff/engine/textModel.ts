// A linear model of texts: hashed words, word pairs and letter groups vote for headings with trained int8 weights.
// Trained by scripts/train-model.ts from names, descriptions and example lines; 4 MB at most.
import { hasDevanagari, romanise, soundKey } from './hindi.ts';
import type { HeadingModel } from './rank.ts';
import type { Reading, ReadWord } from './read.ts';
import { type SearchIndex, termHash } from './searchIndex.ts';

/** Number of feature buckets; a power of two. */
export const MODEL_BUCKETS = 1 << 17;
const LETTERS_FROM = 3;
const LETTERS_TO = 5;
const LONGEST_WORD = 24;

/** The features of a reading as bucket numbers, each once. Linear in the text's length. */
export function modelFeatures(reading: Reading): readonly number[] {
  const buckets = new Set<number>();
  const add = (feature: string): void => {
    buckets.add(termHash(feature) & (MODEL_BUCKETS - 1));
  };
  let previous: ReadWord | undefined;
  for (const word of reading.words) {
    const form = (hasDevanagari(word.form) ? soundKey(romanise(word.form)) : word.form).slice(0, LONGEST_WORD);
    add(`w${form}`);
    if (word.role === 'head') add(`h${form}`);
    if (previous !== undefined && previous.phrase === word.phrase) add(`p${previous.form} ${form}`);
    const padded = `^${form}$`;
    if (form.length > LETTERS_FROM) {
      for (let size = LETTERS_FROM + 1; size <= LETTERS_TO; size++) {
        for (let at = 0; at + size <= padded.length; at++) add(`c${padded.slice(at, at + size)}`);
      }
    }
    previous = word;
  }
  return [...buckets];
}

export class TextModel implements HeadingModel {
  readonly #at: Uint32Array;
  readonly #heading: Uint16Array;
  readonly #weight: Int8Array;
  readonly #scale: number;

  constructor(index: SearchIndex) {
    this.#at = index.container.u32('model.at');
    this.#heading = index.container.u16('model.heading');
    this.#weight = index.container.i8('model.weight');
    this.#scale = index.container.f32('model.scale')[0] ?? 0;
  }

  score(reading: Reading, scores: Float32Array): void {
    if (this.#weight.length === 0) return;
    const features = modelFeatures(reading);
    if (features.length === 0) return;
    // Texts of all lengths weigh the same: the vote is divided by the root of the number of features.
    const share = this.#scale / Math.sqrt(features.length);
    for (const bucket of features) {
      const end = this.#at[bucket + 1] ?? 0;
      for (let i = this.#at[bucket] ?? 0; i < end; i++) {
        const heading = this.#heading[i] ?? 0;
        scores[heading] = (scores[heading] ?? 0) + (this.#weight[i] ?? 0) * share;
      }
    }
  }
}
