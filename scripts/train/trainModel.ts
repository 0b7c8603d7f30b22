// Trains the text model: which heading, and which code of six digits below it, a text speaks for.
import type { TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
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
  const codes = choicesOf(text);
  const numberOf = new Map(codes.map((code, i) => [code, i]));
  const lessons = lessonsOf(text, words).flatMap((lesson) => {
    const heading = numberOf.get(lesson.code.slice(0, 4));
    const finer = lesson.code.length === 4 ? undefined : numberOf.get(lesson.code.slice(0, 6));
    return heading === undefined ? [] : [{ lesson, choice: { heading, finer } }];
  });
  const order = Uint32Array.from(
    lessons.flatMap(({ lesson: { kind } }, i) => Array.from({ length: LESSON_TIMES[kind] }, () => i)),
  );
  report(`${order.length} texts a round, ${codes.length} codes`);
  const disturber = new Disturber(
    words,
    lessons.map(({ lesson }) => lesson),
    draw,
  );
  const trainer = new ModelTrainer(codes, draw);
  const features = new TextFeatures();
  const steps = rounds * order.length;
  let step = 0;
  for (let round = 1; round <= rounds; round++) {
    shuffle(order, draw);
    let loss = 0;
    for (const number of order) {
      const { lesson, choice } = lessons[number] as (typeof lessons)[number];
      features.read(disturber.of(lesson));
      const rate = RATE * Math.max(LAST_SHARE, 1 - ++step / steps) * LESSON_WEIGHTS[lesson.kind];
      if (features.count > 0) loss += trainer.learn(features, choice, rate);
    }
    report(`round ${round}: loss ${(loss / order.length).toFixed(3)}`);
    if (round < rounds) trainer.forget(REMEMBERED);
  }
  return trainer.packed();
}

/** Headings, then live codes of six digits. */
function choicesOf({ codes }: TariffText): readonly string[] {
  const finer = codes.filter(({ code, status }) => code.length === 6 && status === 'live');
  return [...codes.filter(({ code }) => code.length === 4), ...finer].map(({ code }) => code);
}

function shuffle(order: Uint32Array, draw: Draw): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1));
    const other = order[i] as number;
    order[i] = order[j] as number;
    order[j] = other;
  }
}
