// Checks the tariff data: `npm run data:check`, and `-- --against <folder of facts>` to compare with reference lists.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAgainst } from '../src/tariff/check/checkAgainst.ts';
import { checkCodes } from '../src/tariff/check/checkCodes.ts';
import { checkNames } from '../src/tariff/check/checkNames.ts';
import { checkRates } from '../src/tariff/check/checkRates.ts';
import { readCodes, readNames } from '../src/tariff/compile/readCodes.ts';
import { DataError } from '../src/tariff/compile/tsv.ts';
import { compileRates } from '../src/tariff/rates/compileRates.ts';
import { disagreement, readRateFacts } from '../src/tariff/rates/rateFacts.ts';
import { readRateSources } from '../src/tariff/rates/readOther.ts';

/** Complaints of one kind that are printed; the rest is counted. */
const PRINTED_MAX = 40;

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const dataFolder = join(import.meta.dirname, '..', 'data', 'tariff');
const factsFile = join(import.meta.dirname, '..', 'test', 'facts', 'rate-facts.tsv');

let failures = 0;
function report(what: string, check: () => readonly string[]): void {
  let complaints: readonly string[];
  try {
    complaints = check();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    complaints = error.message.split('\n');
  }
  failures += complaints.length;
  console.log(`${what}: ${complaints.length === 0 ? 'ok' : `${complaints.length} complaints`}`);
  for (const complaint of complaints.slice(0, PRINTED_MAX)) console.log(`  ${complaint}`);
  if (complaints.length > PRINTED_MAX) console.log(`  … and ${complaints.length - PRINTED_MAX} more`);
}

const codes = readCodes(dataFolder);
report('Codes', () => checkCodes(codes));
report('Names', () => checkNames(readNames(dataFolder), codes));
report('Rates', () => checkRates(codes, readRateSources(join(dataFolder, 'rates'))));
report('Rate facts', () => {
  const rates = compileRates(codes, readRateSources(join(dataFolder, 'rates')));
  return readRateFacts(factsFile)
    .map((fact) => disagreement(fact, rates.get(fact.code)))
    .filter((text) => text !== '');
});
const { against } = values;
if (against !== undefined) report('Reference lists', () => checkAgainst(against, dataFolder, codes));

if (failures > 0) {
  console.error(`${failures} complaints about the tariff data`);
  process.exitCode = 1;
}
