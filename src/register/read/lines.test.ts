// Rows as lines: carried down, signed, totalled.
import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { type FileFacts, type Line, LineReader } from './lines.ts';

function linesOf(table: readonly (readonly string[])[], facts: FileFacts = {}): readonly Line[] {
  const layout = layoutOf(table);
  const reader = new LineReader(layout, facts);
  const start = layout.titles + layout.headerRows;
  return table.slice(start).map((row, at) => reader.read(row, at + 1 + start));
}

test('cells of a voucher hold for its further items', () => {
  const lines = linesOf([
    ['Date', 'Vch/Bill No', 'Particulars', 'Item Details', 'Qty.', 'Unit', 'Price', 'Amount'],
    ['01-06-2026', 'B1', 'Gupta', 'Steel bottle', '2', 'NOS', '100', '200'],
    ['', '', '', 'Lunch box', '1', 'NOS', '150', '150'],
    ['02-06-2026', 'B2', 'Shah', 'Pen', '5', 'NOS', '10', '50'],
  ]);
  expect(lines.map(({ day, document }) => `${day} ${document}`)).toEqual([
    '2026-06-01 B1',
    '2026-06-01 B1',
    '2026-06-02 B2',
  ]);
});

test('a total without a name is known by its sum', () => {
  const lines = linesOf([
    ['Date', 'Particulars', 'Voucher No.', 'Taxable Value', 'CGST', 'SGST'],
    ['01-06-2026', 'Gupta', '1', '100', '2.5', '2.5'],
    ['01-06-2026', 'Shah', '2', '300', '7.5', '7.5'],
    ['', 'Both', '', '400', '10', '10'],
  ]);
  expect(lines.map(({ kind }) => kind)).toEqual(['item', 'item', 'total']);
  expect(lines.map(({ rate }) => rate)).toEqual([5, 5, 5]);
});

test('rates in halves and fractions are whole, and credit notes take away', () => {
  const lines = linesOf([
    [
      'Invoice Number',
      'Invoice Date',
      'Transaction Type',
      'Item Description',
      'Hsn/sac',
      'Quantity',
      'Tax Exclusive Gross',
      'Cgst Rate',
      'Sgst Rate',
      'Igst Rate',
      'Cgst Tax',
      'Sgst Tax',
      'Igst Tax',
    ],
    ['1', '2026-06-01', 'Shipment', 'Bottle', '7323', '1', '100', '0.09', '0.09', '0', '9', '9', '0'],
    ['2', '2026-06-02', 'Refund', 'Bottle', '7323', '1', '100', '0', '0', '0.18', '0', '0', '18'],
  ]);
  expect(lines.map(({ rate, taxable, tax }) => [rate, taxable, tax])).toEqual([
    [18, 100, 18],
    [18, -100, -18],
  ]);
  const returned = linesOf(
    [
      ['Item', 'HSN', 'Taxable Value', 'Qty'],
      ['Bottle', '7323', '100', '2'],
    ],
    { areReturns: true },
  );
  expect([returned[0]?.taxable, returned[0]?.quantity]).toEqual([-100, -2]);
});

test('Cr is the usual side where most amounts have it', () => {
  const lines = linesOf([
    ['Item', 'HSN', 'Amount'],
    ['Bottle', '7323', '500 Cr'],
    ['Pipe', '7306', '300 Cr'],
    ['Pipe', '7306', '100 Dr'],
  ]);
  expect(lines.map(({ taxable }) => taxable)).toEqual([500, 300, -100]);
});

test('kinds of supply are understood', () => {
  const lines = linesOf([
    ['Invoice Number', 'Item', 'HSN', 'Invoice Type', 'Place of Supply', 'Taxable Value'],
    ['1', 'Pipe', '7306', 'SEZ supplies without payment', '27-Maharashtra', '1'],
    ['2', 'Pipe', '7306', 'Deemed Exp', '27-Maharashtra', '1'],
    ['3', 'Pipe', '7306', 'Regular', '96-Other Countries', '1'],
    ['4', 'Pipe', '7306', 'Bill Of Supply', '27', '1'],
    ['5', 'Pipe', '7306', 'Regular B2B', '27', '1'],
  ]);
  expect(lines.map(({ supply }) => supply)).toEqual(['sez', 'deemed', 'export', 'untaxed', 'regular']);
});
