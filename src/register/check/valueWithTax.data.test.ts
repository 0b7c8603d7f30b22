// Amounts that hold the tax: the lines are right, Table 12 has what is taxed, and both say what was done.
import { expect, test } from 'vitest';
import { checkDocument, openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import { register } from '../sentences.ts';

const tariff = openTariff({ today: () => '2026-11-18' });

test('the tax is taken off, and said to be', () => {
  const document = openDocument(`Date,Invoice No,Item Name,HSN,Qty,Unit,Tax Percent,Tax,Amount
01-10-2026,A1,Hammer,82052000,1,NOS,18,90,590
02-10-2026,A2,Hammer,82052000,2,NOS,18,180,1180`);
  expect(checkDocument(tariff, document)).toMatchObject([
    { row: null, severity: 'advice', kind: 'value-with-tax', message: register.valueWithTax(2) },
  ]);
  const { table, reconciliation } = summarise(tariff, document, { period: '102026' });
  expect(table.rows).toMatchObject([{ taxable: 150_000, cgst: 13_500, sgst: 13_500 }]);
  expect(table.warnings).toContain(register.taxTakenOff({ count: 2, rows: [2, 3], taxable: 150_000 }));
  expect(reconciliation.difference).toBe(0);
});
