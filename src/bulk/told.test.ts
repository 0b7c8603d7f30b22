// What the other columns of a table tell of an item, found by their names and cells as in a register.
import { describe, expect, test } from 'vitest';
import type { Table } from '../register/read/cells.ts';
import { type GivenLayout, layoutOf, textColumn } from '../register/read/layout.ts';
import { ToldReader } from './told.ts';

/** What each row below the names tells, and the roles that are read. */
function readAll(table: Table, given: GivenLayout = {}) {
  const layout = layoutOf(table, given);
  const reader = new ToldReader(layout, textColumn(layout, table));
  const rows = table.slice(layout.titles + layout.headerRows);
  return {
    roles: reader.columns.map(({ role, name }) => `${role} ${name}`),
    told: rows.map((cells, at) => reader.read(cells, at + 1)),
  };
}

describe('what other columns tell', () => {
  test('price, date and group by their names', () => {
    const { roles, told } = readAll([
      ['Invoice Date', 'Item Name', 'Category', 'Unit', 'Selling Price'],
      ['21-09-2025', 'Cotton shirt', 'MENS WEAR', 'PCS', '1,999.00'],
      ['22/09/2025', 'Vanilla', 'ICE CREAM', 'NOS', '50'],
    ]);
    expect(roles).toEqual(['price Selling Price', 'unit Unit', 'date Invoice Date', 'group Category']);
    expect(told).toEqual([
      { price: 1999, day: '2025-09-21', group: 'MENS WEAR' },
      { price: 50, day: '2025-09-22', group: 'ICE CREAM' },
    ]);
  });

  test('what cannot count as a day is told as it stands', () => {
    const { told } = readAll([
      ['Invoice Date', 'Item Name'],
      ['05-10-2016', 'Mobile phone'],
      ['01-07-2017', 'Mobile phone'],
      ['soon', 'Mobile phone'],
      ['', 'Mobile phone'],
    ]);
    expect(told).toEqual([{ undated: '2016-10-05' }, { day: '2017-07-01' }, { undated: 'soon' }, {}]);
  });

  test('"Rate" is a price where its cells are prices, and a rate of tax where they are rates', () => {
    const items = (rates: readonly string[]): Table => [
      ['Item', 'Rate'],
      ...rates.map((rate, at) => [`cotton shirt ${at}`, rate]),
    ];
    expect(readAll(items(['1999', '3200', '2500'])).told.map(({ price }) => price)).toEqual([1999, 3200, 2500]);
    expect(readAll(items(['5', '18', '18'])).roles).toEqual([]);
  });

  test('a value with its quantity is a price; of a dozen that of a piece; of a kilogram none', () => {
    const { told } = readAll([
      ['Item', 'Qty', 'Unit', 'Taxable Value'],
      ['shirt', '3', 'PCS', '6,000'],
      ['shirt', '2', 'DOZ', '24,000'],
      ['old shirts', '10', 'KGS', '500'],
      ['room', '2', 'NIGHT', '12,000'],
      ['free shirt', '1', 'PCS', '0'],
    ]);
    expect(told).toEqual([{ price: 2000 }, { price: 1000 }, {}, { price: 6000 }, {}]);
  });

  test('what is not before tax is no price, unless a person says so', () => {
    const table = [
      ['Item', 'MRP', 'Selling Price (incl. GST)'],
      ['shirt', '2,999', '2,099'],
      ['kurti', '1,999', '999'],
    ];
    expect(readAll(table).roles).toEqual([]);
    expect(readAll(table, { roles: { price: 'MRP' } }).told).toEqual([{ price: 2999 }, { price: 1999 }]);
  });

  test('of several prices that of the sale counts, never what the goods cost', () => {
    const { roles } = readAll([
      ['Item', 'Purchase Rate', 'Dealer Price', 'Sale Price'],
      ['shirt', '1,800', '2,300', '2,800'],
    ]);
    expect(roles).toEqual(['price Sale Price']);
  });

  test('rows of one document have its date; days before GST are none', () => {
    const { told } = readAll([
      ['Bill No', 'Bill Date', 'Item'],
      ['A1', '01-04-2024', 'shirt'],
      ['', '', 'trousers'],
      ['A0', '30-06-2017', 'shirt'],
    ]);
    expect(told).toEqual([{ day: '2024-04-01' }, { day: '2024-04-01' }, { undated: '2017-06-30' }]);
  });

  test('columns that alone tell nothing are not read', () => {
    const { roles, told } = readAll([
      ['Sr No', 'Item', 'Qty', 'Unit'],
      ['1', 'shirt', '2', 'PCS'],
    ]);
    expect([roles, told]).toEqual([[], [{}]]);
  });

  test('a column of codes', () => {
    const { roles, told } = readAll([
      ['Item', 'HSN'],
      ['shirt', '6205'],
      ['tie', ''],
    ]);
    expect([roles, told]).toEqual([['code HSN'], [{ code: '6205' }, {}]]);
  });
});
