// Compiles `data/tariff/` into the two files the program serves from: tariff.bin (records) and search.bin (index).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel, type TrainedModel } from '../dataset/modelFile.ts';
import { readFitted } from '../engine/fitted.ts';
import { packVague, type Vagueness, vagueKey } from '../engine/rank/vague.ts';
import { type KeyedQuestion, packWordQuestions } from '../engine/rank/wordQuestions.ts';
import { Language } from '../engine/text/language.ts';
import { Reader } from '../engine/text/read.ts';
import type { ConditionRow } from '../model/conditions.ts';
import { packConditionWords } from '../model/conditions.ts';
import type { CodeRates } from '../model/rates.ts';
import type { Sizes } from '../model/sizes.ts';
import type { WordLists } from '../model/words.ts';
import { readTariffText, type TariffText } from '../source/readCodes.ts';
import { readSizes } from '../source/readSizes.ts';
import { readWordLists } from '../source/readWords.ts';
import { DataError, readTsv } from '../source/tsv.ts';
import { buildIndex } from './buildIndex.ts';
import { buildRecords, type GivenFacts } from './buildRecords.ts';
import { commonnessOf } from './commonness.ts';
import { namesInOrder } from './nameOrder.ts';
import { wordSections } from './wordSections.ts';

export interface Compiled {
  readonly records: Uint8Array;
  readonly search: Uint8Array;
}

/** A text too vague to classify, and what would help: "say what it is made of". */
export interface VagueRow extends Vagueness {
  readonly phrase: string;
}

export interface CompileInput {
  readonly text: TariffText;
  readonly rates: ReadonlyMap<string, CodeRates>;
  readonly facts: GivenFacts;
  readonly conditionWords: readonly ConditionRow[];
  readonly sizes: Sizes;
  readonly model: TrainedModel;
  readonly vague: readonly VagueRow[];
  readonly words: WordLists;
  /** About bare words; an engine that measures or fits does without. */
  readonly questions?: readonly KeyedQuestion[];
  /** The bytes of fitted.json. */
  readonly fitted: Uint8Array;
}

export function compileTariff(input: CompileInput): Compiled {
  const { text, rates, facts, conditionWords, sizes, model, vague, words, questions = [], fitted } = input;
  const isCode = new Set(text.codes.map(({ code }) => code));
  const names = namesInOrder(text.names, text.codes);
  const encoder = new TextEncoder();
  const reader = new Reader(new Language(words.language));
  const records = buildRecords({
    text,
    names,
    commonness: commonnessOf(names, reader.language),
    rates,
    facts,
    conditionWords: packConditionWords(conditionWords),
    sizes,
  });
  const draft = records({ fingerprint: '', pair: '' });
  const pair = createHash('sha256').update(draft).digest('hex').slice(0, 16);
  const search = buildIndex({
    codes: text.codes,
    names,
    examples: text.examples.filter(({ code }) => isCode.has(code)),
    model,
    reader,
    extra: {
      fitted,
      pair: encoder.encode(pair),
      vague: encoder.encode(packVague(keysOf(vague, reader))),
      ...wordSections(words, text.codes, names, reader),
      asks: packWordQuestions(questions),
    },
  });
  const fingerprint = createHash('sha256').update(draft).update(search).digest('hex').slice(0, 16);
  return { records: records({ fingerprint, pair }), search };
}

/** By key; where several phrases have one, the first in the file decides. */
function keysOf(vague: readonly VagueRow[], reader: Reader): ReadonlyMap<string, Vagueness> {
  const ofKey = new Map<string, Vagueness>();
  for (const row of vague) {
    const key = vagueKey(reader.read(row.phrase).words.map(({ form }) => form));
    if (!ofKey.has(key)) ofKey.set(key, row);
  }
  return ofKey;
}

export function readVague(dataFolder: string): readonly VagueRow[] {
  const path = join(dataFolder, 'vague.tsv');
  return readTsv(path, ['phrase', 'class', 'ask']).map(({ cells: { phrase, class: group, ask }, line }) => {
    if (group !== 'generic' && group !== 'hard' && group !== 'hopeless') {
      throw new DataError(`${path}:${line}: class "${group}" must be generic, hard or hopeless`);
    }
    return { phrase, class: group, ask };
  });
}

/** Reads everything under `data/tariff` but the rates. */
export function readTariffData(dataFolder: string): Omit<CompileInput, 'rates' | 'facts' | 'conditionWords'> {
  const text = readTariffText(dataFolder);
  const fittedPath = join(dataFolder, 'model', 'fitted.json');
  const fitted = readFileSync(fittedPath);
  readFitted(new TextDecoder().decode(fitted), fittedPath);
  return {
    text,
    model: readModel(join(dataFolder, 'model', 'text-model.bin')),
    vague: readVague(dataFolder),
    sizes: readSizes(dataFolder),
    words: readWordLists(dataFolder),
    fitted,
  };
}
