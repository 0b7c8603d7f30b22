// `npm run fit -- [FILE …] [--calibrate FILE …]`: fits the ranking's weights on labelled texts that were not used when names were written (the
// golden set; example lines of the fold that the text model did not see), then the confidence's calibration, and
// writes fitted.json. Texts of even places fit, texts of odd places are left for measuring. Calibration wants texts as
// hard as real ones: texts that the names' authors did not write, and vague ones, for which every answer counts as wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTariff, readTariffData } from '../src/tariff/compile/compile.ts';
import { Container } from '../src/tariff/dataset/container.ts';
import { type Fitted, readFitted } from '../src/tariff/engine/fitted.ts';
import { openEngine } from '../src/tariff/engine/open.ts';
import { CALIBRATED, type Calibration, calibrationInputs } from '../src/tariff/engine/rank/confidence.ts';
import { FEATURE_COUNT, FEATURES } from '../src/tariff/engine/rank/features.ts';
import { kindOf, type TextKind } from '../src/tariff/engine/rank/query.ts';
import type { Weights } from '../src/tariff/engine/rank/rank.ts';
import type { SearchEngine } from '../src/tariff/engine/search.ts';
import { type MeasuringFile, readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import type { LabelledText } from '../src/tariff/measure/score.ts';
import { compileRates } from '../src/tariff/rates/compileRates.ts';
import { readRateSources } from '../src/tariff/source/readOther.ts';
import { readTsv } from '../src/tariff/source/tsv.ts';

const ROUNDS = 3;
const STEPS = 400;
/** A vague text counts this much: with more, honest texts would be given less than their due. */
const VAGUE_WEIGHT = 0.2;
const EXAMPLE_FOLDS = 5;
const MOST_CANDIDATES = 64;

const data = join(process.cwd(), 'data', 'tariff');
const target = join(data, 'model', 'fitted.json');
const whole = readTariffData(data);
const rates = compileRates(whole.text.codes, readRateSources(join(data, 'rates')));
const headings = whole.text.codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
const headingNumber = new Map(headings.map((code, i) => [code, i]));

function readLabelled(path: string): readonly LabelledText[] {
  if (!path.includes('examples')) return readMeasuringFile(path).labelled;
  return readTsv(path, ['code', 'text'])
    .filter(({ line }) => line % EXAMPLE_FOLDS === 0)
    .map(({ cells: { code, text } }) => ({
      text,
      code,
      level: code.length,
      type: 'goods',
      source: `examples, ${text.split(' ').length > 8 ? 'long' : text.split(' ').length > 3 ? 'middle' : 'short'}`,
      lang: 'en',
      alt: [],
    }));
}

/** Texts of bills are labelled by their headings; those without any are vague. */
function withBills({ labelled, vague, bills }: MeasuringFile): Pick<MeasuringFile, 'labelled' | 'vague'> {
  return {
    labelled: [
      ...labelled,
      ...bills.flatMap(({ q, kind, headings: [code, ...alt] }): LabelledText[] =>
        code === undefined
          ? []
          : [
              {
                text: q,
                code,
                level: 4,
                type: code.startsWith('99') ? 'services' : 'goods',
                source: kind,
                lang: 'en',
                alt,
              },
            ],
      ),
    ],
    vague: [...vague, ...bills.filter((bill) => bill.headings.length === 0).map(({ q }) => q)],
  };
}

/** The held-out examples are not indexed while they are used for fitting. */
function withoutHeldOut(paths: readonly string[]): typeof whole {
  const heldOut = new Set(
    paths
      .filter((path) => path.includes('examples'))
      .flatMap(readLabelled)
      .map(({ text }) => text),
  );
  const examples = whole.text.examples.filter(({ text }) => !heldOut.has(text));
  return { ...whole, text: { ...whole.text, examples } };
}

const args = process.argv.slice(2);
const split = args.includes('--calibrate') ? args.indexOf('--calibrate') : args.length;
const rows = args.slice(0, split).flatMap(readLabelled);
const calibrationPaths = args.slice(split + 1);
const parts = withoutHeldOut(args.slice(0, split));
const rowsOfSource = new Map<string, number>();
for (const { source } of rows) rowsOfSource.set(source, (rowsOfSource.get(source) ?? 0) + 1);
/** Every kind of text counts the same, however many rows it has. */
const weightOf = ({ source }: LabelledText): number =>
  rows.length / rowsOfSource.size / (rowsOfSource.get(source) ?? 1);
let fitted: Fitted = readFitted(readFileSync(target, 'utf8'), target);

function engineWith(current: Fitted): SearchEngine {
  const bytes = compileTariff({
    ...parts,
    rates,
    facts: { asOf: '', sourceUrl: '', digitRules: [], openQuestions: [], corrections: [] },
    conditionWords: [],
    fitted: new TextEncoder().encode(JSON.stringify(current)),
  });
  return openEngine(new Container(bytes.search, 'the search index'));
}

const accepted = ({ code, alt }: LabelledText): ReadonlySet<number> =>
  new Set([code, ...alt].map((one) => headingNumber.get(one.slice(0, 4)) ?? -1));

/** A text's candidates, copied: the ranking itself lasts only until the next one. */
interface Sample {
  readonly kind: TextKind;
  /** The candidates' features one after the other, best candidate first, and which candidates are right. */
  readonly features: Float32Array;
  readonly isRight: Uint8Array;
  /** Of the calibration, for the first places. */
  readonly inputs: readonly Float64Array[];
  readonly weight: number;
}

/** Places of a ranking that the calibration learns from. */
const CALIBRATED_PLACES = 3;

function sampleOf(engine: SearchEngine, text: string, right: ReadonlySet<number>, weight: number): Sample {
  const ranking = engine.rank(text);
  return {
    kind: kindOf(ranking.reading),
    features: Float32Array.from(ranking.headings.flatMap(({ features }) => Array.from(features))),
    isRight: Uint8Array.from(ranking.headings, ({ heading }) => (right.has(heading) ? 1 : 0)),
    inputs: calibrationInputs(ranking, fitted.calibration.temperature, CALIBRATED_PLACES),
    weight,
  };
}

type KindWeights = Weights[TextKind];

/** Gradient ascent on the log-likelihood of the right heading among the candidates, pulled towards `prior`. */
function fitKind(samples: readonly Sample[], start: KindWeights, prior: KindWeights, pull: number): KindWeights {
  const w = Float64Array.from(FEATURES, (feature) => start[feature]);
  const to = Float64Array.from(FEATURES, (feature) => prior[feature]);
  const squares = new Float64Array(FEATURE_COUNT).fill(1e-2);
  const powers = new Float64Array(MOST_CANDIDATES);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(FEATURE_COUNT);
    for (const { features, isRight, weight } of samples) {
      let top = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < isRight.length; i++) {
        let score = 0;
        for (let f = 0; f < FEATURE_COUNT; f++) score += (features[i * FEATURE_COUNT + f] ?? 0) * (w[f] ?? 0);
        powers[i] = score;
        if (score > top) top = score;
      }
      let all = 0;
      let rightSum = 0;
      for (let i = 0; i < isRight.length; i++) {
        const power = Math.exp((powers[i] ?? 0) - top);
        powers[i] = power;
        all += power;
        if (isRight[i] === 1) rightSum += power;
      }
      if (rightSum === 0) continue;
      for (let i = 0; i < isRight.length; i++) {
        const power = powers[i] ?? 0;
        const push = weight * ((isRight[i] === 1 ? power / rightSum : 0) - power / all);
        if (Math.abs(push) < 1e-6) continue;
        for (let f = 0; f < FEATURE_COUNT; f++) {
          gradient[f] = (gradient[f] ?? 0) + push * (features[i * FEATURE_COUNT + f] ?? 0);
        }
      }
    }
    for (let f = 0; f < FEATURE_COUNT; f++) {
      const slope = (gradient[f] ?? 0) / samples.length - pull * ((w[f] ?? 0) - (to[f] ?? 0));
      squares[f] = (squares[f] ?? 0) + slope * slope;
      w[f] = (w[f] ?? 0) + (0.3 * slope) / Math.sqrt(squares[f] ?? 1);
    }
  }
  return Object.fromEntries(FEATURES.map((feature, f) => [feature, Number((w[f] ?? 0).toFixed(3))])) as KindWeights;
}

