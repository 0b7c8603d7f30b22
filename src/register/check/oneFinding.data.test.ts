// One fault is one finding, and every finding says which rows it is about.
import { expect, test } from 'vitest';
import { checkDocument, openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const NAMES = 'Invoice No,Date,Customer GSTIN,Item,HSN,Unit,Qty,Taxable Value,GST %,CGST,SGST,IGST';
const found = (...rows: readonly string[]) =>
  checkDocument(tariff, openDocument([NAMES, ...rows].join('\n'))).map(({ kind, row, rows: several }) => [
    kind,
    row ?? several,
  ]);

test.each([
  ['IGST beside CGST and SGST', '9,9,18', 'igst-and-cgst'],
  ['one half is right', '9,19,', 'cgst-sgst'],
  ['the tax is that of no rate', '9.5,9.5,', undefined],
  ['both halves are wrong', '19,19,', 'tax-amount'],
])('%s', (_, taxes, kind) => {
  const expected = kind === undefined ? [] : [[kind, 2]];
  expect(found(`A1,05-10-2026,,Brush,96032900,NOS,1,100,18,${taxes}`)).toEqual(expected);
});

test('what is said of several rows names them', () => {
  const bill = (number: string, gstin: string) => `${number},05-10-2026,${gstin},Brush,96032900,NOS,1,100,18,9,9,`;
  expect(found(bill('A1', ''), bill('A2', ''), bill('A4', ''))).toEqual([['document-gap', [4]]]);
  expect(found(bill('A1', ''), bill('A2', ''), 'Total,,,,,,,300,,,,')).toEqual([['total-differs', [4]]]);
});
