// Whose number stands in a column "GSTIN": the seller's, or that of his only customer.
import { describe, expect, test } from 'vitest';
import { checkDocument, openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import type { Table } from '../read/cells.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const SELLER = '27AAPFU0939F1ZV';
const CUSTOMER = '27AAACB8519L1ZE';
const GUJARAT = '24AAACB8519L1ZK';

/** Four invoices with one number; `column`: what stands beside it. */
function register(number: string, column: string, cell: string, titles: Table = []): Table {
  const isAcross = number === GUJARAT;
  const [half, whole] = isAcross ? ['', '7200'] : ['3600', ''];
  const place = isAcross ? '24-Gujarat' : '27-Maharashtra';
  return [
    ...titles,
    ['Date', 'Invoice No', column, 'GSTIN', 'Place of Supply', 'Description', 'SAC', 'Taxable Value', 'GST %'].concat([
      'CGST',
      'SGST',
      'IGST',
    ]),
    ...[1, 8, 15, 22].map((day) => [
      ...[`${day}-10-2026`, `A${day}`, cell, number, place, 'Machining job work on forgings', '998898', '40000', '18'],
      ...[half, half, whole],
    ]),
  ];
}

function made(table: Table, supplierGstin?: string) {
  const document = openDocument(table, supplierGstin === undefined ? {} : { facts: { supplierGstin } });
  const { table: table12, json } = summarise(tariff, document, { period: '102026' });
  const sums = Object.fromEntries(table12.rows.map(({ section, taxable }) => [section, taxable / 100]));
  const findings = checkDocument(tariff, document).map(({ kind }) => kind);
  return { sums, gstin: json.gstin, unsure: table12.unsure, findings };
}

describe('one number on all rows', () => {
  test('is the customer’s where a customer stands beside it', () => {
    const b2b = { sums: { b2b: 160_000 }, gstin: '', unsure: 0, findings: [] };
    expect(made(register(CUSTOMER, 'Party Name', 'Bharat Forge Ltd'))).toEqual(b2b);
    expect(made(register(CUSTOMER, 'Party Name', 'Bharat Forge Ltd'), SELLER)).toEqual({ ...b2b, gstin: SELLER });
  });

  test('is the customer’s where the titles or a person name another seller', () => {
    const titles = [[`ABC Engineering Pune GSTIN ${SELLER}`]];
    const b2b = { sums: { b2b: 160_000 }, gstin: SELLER, unsure: 0, findings: [] };
    expect(made(register(GUJARAT, 'Party Name', 'Bharat Forge Ltd', titles))).toEqual(b2b);
    expect(made(register(GUJARAT, 'Branch', 'Pune', titles))).toEqual(b2b);
    expect(made(register(GUJARAT, 'Branch', 'Pune'), SELLER)).toEqual(b2b);
  });

  test('is the seller’s where he is named beside it, in a title or by a person', () => {
    const b2c = { sums: { b2c: 160_000 }, gstin: SELLER, unsure: 0, findings: [] };
    expect(made(register(SELLER, 'sup_name', 'ABC Engineering'))).toEqual(b2c);
    expect(made(register(SELLER, 'Branch', 'Pune', [[`GSTIN: ${SELLER}`]]))).toEqual(b2c);
    expect(made(register(SELLER, 'Party Name', 'Cash'), SELLER)).toEqual(b2c);
    expect(made(register(SELLER, 'Customer GSTIN', ''))).toEqual(b2c);
  });

  test('is asked about where nothing tells', () => {
    expect(made(register(SELLER, 'Branch', 'Pune'))).toEqual({
      sums: { b2c: 160_000 },
      gstin: SELLER,
      unsure: 4,
      findings: ['seller-guessed'],
    });
  });
});
