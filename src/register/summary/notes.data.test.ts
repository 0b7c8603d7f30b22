// Documents that were cancelled, are drafts or take goods back, by whatever column says it.
import { describe, expect, test } from 'vitest';
import { checkDocument, checkLines, openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import type { Table } from '../read/cells.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const NAMES = [
  'Date',
  'Invoice No',
  'Customer',
  'Item',
  'HSN',
  'Qty',
  'Unit',
  'Taxable Value',
  'GST %',
  'CGST',
  'SGST',
];
const row = (document: string, value: number): readonly string[] => [
  ...['01-10-2026', document, 'Ravi', 'Hammer', '82052000', '10', 'NOS', String(value), '18'],
  ...[String(value * 0.09), String(value * 0.09)],
];

function made(table: Table) {
  const document = openDocument(table);
  const { table: table12 } = summarise(tariff, document, { period: '102026' });
  return {
    taxable: table12.rows.reduce((sum, { taxable }) => sum + taxable, 0) / 100,
    unsure: table12.unsure,
    warned: table12.warnings.filter((warning) => warning.includes('(row')),
    findings: checkDocument(tariff, document).map(({ kind, row: at }) => `${kind} ${at}`),
  };
}

/** An ordinary invoice of ₹500 and a document of ₹5,000 that the column speaks of. */
const marked = (column: string, cell: string, usual = '', document = 'A2'): Table => [
  [...NAMES, column],
  [...row('A1', 500), usual],
  [...row(document, 5000), cell],
];

describe('what never took place is left out and named', () => {
  test.each([
    ['Status', 'Cancelled', 'Active'],
    ['Invoice Status', 'Void', 'Paid'],
    ['Invoice Status', 'Draft', 'Overdue'],
    ['Bill Status', 'CANCELED', 'Open'],
    ['IRN Status', 'Cancelled', 'Generated'],
    ['Is Cancelled', 'Yes', 'No'],
    ['Cancelled', 'Y', 'N'],
    ['Remarks', 'CANCELLED', ''],
    ['Remarks', 'bill cancelled', 'urgent'],
    ['Remarks', 'Cancelled on 5/10 by customer', ''],
    ['Voucher Type', 'Cancelled', 'Sales'],
  ])('%s: %s', (column, cell, usual) => {
    expect(made(marked(column, cell, usual))).toEqual({
      taxable: 500,
      unsure: 0,
      warned: ['1 line of cancelled, void or draft documents is left out (row 3, ₹5,000.00).'],
      findings: [],
    });
  });
});

describe('what takes goods back is taken away', () => {
  test.each([
    ['Voucher Type', 'CN', 'Sales', 'A2'],
    ['Voucher Type', 'C/Note', 'Sales', 'A2'],
    ['Voucher Type', 'Sale Rtn', 'Sales', 'A2'],
    ['Status', 'Credit Note', 'Active', 'A2'],
    ['Is Return', '1', '0', 'A2'],
    ['Remarks', 'Credit note against A1', '', 'A2'],
    ['Remarks', 'credit note issued for A1', '', 'CN-1'],
  ])('%s: %s', (column, cell, usual, document) => {
    const { taxable, unsure, findings } = made(marked(column, cell, usual, document));
    expect([taxable, unsure, findings]).toEqual([-4500, 0, []]);
  });
});

describe('what does not say it for sure is counted and asked about', () => {
  test.each([
    ['Remarks', 'Credit note to be issued', 'A2'],
    ['Remarks', 'cancelled order of May, sent anew', 'A2'],
    ['Status', 'Returned', 'A2'],
    ['Remarks', '', 'CN-1'],
  ])('%s: %s %s', (column, cell, document) => {
    const { taxable, unsure, findings } = made(marked(column, cell, '', document));
    expect([taxable, unsure, findings]).toEqual([5500, 1, ['note-unsure 3']]);
  });

  test.each([
    ['Remarks', 'By road, non returnable'],
    ['Remarks', 'CNC machine parts'],
    ['Status', 'Paid'],
    ['Status', 'Partially Paid'],
    ['Narration', 'Being goods sold'],
  ])('%s: %s says nothing of it', (column, cell) => {
    expect(made(marked(column, cell))).toEqual({ taxable: 5500, unsure: 0, warned: [], findings: [] });
  });

  test('documents that are all numbered so are invoices', () => {
    const { findings } = made([NAMES, row('CN-1', 500), row('CN-2', 700)]);
    expect(findings).toEqual([]);
  });
});

test('nothing is asked of a cancelled bill, however it says so', () => {
  const empty = (party: string, item: string, ...rest: readonly string[]) => ['02-10-2026', 'A2', party, item, ...rest];
  const tables: readonly Table[] = [
    [
      [...NAMES, 'Voucher Type'],
      [...row('A1', 500), 'Sales'],
      [...empty('', '', '', '', '', '', '', '', ''), 'Cancelled'],
    ],
    [NAMES, row('A1', 500), empty('(cancelled)', '')],
    [NAMES, row('A1', 500), empty('CANCELLED', 'CANCELLED', '', '', '', '0', '0', '0', '0')],
    [NAMES, row('A1', 500), empty('Ravi', '*** Cancelled Bill ***', '', '', '', '0')],
  ];
  for (const table of tables) {
    expect(made(table)).toEqual({ taxable: 500, unsure: 0, warned: [], findings: [] });
  }
  expect(checkLines(tariff, [{ description: 'x', code: '', unit: '', note: 'cancelled' }]).findings).toEqual([]);
});
