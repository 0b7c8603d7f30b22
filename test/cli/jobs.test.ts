// Whole catalogues: the same bytes on one core and on several, and the same rows in the partitions of an engine that pipes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWorkbook } from '../../src/register/read/workbook.ts';
import { kosh } from './kosh.ts';
import { inPartition, partsOf, rowsOf } from './partitions.ts';

/** More than are done before threads are started. */
const ROWS = 3_000;

let folder: string;
const path = (name: string): string => join(folder, name);
const contentOf = (name: string): string => readFileSync(path(name), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-jobs-'));
  const rows = rowsOf(ROWS);
  writeFileSync(path('items.ndjson'), rows.join('\n'));
  const cells = rows.map((row) => JSON.parse(row) as Record<string, unknown>);
  const names = ['id', 'item', 'price', 'invoice_date', 'invoice_no'];
  writeFileSync(
    path('items.csv'),
    [names, ...cells.map((row) => names.map((name) => row[name] ?? ''))].map((row) => row.join(',')).join('\n'),
  );
  const codes = ['01061100', '690722', '6205', '996311', '0910', '8517'];
  writeFileSync(
    path('sales.csv'),
    [
      'Invoice No,Date,Item,HSN,Unit,Qty,Taxable Value,GST %,CGST,SGST',
      ...cells.map(({ item }, i) => `A${i >> 2},05-10-2026,${item},${codes[i % 6]},NOS,2,${i + 10},18,9,${i % 50}`),
    ].join('\n'),
  );
  writeFileSync(path('own.csv'), 'gift item 5,4911,\nhotel room 3,996311,18%\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command makes with so many threads. */
async function made(words: readonly string[], jobs: number, output: string): Promise<string> {
  const { code, out, err } = await kosh([...words, '--jobs', String(jobs), '-o', path(output)], {});
  expect([0, 2], err).toContain(code);
  return out;
}

describe('three threads make what one makes', () => {
  test.each(['csv', 'ndjson'])('kosh classify items.%s', async (kind) => {
    const words = ['classify', path(`items.${kind}`), '--names', path('own.csv')];
    for (const jobs of [1, 3]) await made(words, jobs, `coded-${jobs}.${kind}`);
    expect(contentOf(`coded-3.${kind}`)).toBe(contentOf(`coded-1.${kind}`));
    expect(contentOf(`coded-3.${kind}`).trim().split('\n')).toHaveLength(kind === 'csv' ? ROWS + 1 : ROWS);
    expect(contentOf(`coded-3.${kind}`)).toContain('Your own list says so (own.csv, row 2)');
  });

  test('kosh classify to a workbook', async () => {
    const sheets: unknown[] = [];
    for (const jobs of [1, 3]) {
      await made(['classify', path('items.csv')], jobs, `coded-${jobs}.xlsx`);
      sheets.push((await readWorkbook(new Uint8Array(readFileSync(path(`coded-${jobs}.xlsx`)))))[0]?.rows);
    }
    expect(sheets[1]).toEqual(sheets[0]);
  });

  test('kosh check, its findings and its corrected register', async () => {
    const found = await Promise.all(
      [1, 3].map((jobs) => made(['check', path('sales.csv'), '--json'], jobs, `right-${jobs}.csv`)),
    );
    expect(found[0]?.split('\n').length).toBeGreaterThan(ROWS);
    expect(found[1]).toBe(found[0]);
    expect(contentOf('right-3.csv')).toBe(contentOf('right-1.csv'));
  });
});

describe('in an engine that pipes', () => {
  const rows = rowsOf(900);

  test('partitions that are run apart give the rows of the whole', async () => {
    const whole = await inPartition(rows, 2);
    const parts = await Promise.all(partsOf(rows, 4).map((part) => inPartition(part)));
    expect(parts.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(parts.map(({ out }) => out).join('')).toBe(whole.out);
    const made = whole.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(made.map(({ id }) => id)).toEqual(rows.map((_, id) => id));
    expect(made[1]).toMatchObject({ item: 'ceramic wall tiles 1', price: 37, needs_review: expect.any(Boolean) });
    expect(made.some(({ needs_review: needs }) => needs === true)).toBe(true);
  });

  test('a partition without rows is done', async () => {
    expect(await inPartition([])).toMatchObject({ code: 0, out: '' });
  });

  test('a line that is no object is named', async () => {
    expect(await inPartition(['{"item":"rice"}', '[1]'])).toMatchObject({
      code: 1,
      err: 'kosh: Standard input, line 2: must be one JSON object, but "[1]" came.\n',
    });
    const { err } = await inPartition(['{"a":1,"b":"rice"}']);
    expect(err).toBe(
      'kosh: Standard input, line 1: none of the fields a, b is known as a description; name it with -c.\n',
    );
  });

  test('fields stay as they were written, and a second run changes nothing', async () => {
    const row = '{"item": "paneer 200 g", "n": 12345678901234567890, "ok": true, "more": {"a": [1]}}';
    const { out } = await inPartition([row]);
    expect(out.startsWith(`${row.slice(0, -1)},"hsn_sac":"0406`)).toBe(true);
    const coded = '{"item":"paneer 200 g","ok":true}';
    const once = (await inPartition([coded])).out;
    expect((await inPartition([once.trim()])).out).toBe(once);
  });

  test('kosh check takes lines too', async () => {
    const line = { item: 'Wooden cutting board', hsn: '4419', gst_rate: 12, date: '2026-10-05', taxable_value: 100 };
    const words = ['check', '--format', 'ndjson', '--json', '-'];
    const { code, out } = await kosh(words, { input: `${JSON.stringify(line)}\n${JSON.stringify(line)}\n` });
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((one) => JSON.parse(one) as object),
    ).toEqual([
      expect.objectContaining({ row: 1, repair: { rate: 5 } }),
      expect.objectContaining({ row: 2, repair: { rate: 5 } }),
    ]);
  });
});

test('a table becomes NDJSON, and NDJSON no table', async () => {
  writeFileSync(path('two.csv'), 'item,item,\nlive goats,x,7\n');
  await kosh(['classify', path('two.csv'), '-o', path('two.ndjson')], {});
  expect(JSON.parse(contentOf('two.ndjson'))).toMatchObject({
    item: 'live goats',
    item_2: 'x',
    column_3: '7',
    hsn_sac: expect.stringMatching(/^0104/),
  });
  const { code, err } = await kosh(['classify', path('items.ndjson'), '-o', path('no.csv')], {});
  expect([code, err]).toEqual([1, expect.stringMatching(/no columns that are the same in every line; write NDJSON/)]);
});
