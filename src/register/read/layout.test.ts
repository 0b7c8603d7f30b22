// Where the names of the columns stand, and what each column is.
import { describe, expect, test } from 'vitest';
import { columnOf, fingerprintOf, layoutOf, textColumn } from './layout.ts';

const names = (table: readonly (readonly string[])[]): string =>
  layoutOf(table)
    .columns.filter(({ role }) => role !== 'other')
    .map(({ role }) => role)
    .join(' ');

describe('a list without names loses no row', () => {
  test.each([
    [[['haldi powder'], ['steel bottle']]],
    [
      [
        ['haldi powder', 'spices'],
        ['steel bottle', 'kitchen'],
      ],
    ],
    [
      [
        ['haldi powder', '10'],
        ['steel bottle', '20'],
      ],
    ],
  ])('%j', (table) => {
    const layout = layoutOf(table);
    expect([layout.titles, layout.headerRows, columnOf(layout, 'description')]).toEqual([0, 0, 0]);
  });
});

test('titles, rows of letters and sums stand above the names', () => {
  const rows = [
    ['Item Name', 'HSN', 'GST Rate', 'Taxable Value'],
    ['Rice', '1006', '5', '500'],
  ];
  expect(layoutOf([['Gupta Stores', '', '', ''], ['Stock list', '', '', ''], ...rows]).titles).toBe(2);
  expect(layoutOf([['M', 'O', 'O', 'M'], ...rows]).titles).toBe(1);
  expect(layoutOf([['No. of items', '', '', 'Total'], ['1', '', '', '500'], ...rows]).titles).toBe(2);
});

test('names in two rows belong together', () => {
  const layout = layoutOf([
    ['Particulars', 'Closing Balance', '', ''],
    ['', 'Quantity', 'Rate', 'Value'],
    ['Basmati rice', '10 KG', '50.00', '500.00'],
    ['Wheat', '20 KG', '30.00', '600.00'],
  ]);
  expect([layout.titles, layout.headerRows]).toEqual([0, 2]);
  expect(layout.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'price', 'taxable']);
});

test('taxes above names that are the same for each tell them apart, and a total behind them is none of them', () => {
  const layout = layoutOf([
    ['Sales Register', '', '', '', '', '', '', '', ''],
    ['', '', '', '', 'CGST', '', 'SGST', '', ''],
    ['Bill No', 'Item', 'HSN', 'Taxable Value', 'Rate', 'Amount', 'Rate', 'Amount', 'Total'],
    ['1', 'Steel bottle', '73239390', '1000', '2.5%', '25', '2.5%', '25', '1050'],
  ]);
  expect([layout.titles, layout.headerRows]).toEqual([1, 2]);
  expect(layout.columns.slice(3).map(({ role }) => role)).toEqual([
    'taxable',
    'cgst_rate',
    'cgst',
    'sgst_rate',
    'sgst',
    'total',
  ]);
});

test('taxes above have as many columns as stand below them, the last no more than another', () => {
  const layout = layoutOf([
    ['Item', 'HSN', 'Taxable Value', 'IGST', 'CGST', '', 'SGST', '', ''],
    ['', '', '', 'Amount', 'Rate', 'Amount', 'Rate', 'Amount', 'Total'],
    ['Steel bottle', '73239390', '1000', '0', '2.5%', '25', '2.5%', '25', '1050'],
  ]);
  expect(layout.columns.slice(3).map(({ role }) => role)).toEqual([
    'igst',
    'cgst_rate',
    'cgst',
    'sgst_rate',
    'sgst',
    'total',
  ]);
});

