// The trained text model as a file of its own, data/tariff/model/text-model.bin. It outlives changes of codes: choices
// whose codes no longer exist are never read.
import { readFileSync } from 'node:fs';
import { Container, packContainer, type Section } from './container.ts';

/** The numbers of a trained model, as `TextModel` reads them. */
export interface TrainedModel {
  /** What can be chosen: headings, then codes of six digits, each level sorted. */
  readonly codes: readonly string[];
  readonly sections: Readonly<Record<string, Section>>;
}

/** What the sections of a model are called, wherever they stand. */
export const MODEL_SECTIONS = {
  /** By choice: how many others stand below it. */
  below: 'model.below',
  /** Each row's numbers of 4 bits, two in a byte. */
  rows: 'model.rows',
  /** By row: its scale and its weight, as logarithms. */
  rowScale: 'model.rowScale',
  rowWeight: 'model.rowWeight',
  /** By place: its weight, as a logarithm. */
  places: 'model.places',
  /** By choice: its numbers, their scale, and what it has for nothing. */
  choices: 'model.choices',
  choiceScale: 'model.choiceScale',
  choiceBias: 'model.choiceBias',
} as const;

/** Beside the model in the index: by choice, the number of its code plus one; 0: the code no longer exists. */
export const CHOICE_CODES = 'model.code';

const CODES = 'codes';
const SEPARATOR = '\n';

/** The same model always gives the same bytes. */
export function packModel({ codes, sections }: TrainedModel): Uint8Array {
  return packContainer({ [CODES]: new TextEncoder().encode(codes.join(SEPARATOR)), ...sections });
}

/** The model in the file. */
export function readModel(path: string): TrainedModel {
  const file = new Container(readFileSync(path), path);
  return {
    codes: new TextDecoder().decode(file.bytes(CODES)).split(SEPARATOR),
    sections: Object.fromEntries(Object.values(MODEL_SECTIONS).map((name) => [name, file.section(name)])),
  };
}
