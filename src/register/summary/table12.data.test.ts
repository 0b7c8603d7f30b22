// Table 12: rows, sections, rounding, what is left out.
import { expect, test } from 'vitest';
import { openTariff } from '../../tariff/node.ts';
import { Checker } from '../check/checker.ts';
import { layoutOf } from '../read/layout.ts';
import { type FileFacts, LineReader } from '../read/lines.ts';
import { returnJson, sheetsOf } from './forms.ts';
import { reconcile } from './reconcile.ts';
import { Summary, type Table12 } from './table12.ts';

const tariff = openTariff({ today: () => '2026-11-16' });
const checker = new Checker(tariff);
const OWN = '27AAPFU0939F1ZV';
const BUYER = '24AAPFU0939F1Z1';
const HEADER =
  'Invoice No | Date | Document Type | GSTIN | Place of Supply | Invoice Type | Item Name | HSN | Qty | Unit | Taxable Value | GST Rate';

function tableOf(
  period: string,
  rows: readonly string[],
  header = HEADER,
  facts: FileFacts = { supplierGstin: OWN },
): Table12 {
  const table = [header, ...rows].map((line) => line.split('|').map((cell) => cell.trim()));
  const layout = layoutOf(table);
  const reader = new LineReader(layout, facts);
  const summary = new Summary(tariff, period);
  for (const [at, row] of table.slice(1).entries()) {
    const line = reader.read(row, at + 2);
    summary.add(line, checker.codeOf(line));
  }
  return summary.table();
}

const sale = (rest: string, day = '05-10-2026'): string => `A1 | ${day} | Invoice | ${rest}`;

test('one row for each code, unit and rate in each section', () => {
  const table = tableOf('102026', [
    sale(`${BUYER} | 24 | Regular | Tiles | 6907 | 2 | SQM | 100 | 18`),
    sale(`${BUYER} | 24 | Regular | Tiles | 6907 | 3 | SQM | 50 | 18`),
    sale(' | 27 | Regular | Tiles | 6907 | 1 | SQM | 10 | 18'),
    sale(' | 27 | Regular | Tiles | 6907 | 1 | BOX | 10 | 18'),
    sale(' | 96 | EXPWOP | Tiles | 6907 | 1 | SQM | 70 | 0'),
    sale(`${BUYER} | 24 | SEZ supplies without payment | Tiles | 6907 | 1 | SQM | 30 | 0`),
  ]);
  expect(
    table.rows.map(({ section, unit, rate, taxable, igst, cgst }) => [section, unit, rate, taxable, igst, cgst]),
  ).toEqual([
    ['b2b', 'SQM', 0, 3000, 0, 0],
    ['b2b', 'SQM', 18, 15000, 2700, 0],
    ['b2c', 'BOX', 18, 1000, 0, 90],
    ['b2c', 'SQM', 0, 7000, 0, 0],
    ['b2c', 'SQM', 18, 1000, 0, 90],
  ]);
  expect(reconcile(table)).toMatchObject({ difference: 0, taxDifference: 0 });
});

test('services have NA and no quantity, credit notes take away, cancelled lines do not count', () => {
  const table = tableOf('102026', [
    sale(' | 27 | Regular | Courier | 996812 | 4 | NOS | 100 | 18'),
    sale(' | 27 | Regular | Tiles | 6907 | 5 | SQM | 100 | 18'),
    'C1 | 06-10-2026 | Credit Note |  | 27 | Regular | Tiles | 6907 | 2 | SQM | 40 | 18',
    'A9 | 06-10-2026 | Cancelled |  | 27 | Regular | Tiles | 6907 | 2 | SQM | 40 | 18',
  ]);
  expect(table.rows.map(({ code, unit, quantity, taxable }) => [code, unit, quantity, taxable])).toEqual([
    ['6907', 'SQM', 300, 6000],
    ['996812', 'NA', 0, 10000],
  ]);
});

test('each line is rounded once, so that sums agree to the paisa', () => {
  const rows = Array.from({ length: 7 }, () => sale(' | 27 | Regular | Tiles | 6907 | 1 | SQM | 10.005 | 5'));
  const table = tableOf('102026', rows);
  expect(table.rows[0]).toMatchObject({ taxable: 7 * 1001, cgst: 7 * 25 });
  expect(reconcile(table).difference).toBe(0);
});

test('one table before May 2025, two from then on', () => {
  const line = ' | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 18';
  const before = returnJson(tableOf('042025', [sale(line, '05-04-2025')]), OWN);
  const after = returnJson(tableOf('052025', [sale(line, '05-05-2025')]), OWN);
  expect(Object.keys(before)).toEqual(['gstin', 'fp', 'version', 'hash', 'hsn', 'doc_issue']);
  expect(before.hsn).toHaveProperty('data');
  expect(Object.keys(after.hsn)).toEqual(['hsn_b2b', 'hsn_b2c']);
  const [row = {}] = 'data' in before.hsn ? before.hsn.data : [];
  expect(Object.keys(row)).toEqual([
    'num',
    'hsn_sc',
    'user_desc',
    'desc',
    'uqc',
    'qty',
    'rt',
    'txval',
    'iamt',
    'samt',
    'camt',
    'csamt',
  ]);
});

