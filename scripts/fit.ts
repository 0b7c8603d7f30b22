// `npm run fit -- FILE …`: fits the ranking's weights and the confidence's calibration on labelled texts, as they stand
// and as bills write them (`train/disturb.ts`), and writes fitted.json. The calibration is measured on folds that it was
// not fitted on. Texts as hard as real ones are wanted: texts that nobody who wrote the names has seen, and vague ones, for
// which every answer counts as wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTariff, readTariffData } from '../src/tariff/compile/compile.ts';
import { Container } from '../src/tariff/dataset/container.ts';
import { type Fitted, readFitted } from '../src/tariff/engine/fitted.ts';
import { CALIBRATED, type CalibrationWeights, calibrationInputs } from '../src/tariff/engine/rank/confidence.ts';
import { kindOf, type TextKind } from '../src/tariff/engine/rank/resolve.ts';
import { openEngine, type SearchEngine } from '../src/tariff/engine/search.ts';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { type Calibrated, calibrationError } from '../src/tariff/measure/score.ts';
import { compileRates } from '../src/tariff/rates/compileRates.ts';
import { readRateSources } from '../src/tariff/source/readOther.ts';
import { Disturber } from './train/disturb.ts';
import { draws } from './train/draws.ts';
import { lessonsOf } from './train/lessons.ts';
import { fitLogistic, type LogisticRow, probability } from './train/logisticFit.ts';
import { fitWeights, type Sample } from './train/rankingFit.ts';

const ROUNDS = 2;
/** What a text counts by where it comes from: foreign ones are many, and unlike those that Indian shops write. */
const WEIGHTS = { bills: 1, disturbed: 0.7, foreign: 0.35, vague: 0.8 } as const;
type From = keyof typeof WEIGHTS;
/** The same for the ranking: what stands right today is to stay right. */
const RANKING_WEIGHTS: Readonly<Record<From, number>> = { bills: 3, disturbed: 0.7, foreign: 0.35, vague: 0 };
/**
 * The names that are disturbed here were lessons of the text model, which knows them better than what it has not seen: it
 * counts this much of what they say. Too few texts have a brand or a vehicle to fit what these say.
 */
const MODEL_TRUST = 0.55;
const GIVEN = { ofBrand: 1.5, made: 1.5, otherVehicle: -6 };
/** Keeps weights near 0 that the texts do not ask for. */
const PULL = 1e-3;
const FOLDS = 5;
/** Another than training has, so that no text is disturbed as the model saw it. */
const SEED = 20;

const data = join(process.cwd(), 'data', 'tariff');
const target = join(data, 'model', 'fitted.json');
const parts = readTariffData(data);
const rates = compileRates(parts.text.codes, readRateSources(join(data, 'rates')));
const headings = parts.text.codes.filter(({ code }) => code.length === 4).map(({ code }) => code);

/** A text with the headings that are right for it; none: every answer is wrong. */
interface Text {
  readonly text: string;
  readonly headings: ReadonlySet<string>;
  readonly from: From;
  /** The file, and how the text was changed. */
  readonly source: string;
}

function textsIn(path: string): readonly Text[] {
  const { labelled, vague, bills } = readMeasuringFile(path);
  const text = (text: string, codes: readonly string[], from: From): Text => ({
    text,
    headings: new Set(codes.map((code) => code.slice(0, 4))),
    from,
    source: path,
  });
  return [
    ...labelled.map(({ text: typed, code, alt }) => text(typed, [code, ...alt], 'foreign')),
    ...bills.map(({ q, headings: codes }) => text(q, codes, codes.length > 0 ? 'bills' : 'vague')),
    ...vague.map((typed) => text(typed, [], 'vague')),
  ];
}

