// `npm run fit -- [FILE …] [--calibrate FILE …] [--names-until REVISION]`: fits the ranking's weights on labelled texts
// that were not used when names were written (the golden set; example lines of the fold that the text model did not
// see), then the confidence's calibration, and writes fitted.json. Of the texts for the ranking those of even places fit,
// those of odd places are left for measuring; the calibration is measured on folds that it was not fitted on.
// Calibration wants texts as hard as real ones: texts that the names' authors did not write, and vague ones, for which
// every answer counts as wrong. Texts as bills have them and others are fitted apart. Of the golden bills the misses were
// read, and names written for their kind: with the names of an earlier revision they are as hard as bills that nobody has
// seen.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTariff, readTariffData } from '../src/tariff/compile/compile.ts';
import { Container } from '../src/tariff/dataset/container.ts';
import { type Fitted, readFitted } from '../src/tariff/engine/fitted.ts';
import {
  CALIBRATED,
  type CalibrationWeights,
  calibrationInputs,
  POPULATIONS,
  type Population,
  populationOf,
} from '../src/tariff/engine/rank/confidence.ts';
import type { RankedHeading } from '../src/tariff/engine/rank/ranking.ts';
import { kindOf } from '../src/tariff/engine/rank/resolve.ts';
import type { SearchEngine } from '../src/tariff/engine/search.ts';
import { openEngine } from '../src/tariff/engine/search.ts';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { type Calibrated, calibrationError, type LabelledText } from '../src/tariff/measure/score.ts';
import { compileRates } from '../src/tariff/rates/compileRates.ts';
import { readRateSources } from '../src/tariff/source/readOther.ts';
import { readTsv } from '../src/tariff/source/tsv.ts';
import { fitLogistic, type LogisticRow, probability } from './train/logisticFit.ts';
import { fitWeights, type Sample } from './train/rankingFit.ts';

const ROUNDS = 3;
/**
 * What a text counts in the fit of a population, by where it comes from. Vague texts: with more, honest ones would be
 * given less than their due. Indian bills in plain words are few beside foreign texts and speak for themselves alone;
 * lines of foreign shops may have the form of a bill.
 */
const WEIGHTS: Readonly<
  Record<Population, { readonly bills: number; readonly foreign: number; readonly vague: number }>
> = {
  bill: { bills: 1, foreign: 0.3, vague: 0.8 },
  other: { bills: 0.55, foreign: 1, vague: 1.25 },
};
/** Keeps weights near 0 that the texts do not ask for. */
const PULL = 1e-3;
const FOLDS = 5;
const EXAMPLE_FOLDS = 5;

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
const namesUntil = valueAfter('--names-until');
const split = args.includes('--calibrate') ? args.indexOf('--calibrate') : args.length;
const rows = args.slice(0, split).flatMap(readLabelled);
const calibrationPaths = args.slice(split + 1);
const parts = withoutHeldOut(args.slice(0, split));

