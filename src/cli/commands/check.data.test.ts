// `kosh check` with the number of the seller, which tells whose number stands on all rows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvLine } from '../../csv/write.ts';
import { openTerminal } from '../terminal.ts';
import { check } from './check.ts';

const SELLER = '27AAPFU0939F1ZV';
const CUSTOMER = '24AAACB8519L1ZK';

/** Severities and kinds of findings in a register of four invoices to Gujarat with IGST. */
async function foundIn(gstin: string | undefined): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-check-'));
  try {
    const path = join(folder, 'register.csv');
    const rows = [1, 8, 15, 22].map((day) => [
      ...[`${day}-10-2026`, `A${day}`, CUSTOMER, '24-Gujarat', 'Machining job work on forgings', '998898'],
      ...['40000', '18', '', '', '7200'],
    ]);
    const names = ['Date', 'Invoice No', 'GSTIN', 'Place of Supply', 'Description', 'SAC', 'Taxable Value', 'GST %'];
    writeFileSync(path, [[...names, 'CGST', 'SGST', 'IGST'], ...rows].map((row) => csvLine(row)).join(''));
    let out = '';
    const terminal = { ...openTerminal({ NO_COLOR: '1' }), out: (text: string) => (out += text), err: () => undefined };
    await check(path, { json: true, ...(gstin !== undefined && { gstin }) }, terminal);
    const lines = out.split('\n').filter((line) => line !== '');
    const found = lines.map((line) => JSON.parse(line) as { readonly kind: string; readonly severity: string });
    return [...new Set(found.map(({ kind, severity }) => `${severity} ${kind}`))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('--gstin of the seller makes the one number of all rows the customer’s', async () => {
  expect(await foundIn(undefined)).toEqual(['look igst-within-state', 'look seller-guessed']);
  expect(await foundIn(SELLER)).toEqual([]);
  await expect(foundIn('27AAP')).rejects.toThrow('--gstin must have 15 characters');
});
