// The rates that returns take follow the list of the law.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGstRates } from '../../tariff/source/readDataset.ts';
import { isHalfRate, isReturnRate } from './rates.ts';

const FOLDER = join(import.meta.dirname, '../../../data/tariff/rates');
/** On sales to exporters (40/2017), and on flats after the land deduction: no schedule has them. */
const BESIDE_SCHEDULES = [0.1, 1];

test('a return takes every rate of gst-rates.tsv, and its half as CGST', () => {
  for (const rate of [...readGstRates(FOLDER), ...BESIDE_SCHEDULES]) {
    expect(isReturnRate(rate), `${rate}%`).toBe(true);
    expect(isHalfRate(rate / 2), `half of ${rate}%`).toBe(true);
  }
});

test('it takes no other', () => {
  const taken = Array.from({ length: 2000 }, (_, i) => i / 20).filter(isReturnRate);
  const known = [...readGstRates(FOLDER), ...BESIDE_SCHEDULES].sort((one, other) => one - other);
  expect(taken).toEqual(known);
});