const LONGEST_WORD = /[A-Za-z]{5,}/g;
/** The longest word replaced by one that nobody knows. */
function withUnknownWord(text: string, nonsense: string): string {
  const longest = (text.match(LONGEST_WORD) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest === '' ? text : text.replace(longest, nonsense);
}

/** Every so many Indian texts are disturbed, and every so many have their main word replaced. */
const DISTURBED = 2;
const REPLACED = 4;
/** Every so many usual names and medicines are added, as bills disturb them. */
const NAMED = { usual: 12, medicine: 9 } as const;

/** Indian texts once more as bills disturb them or with the main word unknown, and names as bills disturb them. */
function disturbed(texts: readonly Text[]): readonly Text[] {
  const draw = draws(SEED);
  const lessons = lessonsOf(parts.text, parts.words);
  const disturber = new Disturber(parts.words, lessons, draw);
  const bills = texts.filter(({ from }) => from === 'bills');
  const changed = bills
    .filter((_, i) => i % DISTURBED === 0)
    .map((one): Text => {
      const [code = ''] = one.headings;
      const text = disturber.of({ text: one.text, code, kind: 'name' });
      return { ...one, text, from: 'disturbed', source: `${one.source}, disturbed` };
    });
  const replaced = bills
    .filter((_, i) => i % REPLACED === 1)
    .map((one): Text => {
      const text = withUnknownWord(one.text, disturber.nonsense());
      return { ...one, text, from: 'disturbed', source: `${one.source}, main word unknown` };
    });
  const named = (['usual', 'medicine'] as const).flatMap((kind) =>
    lessons
      .filter((lesson) => lesson.kind === kind)
      .filter((_, i) => i % NAMED[kind] === 0)
      .map((lesson): Text => {
        const headings = new Set([lesson.code.slice(0, 4)]);
        return { text: disturber.of(lesson), headings, from: 'disturbed', source: `${kind} names, disturbed` };
      }),
  );
  return [...changed, ...replaced, ...named];
}

function trusted(weights: Fitted['weights']): Fitted['weights'] {
  const ofKind = (kind: TextKind) => {
    const model = Number((weights[kind].model * MODEL_TRUST).toFixed(3));
    return { ...weights[kind], ...GIVEN, model };
  };
  return { word: ofKind('word'), phrase: ofKind('phrase'), title: ofKind('title') };
}

function engineWith(current: Fitted): SearchEngine {
  const bytes = compileTariff({
    ...parts,
    rates,
    facts: { asOf: '', sourceUrl: '', digitRules: [], openQuestions: [], corrections: [], saidReverseCharges: [] },
    conditionWords: [],
    fitted: new TextEncoder().encode(JSON.stringify(current)),
  });
  return openEngine(new Container(bytes.search, 'the search index'));
}

const isRight = (heading: number, { headings: right }: Text): boolean => right.has(headings[heading] ?? '');

function sampleOf(engine: SearchEngine, text: Text): Sample {
  const ranking = engine.rank(text.text);
  return {
    kind: kindOf(ranking.reading),
    features: Float32Array.from(ranking.headings.flatMap(({ features }) => Array.from(features))),
    isRight: Uint8Array.from(ranking.headings, ({ heading }) => (isRight(heading, text) ? 1 : 0)),
    weight: RANKING_WEIGHTS[text.from],
  };
}

/** A text's first answer, as the calibration sees it; of a text without any there is nothing to learn. */
interface Answered extends LogisticRow, Calibrated {
  readonly source: string;
}

function answerOf(engine: SearchEngine, fitted: Fitted, text: Text): readonly Answered[] {
  // Those on the list of vague texts have a ceiling already.
  if (text.from === 'vague' && engine.search(text.text, 1).vague !== undefined) return [];
  const ranking = engine.rank(text.text);
  const [first] = ranking.headings;
  const [inputs] = calibrationInputs(ranking, fitted.calibration.temperature, 1);
  if (first === undefined || inputs === undefined) return [];
  return [
    {
      source: text.source,
      inputs,
      isRight: isRight(first.heading, text),
      weight: WEIGHTS[text.from],
      confidence: 0,
    },
  ];
}

/** Fits on all answers but one fold, for each fold, and tells the calibration error of those left out. */
function measureCalibration(answers: readonly Answered[]): void {
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLogistic(
      answers.filter((_, i) => i % FOLDS !== fold),
      PULL,
    );
    return answers
      .filter((_, i) => i % FOLDS === fold)
      .map((answer) => ({ ...answer, confidence: probability(weights, answer.inputs) }));
  }).flat();
  for (const source of new Set(answers.map((answer) => answer.source))) {
    const own = heldOut.filter((answer) => answer.source === source);
    const right = own.filter((answer) => answer.isRight).length / own.length;
    console.log(
      `${source}: ${own.length} texts, ${(100 * right).toFixed(1)}% right, calibration error of folds left out ${calibrationError(own).toFixed(3)}`,
    );
  }
}

const given = process.argv.slice(2).flatMap(textsIn);
const texts = [...given, ...disturbed(given)];
let fitted: Fitted = readFitted(readFileSync(target, 'utf8'), target);
for (let round = 0; round < ROUNDS; round++) {
  const engine = engineWith(fitted);
  const samples = texts.filter(({ headings: right }) => right.size > 0).map((text) => sampleOf(engine, text));
  const right = samples.filter((sample) => sample.isRight[0] === 1).length;
  console.log(
    `round ${round + 1}: ${((100 * right) / samples.length).toFixed(1)}% of ${samples.length} right before fitting`,
  );
  fitted = { ...fitted, weights: trusted(fitWeights(samples, fitted.weights)) };
}
const engine = engineWith(fitted);
const answers = texts.flatMap((text) => answerOf(engine, fitted, text));
measureCalibration(answers);
const weights = fitLogistic(answers, PULL);
fitted = {
  ...fitted,
  calibration: {
    ...fitted.calibration,
    weights: Object.fromEntries(
      CALIBRATED.map((part, i) => [part, Number((weights[i] ?? 0).toFixed(3))]),
    ) as CalibrationWeights,
  },
};
writeFileSync(target, `${JSON.stringify(fitted, null, 2)}\n`);
