// The whole way from the data folder to the two compiled files.
import { join } from 'node:path';
import { compileRates } from '../rates/compileRates.ts';
import { readConditionWords, readDigitRules, readRateSources } from '../source/readOther.ts';
import { readCorrections, readOpenQuestions } from '../source/readQuestions.ts';
import { type Compiled, compileTariff, readTariffData } from './compile.ts';

/** The day up to which the facts were read, and where the law itself is published. */
const AS_OF = '2026-11-15';
const SOURCE_URL = 'https://cbic-gst.gov.in/gst-goods-services-rates.html';

export function compileFolder(dataFolder: string): Compiled {
  const parts = readTariffData(dataFolder);
  return compileTariff({
    ...parts,
    rates: compileRates(parts.text.codes, readRateSources(join(dataFolder, 'rates'))),
    conditionWords: readConditionWords(join(dataFolder, 'rates')),
    facts: {
      asOf: AS_OF,
      sourceUrl: SOURCE_URL,
      digitRules: readDigitRules(join(dataFolder, 'digit-rules.tsv')),
      openQuestions: readOpenQuestions(dataFolder),
      corrections: readCorrections(dataFolder),
    },
  });
}