const NOTHING = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as KindWeights;

/** One set of weights for all texts first, then one for each kind that keeps near it. */
function fitWeights(samples: readonly Sample[], start: Weights): Weights {
  const shared = fitKind(samples, start.phrase, NOTHING, 0.0005);
  const own = (kind: TextKind): KindWeights =>
    fitKind(
      samples.filter((sample) => sample.kind === kind),
      shared,
      shared,
      0.002,
    );
  return { word: own('word'), phrase: own('phrase'), title: own('title') };
}

/** Logistic regression of "this heading is right" on the calibration's inputs, over the first three places. */
function fitCalibration(samples: readonly Sample[], start: Calibration): Calibration {
  const inputs: Float64Array[] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const sample of samples) {
    for (const [place, input] of sample.inputs.entries()) {
      inputs.push(input);
      labels.push(sample.isRight[place] ?? 0);
      weights.push(sample.weight);
    }
  }
  const size = inputs[0]?.length ?? 0;
  const w = new Float64Array(size);
  w[1] = 1;
  const squares = new Float64Array(size).fill(1e-3);
  for (let step = 0; step < 3000; step++) {
    const gradient = new Float64Array(size);
    for (const [i, input] of inputs.entries()) {
      const error =
        (weights[i] ?? 1) *
        ((labels[i] ?? 0) - 1 / (1 + Math.exp(-input.reduce((sum, value, f) => sum + value * (w[f] ?? 0), 0))));
      for (let f = 0; f < size; f++) gradient[f] = (gradient[f] ?? 0) + error * (input[f] ?? 0);
    }
    for (let f = 0; f < size; f++) {
      const slope = (gradient[f] ?? 0) / inputs.length;
      squares[f] = (squares[f] ?? 0) + slope * slope;
      w[f] = (w[f] ?? 0) + (0.2 * slope) / Math.sqrt(squares[f] ?? 1);
    }
  }
  return {
    ...start,
    ...Object.fromEntries(CALIBRATED.map((part, f) => [part, Number((w[f] ?? 0).toFixed(3))])),
  };
}

