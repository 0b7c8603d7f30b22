// What the finder offers for the plainest words is called by its name in Hindi, not by an English description.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';
import { EMPTY_QUERY, find } from '../../src/web/tariff/find.ts';

const NAMES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../data/tariff/hindi/codes.json'), 'utf8'),
) as Readonly<Record<string, string>>;
const tariff = openTariff({ today: () => '2026-11-18' });

const hasName = (code: string): boolean =>
  NAMES[code] !== undefined || (code.length > 4 && code.endsWith('00') && hasName(code.slice(0, -2)));

test.each(['shoes', 'shirt', 'saree', 'साड़ी', 'hotel room', 'chappal'])('%s', (q) => {
  const codes = find(tariff, { ...EMPTY_QUERY, q }).found.map(({ result }) => result.hsn_sac);
  expect(codes.filter((code) => !hasName(code))).toEqual([]);
});