/** Takes an option and its value out of the arguments. */
function valueAfter(option: string): string | undefined {
  const at = args.indexOf(option);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

/** The names that a heading had at a revision of the repository. */
function namesAt(revision: string): typeof whole.text.names {
  const git = (...command: readonly string[]): string =>
    execFileSync('git', command, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const files = git('ls-tree', '-r', '--name-only', revision, '--', 'data/tariff/names').trim().split('\n');
  const then = new Set(
    files.flatMap((file) =>
      git('show', `${revision}:${file}`)
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([code = '', name = '']) => `${code.slice(0, 4)}\t${name}`),
    ),
  );
  return whole.text.names.filter(({ code, name }) => then.has(`${code.slice(0, 4)}\t${name}`));
}

const rowsOfSource = new Map<string, number>();
for (const { source } of rows) rowsOfSource.set(source, (rowsOfSource.get(source) ?? 0) + 1);
/** Every kind of text counts the same, however many rows it has. */
const weightOf = ({ source }: LabelledText): number =>
  rows.length / rowsOfSource.size / (rowsOfSource.get(source) ?? 1);
let fitted: Fitted = readFitted(readFileSync(target, 'utf8'), target);

function engineWith(current: Fitted, names = parts.text.names): SearchEngine {
  const bytes = compileTariff({
    ...parts,
    text: { ...parts.text, names },
    rates,
    facts: { asOf: '', sourceUrl: '', digitRules: [], openQuestions: [], corrections: [], saidReverseCharges: [] },
    conditionWords: [],
    fitted: new TextEncoder().encode(JSON.stringify(current)),
  });
  return openEngine(new Container(bytes.search, 'the search index'));
}

const accepted = ({ code, alt }: LabelledText): ReadonlySet<number> =>
  new Set([code, ...alt].map((one) => headingNumber.get(one.slice(0, 4)) ?? -1));

function sampleOf(engine: SearchEngine, row: LabelledText): Sample {
  const ranking = engine.rank(row.text);
  const right = accepted(row);
  return {
    kind: kindOf(ranking.reading),
    features: Float32Array.from(ranking.headings.flatMap(({ features }) => Array.from(features))),
    isRight: Uint8Array.from(ranking.headings, ({ heading }) => (right.has(heading) ? 1 : 0)),
    weight: weightOf(row),
  };
}

/** A text's first answer, as the calibration sees it; of a text without any there is nothing to learn. */
interface Answered extends LogisticRow, Calibrated {
  readonly file: string;
  readonly population: Population;
}

function answersIn(engine: SearchEngine, path: string): readonly Answered[] {
  const { labelled, vague, bills } = readMeasuringFile(path);
  const isRight = (first: RankedHeading, codes: readonly string[]): boolean =>
    codes.some((code) => headingNumber.get(code.slice(0, 4)) === first.heading);
  const answer = (text: string, codes: readonly string[], from: 'bills' | 'foreign' | 'vague'): readonly Answered[] => {
    const ranking = engine.rank(text);
    const [first] = ranking.headings;
    const [inputs] = calibrationInputs(ranking, fitted.calibration.temperature, 1);
    if (first === undefined || inputs === undefined) return [];
    const population = populationOf(ranking, first);
    const weight = WEIGHTS[population][from];
    return [{ file: path, population, inputs, isRight: isRight(first, codes), weight, confidence: 0 }];
  };
  // Those on the list of vague texts have a ceiling already.
  const unlisted = (text: string): boolean => engine.search(text, 1).vague === undefined;
  const named = bills.filter((bill) => bill.headings.length > 0);
  const unnamed = bills.filter((bill) => bill.headings.length === 0).map(({ q }) => q);
  return [
    ...labelled.flatMap(({ text, code, alt }) => answer(text, [code, ...alt], 'foreign')),
    ...named.flatMap(({ q, headings: codes }) => answer(q, codes, 'bills')),
    ...[...vague, ...unnamed].filter(unlisted).flatMap((text) => answer(text, [], 'vague')),
  ];
}

type PopulationWeights = Readonly<Record<Population, Float64Array>>;

/** Fits each population on its own texts. */
function fitPopulations(answers: readonly Answered[]): PopulationWeights {
  const weightsOf = (own: Population): Float64Array =>
    fitLogistic(
      answers.filter(({ population }) => population === own),
      PULL,
    );
  return { bill: weightsOf('bill'), other: weightsOf('other') };
}

/** Fits on all answers but one fold, for each fold, and tells the calibration error of those left out, file by file. */
function measureCalibration(answers: readonly Answered[]): void {
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitPopulations(answers.filter((_, i) => i % FOLDS !== fold));
    return answers
      .filter((_, i) => i % FOLDS === fold)
      .map((answer) => ({ ...answer, confidence: probability(weights[answer.population], answer.inputs) }));
  }).flat();
  for (const file of new Set(answers.map((answer) => answer.file))) {
    const own = heldOut.filter((answer) => answer.file === file);
    const right = own.filter(({ isRight }) => isRight).length / own.length;
    console.log(
      `${file}: ${own.length} texts, ${(100 * right).toFixed(1)}% right, calibration error of folds left out ${calibrationError(own).toFixed(3)}`,
    );
  }
}

for (let round = 0; round < (rows.length > 0 ? ROUNDS : 0); round++) {
  const engine = engineWith(fitted);
  const samples = rows.map((row) => sampleOf(engine, row));
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
const engine = engineWith(fitted, namesUntil === undefined ? parts.text.names : namesAt(namesUntil));
const answers = (calibrationPaths.length > 0 ? calibrationPaths : args.slice(0, split))
  .filter((path) => !path.includes('examples'))
  .flatMap((path) => answersIn(engine, path));
measureCalibration(answers);
const calibrated = fitPopulations(answers);
const rounded = (weights: Float64Array): CalibrationWeights =>
  Object.fromEntries(CALIBRATED.map((part, f) => [part, Number((weights[f] ?? 0).toFixed(3))])) as CalibrationWeights;
fitted = {
  ...fitted,
  calibration: {
    ...fitted.calibration,
    ...(Object.fromEntries(POPULATIONS.map((own) => [own, rounded(calibrated[own])])) as Record<
      Population,
      CalibrationWeights
    >),
  },
};
writeFileSync(target, `${JSON.stringify(fitted, null, 2)}\n`);
console.log(JSON.stringify(fitted, null, 2));