test('a return reads back as itself', () => {
  const json = returnJson(
    tableOf('102026', [
      sale(`${BUYER} | 24 | Regular | Tiles | 6907 | 2 | SQM | 100 | 18`),
      sale(' | 27 | Regular | Courier | 996812 | 0 | NA | 55.55 | 18'),
    ]),
    OWN,
  );
  const rows = Object.entries(json.hsn).flatMap(([section, all]) =>
    all.map((row) =>
      [section, row.hsn_sc, row.user_desc, row.uqc, row.qty, row.rt, row.txval, row.iamt, row.camt, row.samt].join(
        ' | ',
      ),
    ),
  );
  const again = tableOf(
    '102026',
    rows,
    'Section | HSN | Description | UQC | Total Quantity | Rate | Taxable Value | Integrated Tax Amount | Central Tax Amount | State/UT Tax Amount',
  );
  expect(returnJson(again, OWN)).toEqual({ ...json, doc_issue: undefined });
});

test('columns go by name: the sheet has Rate sixth, the CSV last', () => {
  const table = tableOf('102026', [sale(' | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 18')]);
  expect(sheetsOf(table, 'xlsx').map(({ name, columns }) => [name, columns.indexOf('Rate')])).toEqual([
    ['hsn(b2b)', 5],
    ['hsn(b2c)', 5],
    ['docs', -1],
  ]);
  const [, csv] = sheetsOf(table, 'csv');
  expect(csv?.columns.at(-1)).toBe('Rate');
  expect(csv?.rows[0]).toEqual(['6907', 'Tiles', 'SQM-SQUARE METERS', 1, 118, 100, 0, 9, 9, 0, 18]);
});

test('what is in no row is told line by line, and lost zeros are mended', () => {
  const table = tableOf('102026', [
    sale(' | 27 | Regular | Butter | 4051000 | 1 | KGS | 100 | 5'),
    sale(' | 27 | Regular | Thing | 123456 | 1 | NOS | 20 | 5'),
    sale(' | 27 | Regular | Thing | | 1 | NOS | 7 | 5'),
    sale(' | 27 | Regular | Butter | 4051000 | 1 | KGS | 100 | 5', '05-09-2026'),
  ]);
  expect(table.rows.map(({ code }) => code)).toEqual(['04051000']);
  expect(reconcile(table)).toMatchObject({
    difference: 2700,
    leftOut: [
      { row: 3, taxable: 2000 },
      { row: 4, taxable: 700 },
    ],
  });
  expect(table.warnings[0]).toMatch(/^1 line of other months/);
});

test('warnings: codes the tool lacks, negative rows, a month without registered customers', () => {
  const table = tableOf('102026', [
    sale(' | 27 | Regular | Cycle | 87116080 | 1 | NOS | 100 | 5'),
    'C1 | 06-10-2026 | Credit Note |  | 27 | Regular | Tiles | 6907 | 2 | SQM | 40 | 18',
  ]);
  expect(table.warnings.map((text) => text.slice(0, 12))).toEqual(
    ['87116080 is o', 'The row 6907', 'There is no s'].map((text) => text.slice(0, 12)),
  );
});

test('a rate that no return takes is in no row', () => {
  const table = tableOf('102026', [
    sale(' | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 9'),
    sale(' | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 18'),
  ]);
  expect(table.rows.map(({ rate }) => rate)).toEqual([18]);
  expect(table.leftOut).toEqual([{ row: 2, reason: 'GST has no rate of 9%', taxable: 10000 }]);
});

test('a period that is no month is refused', () => {
  expect(() => new Summary(tariff, '2026-10')).toThrow('MMYYYY');
});

test('a quarter is named by its last month, for under another its table would lack a month', () => {
  for (const period of ['032026', '062026', '092026', '122026']) new Summary(tariff, period, true);
  for (const period of ['102026', '112026', '012027']) {
    expect(() => new Summary(tariff, period, true)).toThrow(
      `The period of a quarter must be its last month, such as 122026, but "${period}" came.`,
    );
  }
});

const TAXED = `${HEADER} | IGST | CGST | SGST`;

test('an empty cell of tax is no tax, as the check has it', () => {
  const table = tableOf(
    '102026',
    [
      sale(' | 96 | WOPAY | Shirt | 61091000 | 1 | PCS | 1000 | 5 | | |'),
      sale(`${BUYER} | 24 | SEWOP | Shirt | 61091000 | 1 | PCS | 100 | 5 | | |`),
      sale(' | 96 | WPAY | Shirt | 61091000 | 1 | PCS | 1000 | 5 | 50 | |'),
      sale(' | 27 | Regular | Shirt | 61091000 | 1 | PCS | 1000 | 5 | | 25 | 25'),
    ],
    TAXED,
  );
  expect(table.rows.map(({ section, igst, cgst, taxable }) => [section, igst, cgst, taxable])).toEqual([
    ['b2b', 0, 0, 10000],
    ['b2c', 5000, 2500, 300000],
  ]);
  expect(table.unsure).toBe(0);
  expect(table.warnings).toEqual([]);
});

