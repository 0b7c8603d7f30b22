// Compiles `data/tariff/` into the two files the program serves from: tariff.bin (records) and search.bin (index).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '../dataset/container.ts';
import type { DatasetFacts } from '../dataset/records.ts';
import { readText } from '../engine/read.ts';
import { MODEL_BUCKETS } from '../engine/textModel.ts';
import { type VagueTerm, vagueKey } from '../engine/vague.ts';
import type { CodeRates } from '../rates/types.ts';
import { buildIndex } from './buildIndex.ts';
import { buildRecords } from './buildRecords.ts';
import { readTariffText, type TariffText } from './readCodes.ts';
import { DataError, readTsv } from './tsv.ts';

export interface Compiled {
  readonly records: Uint8Array;
  readonly search: Uint8Array;
}

export interface CompileInput {
  readonly text: TariffText;
  readonly rates: ReadonlyMap<string, CodeRates>;
  readonly facts: Pick<DatasetFacts, 'asOf' | 'sourceUrl' | 'digitRules'>;
  /** Sections of the trained text model; none: the model has no say. */
  readonly model: Readonly<Record<string, Section>>;
  readonly vague: readonly VagueTerm[];
  /** The bytes of fitted.json. */
  readonly fitted: Uint8Array;
}

export const emptyModel = (): Readonly<Record<string, Section>> => ({
  'model.votes': new Uint16Array(MODEL_BUCKETS),
  'model.heading': new Uint16Array(),
  'model.weight': new Int8Array(),
  'model.scale': Float32Array.of(0),
});

export function compileTariff({ text, rates, facts, model, vague, fitted }: CompileInput): Compiled {
  const numberOf = new Map(text.codes.map(({ code }, i) => [code, i]));
  const names = text.names
    .filter(({ code }) => numberOf.has(code))
    .map((row, place) => ({ row, place, code: numberOf.get(row.code) ?? 0 }))
    .sort((a, b) => a.code - b.code || a.place - b.place)
    .map(({ row }) => row);
  const encoder = new TextEncoder();
  const vagueRows = vague.map((term) => [vagueKey(readText(term.phrase).words.map(({ form }) => form)), term]);
  const draft = buildRecords({ text, names, rates, facts, fingerprint: '', pair: '' });
  const pair = createHash('sha256').update(draft).digest('hex').slice(0, 16);
  const search = buildIndex({
    codes: text.codes,
    names,
    examples: text.examples.filter(({ code }) => numberOf.has(code)),
    extra: { ...model, fitted, pair: encoder.encode(pair), vague: encoder.encode(JSON.stringify(vagueRows)) },
  });
  const fingerprint = createHash('sha256').update(draft).update(search).digest('hex').slice(0, 16);
  return { records: buildRecords({ text, names, rates, facts, fingerprint, pair }), search };
}

/** Reads everything under `data/tariff` but the rates. */
export function readTariffData(dataFolder: string): Omit<CompileInput, 'rates' | 'facts'> {
  const path = join(dataFolder, 'vague.tsv');
  const vague = readTsv(path, ['phrase', 'class', 'ask']).map(
    ({ cells: { phrase, class: group, ask }, line }): VagueTerm => {
      if (group !== 'generic' && group !== 'hard' && group !== 'hopeless') {
        throw new DataError(`${path}:${line}: class "${group}" must be generic, hard or hopeless`);
      }
      return { phrase, class: group, ask };
    },
  );
  const text = readTariffText(dataFolder);
  return {
    text,
    model: readModel(join(dataFolder, 'model', 'text-model.bin'), text),
    vague,
    fitted: readFileSync(join(dataFolder, 'model', 'fitted.json')),
  };
}

/** The trained model as its own small file: scale, votes of each bucket, their headings as codes, their weights. */
function readModel(path: string, { codes }: TariffText): Readonly<Record<string, Section>> {
  if (!existsSync(path)) return emptyModel();
  const bytes = readFileSync(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const votes = new Uint16Array(MODEL_BUCKETS);
  let offset = 8;
  for (let bucket = 0; bucket < MODEL_BUCKETS; bucket++) {
    votes[bucket] = view.getUint16(offset, true);
    offset += 2;
  }
  const headingNumber = new Map(codes.filter(({ code }) => code.length === 4).map(({ code }, i) => [Number(code), i]));
  const heading = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    const number = headingNumber.get(view.getUint16(offset + i * 2, true));
    if (number === undefined)
      throw new DataError(`${path} votes for a heading that does not exist; train it again: npm run train`);
    heading[i] = number;
  }
  offset += count * 2;
  return {
    'model.votes': votes,
    'model.heading': heading,
    'model.weight': new Int8Array(bytes.buffer.slice(bytes.byteOffset + offset, bytes.byteOffset + offset + count)),
    'model.scale': Float32Array.of(view.getFloat32(4, true)),
  };
}
