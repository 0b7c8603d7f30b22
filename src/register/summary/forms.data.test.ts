// The files of Table 12, read back by the rules of the offline tool that they are for.
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readCsv } from '../../csv/read.ts';
import { openDocument, summarise } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import type { CellRow } from '../read/cells.ts';
import { cellText } from '../read/cells.ts';
import { readWorkbook } from '../read/workbook.ts';
import { sheetData } from '../write/sheet.ts';
import { sheetCsv, sheetsOf, withNilB2b, writtenSheet } from './forms.ts';

const tariff = openTariff({ today: () => '2026-11-18' });
const REGISTER = `GSTIN: 27AAPFU0939F1ZV
Invoice No,Invoice Date,Customer GSTIN,Place of Supply,Item,HSN,Unit,Qty,Taxable Value,GST Rate
A1,05-10-2026,27AAACB8519L1ZE,27-Maharashtra,Table butter,04051000,KGS,2.5,1000.50,5
A2,06-10-2026,,27-Maharashtra,Table butter,04051000,KGS,1,400,5
A3,07-10-2026,24AAACB8519L1ZK,24-Gujarat,Courier,996812,NOS,1,250,18
A4,08-10-2026,24AAACB8519L1ZK,24-Gujarat,Wall tiles,6907,SQM,10,-30,18
`;
const { table } = summarise(tariff, openDocument(REGISTER), { period: '102026' });

/** As the tool reads a sheet: three rows are left out, the fourth has the names, blank rows are none. */
function asTheToolReads(rows: readonly CellRow[]): readonly Readonly<Record<string, unknown>>[] {
  const names = (rows[3] ?? []).map(String);
  return rows
    .slice(4)
    .filter((row) => row.some((cell) => cell !== null))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? undefined])));
}

async function workbook() {
  const blob = await writeExcelFile(sheetsOf(table, 'xlsx').map(writtenSheet).map(sheetData)).toBlob();
  return readWorkbook(new Uint8Array(await blob.arrayBuffer()));
}

const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

