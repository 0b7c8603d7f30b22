// Which kinds of document are sales, and what documents that amend others count with.
import { describe, expect, test } from 'vitest';
import { checkDocument, openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import type { FileFacts } from '../read/lines.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const SELLER = '27AAPFU0939F1ZV';
const BUYER = '27AAACB8519L1ZE';

function made(source: string, facts: FileFacts = {}) {
  const table = source
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const document = openDocument(table, { facts: { supplierGstin: SELLER, ...facts } });
  const { table: table12, reconciliation } = summarise(tariff, document, { period: '102026' });
  return {
    rows: table12.rows.map(({ code, quantity, rate, taxable, cgst, igst }) => [
      code,
      quantity / 100,
      rate,
      taxable / 100,
      cgst / 100,
      igst / 100,
    ]),
    taxable: table12.rows.reduce((sum, { taxable }) => sum + taxable, 0) / 100,
    apart: reconciliation.setApart.taxable / 100,
    leftOut: table12.leftOut.map(({ row, reason }) => `${row}: ${reason}`),
    unsure: table12.unsure,
    warnings: table12.warnings.filter((warning) => warning.includes('(row')),
    isWhole: reconciliation.isWhole,
  };
}

const NAMES =
  'Invoice No | Invoice Date | Voucher Type | Customer GSTIN | Place of Supply | Item | HSN | Unit | Qty | Taxable Value | GST Rate';
const line = (kind: string, value: number, gstin = BUYER): string =>
  `A${value} | 05-10-2026 | ${kind} | ${gstin} | 27 | Shampoo | 33051090 | NOS | 1 | ${value} | 5`;
const sales = (...lines: readonly string[]): string => [NAMES, line('Sales', 1000), ...lines].join('\n');

describe('what is no sale is left out, and named with its sum', () => {
  test.each([
    ['Self Invoice', 'purchases'],
    ['Self-invoice (RCM)', 'purchases'],
    ['Advance', 'advances'],
    ['Advance Receipt', 'advances'],
    ['Advance Adjusted', 'advances'],
    ['Adjustment', 'advances'],
    ['Refund Voucher', 'advances'],
    ['Receipt Voucher', 'orders'],
    ['Journal', 'orders'],
    ['Payroll', 'orders'],
    ['Stock Journal', 'orders'],
    ['Proforma Invoice', 'orders'],
  ])('%s', (kind, named) => {
    const { taxable, apart, unsure, warnings, isWhole } = made(sales(line(kind, 70)));
    expect([taxable, apart, unsure, isWhole]).toEqual([1000, 70, 0, true]);
    expect(warnings).toEqual([expect.stringContaining(named)]);
    expect(warnings[0]).toContain('(row 3, ₹70.00)');
  });
});

describe('kinds of sales are known', () => {
  test.each(['Tax Invoice', 'GST Sales', 'Retail Bill', 'INV', 'Cash Memo', 'B2CS', 'MFNShipment', '-'])(
    '%s',
    (kind) => {
      const { taxable, unsure, warnings } = made(sales(line(kind, 70)));
      expect([taxable, unsure, warnings]).toEqual([1070, 0, []]);
    },
  );
});

describe('a kind that is not known', () => {
  test('is counted, named with its sum, and open', () => {
    const { taxable, unsure, warnings } = made(sales(line('Kothrud', 70), line('Kothrud', 80), line('Camp', 5)));
    expect([taxable, unsure]).toEqual([1155, 3]);
    expect(warnings).toEqual([
      expect.stringContaining('2 lines of the kind "Kothrud" are counted as sales'),
      expect.stringContaining('1 line of the kind "Camp" is counted as a sale'),
    ]);
    expect(warnings[0]).toContain('(rows 3, 4, ₹150.00)');
  });

  test('is what a person says', () => {
    const register = sales(line('Kothrud', 70), line('Camp', 5));
    const { taxable, unsure } = made(register, { kinds: { kothrud: 'sale', camp: 'credit' } });
    expect([taxable, unsure]).toEqual([1065, 0]);
    // A series of numbers that is called so amends nothing.
    expect(made(sales(line('Sales revised', 70))).leftOut).toHaveLength(1);
    expect(made(sales(line('Sales revised', 70)), { kinds: { 'sales revised': 'sale' } }).taxable).toBe(1070);
  });

  test('of goods that move is no supply where they stay with the same number', () => {
    const { taxable, apart, unsure } = made(sales(line('Stock Transfer', 70, SELLER)));
    expect([taxable, apart, unsure]).toEqual([1000, 70, 0]);
    expect(made(sales(line('Stock Transfer', 70))).unsure).toBe(1);
  });
});

describe('amendments', () => {
  const SHEET =
    'Original Invoice Number | Original Invoice Date | Revised Invoice Number | Revised Invoice Date | GSTIN of Recipient | Place of Supply | HSN | UQC | Qty | Rate | Taxable Value | CGST | SGST';

  test('of a return’s own sheet without the values before are left out, each named', () => {
    const { rows, leftOut, isWhole } = made(`Summary For B2BA
${SHEET}
K7 | 02-09-2026 | K7 | 02-09-2026 | ${BUYER} | 27 | 33051090 | NOS | 2 | 5 | 200 | 5 | 5`);
    expect(rows).toEqual([]);
    expect(leftOut).toEqual([
      '3: it amends K7 of 2026-09-02, and the file does not say what that was, so that the difference is not known',
    ]);
    expect(isWhole).toBe(false);
  });

  test('count with the difference to the values that stand beside them', () => {
    const { rows, apart, warnings, isWhole } =
      made(`${SHEET.replace('Taxable Value', 'Original Taxable Value | Revised Taxable Value')}
K7 | 02-09-2026 | K7 | 02-09-2026 | ${BUYER} | 27 | 33051090 | NOS | 2 | 5 | 150 | 200 | 5 | 5
K8 | 03-09-2026 | K8 | 03-09-2026 | ${BUYER} | 27 | 33051090 | NOS | 2 | 5 | 500 | 200 | 5 | 5`);
    expect(rows).toEqual([['33051090', 0, 5, -250, -6.25, 0]]);
    expect([apart, isWhole]).toEqual([650, true]);
    expect(warnings).toEqual([expect.stringContaining('2 lines amend documents')]);
  });

  test('move to another rate, where the rate before is told', () => {
    const names = SHEET.replace(
      'Rate | Taxable Value',
      'Original Rate | Revised Rate | Original Taxable Value | Revised Taxable Value',
    );
    const { rows } = made(`${names}
K7 | 02-09-2026 | K7 | 02-09-2026 | ${BUYER} | 27 | 33051090 | NOS | 2 | 18 | 5 | 200 | 200 | 5 | 5`);
    expect(rows).toEqual([
      ['33051090', 2, 5, 200, 5, 0],
      ['33051090', -2, 18, -200, -18, 0],
    ]);
  });

  test('count with the difference to the document that the register holds, whatever its month', () => {
    const names = NAMES.replace('Voucher Type', 'Original Invoice No | Voucher Type');
    const row = (number: string, of: string, day: string, kind: string, value: number): string =>
      `${number} | ${day} | ${of} | ${kind} | ${BUYER} | 27 | Shampoo | 33051090 | NOS | 1 | ${value} | 5`;
    const { rows, apart, unsure } = made(
      [
        names,
        row('K1', '', '05-10-2026', 'Sales', 1000),
        row('K7R', 'K7', '06-10-2026', 'Amended invoice', 260),
        row('K7', '', '02-09-2026', 'Sales', 200),
      ].join('\n'),
    );
    expect(rows).toEqual([['33051090', 1, 5, 1060, 26.5, 0]]);
    expect([apart, unsure]).toEqual([400, 0]);
  });

  test('by the kind of the row; of an earlier month they are open', () => {
    const row = (kind: string, day: string, value: number): string =>
      `K7 | ${day} | ${kind} | ${BUYER} | 27 | Shampoo | 33051090 | NOS | 1 | ${value} | 5`;
    const { rows, unsure, warnings } = made(
      [NAMES, row('Original', '02-09-2026', 200), row('Revised', '02-09-2026', 260)].join('\n'),
    );
    expect(rows).toEqual([['33051090', 0, 5, 60, 1.5, 0]]);
    expect(unsure).toBe(1);
    expect(warnings).toEqual([expect.stringContaining('nothing says in which return')]);
    // A copy for the buyer is an invoice.
    expect(made([NAMES, row('Original', '05-10-2026', 200)].join('\n')).taxable).toBe(200);
  });

  test('of credit notes take away what the note gives back more', () => {
    const { taxable, leftOut } =
      made(`Original Note Number | Original Note Date | Revised Note Number | Revised Note Date | Note Type | GSTIN of Recipient | Place of Supply | HSN | UQC | Qty | Rate | Original Taxable Value | Revised Taxable Value
C1 | 02-09-2026 | C1 | 02-09-2026 | C | ${BUYER} | 27 | 33051090 | NOS | 1 | 5 | 100 | 130`);
    expect([taxable, leftOut]).toEqual([-30, []]);
  });

  test('the invoice that a note belongs to is not what it amends', () => {
    const { taxable, leftOut } =
      made(`Note Number | Note Date | Original Invoice Number | Original Invoice Date | Note Type | GSTIN of Recipient | Place of Supply | HSN | UQC | Qty | Rate | Taxable Value
C1 | 02-10-2026 | A7 | 02-08-2026 | C | ${BUYER} | 27 | 33051090 | NOS | 1 | 5 | 100`);
    expect([taxable, leftOut]).toEqual([-100, []]);
  });

  test('of a return whose Table 12 is read are named, and the table agrees with nothing', () => {
    const row = { num: 1, hsn_sc: '33051090', uqc: 'NOS', qty: 1, rt: 5, txval: 100, camt: 2.5, samt: 2.5 };
    const invoice = { oinum: 'K7', oidt: '02-09-2026', inum: 'K7', idt: '02-09-2026', pos: '27' };
    const source = {
      gstin: SELLER,
      fp: '102026',
      b2ba: [{ ctin: BUYER, inv: [{ ...invoice, itms: [{ num: 1, itm_det: { rt: 5, txval: 200 } }] }] }],
    };
    const of = (json: object) => summarise(tariff, openDocument(JSON.stringify(json)), { period: '102026' });
    const { table, reconciliation } = of({ ...source, hsn: { hsn_b2b: [row] } });
    expect([table.unsure, reconciliation.isWhole]).toEqual([1, false]);
    expect(table.warnings).toContainEqual(expect.stringContaining('amends 1 document of ₹200.00 in b2ba'));
    const [leftOut] = of(source).table.leftOut;
    expect(leftOut).toMatchObject({ taxable: 20000, reason: 'it has no code' });
  });
});

test('quantities are rounded as a sum, amounts on each line', () => {
  const row = (quantity: string, value: string): string =>
    `A1 | 05-10-2026 | Sales | ${BUYER} | 27 | Silver chain | 71131110 | GMS | ${quantity} | ${value} | 3`;
  const { rows } = made([NAMES, row('2.345', '10.005'), row('2.345', '10.005')].join('\n'));
  expect(rows).toEqual([['71131110', 4.69, 3, 20.02, 0.3, 0]]);
});

test('what the forms do not take is in no row', () => {
  const { rows, leftOut } = made(sales(line('Sales', 12_345_678_904_205)));
  expect(rows.map(([, , , taxable]) => taxable)).toEqual([1000]);
  expect(leftOut).toEqual(['3: an amount of it has more than the 13 digits that the forms take']);
});

test('of a self-invoice no place is asked: whose states it names, nothing says', () => {
  const across = `S1 | 05-10-2026 | Self Invoice | 24AAACB8519L1ZK | 24 | Freight | 996511 | NA | 1 | 100 | 5 | | | 5`;
  const table = [`${NAMES} | CGST | SGST | IGST`, across].map((row) => row.split('|').map((cell) => cell.trim()));
  const document = openDocument(table, { facts: { supplierGstin: SELLER } });
  expect(checkDocument(tariff, document).map(({ kind }) => kind)).toEqual([]);
});
