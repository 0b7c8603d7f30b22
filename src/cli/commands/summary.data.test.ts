// `kosh summary`: what it leaves out by name, what it exits with, and the files of the documents issued.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { openTerminal } from '../terminal.ts';
import { summary } from './summary.ts';

const NAMES = 'Invoice No,Date,Voucher Type,Customer GSTIN,Place of Supply,Item,HSN,Unit,Qty,Taxable Value,GST %';
const line = (number: number, kind: string, value: number): string =>
  `A${number},05-10-2026,${kind},27AAACB8519L1ZE,27,Shampoo,33051090,NOS,1,${value},5`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-summary-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function made(
  kinds: readonly string[],
  output?: string,
): Promise<{ readonly rc: number; readonly said: string }> {
  const path = join(folder, 'register.csv');
  const lines = kinds.map((kind, at) => line(at + 1, kind, 10 ** at));
  writeFileSync(path, ['GSTIN: 27AAPFU0939F1ZV', NAMES, ...lines].join('\n'));
  let said = '';
  const terminal = { ...openTerminal({ NO_COLOR: '1' }), out: () => undefined, err: (text: string) => (said += text) };
  const rc = await summary(path, { period: '102026', ...(output !== undefined && { output }) }, terminal);
  return { rc, said };
}

test('what is no sale is left out by name with its sum, and the rest agrees', async () => {
  const { rc, said } = await made(['Sales', 'Self Invoice', 'Advance', 'Advance Adjusted', 'Refund Voucher']);
  expect(said).toContain('Self Invoice ₹10.00');
  expect(said).toContain('Advance ₹100.00, Advance Adjusted ₹1,000.00, Refund Voucher ₹10,000.00');
  expect(said).toContain('agree to the paisa');
  expect(rc).toBe(0);
});

test('an unknown kind is named with its sum, exits with 2, and nothing agrees', async () => {
  const { rc, said } = await made(['Sales', 'Scheme Settlement']);
  expect(said).toContain('1 line of the kind "Scheme Settlement" is counted as a sale');
  expect(said).toContain('₹10.00');
  expect(said).not.toContain('agree to the paisa');
  expect(rc).toBe(2);
});

test('CSV files have the documents issued beside the two sections', async () => {
  const path = join(folder, 'table12.csv');
  const { said } = await made(['Sales', 'Cancelled', 'Sales', 'Credit Note'], path);
  expect(existsSync(join(folder, 'table12.b2b.csv'))).toBe(true);
  expect(readCsv(readFileSync(join(folder, 'table12.docs.csv'), 'utf8'))).toEqual([
    ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    ['Invoices for outward supply', 'A1', 'A3', '3', '1'],
    ['Credit Note', 'A4', 'A4', '1', '0'],
  ]);
  expect(said).not.toContain('lacks');
});