test('the workbook has the names in the fourth row of each sheet, and its sums are those of the table', async () => {
  const sheets = await workbook();
  expect(sheets.map(({ name }) => name)).toEqual(['hsn(b2b)', 'hsn(b2c)', 'docs']);
  for (const { name, rows } of sheets.slice(0, 2)) {
    const read = asTheToolReads(rows);
    const made = table.rows.filter(({ section }) => name === `hsn(${section})`);
    expect(read).toHaveLength(made.length);
    expect(sumOf(read, 'Taxable Value')).toBe(made.reduce((sum, { taxable }) => sum + taxable, 0));
    expect(sumOf(read, 'Total Quantity')).toBe(made.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(sumOf(read, 'Integrated Tax Amount')).toBe(made.reduce((sum, { igst }) => sum + igst, 0));
    // What stands above the names says the same.
    expect(rows[0]?.[0]).toBe('Summary For HSN(12)');
    expect(rows[1]?.[6]).toBe('Total Taxable Value');
    expect(Math.round(Number(rows[2]?.[6]) * 100)).toBe(sumOf(read, 'Taxable Value'));
  }
});

test('a code keeps its zero, a unit its word, and services have neither unit nor quantity', async () => {
  const [b2b] = await workbook();
  expect(asTheToolReads(b2b?.rows ?? [])).toEqual([
    expect.objectContaining({ HSN: '04051000', UQC: 'KGS-KILOGRAMS', 'Total Quantity': 2.5, Rate: 5 }),
    expect.objectContaining({ HSN: '6907', 'Taxable Value': -30, 'Integrated Tax Amount': -5.4 }),
    expect.objectContaining({ HSN: '996812', UQC: 'NA', 'Total Quantity': 0, Rate: 18 }),
  ]);
});

test('the workbook opens as a register too', async () => {
  const [b2b] = await workbook();
  const { lines } = openDocument((b2b?.rows ?? []).map((row) => row.map(cellText)));
  expect(lines.map(({ code, taxable, rate }) => [code, taxable, rate])).toEqual([
    ['04051000', 1000.5, 5],
    ['6907', -30, 18],
    ['996812', 250, 18],
  ]);
});

test('the documents issued stand by kind and series, with what is cancelled or missing between', async () => {
  const bill = (number: string, kind = 'Invoice', day = '05-10-2026') =>
    `${number},${day},${kind},Brush,96032900,NOS,1,100,18`;
  const bills = [
    'Invoice No,Date,Document Type,Item,HSN,Unit,Qty,Taxable Value,GST %',
    ...['A/26-27/008', 'A/26-27/009', 'a/26-27/012', 'A/26-27/013', 'B1'].map((number) => bill(number)),
    bill('A/26-27/010', 'Cancelled'),
    bill('A/26-27/014', 'Invoice', '01-11-2026'),
    bill('A/26-27/015'),
    bill('CN-7', 'Credit Note'),
    bill('CN-9', 'Credit Note'),
    bill('CN-8', 'Credit Note'),
  ];
  const { table: issued, json } = summarise(tariff, openDocument(bills.join('\n')), { period: '102026' });
  const own = sheetsOf(issued, 'xlsx').filter(({ name }) => name === 'docs');
  const blob = await writeExcelFile(own.map(writtenSheet).map(sheetData)).toBlob();
  const [read] = await readWorkbook(new Uint8Array(await blob.arrayBuffer()));
  const row = (nature: string, from: string, to: string, total: number, cancelled: number) => ({
    'Nature of Document': nature,
    'Sr. No. From': from,
    'Sr. No. To': to,
    'Total Number': total,
    Cancelled: cancelled,
  });
  // 010 was cancelled, 011 is nowhere, 014 is of another month.
  expect(asTheToolReads(read?.rows ?? [])).toEqual([
    row('Invoices for outward supply', 'A/26-27/008', 'A/26-27/015', 7, 2),
    row('Invoices for outward supply', 'B1', 'B1', 1, 0),
    row('Credit Note', 'CN-7', 'CN-9', 3, 0),
  ]);
  expect(issued.warnings).toContain(
    'The series A/26-27/008 to A/26-27/015 lacks A/26-27/011: Table 13 counts them as cancelled.',
  );
  expect(json.doc_issue?.doc_det.map(({ doc_num, docs }) => [doc_num, docs.length])).toEqual([
    [1, 2],
    [5, 1],
  ]);
  expect(json.doc_issue?.doc_det[0]?.docs[0]).toEqual({
    num: 1,
    from: 'A/26-27/008',
    to: 'A/26-27/015',
    totnum: 7,
    cancel: 2,
    net_issue: 5,
  });
});

test('the CSV has its names first, the rate last, and no mark before them', () => {
  const [b2b, b2c] = sheetsOf(table, 'csv').map((sheet) => readCsv(sheetCsv(sheet)));
  expect([b2b?.[0]?.[0], b2b?.[0]?.at(-1)]).toEqual(['HSN', 'Rate']);
  expect(b2c?.[1]?.slice(0, 3)).toEqual(['04051000', 'Table butter', 'KGS-KILOGRAMS']);
});

test('where nothing was sold to registered persons, one B2B row of zeros can be added', () => {
  const only = REGISTER.split('\n').filter((_, at) => at < 2 || at === 3);
  const { table: b2c } = summarise(tariff, openDocument(only.join('\n')), { period: '102026' });
  const { rows } = withNilB2b(b2c);
  expect(rows.map(({ section, code, unit, taxable, quantity }) => [section, code, unit, taxable, quantity])).toEqual([
    ['b2b', '04051000', 'KGS', 0, 0],
    ['b2c', '04051000', 'KGS', 40000, 100],
  ]);
  expect(withNilB2b(table)).toBe(table);
});
