// The trained text model as a file of its own, data/tariff/model/text-model.bin. It outlives changes of codes: choices
// whose codes no longer exist are never read.
import { readFileSync } from 'node:fs';
import { Container, packContainer, type Section } from './container.ts';
import { MODEL_SECTIONS } from './modelSections.ts';

/** The numbers of a trained model, as `TextModel` reads them. */
export interface TrainedModel {
  /** What can be chosen: headings, then codes of six digits, each level sorted. */
  readonly codes: readonly string[];
  readonly sections: Readonly<Record<string, Section>>;
}

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
