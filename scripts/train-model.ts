// `npm run train`: fits the linear text model from names, descriptions and example lines, and writes
// data/tariff/model/text-model.bin. Deterministic: the same data give the same bytes.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTariffText } from '../src/tariff/compile/readCodes.ts';
import { readTsv } from '../src/tariff/compile/tsv.ts';
import { readText } from '../src/tariff/engine/read.ts';
import { withoutExclusions } from '../src/tariff/engine/terms.ts';
import { MODEL_BUCKETS, ModelFeatures } from '../src/tariff/engine/textModel.ts';

const EPOCHS = 7;
/** Share of the English names that also give a title. */
const TITLE_SHARE = 0.6;
const RATE = 0.6;
/** Texts as they are really written count this many times as much as a name. */
const EXAMPLE_WEIGHT = 3;
/** Steps smaller than this are not worth their time. */
const TOO_SMALL = 2e-5;
/** Votes in the model, and how the weights are thinned out to them: so many before the epoch of this number. */
const KEEP_VOTES = 600_000;
const KEEP_AFTER: readonly (number | undefined)[] = [
  undefined,
  undefined,
  3.5 * KEEP_VOTES,
  1.8 * KEEP_VOTES,
  KEEP_VOTES,
];
const FOLD = process.env.FOLD === undefined ? -1 : Number(process.env.FOLD);
const FOLDS = 5;

interface Sample {
  readonly features: Uint32Array;
  readonly heading: number;
  readonly weight: number;
}

/** A small generator of pseudo-random numbers with a fixed seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const data = join(process.cwd(), 'data', 'tariff');
const text = readTariffText(data);
const headings = text.codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
const numberOf = new Map(headings.map((code, i) => [code, i]));

const samples: Sample[] = [];
const reader = new ModelFeatures();
const add = (line: string, code: string, weight: number): void => {
  const heading = numberOf.get(code.slice(0, 4));
  reader.read(readText(line));
  if (heading !== undefined && reader.count > 0)
    samples.push({ features: reader.buckets.slice(0, reader.count), heading, weight });
};
for (const { name, code, usual } of text.names) add(name, code, usual ? 1.5 : 1);
addTitles();
for (const { code, description, status } of text.codes)
  if (status === 'live') add(withoutExclusions(description), code, 0.7);
/** Long titles as shops write them: several names of one heading, with words of another heading among them. */
function addTitles(): void {
  const draw = generator(99);
  const byHeading = new Map<string, string[]>();
  for (const { name, code, language } of text.names) {
    if (language !== 'en') continue;
    const heading = code.slice(0, 4);
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), name]);
  }
  const english = text.names.filter(({ language }) => language === 'en');
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)];
  for (const { name, code } of english) {
    if (draw() > TITLE_SHARE) continue;
    const siblings = byHeading.get(code.slice(0, 4)) ?? [];
    const stray = pick(english)?.name ?? '';
    const strayWord = pick(stray.split(' ')) ?? '';
    const other = pick(siblings) ?? '';
    const third = draw() > 0.5 ? (pick(siblings) ?? '') : '';
    add(draw() > 0.5 ? `${strayWord} ${name} ${other} ${third}` : `${other} ${name} for ${stray} ${third}`, code, 0.7);
  }
}
const examples = join(data, 'examples');
let lines = 0;
if (existsSync(examples)) {
  for (const file of readdirSync(examples).sort()) {
    for (const { cells, line } of readTsv(join(examples, file), ['code', 'text'])) {
      if (line % FOLDS === FOLD) continue;
      add(cells.text, cells.code, EXAMPLE_WEIGHT);
      lines++;
    }
  }
}
console.log(`${samples.length} samples (${lines} example lines), ${headings.length} headings`);

// Multinomial logistic regression by AdaGrad; the softmax runs over the true heading and the headings the features know.
const H = headings.length;
const knownBy = new Map<number, Set<number>>();
for (const { features, heading } of samples) {
  for (const feature of features) {
    let set = knownBy.get(feature);
    if (set === undefined) {
      set = new Set();
      knownBy.set(feature, set);
    }
    set.add(heading);
  }
}
// Each (feature, heading) pair that occurs gets one weight.
let at = new Uint32Array(MODEL_BUCKETS + 1);
for (let bucket = 0; bucket < MODEL_BUCKETS; bucket++)
  at[bucket + 1] = (at[bucket] ?? 0) + (knownBy.get(bucket)?.size ?? 0);
let pairHeading = new Uint16Array(at[MODEL_BUCKETS] ?? 0);
for (const [bucket, set] of knownBy) {
  let i = at[bucket] ?? 0;
  for (const heading of [...set].sort((a, b) => a - b)) pairHeading[i++] = heading;
}
knownBy.clear();
let weights = new Float32Array(pairHeading.length);
let squares = new Float32Array(pairHeading.length).fill(1e-3);
console.log(`${pairHeading.length} weights`);

