// Tables of purchases, and tables of sales that look like them.
import { expect, test } from 'vitest';
import { startTable } from './tableStart.ts';

const OWN = '27AAPFU0939F1ZV';
const ONE = '24AAACB8519L1ZK';
const OTHER = '29AABCT1332L1ZA';

const tableOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

const PLAIN = `Date | Voucher No | Particulars | Item | GSTIN/UIN | Taxable Value
01-10-2026 | 1 | Shah | Pen | ${ONE} | 100`;

test.each([
  ['a title', `Purchase Register\n${PLAIN}`],
  ['a title with more words', `OM TRADERS\nPurchase Voucher Register for Oct\n${PLAIN}`],
  ['inward supplies', `Details of inward supplies\n${PLAIN}`],
  [
    'invoices of suppliers',
    `Date | Supplier Invoice No. | Party | Item | GSTIN | Taxable Value\n01-10-2026 | 1 | Shah | Pen | ${ONE} | 100`,
  ],
  [
    'several suppliers',
    `Date | Bill No | Supplier | Supplier GSTIN | Item | Taxable Value\n01-10-2026 | 1 | Shah | ${ONE} | Pen | 100\n02-10-2026 | 2 | Rao | ${OTHER} | Pen | 50`,
  ],
  [
    'several suppliers by name, as Zoho writes bills',
    `Bill Date | Bill Number | Vendor Name | GST Identification Number (GSTIN) | Item Name | Item Total | Customer Name\n2026-10-01 | 1 | Shah | ${ONE} | Pen | 100 |\n2026-10-02 | 2 | Rao | ${OTHER} | Pen | 50 |`,
  ],
  ['a ledger of expenses', `Expense Ledger\n${PLAIN}`],
  [
    'heads of expenses',
    `Date | Ref No | Expense Head | HSN/SAC | Vendor GSTIN | Taxable\n01-10-2026 | 1 | Rent | 997212 | ${ONE} | 100`,
  ],
])('%s: purchases', (_, text) => {
  const { facts, read, above, reader } = startTable(tableOf(text));
  expect(facts.arePurchases).toBe(true);
  const lines = tableOf(text)
    .slice(above)
    .map((row, at) => read(row, above + at + 1));
  expect(lines.map(({ note, fromPlace }) => [note, fromPlace])[0]).toEqual(['purchase', '24']);
  expect(reader.supplierGstin).toBe('');
});

test.each([
  ['no title', PLAIN],
  ['sales and purchases', `Sales and Purchase Register\n${PLAIN}`],
  ['a purchase order in a title', `Bills against purchase order 12\n${PLAIN}`],
  [
    'numbers of one seller in several states',
    `Date | Invoice No | Seller Gstin | Item | Taxable Value\n01-10-2026 | 1 | ${OWN} | Pen | 100\n01-10-2026 | 2 | 24${OWN.slice(2)} | Pen | 100`,
  ],
  [
    'makers of what is sold, beside the customer',
    `Date | Bill No | Party Name | Supplier Name | Item | Taxable Value\n01-10-2026 | 1 | Shah | Cipla | Pen | 100\n02-10-2026 | 2 | Rao | Sun | Pen | 50`,
  ],
  [
    'one supplier by name on all rows, who wrote the file',
    `Invoice Date | Invoice No | Supplier Name | Item | Taxable Value\n01-10-2026 | 1 | Om | Pen | 100\n02-10-2026 | 2 | Om | Pen | 50`,
  ],
  [
    'a marketplace that calls its sellers suppliers',
    `sup_name | gstin | sub_order_num | order_date | hsn_code | total_taxable_sale_value\nOm | ${OWN} | 1 | 2026-10-01 | 9608 | 100`,
  ],
])('%s: no purchases', (_, text) => {
  expect(startTable(tableOf(text)).facts.arePurchases).toBeUndefined();
});
