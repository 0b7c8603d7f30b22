// Which rows are totals and notes: words make a row suspect, its other cells decide.
import { describe, expect, test } from 'vitest';
import { ToldReader } from '../../bulk/told.ts';
import type { Table } from './cells.ts';
import { openDocument } from './document.ts';
import { layoutOf, textColumn } from './layout.ts';
import { kindOfText } from './rowKind.ts';

const kindsOf = (table: Table): readonly string[] => openDocument(table).lines.map(({ kind }) => kind);

const NAMES = ['Date', 'Invoice No', 'Customer', 'Item Name', 'HSN', 'Qty', 'Unit', 'Taxable Value', 'CGST', 'SGST'];

const item = (document: string, name: string, value: string) => {
  const tax = String(Number(value) * 0.09);
  return ['01-10-2026', document, 'Ravi', name, '82052000', '1', 'NOS', value, tax, tax];
};

describe('a line with a code, a unit or a bill of its own is an item, whatever it is called', () => {
  test.each([
    'TOTAL Impact Drill 680W',
    'Total 4T engine oil 1L',
    'Colgate Total',
    'Total',
    'Note Book pack of 6',
    'Note',
    'Seal',
    'Thank you card set of 10',
    'Primary',
    'Round off wheel',
    'योग मैट',
    '-',
  ])('%s', (item) => {
    const row = ['02-10-2026', 'A2', 'Ravi', item, '84672100', '2', 'NOS', '4000', '360', '360'];
    const first = ['01-10-2026', 'A1', 'Ravi', 'Hammer', '82052000', '1', 'NOS', '500', '45', '45'];
    expect(kindsOf([NAMES, first, row])).toEqual(['item', 'item']);
    expect(kindsOf([NAMES, first, row.map((cell, at) => (at === 4 ? '' : cell))])).toEqual(['item', 'item']);
  });

  test('nor is a customer a total', () => {
    const names = ['Date', 'Invoice No', 'Customer', 'Taxable Value', 'CGST', 'SGST'];
    expect(
      kindsOf([
        names,
        ['01-10-2026', '1', 'Ravi', '1000', '90', '90'],
        ['01-10-2026', '2', 'Ravi', '1000', '90', '90'],
        ['02-10-2026', '3', 'Total Solutions Pvt Ltd', '4000', '360', '360'],
        ['02-10-2026', '4', 'Total Services', '500', '45', '45'],
        ['', '', 'Total', '6500', '585', '585'],
      ]),
    ).toEqual(['item', 'item', 'item', 'item', 'total']);
  });

  test('nor is a further line of a bill that happens to be the sum of those before', () => {
    const rows = ['Hammer', 'Pliers', 'Saw'].map((item, at) => [
      ...(at === 0 ? ['01-10-2026', 'A1', 'Ravi'] : ['', '', '']),
      item,
      '',
      '1',
      'NOS',
      at === 2 ? '200' : '100',
      '',
      '',
    ]);
    expect(kindsOf([NAMES, ...rows])).toEqual(['item', 'item', 'item']);
  });
});

describe('totals are known by their sums', () => {
  test('as spreadsheets write subtotals, and with bill number and quantity', () => {
    expect(
      kindsOf([
        NAMES,
        item('A1', 'Hammer', '500'),
        item('A1', 'Pliers', '300'),
        ['', 'A1 Total', '', '', '', '2', '', '800', '72', '72'],
        item('A2', 'Saw', '200'),
        ['', 'A2 Total', '', '', '', '1', '', '200', '18', '18'],
        item('A3', 'Saw', '200'),
        item('A3', 'Nails', '50'),
        ['01-10-2026', 'A3', 'Ravi', 'Total', '', '2', '', '250', '22.50', '22.50'],
        ['', '', '', 'Total of Ravi', '', '', '', '1250', '', ''],
        ['', '', '', 'Total taxable value Rs.', '', '', '', '1,250.00', '', ''],
        ['', 'Grand Total', '', '', '', '5', '', '1250', '112.50', '112.50'],
        ['', '', '', 'Round off', '', '', '', '0.40', '', ''],
        ['', '', '', 'Seal', '', '', '', '', '', ''],
        ['Prepared by: the office', '', '', '', '', '', '', '', '', ''],
      ]),
    ).toEqual([
      ...['item', 'item', 'total', 'item', 'total', 'item', 'item', 'total'],
      ...['total', 'total', 'total', 'round-off', 'note', 'note'],
    ]);
  });

  test('what only sounds like a total and adds nothing up is counted as a line', () => {
    expect(
      kindsOf([
        NAMES,
        item('A1', 'Hammer', '500'),
        item('A1', 'Pliers', '300'),
        ['', '', '', 'Total Mumbai', '', '', '', '950', '', ''],
        ['02-10-2026', 'A2', 'Ravi', 'Total', '', '', '', '950', '', ''],
      ]),
    ).toEqual(['item', 'item', 'item', 'item']);
  });
});

describe('a total that is not the sum of its lines is told', () => {
  const saw = (document: string, value: string) => item(document, 'Saw', value);
  const total = (words: string, value: string) => ['', '', '', words, '', '', '', value];
  const told = (...rows: readonly string[][]) =>
    openDocument([NAMES, ...rows]).lines.flatMap(({ totalled }) => (totalled === undefined ? [] : [totalled]));

  test.each(['Total', 'Grand Total', 'TOTAL :', 'कुल योग', 'Total Taxable Value'])('%s', (words) => {
    expect(told(saw('A1', '500'), saw('A2', '300'), total(words, '950'))).toEqual([
      { said: 950, sum: 800, fits: false },
    ]);
    expect(told(saw('A1', '500.30'), saw('A2', '300.30'), total(words, '801'))).toEqual([
      { said: 801, sum: 800.6, fits: true },
    ]);
  });

  test('one of the lines since the total before fits too', () => {
    const rows = [saw('A1', '500'), total('Total', '500'), saw('A2', '300'), total('Total', '300')];
    expect(told(...rows).map(({ fits }) => fits)).toEqual([true, true]);
  });

  test.each(['Invoice total', 'Net payable', 'Closing balance', 'Total payable'])('but not by %s', (words) => {
    expect(told(saw('A1', '500'), saw('A2', '300'), total(words, '944'))).toEqual([]);
  });
});

test('by words alone only what can mean nothing else is no item', () => {
  const goods = ['Total 4T engine oil', 'TOTAL Impact Drill', 'Seal', 'Note Book pack of 6', 'Colgate Total', 'योग मैट'];
  expect(goods.map(kindOfText)).toEqual(goods.map(() => undefined));
  const totals = ['Total', 'Total : 500', 'Total Sales for October 2026', 'कुल राशि', 'योग', 'Sub-Total'];
  expect(totals.map(kindOfText)).toEqual(totals.map(() => 'total'));
  expect(['Page 1 of 3', 'Note: goods once sold', 'Thank you for your business'].map(kindOfText)).toEqual(
    Array(3).fill('note'),
  );
});

test('lists that are coded know items by their other cells too', () => {
  const table = [
    ['Item Name', 'HSN', 'Qty', 'Taxable Value'],
    ['Hammer', '82052000', '1', '500'],
    ['Seal', '40169330', '1', '300'],
    ['Total Tools', '', '', '800'],
    ['Note', '48202000', '2', '80'],
    ['Total', '', '4', '880'],
  ];
  const layout = layoutOf(table);
  const reader = new ToldReader(layout, textColumn(layout, table));
  const told = table.slice(1).map((cells, at) => reader.read(cells, at + 1).isItem);
  expect(told).toEqual([undefined, undefined, false, true, undefined]);
});
