// `kosh effect`: prices or bills, by what the file holds; what is written, and the exit code.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { readWorkbook } from '../../register/read/workbook.ts';
import { PLAIN } from '../terminal.ts';
import { type EffectCommandOptions, effect } from './effect.ts';

const folder = mkdtempSync(join(tmpdir(), 'kosh-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const file = (name: string, ...lines: readonly string[]): string => {
  writeFileSync(at(name), lines.join('\n'));
  return at(name);
};

async function run(path: string, options: Omit<EffectCommandOptions, 'on'> = {}) {
  const said = { out: '', err: '' };
  const code = await effect(
    path,
    { on: '2025-09-22', ...options },
    {
      out: (text) => {
        said.out += text;
      },
      err: (text) => {
        said.err += text;
      },
      paint: PLAIN,
      isInteractive: false,
      width: undefined,
    },
  );
  return { code, ...said };
}

const LIST = file(
  'items.csv',
  'Item Name,HSN,GST %,MRP,Sale Price',
  'Shampoo,33051090,18,118,100',
  'Brush,96032900,18,,5',
);
const BILLS = file(
  'sales.csv',
  'Invoice No,Date,Party,Item,HSN,Qty,Unit,Taxable Value,GST %,CGST,SGST',
  'A1,23-09-2025,Asha,Shampoo,33051090,1,NOS,100,18,9,9',
);

test('a price list: before and after, and the list as a file', async () => {
  const { code, out, err } = await run(LIST, { output: at('prices.csv') });
  expect(code).toBe(0);
  expect(out).toMatch(/2 +Shampoo +33051090 +18% +5% +100\.00 +118\.00 +105\.00 +118\.00 +105\.00/);
  expect(err).toContain('2 items; the rate of 1 changed on 2025-09-22.');
  const [names = [], row = []] = readCsv(readFileSync(at('prices.csv'), 'utf8'));
  expect(row[names.indexOf('With tax after')]).toBe('105');
});

test('bills: lines, notes, and both as sheets', async () => {
  const { code, out, err } = await run(BILLS, { output: at('notes.xlsx') });
  expect(code).toBe(2);
  expect(out).toContain(
    'A1 of 2025-09-23, ₹100.00 at 18%: 18% is no rate of 33051090 on 2025-09-23. 5% is due. (row 2)',
  );
  expect(out).toContain('credit note to Asha for ₹13.00 of tax on ₹100.00: A1 of 2025-09-23');
  expect(err).toContain('1 line; 1 of them since 2025-09-22 at a rate that had ended, 1 note.');
  const sheets = await readWorkbook(new Uint8Array(readFileSync(at('notes.xlsx'))));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Lines', 2],
    ['Notes', 2],
  ]);
});

test('as JSON, and what goes with bills only', async () => {
  const { out } = await run(BILLS, { json: true });
  expect(JSON.parse(out)).toMatchObject({ on: '2025-09-22', billed: 1, notes: [{ kind: 'credit', tax: 1300 }] });
  await expect(run(LIST, { beside: BILLS })).rejects.toThrow('--beside goes with bills');
});
