// A list of prices on the day of a change of rates: what each price and MRP becomes.
import { expect, test } from 'vitest';
import { openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import { Checker } from '../check/checker.ts';
import { type PriceEffect, PriceReport } from './prices.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const DAY = '2025-09-22';

function effectsOf(source: string) {
  const report = new PriceReport(tariff, new Checker(tariff), DAY);
  for (const line of openDocument(source).lines) report.add(line);
  return report.report();
}
const NAMES = 'Item Code,Item Name,HSN,GST %,Unit,MRP,Sale Price';
const only = (row: string): PriceEffect | undefined => effectsOf(`${NAMES}\n${row}\n`).changed[0];

test('at the same price before tax, and at the same MRP', () => {
  // 18% became 5%: 100 + 18 is 100 + 5; an MRP of 118 leaves 100, and then 112.38.
  expect(only('S1,Shampoo,33051090,18,NOS,118,100')).toMatchObject({
    row: 2,
    sku: 'S1',
    before: 18,
    after: 5,
    net: 100,
    grossBefore: 118,
    grossAfter: 105,
    netOfMrpBefore: 100,
    netOfMrpAfter: 112.38,
    mrpAfter: 105,
  });
});

test('rates by price: the limit itself moved, and the price decides on both days', () => {
  expect(only('S2,Men linen shirt,62059090,,PCS,,1500')).toMatchObject({ before: 12, after: 5, grossAfter: 1575 });
  expect(only('S3,Men linen shirt,62059090,,PCS,,2600')).toMatchObject({ before: 12, after: 18, grossAfter: 3068 });
  // 5% before and after.
  expect(only('S4,Men linen shirt,62059090,,PCS,,900')).toBe(undefined);
});

test('cess that went with the old rate is in the price too', () => {
  // 28% and 12% of cess became 40%: nothing changes for who buys.
  expect(only('S8,Cola,22021010,28,NOS,140,100')).toMatchObject({
    before: 28,
    cessBefore: 12,
    after: 40,
    cessAfter: 0,
    grossBefore: 140,
    grossAfter: 140,
    mrpAfter: 140,
  });
});

test('a price with tax is that of the rate before', () => {
  const { changed } = effectsOf('Item Name,HSN,GST %,Price incl. GST\nShampoo,33051090,18,118\n');
  expect(changed[0]).toMatchObject({ net: 100, grossBefore: 118, grossAfter: 105 });
});

test('what nothing says is open, with the rates that it can be', () => {
  expect(only('S5,Men linen shirt,62059090,12,PCS,,')).toMatchObject({
    before: 12,
    after: undefined,
    ratesAfter: [5, 18],
    grossAfter: undefined,
  });
});

test('what did not change, and what has no code', () => {
  const { items, changed, uncoded } = effectsOf(
    `${NAMES}\nS6,Brush,96032900,18,NOS,50,40\nS7,Thing,99999998,18,NOS,50,40\nTotal,,,,,,80\n`,
  );
  expect([items, changed, uncoded]).toEqual([2, [], [3]]);
});
