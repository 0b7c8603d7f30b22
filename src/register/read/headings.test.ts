// Names of columns that are printed on every page.
import { expect, test } from 'vitest';
import type { Table } from './cells.ts';
import { openDocument } from './document.ts';

const kindsOf = (table: Table): readonly string[] => openDocument(table).lines.map(({ kind }) => kind);

test('names that stand among the rows again are no items', () => {
  const names = ['Item Name', 'HSN', 'Qty', 'Unit', 'Taxable Value'];
  const rows = [
    ['Hammer', '82052000', '1', 'NOS', '500'],
    ['Pliers', '82032000', '2', 'NOS', '300'],
  ];
  const again = ['ITEM NAME', 'HSN', 'Qty', ' Unit', 'Taxable  Value'];
  expect(kindsOf([names, ...rows, again, ...rows, ['', '', 'Qty', 'Unit', '']])).toEqual([
    ...['item', 'item', 'note', 'item', 'item', 'note'],
  ]);
});

test('so are names in two rows', () => {
  const above = ['Bill', '', 'Item Name', 'HSN', 'Taxable', 'CGST', '', 'SGST', ''];
  const below = ['No', 'Date', '', '', 'Value', 'Rate', 'Amount', 'Rate', 'Amount'];
  const row = ['A1', '01-10-2026', 'Hammer', '82052000', '500', '9', '45', '9', '45'];
  expect(kindsOf([above, below, row, row, above, below, row])).toEqual(['item', 'item', 'note', 'note', 'item']);
});

test('an item that is called like its column is one', () => {
  const names = ['Item', 'Unit', 'Qty'];
  expect(kindsOf([names, ['Item', 'NOS', '4'], ['Unit', 'SET', '2'], ['Item', '', '']])).toEqual(Array(3).fill('item'));
});
