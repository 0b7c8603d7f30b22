// All checks of the tariff's sources in one: what `npm run data:check` and `kosh data check` run.
import { join } from 'node:path';
import { readVague } from '../compile/compile.ts';
import { readCodes, readNames } from '../compile/readCodes.ts';
import { DataError } from '../compile/tsv.ts';
import { compileRates } from '../rates/compileRates.ts';
import { disagreement, readRateFacts } from '../rates/rateFacts.ts';
import { readConditionWords, readRateSources } from '../rates/readOther.ts';
import { checkAgainst } from './checkAgainst.ts';
import { checkCodes } from './checkCodes.ts';
import { checkNames } from './checkNames.ts';
import { checkConditionWords, checkRates } from './checkRates.ts';
import { checkVague } from './checkVague.ts';

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

/** Prints a line for each kind of check and its complaints; hands back how many there were. */
export function checkData({ folder, factsFile, against }: DataPlaces, print: (line: string) => void): number {
  let failures = 0;
  const report = (what: string, check: () => readonly string[]): void => {
    let complaints: readonly string[];
    try {
      complaints = check();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      complaints = error.message.split('\n');
    }
    failures += complaints.length;
    print(`${what}: ${complaints.length === 0 ? 'ok' : `${complaints.length} complaints`}`);
    for (const complaint of complaints.slice(0, PRINTED_MAX)) print(`  ${complaint}`);
    if (complaints.length > PRINTED_MAX) print(`  … and ${complaints.length - PRINTED_MAX} more`);
  };
  const codes = readCodes(folder);
  report('Codes', () => checkCodes(codes));
  report('Names', () => checkNames(readNames(folder), codes));
  report('Vague texts', () => checkVague(readVague(folder)));
  report('Rates', () => checkRates(codes, readRateSources(join(folder, 'rates'))));
  report('Condition words', () => {
    const rates = join(folder, 'rates');
    return checkConditionWords(readConditionWords(rates), readRateSources(rates));
  });
  report('Rate facts', () => {
    const rates = compileRates(codes, readRateSources(join(folder, 'rates')));
    return readRateFacts(factsFile)
      .map((fact) => disagreement(fact, rates.get(fact.code)))
      .filter((text) => text !== '');
  });
  if (against !== undefined) report('Reference lists', () => checkAgainst(against, folder, codes));
  return failures;
}