for (let round = 0; round < (rows.length > 0 ? ROUNDS : 0); round++) {
  const engine = engineWith(fitted);
  const samples = rows.map((row) => sampleOf(engine, row.text, accepted(row), weightOf(row)));
  const right = samples.filter(({ isRight }) => isRight[0] === 1).length;
  console.log(
    `round ${round + 1}: ${((100 * right) / samples.length).toFixed(1)}% of ${samples.length} right before fitting`,
  );
  fitted = {
    ...fitted,
    weights: fitWeights(
      samples.filter((_, i) => i % 2 === 1),
      fitted.weights,
    ),
  };
}
const engine = engineWith(fitted);
const files = (calibrationPaths.length > 0 ? calibrationPaths : args.slice(0, split)).map((path) =>
  path.includes('examples') ? { labelled: readLabelled(path), vague: [] } : withBills(readMeasuringFile(path)),
);
const even: Sample[] = [
  ...files
    .flatMap(({ labelled }) => labelled.filter((_, i) => i % 2 === 0))
    .map((row) => sampleOf(engine, row.text, accepted(row), 1)),
  // Those on the list of vague texts have a ceiling already.
  ...files
    .flatMap(({ vague }) => vague.filter((_, i) => i % 2 === 0))
    .filter((text) => engine.search(text, 1).vague === undefined)
    .map((text) => sampleOf(engine, text, new Set(), VAGUE_WEIGHT)),
];
fitted = { ...fitted, calibration: fitCalibration(even, fitted.calibration) };
writeFileSync(target, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(JSON.stringify(fitted, null, 2));
