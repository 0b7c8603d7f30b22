// Workbooks of several sheets: checked and added up together, each finding with its sheet.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readWorkbook } from '../../register/read/workbook.ts';
import { check } from '../commands/check.ts';
import { summary } from '../commands/summary.ts';
import { PLAIN, type Terminal } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'kosh-'));
const book = join(folder, 'branches.xlsx');
const NAMES = ['Bill Date', 'Bill No', 'Item', 'HSN', 'Unit', 'Qty', 'Taxable Value', 'GST%', 'CGST', 'SGST'];
const bill = (number: string, code: string, value: number) => {
  const half = String((value * 9) / 100);
  return ['05-10-2026', number, 'Brush', code, 'NOS', '1', String(value), '18', half, half];
};
const BRANCHES = [
  {
    sheet: 'Index',
    data: [
      ['Branch', 'Sheet'],
      ['Pune', 'Pune'],
      ['Nashik', 'Nashik'],
    ],
  },
  { sheet: 'Pune', data: [['GSTIN: 27AAPFU0939F1ZV'], NAMES, bill('P1', '96032900', 100), bill('P2', '96032900', 50)] },
  { sheet: 'Nashik', data: [NAMES, bill('N1', '96032900', 30), bill('N2', '12345678', 7)] },
];

beforeAll(async () => {
  await writeExcelFile(
    BRANCHES.map(({ sheet, data }) => ({
      sheet,
      data: data.map((row) => row.map((value) => ({ value, type: String }))),
    })),
  ).toFile(book);
});
afterAll(() => rmSync(folder, { recursive: true }));

function terminal() {
  const said = { out: '', err: '' };
  const made: Terminal = {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    paint: PLAIN,
    isInteractive: false,
    width: undefined,
  };
  return { said, made };
}

test('the sheet with most columns that are known is read, and the others are named', async () => {
  const { said, made } = terminal();
  // Nothing is wrong in it; another was not read.
  expect(await check(book, {}, made)).toBe(2);
  expect(said.err).toContain('Reading the sheet "Pune"; --sheet chooses another of Index, Nashik.');
  expect(said.err).toContain('The sheet Nashik has lines too: --sheet all reads them together.');
});

test('all sheets with lines are checked; findings say their sheet', async () => {
  const { said, made } = terminal();
  expect(await check(book, { sheet: 'all', json: true }, made)).toBe(2);
  const findings = said.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(findings).toEqual([expect.objectContaining({ kind: 'code-unknown', sheet: 'Nashik', row: 3 })]);
  expect(said.err).toContain('left out: Index');
  expect(said.err).toContain('4 lines');
});

test('all sheets are one Table 12; lines left out say their sheet', async () => {
  const { said, made } = terminal();
  expect(await summary(book, { period: '102026', sheet: 'all' }, made)).toBe(2);
  const { gstin, hsn } = JSON.parse(said.out) as { gstin: string; hsn: { hsn_b2c: { txval: number; qty: number }[] } };
  expect([gstin, hsn.hsn_b2c]).toEqual(['27AAPFU0939F1ZV', [expect.objectContaining({ txval: 180, qty: 3 })]]);
  expect(said.err).toContain('row Nashik 3: ₹7.00, there is no code 12345678');
});

test('one sheet of several is not the whole file', async () => {
  const { said, made } = terminal();
  expect(await summary(book, { period: '102026' }, made)).toBe(2);
  expect(said.err).not.toContain('agree');
  const chosen = terminal();
  expect(await summary(book, { period: '102026', sheet: 'Pune' }, chosen.made)).toBe(0);
  expect(chosen.said.err).toContain('they agree to the paisa');
});

test('the corrected workbook has a sheet for each', async () => {
  const { made } = terminal();
  const to = join(folder, 'corrected.xlsx');
  await check(book, { sheet: 'all', output: to }, made);
  const sheets = await readWorkbook(new Uint8Array(readFileSync(to)));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Pune', 4],
    ['Nashik', 3],
  ]);
  await expect(check(book, { sheet: 'all', output: join(folder, 'x.csv') }, made)).rejects.toThrow('.xlsx');
});

test('Table 12 that was written reads back as itself, its sections by the names of the sheets', async () => {
  const register = join(folder, 'sales.csv');
  const to = join(folder, 'table12.xlsx');
  writeFileSync(
    register,
    [
      'Invoice No,Date,Customer GSTIN,Item,HSN,Unit,Qty,Taxable Value,GST %',
      'A1,05-10-2026,27AAACB8519L1ZE,Brush,96032900,NOS,1,100,18',
      'A2,05-10-2026,,Brush,96032900,NOS,2,60,18',
    ].join('\n'),
  );
  const table12 = async (path: string, sheet?: string) => {
    const { said, made } = terminal();
    await summary(path, { period: '102026', ...(sheet !== undefined && { sheet }) }, made);
    return (JSON.parse(said.out) as { hsn: unknown }).hsn;
  };
  await summary(register, { period: '102026', output: to }, terminal().made);
  expect(await table12(to, 'all')).toEqual(await table12(register));
});
