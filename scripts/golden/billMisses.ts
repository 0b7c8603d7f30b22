// What the search gets wrong of the golden bills: texts as they stand on Indian bills, written without knowledge of the names.
import { join } from 'node:path';
import type { TariffApi } from '../../src/tariff/lookup/api.ts';
import { faultsOf, measureBills } from '../../src/tariff/measure/bills.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { type MissFile, missFile } from './missFile.ts';

const FOLDER = join('data', 'tariff', 'golden');
export const GOLDEN_BILLS = join(FOLDER, 'bills.tsv');
/** The goods and services that shops and small businesses sell most; none of them may be missed. */
export const COMMON_GOODS = join(FOLDER, 'common.tsv');

const COLUMNS = ['text', 'wrong', 'said', 'rate', 'sure'];
/** From this confidence on a reader takes an answer for sure. */
const SURE = 0.5;

/** Texts with a fault in the order of the file. */
export function billFaults(tariff: Pick<TariffApi, 'lookup'>, path: string): readonly (readonly string[])[] {
  return measureBills(tariff, readMeasuringFile(path).bills).outcomes.flatMap((outcome) => {
    const faults = faultsOf(outcome);
    const { row, code, rate, confidence } = outcome;
    return faults.length === 0 ? [] : [[row.q, faults.join('; '), code, rate, confidence >= SURE ? 'yes' : '']];
  });
}

export const billMisses = (tariff: Pick<TariffApi, 'lookup'>): MissFile =>
  missFile(join(FOLDER, 'bill-misses.tsv'), COLUMNS, billFaults(tariff, GOLDEN_BILLS));
