// Files of credit notes, and events that take a sale back or undo a return.
import { expect, test } from 'vitest';
import { openDocument } from './document.ts';

const read = (csv: string): readonly string[] =>
  openDocument(csv)
    .lines.filter(({ kind }) => kind === 'item')
    .map(({ note, taxable, tax, unsureNote }) => [note, taxable, tax, unsureNote].join(' ').trim());

const ROWS = `Date,Voucher No,Party,Item,HSN,Qty,Unit,Value,GST %,Tax Amount
05-10-2026,1,Ravi,Steel bottle,73239390,2,PCS,200,5,10
06-10-2026,2,Shah,Steel bottle,73239390,-1,PCS,-100,5,-5
,,,Total,,1,,100,,5
`;

test.each([
  'Credit Note Register',
  'Sales Return Register',
  'List of Credit Notes',
  'CREDIT NOTES',
  'क्रेडिट नोट रजिस्टर',
])('under "%s" every row takes back, whatever its sign', (title) => {
  expect(read(`Gupta Sales Agency\n${title}\n${ROWS}`)).toEqual(['credit -200 -10', 'credit -100 -5']);
});

test.each([
  'Sales and Credit Note Register',
  'Sales Register (net of Sales Returns)',
  'Credit / Debit Note Register',
  'Sales Register',
])('under "%s" it does not', (title) => {
  expect(read(`${title}\n${ROWS}`)[0]).toBe('invoice 200 10');
});

test('a number of a credit note on every row says so; on one row a person is asked', () => {
  const names = 'Credit Note Date,Credit Note Number,Item Name,HSN/SAC,Quantity,Item Total,Item Tax %,IGST';
  expect(
    read(
      `${names}\n2026-10-05,CN-1,Bottle,73239390,2,200,5,10\n2026-10-06,CN-2,Bottle,73239390,1,100,5,5\n,,Total,,3,300,,15`,
    ),
  ).toEqual(['credit -200 -10', 'credit -100 -5']);
  const sold = 'Invoice Date,Invoice No,Credit Note No,Item Name,HSN,Quantity,Taxable Value,GST %,IGST';
  expect(
    read(`${sold}\n2026-10-05,1,,Bottle,73239390,2,200,5,10\n2026-10-06,2,CRN/7,Bottle,73239390,1,100,5,5`),
  ).toEqual(['invoice 200 10', 'invoice 100 5 CRN/7']);
});

test('a row that says that it is a sale stays one in a file of credit notes', () => {
  const names = 'Date,Voucher No,Voucher Type,Item,HSN,Qty,Value,GST %';
  expect(
    read(
      `Credit Note Register\n${names}\n05-10-2026,1,Sales,Bottle,73239390,2,200,5\n05-10-2026,2,Credit Note,Bottle,73239390,1,100,5`,
    ),
  ).toEqual(['invoice 200', 'credit -100']);
});

test('of the events of an order, a cancelled return adds and a cancelled sale takes away', () => {
  const names = 'Event Type,Event Sub Type,Product Title,HSN Code,Item Quantity,Taxable Value,IGST Rate,IGST Amount';
  const row = (type: string, sub: string, sign: string): string =>
    `${type},${sub},Bottle,73239390,2,${sign}200,5,${sign}10`;
  const rows = [
    row('Sale', 'Sale', ''),
    row('Return', 'Return', '-'),
    row('Return', 'Return Cancellation', ''),
    row('Sale', 'Cancellation', '-'),
    row('Sale', 'Cancellation', ''),
  ];
  expect(read([names, ...rows].join('\n'))).toEqual([
    'invoice 200 10',
    'credit -200 -10',
    'invoice 200 10',
    'credit -200 -10',
    'cancelled 200 10',
  ]);
});