describe('names that hold the name of something else', () => {
  const rolesOf = (header: string, row: string): readonly string[] =>
    layoutOf([header.split(','), row.split(',')]).columns.map(({ role }) => role);

  test('a taxable value goes before a plain amount, which may hold the tax; that of the invoice does not', () => {
    expect(rolesOf('Item,Amount,Taxable Value,GST %', 'Pen,118,100,18')).toEqual([
      'description',
      'other',
      'taxable',
      'rate',
    ]);
    expect(rolesOf('Item,Net Amount,Assessable Value,GST %', 'Pen,118,100,18')[2]).toBe('taxable');
    expect(rolesOf('Item,Amount,Total Taxable Value,GST %', 'Pen,100,5000,18')[1]).toBe('taxable');
  });

  test('a value or price after the discount is no discount', () => {
    expect(
      rolesOf(
        'Item,Price before discount,Discount,Price after discount,Amount before discount,Amount after discount,GST %',
        'Pen,12,2,10,120,100,18',
      ),
    ).toEqual(['description', 'other', 'discount', 'price', 'other', 'taxable', 'rate']);
    expect(rolesOf('Item,Taxable Value (After Discount),GST %', 'Pen,100,18')[1]).toBe('taxable');
    expect(rolesOf('Item,Discount before tax,Amount,GST %', 'Pen,5,100,18')[1]).toBe('discount');
    expect(rolesOf('Item,DIS%,Amount,GST %', 'Pen,5,100,18')[1]).toBe('discount_rate');
  });

  test('what bears no tax counts beside values of each rate, and is no value of its own elsewhere', () => {
    expect(rolesOf('Item,Taxable 5%,Taxable 18%,Exempt', 'Milk,,,300').slice(1)).toEqual([
      'taxable',
      'taxable',
      'taxable',
    ]);
    expect(rolesOf('Item,HSN,GST %,Exempt', 'Milk,0401,0,1')[3]).toBe('other');
    expect(rolesOf('Item,Exempt,Taxable Value,GST %', 'Milk,No,100,5').slice(1)).toEqual(['other', 'taxable', 'rate']);
  });

  test('rates of other taxes, names of taxes and yes or no are neither rates nor amounts', () => {
    expect(rolesOf('Item,Luxury Tax Rate,IGST Rate,IGST Amount', 'Pen,0,18,18')).toEqual([
      'description',
      'other',
      'igst_rate',
      'igst',
    ]);
    expect(
      rolesOf(
        'Item Name,Taxable,Intra State Tax Name,Intra State Tax Rate,Intra State Tax Type',
        'Pen,true,GST18,18,Group',
      ),
    ).toEqual(['description', 'other', 'other', 'rate', 'other']);
  });
});

test('unknown names are names where numbers stand below them', () => {
  const layout = layoutOf([
    ['Bezeichnung', 'Menge'],
    ['cotton shirt', '5'],
    ['steel pipe', '7'],
  ]);
  expect(layout.headerRows).toBe(1);
});

describe('the column of descriptions', () => {
  test.each([
    [['item_code', 'item_Name'], ['77', 'Glimepiride tablet'], 1],
    [['Invoice', 'Customer Name', 'Description', 'Qty'], ['I-1', 'Gupta', 'Steel bottle', '4'], 2],
    [['Item Name', 'Description', 'Rate'], ['Steel bottle', '', '120'], 0],
    [['Product', 'Item Name'], ['ICE CREAM', 'Vanilla cup'], 1],
    [['Sr', 'a', 'b'], ['1', 'x1', 'cotton shirts for men'], 2],
    [['क्रम', 'विवरण'], ['1', 'हल्दी पाउडर'], 1],
  ])('of %j is right', (header, row, column) => {
    const table = [header, row, row];
    expect(textColumn(layoutOf(table), table)).toBe(column);
  });
});

test('"Rate" is a price where its values are prices', () => {
  expect(
    names([
      ['Item', 'Rate'],
      ['Bottle', '600'],
      ['Pipe', '45.5'],
    ]),
  ).toBe('description price');
  expect(
    names([
      ['Item', 'Rate'],
      ['Bottle', '18'],
      ['Pipe', '5'],
    ]),
  ).toBe('description rate');
});

test('numbers below "Unit" are the size of the pack, and words are units', () => {
  const table = (...units: readonly string[]) => [
    ['Item Name', 'HSN', 'GST %', 'Unit'],
    ...units.map((unit) => ['Soap', '34011190', '5', unit]),
  ];
  expect(names(table('10', '24', '144', ''))).toBe('description code rate');
  expect(names(table('NOS', 'KGS', '12', 'PAC'))).toBe('description code rate unit');
});

