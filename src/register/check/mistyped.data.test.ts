// Numbers of customers and suppliers with another check character than theirs, or of no state.
import { expect, test } from 'vitest';
import { checkDocument, openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';

const tariff = openTariff({ today: () => '2026-11-18' });

const foundIn = (...numbers: readonly string[]) => {
  const rows = numbers.map((number, at) => [
    ...['01-10-2026', `A${at}`, `Customer ${at}`, number],
    ...['Hammer', '82052000', '1', 'NOS', '500', '18'],
  ]);
  const names = [
    'Date',
    'Invoice No',
    'Party Name',
    'GSTIN',
    'Item Name',
    'HSN',
    'Qty',
    'Unit',
    'Taxable Value',
    'GST %',
  ];
  const findings = checkDocument(tariff, openDocument([names, ...rows]));
  return findings
    .filter(({ kind }) => kind === 'gstin-check')
    .map(({ severity, row, message }) => [severity, row, message]);
};

test('each row that has such a number, which is named', () => {
  const found = foundIn('27AAPFU0939F1ZW', '27AAACB8519L1ZE', '27AAPFU0939F1ZW', '24AAPFU0939F1ZV');
  expect(found.map(([severity, row]) => [severity, row])).toEqual([
    ['look', 2],
    ['look', 4],
    ['look', 5],
  ]);
  expect(found[0]?.[2]).toMatch(/^The GSTIN 27AAPFU0939F1ZW is mistyped/);
});

test('a supplier is looked at as a customer is, and so is his state', () => {
  const kinds = (supplier: string) =>
    checkDocument(
      tariff,
      openDocument(`Supplier GSTIN,Invoice No,Date,Taxable Value,GST %,IGST\n${supplier},P1,01-10-2026,100,18,18\n`),
    ).map(({ kind, severity }) => [severity, kind]);
  expect(kinds('24AABCT1332L1ZX')).toEqual([['look', 'gstin-check']]);
  expect(kinds('45AABCU9603R1ZP')).toEqual([['refused', 'gstin-unreadable']]);
  expect(kinds('24AABCT1332L')).toEqual([['refused', 'gstin-unreadable']]);
  expect(kinds('27AAPFU0939F1ZV')).toEqual([]);
});

test('nothing of numbers that are right, of a UIN and of customers without a number', () => {
  expect(foundIn('27AAPFU0939F1ZV', '2717USA12345UNO', 'URP', '')).toEqual([]);
});
