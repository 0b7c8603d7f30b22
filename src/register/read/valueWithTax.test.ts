// Amounts that hold the tax of their line.
import { expect, test } from 'vitest';
import { openDocument } from './document.ts';

const read = (csv: string): readonly (readonly (number | string | undefined)[])[] =>
  openDocument(csv)
    .lines.filter(({ kind }) => kind === 'item')
    .map(({ rate, taxable, isLessTax }) => [rate, taxable, isLessTax ? 'less' : '']);

const NAMES = 'Date,Invoice No,Item Name,HSN/SAC,Quantity,Unit,Discount,Tax Percent,Tax,Transaction Type,Amount';

test('as Vyapar writes them, with discounts and credit notes', () => {
  const rows = [
    '01/10/2026,1,Bottle,7323,10,Pcs,100,5%,45,Sale,945',
    '02/10/2026,2,Kettle,8516,5,Pcs,0,18%,90,Sale,590',
    '03/10/2026,3,Glass,7013,1,Pcs,0,18%,1.80,Sale,11.80',
    '03/10/2026,3,Milk,0401,1,Pcs,0,0%,0,Sale,40',
    '04/10/2026,4,Kettle,8516,1,Pcs,0,18%,18,Credit Note,118',
    ',,Total,,17,,100,,154.80,,1704.80',
  ];
  expect(read([NAMES, ...rows].join('\n'))).toEqual([
    [5, 900, 'less'],
    [18, 500, 'less'],
    [18, 10, 'less'],
    [0, 40, ''],
    [18, -100, 'less'],
  ]);
});

test('a line that is wrong among them stays wrong', () => {
  const names = 'Invoice No,Item,HSN,Amount,GST %,CGST,SGST';
  const right = (number: number): string => `${number},Kettle,8516,1180,18,90,90`;
  const rows = [1, 2, 3, 4].map(right);
  expect(read([names, ...rows, '5,Kettle,8516,1180,18,106.20,106.20'].join('\n'))[4]).toEqual([18, 967.6, 'less']);
});

test('without a column of rates', () => {
  const names = 'Invoice No,Item,HSN,Amount,CGST,SGST';
  expect(read(`${names}\n1,Kettle,8516,1180,90,90\n2,Bottle,7323,1050,25,25`)).toEqual([
    [18, 1000, 'less'],
    [5, 1000, 'less'],
  ]);
});

test.each([
  ['values before tax', 'Amount', ['1000,18,90,90', '1000,5,25,25', '10,18,0.9,0.9']],
  ['one line that was reckoned backwards', 'Amount', ['1000,18,90,90', '1180,18,90,90', '1000,5,25,25']],
  ['one line alone', 'Amount', ['1180,18,90,90']],
  ['a name that says what is taxed', 'Taxable Value', ['1180,18,90,90', '1050,5,25,25']],
])('%s: nothing is taken off', (_, name, rows) => {
  const lines = read([`Item,HSN,${name},GST %,CGST,SGST`, ...rows.map((row) => `Kettle,8516,${row}`)].join('\n'));
  expect(lines.map(([, taxable]) => taxable)).toEqual(rows.map((row) => Number(row.split(',')[0])));
});

test('a total that is the amount and the tax says that the amount is before it', () => {
  const names = 'Item,HSN,Amount,GST %,CGST,SGST,Total';
  expect(read(`${names}\nKettle,8516,1180,18,90,90,1360\nKettle,8516,1180,18,90,90,1360`)[0]).toEqual([18, 1180, '']);
});
