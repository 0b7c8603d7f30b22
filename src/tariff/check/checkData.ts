// All checks of the tariff's sources in one: what `npm run data:check` and `kosh data check` run.
import { join } from 'node:path';
import { readVague } from '../compile/compile.ts';
import { Language } from '../engine/text/language.ts';
import { Reader } from '../engine/text/read.ts';
import { compileRates } from '../rates/compileRates.ts';
import { laterThan } from '../rates/knownUntil.ts';
import { disagreement, readRateFacts } from '../source/rateFacts.ts';
import { readCodes, readExamples, readNames, readValidity } from '../source/readCodes.ts';
import { readDataset, readGstRates, readSchedules } from '../source/readDataset.ts';
import { readEntries } from '../source/readEntries.ts';
import { readConditionWords, readRateSources } from '../source/readOther.ts';
import { readCorrections, readOpenQuestions } from '../source/readQuestions.ts';
import { readRateChecks } from '../source/readRateChecks.ts';
import { readSizes } from '../source/readSizes.ts';
import { readWordLists } from '../source/readWords.ts';
import { readTrainedTexts, sampleOf } from '../source/trainedTexts.ts';
import { DataError } from '../source/tsv.ts';
import { checkAgainst } from './checkAgainst.ts';
import { checkCodes } from './checkCodes.ts';
import { checkExamples, checkValidity } from './checkExamples.ts';
import {
  checkCodeNames,
  checkHindi,
  englishSentences,
  lawWithoutHindi,
  readCodeNames,
  readHindi,
} from './checkHindi.ts';
import { checkModelAge } from './checkModelAge.ts';
import { checkNames } from './checkNames.ts';
import { checkCorrections, checkQuestions } from './checkQuestions.ts';
import { checkConditionWords, checkRates, strayKinds, uncitedFacts } from './checkRates.ts';
import { checkReadings } from './checkReadings.ts';
import { checkShortForms } from './checkShortForms.ts';
import { checkSizes } from './checkSizes.ts';
import { checkVague } from './checkVague.ts';
import { checkWords } from './checkWords.ts';

export interface DataPlaces {
  /** `data/tariff`. */
  readonly folder: string;
  /** Rates derived by hand, to compare with. */
  readonly factsFile: string;
  /** A folder of reference lists. */
  readonly against?: string | undefined;
}

/** Complaints of one kind that are printed; the rest is counted. */
const PRINTED_MAX = 40;

/** The files of rate entries, each with goods or with services. */
const ENTRY_FILES = ['goods-2017-2025.tsv', 'goods-2025.tsv', 'services.tsv'];

/** "1 complaint", "2 complaints". */
export const complaintCount = (count: number): string => `${count} ${count === 1 ? 'complaint' : 'complaints'}`;

/** Prints a line for each kind of check and its complaints; hands back how many there were. */
export function checkData({ folder, factsFile, against }: DataPlaces, print: (line: string) => void): number {
  let failures = 0;
  const tell = (what: string, complaints: readonly string[]): void => {
    failures += complaints.length;
    print(`${what}: ${complaints.length === 0 ? 'ok' : complaintCount(complaints.length)}`);
    for (const complaint of complaints.slice(0, PRINTED_MAX)) print(`  ${complaint}`);
    if (complaints.length > PRINTED_MAX) print(`  … and ${complaints.length - PRINTED_MAX} more`);
  };
  /** What a check needs, read once: files that cannot be read are told of, and what needs them is left out. */
  const read = <Rows>(what: string, reading: () => Rows): Rows | undefined => {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      tell(what, error.message.split('\n'));
      return undefined;
    }
  };
  const report = (what: string, check: () => readonly string[]): void => {
    const complaints = read(what, check);
    if (complaints !== undefined) tell(what, complaints);
  };
  const ratesFolder = join(folder, 'rates');
  const codes = read('Codes', () => readCodes(folder));
  const words = read('Words', () => readWordLists(folder));
  if (words !== undefined) {
    const reader = new Reader(new Language(words.language));
    report('Vague texts', () => checkVague(readVague(folder), reader));
  }
  const dataset = read('Dataset', () => readDataset(folder));
  const sources = read('Rates', () => readRateSources(ratesFolder));
  const conditionWords = read('Condition words', () => readConditionWords(ratesFolder));
  const translations = read('Hindi', () => readHindi(folder));
  if (translations !== undefined && translations.size > 0)
    report('Hindi', () => [
      ...checkHindi(translations, englishSentences(folder)),
      ...lawWithoutHindi(translations, folder),
      ...checkCodeNames(readCodeNames(folder), codes ?? []),
    ]);
  if (codes === undefined) return failures;

  tell('Codes', checkCodes(codes));
  report('Names', () => checkNames(readNames(folder), codes));
  report('Validity', () => checkValidity(readValidity(folder), codes));
  report('Sizes', () => checkSizes(readSizes(folder), codes));
  if (words !== undefined) {
    tell('Words', checkWords(words, codes));
    report('Short forms', () => checkShortForms(words.shortForms, readNames(folder)));
  }
  report('Examples', () => checkExamples(readExamples(folder), codes));
  report('Age of the text model', () =>
    checkModelAge(readTrainedTexts(folder), sampleOf({ names: readNames(folder), examples: readExamples(folder) })),
  );
  if (sources !== undefined) {
    report('Files of rates', () =>
      ENTRY_FILES.flatMap((file) => strayKinds(file, readEntries(join(ratesFolder, file)))),
    );
    if (conditionWords !== undefined) tell('Condition words', checkConditionWords(conditionWords, sources));
    report('Readings of the law', () => checkReadings(codes, sources, readRateChecks(ratesFolder)));
    if (dataset !== undefined) tell('Dataset', laterThan(dataset.asOf, sources));
    const rates = read('Rates', () => {
      const law = { schedules: readSchedules(ratesFolder), gstRates: readGstRates(ratesFolder) };
      tell('Rates', checkRates(codes, sources, law));
      return compileRates(codes, sources);
    });
    if (rates !== undefined) {
      report('Open questions', () => checkQuestions(readOpenQuestions(folder), rates));
      report('Corrections', () => checkCorrections(readCorrections(folder), rates));
      report('Rate facts', () => {
        const facts = readRateFacts(factsFile);
        const wrong = facts.map((fact) => disagreement(fact, rates.get(fact.code))).filter((text) => text !== '');
        return [...uncitedFacts(facts, rates), ...wrong];
      });
    }
  }
  if (against !== undefined) report('Reference lists', () => checkAgainst(against, folder, codes));
  return failures;
}
