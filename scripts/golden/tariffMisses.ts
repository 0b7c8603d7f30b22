// What the search gets wrong of the tariff's golden set: texts with a wrong heading or subheading first, and vague texts that it is sure of.
import { join } from 'node:path';
import type { Tariff } from '../../src/tariff/index.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { measure, measureVague } from '../../src/tariff/measure/run.ts';
import type { Outcome } from '../../src/tariff/measure/score.ts';
import { type MissFile, missFile } from './missFile.ts';

const FOLDER = join('data', 'tariff', 'golden');
export const GOLDEN_TEXTS = join(FOLDER, 'golden.tsv');
export const VAGUE_TEXTS = join(FOLDER, 'vague.tsv');

/** From this confidence on a reader takes an answer for sure. */
const SURE = 0.7;

const COLUMNS = ['text', 'right', 'said', 'heading_place', 'subheading_place', 'sure'];

export function tariffMisses(tariff: Tariff): MissFile {
  const outcomes = measure(tariff, readMeasuringFile(GOLDEN_TEXTS).labelled);
  const wrong = outcomes.filter(
    ({ headingPlace, subheadingPlace }) => headingPlace !== 1 || (subheadingPlace ?? 1) !== 1,
  );
  const tooSure = measureVague(tariff, readMeasuringFile(VAGUE_TEXTS).vague).filter(
    ({ confidence }) => confidence >= SURE,
  );
  return missFile(join(FOLDER, 'misses.tsv'), COLUMNS, [
    ...wrong.map(cellsOf),
    ...tooSure.map(({ text, code }) => [text, 'unsure', code, '', '', 'yes']),
  ]);
}

/** Places are those of the right code among distinct ones; 0: not there. A subheading counts where the label has one. */
const cellsOf = ({ row, said, headingPlace, subheadingPlace, confidence }: Outcome): readonly string[] => [
  row.text,
  row.code,
  said.codes[0] ?? '',
  String(headingPlace),
  subheadingPlace === undefined ? '' : String(subheadingPlace),
  headingPlace !== 1 && confidence >= SURE ? 'yes' : '',
];
