// A linear model of texts: hashed words, word pairs and letter groups vote for headings with trained int8 weights.
// Trained by scripts/train-model.ts from names, descriptions and example lines; 4 MB at most.
import { startsOf } from '../dataset/container.ts';
import { hasDevanagari, romanise, soundKey } from './hindi.ts';
import type { Reading, ReadWord } from './read.ts';
import { FNV_OFFSET, FNV_PRIME, type SearchIndex } from './searchIndex.ts';

/** Number of feature buckets; a power of two. */
export const MODEL_BUCKETS = 1 << 17;
const MASK = MODEL_BUCKETS - 1;
/** Words of up to this many letters are taken whole only. */
const WHOLE_UP_TO = 3;
const LETTERS_FROM = 4;
const LETTERS_TO = 5;
const LONGEST_WORD = 24;
/** A text of 200 characters has fewer; more are not read. */
const MOST_FEATURES = 2048;

const SPACE = 32;
/** Hashes of the letters that tell the kinds of features apart, and of the marks at a word's ends. */
const seed = (kind: string): number => Math.imul(FNV_OFFSET ^ kind.charCodeAt(0), FNV_PRIME);
const WORD = seed('w');
const HEAD = seed('h');
const PAIR = seed('p');
const LETTERS = seed('c');
const BEGIN = '^'.charCodeAt(0);
const END = '$'.charCodeAt(0);

function hashOn(hash: number, text: string): number {
  let sum = hash;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), FNV_PRIME);
  return sum;
}

/** Collects the features of one text after another, each once, in buffers that are made once. */
export class ModelFeatures {
  readonly buckets = new Uint32Array(MOST_FEATURES);
  count = 0;
  readonly #seenIn = new Uint32Array(MODEL_BUCKETS);
  #text = 0;
  readonly #letters = new Uint16Array(LONGEST_WORD + 2);

  /** Reads the features of a text; linear in its length. */
  read({ words }: Reading): void {
    this.count = 0;
    this.#text++;
    let previous: ReadWord | undefined;
    let previousForm = '';
    for (const word of words) {
      const form = modelForm(word);
      this.#add(hashOn(WORD, form));
      if (word.role === 'head') this.#add(hashOn(HEAD, form));
      if (previous !== undefined && previous.phrase === word.phrase) {
        this.#add(hashOn(Math.imul(hashOn(PAIR, previousForm) ^ SPACE, FNV_PRIME), form));
      }
      if (form.length > WHOLE_UP_TO) this.#addLetters(form);
      previous = word;
      previousForm = form;
    }
  }

  #addLetters(form: string): void {
    const letters = this.#letters;
    const length = form.length + 2;
    letters[0] = BEGIN;
    for (let i = 0; i < form.length; i++) letters[i + 1] = form.charCodeAt(i);
    letters[length - 1] = END;
    for (let size = LETTERS_FROM; size <= LETTERS_TO; size++) {
      for (let at = 0; at + size <= length; at++) {
        let hash = LETTERS;
        for (let i = at; i < at + size; i++) hash = Math.imul(hash ^ (letters[i] ?? 0), FNV_PRIME);
        this.#add(hash);
      }
    }
  }

  #add(hash: number): void {
    const bucket = hash & MASK;
    if (this.#seenIn[bucket] === this.#text || this.count === MOST_FEATURES) return;
    this.#seenIn[bucket] = this.#text;
    this.buckets[this.count++] = bucket;
  }
}

/** The word as the model knows it: Hindi by its sound, long words cut. */
function modelForm({ form }: ReadWord): string {
  return (hasDevanagari(form) ? soundKey(romanise(form)) : form).slice(0, LONGEST_WORD);
}

export class TextModel {
  readonly #at: Uint32Array;
  /** Heading and weight in one number: half the memory to look at. */
  readonly #votes: Int32Array;
  readonly #scale: number;
  readonly #features = new ModelFeatures();

  constructor({ container }: SearchIndex) {
    this.#at = startsOf(container.u16('model.votes'));
    const headings = container.u16('model.heading');
    const weights = container.i8('model.weight');
    this.#votes = new Int32Array(weights.length);
    for (let i = 0; i < weights.length; i++) this.#votes[i] = ((headings[i] ?? 0) << 8) | ((weights[i] ?? 0) & 0xff);
    this.#scale = container.f32('model.scale')[0] ?? 0;
  }

  /** Adds its votes into `scores`, indexed by heading. */
  score(reading: Reading, scores: Float32Array): void {
    const features = this.#features;
    features.read(reading);
    if (this.#votes.length === 0 || features.count === 0) return;
    // Texts of all lengths weigh the same: the vote is divided by the root of the number of features.
    const share = this.#scale / Math.sqrt(features.count);
    const at = this.#at;
    const votes = this.#votes;
    for (let f = 0; f < features.count; f++) {
      const bucket = features.buckets[f] ?? 0;
      const end = at[bucket + 1] ?? 0;
      for (let i = at[bucket] ?? 0; i < end; i++) {
        const vote = votes[i] ?? 0;
        const heading = vote >> 8;
        scores[heading] = (scores[heading] ?? 0) + ((vote << 24) >> 24) * share;
      }
    }
  }
}
