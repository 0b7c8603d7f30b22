// The codes that are used most have their whole page in Hindi.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostUsedCodes } from '../../tariff/measure/mostUsed.ts';
import { openTariff } from '../../tariff/node.ts';
import { hi } from '../texts/hi.ts';
import { spokenShare } from './spokenShare.ts';

test('none of the 2,000 codes that are used most has a sentence in English', () => {
  const tariff = openTariff();
  const codes = mostUsedCodes(tariff, join(import.meta.dirname, '..', '..', '..', 'data', 'tariff'), 2_000);
  expect(new Set(codes).size).toBe(2_000);
  expect(spokenShare(tariff, codes, hi, tariff.records.facts.asOf).left).toEqual([]);
});
