// Trains the text model: which heading, and which code of six digits below it, a text speaks for.
import type { TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
import { CodeTree } from '../../src/tariff/engine/model/codeTree.ts';
import { TextFeatures } from '../../src/tariff/engine/model/textFeatures.ts';
import type { WordLists } from '../../src/tariff/model/words.ts';
import type { TariffText } from '../../src/tariff/source/readCodes.ts';
import { Disturber } from './disturb.ts';
import { type Draw, draws } from './draws.ts';
import { LESSON_TIMES, LESSON_WEIGHTS, lessonsOf } from './lessons.ts';
import { ModelTrainer } from './modelTrainer.ts';

const SEED = 7;
const ROUNDS = 3;
/** The first step's; it falls evenly to its last share of that. */
const RATE = 0.4;
const LAST_SHARE = 0.02;
/** After each round but the last, what was seen before counts so much. */
const REMEMBERED = 0.2;

interface Training {
  /** Is told how far it is. */
  readonly report: (line: string) => void;
  readonly rounds?: number;
}

/** Deterministic: the same data give the same model. */
export function trainModel(text: TariffText, words: WordLists, { report, rounds = ROUNDS }: Training): TrainedModel {
  const draw = draws(SEED);
  const tree = treeOf(text);
  const lessons = lessonsOf(text, words)
    .map((lesson) => ({ lesson, path: tree.pathOf(lesson.code) }))
    .filter(({ path }) => path.length > 0);
  const order = Uint32Array.from(
    lessons.flatMap(({ lesson: { kind } }, i) => Array.from({ length: LESSON_TIMES[kind] }, () => i)),
  );
  report(`${order.length} texts a round, ${tree.topCount} headings, ${tree.codes.length - tree.topCount} codes below`);
  const disturber = new Disturber(
    words,
    lessons.map(({ lesson }) => lesson),
    draw,
  );
  const trainer = new ModelTrainer(tree, draw);
  const features = new TextFeatures();
  const steps = rounds * order.length;
  let step = 0;
  for (let round = 1; round <= rounds; round++) {
    shuffle(order, draw);
    let loss = 0;
    for (const number of order) {
      const { lesson, path } = lessons[number] as (typeof lessons)[number];
      features.read(disturber.of(lesson));
      const rate = RATE * Math.max(LAST_SHARE, 1 - ++step / steps) * LESSON_WEIGHTS[lesson.kind];
      if (features.count > 0) loss += trainer.learn(features, path, rate);
    }
    report(`round ${round}: loss ${(loss / order.length).toFixed(3)}`);
    if (round < rounds) trainer.forget(REMEMBERED);
  }
  return trainer.packed();
}

/** Headings, and live codes of six digits below them. */
function treeOf({ codes }: TariffText): CodeTree {
  const ofLength = (length: number): readonly string[] =>
    codes.filter(({ code, status }) => code.length === length && (length === 4 || status === 'live')).map(({ code }) => code);
  return new CodeTree([...ofLength(4), ...ofLength(6)]);
}

function shuffle(order: Uint32Array, draw: Draw): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1));
    const other = order[i] as number;
    order[i] = order[j] as number;
    order[j] = other;
  }
}