test('quantity times price, round-off and net sales are known by their names', () => {
  const columns = ['Gross Amount', 'Round Off', 'Net Sales', 'Invoice Value'];
  expect(
    names([
      ['Item Name', ...columns],
      ['Soap', '100', '0.5', '90', '107'],
    ]),
  ).toBe('description gross round_off taxable total');
});

test('the number of a note is the document where there is no other', () => {
  expect(
    names([
      ['Note No', 'Item', 'HSN'],
      ['C1', 'Soap', '34011190'],
    ]),
  ).toBe('document description code');
  expect(
    names([
      ['Invoice No', 'Note No', 'Item'],
      ['A1', 'C1', 'Soap'],
    ]),
  ).toBe('document description');
});

test('rates stand in the names of ledgers', () => {
  const { columns } = layoutOf([
    [
      'Date',
      'Particulars',
      'Voucher Type',
      'Voucher No.',
      'Value',
      'Gross Total',
      'SALES 5% LOCAL',
      'Output CGST 2.5%',
    ],
    ['2026-06-01', 'Guest', 'Sales', '1', '100', '105', '100', '2.5'],
  ]);
  expect(columns[6]).toMatchObject({ role: 'taxable', ledgerRate: 5 });
  expect(columns[7]?.role).toBe('cgst');
  expect(columns[4]?.role).toBe('other');
  expect(columns[1]?.role).toBe('party');
});

test('a person can give the row of names and the roles', () => {
  const table = [
    ['x', 'y'],
    ['Ware', 'Wert'],
    ['rice', '5'],
  ];
  const layout = layoutOf(table, { headerRow: 2, roles: { description: 'Ware', taxable: '2' } });
  expect([layout.titles, ...layout.columns.map(({ role }) => role)]).toEqual([1, 'description', 'taxable']);
  expect(() => layoutOf(table, { roles: { code: 'HSN' } })).toThrow('There is no column "HSN"');
});

test('the same names have the same fingerprint', () => {
  const one = layoutOf([
    ['Item Name', 'HSN'],
    ['rice', '1006'],
  ]);
  const again = layoutOf([
    ['item name ', 'Hsn'],
    ['wheat', '1001'],
  ]);
  const other = layoutOf([
    ['HSN', 'Item Name'],
    ['1006', 'rice'],
  ]);
  expect(fingerprintOf(one)).toBe(fingerprintOf(again));
  expect(fingerprintOf(one)).not.toBe(fingerprintOf(other));
});

test('a column of types is one of supplies where its cells say so, whatever its name', () => {
  const rows = (types: readonly string[]) => [
    ['Bill No', 'Type', 'Item Name', 'Amount'],
    ...types.map((type, at) => [`B${at}`, type, 'Ceramic tiles', '100']),
  ];
  const roleOf = (types: readonly string[]) => layoutOf(rows(types)).columns[1]?.role;
  expect(roleOf(['Regular', 'EXPWOP', 'Credit Note'])).toBe('supply');
  expect(roleOf(['Cash', 'Card', 'UPI'])).toBe('other');
});

test('keys of another table are no rates, whatever the column is called', () => {
  const rows = (values: readonly string[]) => [
    ['Item Name', 'HSN', 'Tax Percent'],
    ...values.map((value) => ['Ceramic tiles', '6907', value]),
  ];
  const roleOf = (values: readonly string[]) => layoutOf(rows(values)).columns[2]?.role;
  expect(roleOf(['1', '1', '1', '1', '3', '2'])).toBe('other');
  expect(roleOf(['5', '3', '18', '0', '12', '5'])).toBe('rate');
  expect(roleOf(['5', '5', '3', '0'])).toBe('rate');
});

test('a table that stands beside another lends it no columns', () => {
  const { columns } = layoutOf([
    ['HSN', 'Description', '', '', '', 'ID', 'Tax percentage'],
    ['6907', 'Ceramic tiles', '', '', '', '1', '5'],
    ['4419', 'Wooden board', '', '', '', '2', '18'],
  ]);
  expect(columns.map(({ role }) => role)).toEqual(['code', 'description', 'other', 'other', 'other', 'other', 'other']);
});