test('a taxed line without tax is counted without, and named', () => {
  const table = tableOf('102026', [sale(' | 27 | Regular | Shirt | 61091000 | 1 | PCS | 1000 | 5 | | |')], TAXED);
  expect(table.rows).toMatchObject([{ igst: 0, cgst: 0, sgst: 0 }]);
  expect(table.unsure).toBe(1);
  expect(table.warnings).toContain(
    '1 line with a rate has empty cells of tax and is counted with no tax (row 2, ₹1,000.00).',
  );
});

test('without columns of tax, exports bear IGST unless they are without payment; where nothing says it, a person looks', () => {
  const table = tableOf('102026', [
    sale(' | 96 | Export under LUT | Shirt | 61091000 | 1 | PCS | 1000 | 5'),
    sale(' | 96 | EXPWP | Shirt | 61091000 | 1 | PCS | 1000 | 5'),
    sale(' | 96 | Export | Shirt | 61091000 | 1 | PCS | 1000 | 5'),
  ]);
  expect(table.rows).toMatchObject([{ igst: 10000, taxable: 300000 }]);
  expect(table.unsure).toBe(1);
  expect(table.warnings[0]).toContain('(row 4, ₹1,000.00)');
});

test('lines of other months and without a day are named with their rows', () => {
  const line = ' | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 18';
  const table = tableOf('102026', [sale(line), sale(line, '05-09-2026'), sale(line, '')]);
  expect(table.warnings.slice(0, 2)).toEqual([
    '1 line of other months is left out (row 3, ₹100.00).',
    '1 line without a date is counted (row 4, ₹100.00).',
  ]);
  expect(table.unsure).toBe(1);
});

test('of a day book only what was sold counts, and the rest is named', () => {
  const line = ' |  | 27 | Regular | Tiles | 6907 | 1 | SQM | 100 | 18';
  const kinds = [
    ...['Sales', 'Tax Invoice', 'Invoice cum delivery challan', 'Purchase', 'Purchase Return', 'Import of goods'],
    ...['Sales Order', 'Delivery Note', 'Proforma Invoice', 'Quotation', 'Receipt', 'Stock Journal', 'Debit Note'],
  ];
  const table = tableOf(
    '102026',
    kinds.map((kind) => `A1 | 05-10-2026 | ${kind}${line}`),
  );
  expect(table.rows).toMatchObject([{ taxable: 40000 }]);
  expect(table.notSold).toBe(9);
  expect(table.unsure).toBe(1);
  expect(table.warnings.slice(0, 3)).toEqual([
    '3 lines of purchases are left out: Table 12 of GSTR-1 holds what was sold (rows 5, 6, 7, ₹300.00): Purchase ₹100.00, Purchase Return ₹100.00, Import of goods ₹100.00.',
    '6 lines of orders, quotations, delivery notes or payments are left out, since they are no invoices (rows 8, 9, 10, 11, 12, 13, ₹600.00): Sales Order ₹100.00, Delivery Note ₹100.00, Proforma Invoice ₹100.00, Quotation ₹100.00, Receipt ₹100.00, Stock Journal ₹100.00.',
    '1 line of debit notes is counted as sales; take out those for purchases that went back (row 14, ₹100.00).',
  ]);
});

test('a line whose day, customer or amount cannot be read is in no row, and named', () => {
  const rest = '27 | Regular | Tiles | 6907';
  const table = tableOf(
    '102026',
    [
      sale(` | ${rest} | 1 | SQM | 100 | 18 |  | 9 | 9`),
      sale(` | ${rest} | 1 | SQM | 100 | 18 |  | 9 | 9`, '31-09-2026'),
      sale(`24AAPFU0939F1Z | ${rest} | 1 | SQM | 100 | 18 |  | 9 | 9`),
      sale(` | ${rest} | 1 | SQM | 100 | 18 |  | 9? | 9`),
      sale(` | ${rest} | 1 doz 2 | SQM | 100 | 18 |  | 9 | 9`),
      sale(' | 27 | Regular | Tiles | 69 | 1 | SQM | 100 | 18 | | 9 | 9'),
      sale(`2717UNO00154UNZ | ${rest} | 1 | SQM | 100 | 18 |  | 9 | 9`),
    ],
    TAXED,
  );
  expect(table.rows.map(({ section, taxable, quantity }) => [section, taxable, quantity])).toEqual([
    ['b2b', 10000, 100],
    ['b2c', 20000, 100],
  ]);
  expect(table.leftOut.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
    '3: "31-09-2026" is no day that can be read',
    '4: "24AAPFU0939F1Z" is no GSTIN, so that B2B or B2C is not known',
    '5: "9?" cannot be read',
    '7: 69 is shorter than a code',
  ]);
  expect(table.unsure).toBe(1);
  expect(reconcile(table).difference).toBe(40000);
});
