// The whole way from the data folder to the two compiled files.
import { join } from 'node:path';
import { Container } from '../dataset/container.ts';
import { openEngine } from '../engine/search.ts';
import { chargesByText, compileRates } from '../rates/compileRates.ts';
import { laterThan } from '../rates/knownUntil.ts';
import { readDataset } from '../source/readDataset.ts';
import { readConditionWords, readDigitRules, readRateSources } from '../source/readOther.ts';
import { readCorrections, readOpenQuestions } from '../source/readQuestions.ts';
import { DataError } from '../source/tsv.ts';
import { type Compiled, compileTariff, readTariffData } from './compile.ts';
import { keyedQuestions } from './wordQuestions.ts';

export function compileFolder(dataFolder: string): Compiled {
  const parts = readTariffData(dataFolder);
  const sources = readRateSources(join(dataFolder, 'rates'));
  const { asOf, sourceUrl } = readDataset(dataFolder);
  const unknown = laterThan(asOf, sources);
  if (unknown.length > 0) throw new DataError(unknown.join('\n'));
  const input = {
    ...parts,
    rates: compileRates(parts.text.codes, sources),
    conditionWords: readConditionWords(join(dataFolder, 'rates')),
    facts: {
      asOf,
      sourceUrl,
      digitRules: readDigitRules(join(dataFolder, 'digit-rules.tsv')),
      openQuestions: readOpenQuestions(dataFolder),
      corrections: readCorrections(dataFolder),
      saidReverseCharges: chargesByText(sources),
    },
  };
  // Of the questions, words are read and answers are asked as texts are: by an engine that has all but them.
  const engine = openEngine(new Container(compileTariff(input).search, 'the search index'));
  return compileTariff({ ...input, questions: keyedQuestions(parts.words.asks, engine) });
}