/** Keeps the heaviest weights; what is trained after that makes up for the others. */
function prune(keep: number): void {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - keep)] ?? 0;
  const kept: number[] = [];
  const starts = new Uint32Array(MODEL_BUCKETS + 1);
  for (let bucket = 0; bucket < MODEL_BUCKETS; bucket++) {
    for (let i = at[bucket] ?? 0; i < (at[bucket + 1] ?? 0); i++) {
      if (Math.abs(weights[i] ?? 0) >= least && weights[i] !== 0 && kept.length < keep) kept.push(i);
    }
    starts[bucket + 1] = kept.length;
  }
  at = starts;
  pairHeading = Uint16Array.from(kept, (i) => pairHeading[i] ?? 0);
  weights = Float32Array.from(kept, (i) => weights[i] ?? 0);
  squares = Float32Array.from(kept, (i) => squares[i] ?? 0);
  console.log(`${kept.length} weights kept`);
}

const scores = new Float32Array(H);
const drawn = new Uint32Array(4096);
const order = Uint32Array.from(samples, (_, i) => i);
const random = generator(20261115);
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const keep = KEEP_AFTER[epoch];
  if (keep !== undefined) prune(keep);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swap = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swap;
  }
  let loss = 0;
  let right = 0;
  for (const number of order) {
    const sample = samples[number];
    if (!sample) continue;
    // A fifth of the features is left out at each step, so that no single word carries a heading alone.
    let kept = 0;
    for (const feature of sample.features) if (random() > 0.2) drawn[kept++] = feature;
    if (kept === 0) continue;
    const features = drawn.subarray(0, kept);
    const scale = 1 / Math.sqrt(features.length);
    scores.fill(0);
    for (const feature of features) {
      for (let i = at[feature] ?? 0; i < (at[feature + 1] ?? 0); i++) {
        const heading = pairHeading[i] ?? 0;
        scores[heading] = (scores[heading] ?? 0) + (weights[i] ?? 0) * scale;
      }
    }
    let top = 0;
    let topScore = Number.NEGATIVE_INFINITY;
    for (let h = 0; h < H; h++) {
      if ((scores[h] ?? 0) > topScore) {
        topScore = scores[h] ?? 0;
        top = h;
      }
    }
    let sum = 0;
    for (let h = 0; h < H; h++) {
      const power = Math.exp((scores[h] ?? 0) - topScore);
      scores[h] = power;
      sum += power;
    }
    loss -= Math.log((scores[sample.heading] ?? 0) / sum + 1e-9);
    if (top === sample.heading) right++;
    const push = scale * sample.weight;
    for (let h = 0; h < H; h++) scores[h] = ((scores[h] ?? 0) / sum) * push;
    scores[sample.heading] = (scores[sample.heading] ?? 0) - push;
    for (const feature of features) {
      const end = at[feature + 1] ?? 0;
      for (let i = at[feature] ?? 0; i < end; i++) {
        const gradient = scores[pairHeading[i] ?? 0] ?? 0;
        if (gradient < TOO_SMALL && gradient > -TOO_SMALL) continue;
        const square = (squares[i] ?? 0) + gradient * gradient;
        squares[i] = square;
        weights[i] = (weights[i] ?? 0) - (RATE * gradient) / Math.sqrt(square);
      }
    }
  }
  console.log(
    `epoch ${epoch + 1}: loss ${(loss / samples.length).toFixed(3)}, right ${((100 * right) / samples.length).toFixed(1)}%`,
  );
}

// Quantise to int8.
const sizes = Float32Array.from(weights, Math.abs).sort();
const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
const step = largest / 127;
const votes: number[] = [];
const voteHeadings: number[] = [];
const perBucket = new Uint16Array(MODEL_BUCKETS);
for (let bucket = 0; bucket < MODEL_BUCKETS; bucket++) {
  for (let i = at[bucket] ?? 0; i < (at[bucket + 1] ?? 0); i++) {
    const weight = weights[i] ?? 0;
    const quantised = Math.max(-127, Math.min(127, Math.round(weight / step)));
    if (quantised === 0) continue;
    perBucket[bucket] = (perBucket[bucket] ?? 0) + 1;
    votes.push(quantised);
    voteHeadings.push(Number(headings[pairHeading[i] ?? 0]));
  }
}
const bytes = new Uint8Array(8 + MODEL_BUCKETS * 2 + votes.length * 3);
const view = new DataView(bytes.buffer);
view.setUint32(0, votes.length, true);
view.setFloat32(4, step, true);
for (let i = 0; i < MODEL_BUCKETS; i++) view.setUint16(8 + i * 2, perBucket[i] ?? 0, true);
for (const [i, heading] of voteHeadings.entries()) view.setUint16(8 + MODEL_BUCKETS * 2 + i * 2, heading, true);
for (const [i, vote] of votes.entries()) view.setInt8(8 + MODEL_BUCKETS * 2 + voteHeadings.length * 2 + i, vote);
const target = process.env.MODEL_OUT ?? join(data, 'model', 'text-model.bin');
writeFileSync(target, bytes);
console.log(`${target}: ${votes.length} votes, ${(bytes.length / 1e6).toFixed(2)} MB`);
