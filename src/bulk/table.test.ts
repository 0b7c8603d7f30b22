// Which column holds the descriptions, and where the names of the columns are.
import { describe, expect, test } from 'vitest';
import { likelyColumn, titleRows } from './table.ts';

test('finds the column with descriptions', () => {
  expect(
    likelyColumn([
      ['sr', 'Item name', 'qty'],
      ['1', 'rice', '5'],
    ]),
  ).toBe(1);
  expect(
    likelyColumn([
      ['a', 'b'],
      ['1', 'cotton shirt'],
      ['2', 'steel pipe'],
    ]),
  ).toBe(1);
});

test.each([
  [['Invoice', 'Customer Name', 'Description', 'Qty'], 2],
  [['Item Code', 'Item Description'], 1],
  [['Item No.', 'Item Name', 'Party Name'], 1],
  [['Product ID', 'Product', 'Product Group'], 1],
  [['क्रम', 'विवरण'], 1],
])('of %j it is column %i', (header, column) => {
  expect(likelyColumn([header, header.map(() => 'Sharma Cotton House')])).toBe(column);
});

describe('rows above the names of the columns', () => {
  const table = [
    ['item', 'qty'],
    ['rice', '5'],
  ];

  test('titles stand alone in their rows', () => {
    expect(titleRows(table)).toBe(0);
    expect(titleRows([['Stock list, March 2026'], ...table])).toBe(1);
    expect(titleRows([['Gupta Stores', ''], ['Stock list', ''], ...table])).toBe(2);
  });

  test('one name over several columns is no title, nor is a row of a table with one column', () => {
    expect(
      titleRows([
        ['item', ''],
        ['rice', '5'],
        ['wheat', '2'],
      ]),
    ).toBe(0);
    expect(titleRows([['item'], ['rice'], ['wheat']])).toBe(0);
    expect(titleRows([['item'], ['rice', 'white']])).toBe(0);
    expect(titleRows([])).toBe(0);
  });
});
