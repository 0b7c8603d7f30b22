// Numbers of customers with another check character than theirs: told once for the file, each with its first row.
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

test('each number once, with the row where it stands first', () => {
  const [found, ...others] = foundIn('27AAPFU0939F1ZW', '27AAACB8519L1ZE', '27AAPFU0939F1ZW', '24AAPFU0939F1ZV');
  expect(others).toEqual([]);
  expect(found?.slice(0, 2)).toEqual(['look', null]);
  expect(found?.[2]).toMatch(/^2 GSTINs .*: 27AAPFU0939F1ZW \(row 2\), 24AAPFU0939F1ZV \(row 5\)\.$/);
});

test('nothing of numbers that are right, of a UIN and of customers without a number', () => {
  expect(foundIn('27AAPFU0939F1ZV', '2717USA12345UNO', 'URP', '')).toEqual([]);
});
