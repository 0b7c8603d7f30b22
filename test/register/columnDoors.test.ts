// What prices, dates, units and groups settle is the same on the bulk page and in `kosh classify`, and the check of
// registers takes the rate that they state and no other.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Classifier } from '../../src/bulk/classifier.ts';
import { ToldReader } from '../../src/bulk/told.ts';
import { classify } from '../../src/cli/commands/classify.ts';
import { openTerminal } from '../../src/cli/terminal.ts';
import { readCsv } from '../../src/csv/read.ts';
import { csvLine } from '../../src/csv/write.ts';
import { checkLines } from '../../src/register/check/given.ts';
import { textColumn } from '../../src/register/read/layout.ts';
import { drained } from '../../src/steps/steps.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { layoutFor, outputPieces, partsOf } from '../../src/web/browser/bulkRows.ts';
import { BulkRun } from '../../src/web/browser/bulkRun.ts';
import { AnswerPacker, AnswerUnpacker } from '../../src/web/browser/packedAnswers.ts';

const COUNT = 300;
const DAY = '2026-11-15';
const NAMES = ['Bill No', 'Bill Date', 'Item', 'Category', 'Qty', 'Unit', 'Net Rate'];
const tariff = openTariff();

const GOODS = fc.constantFrom(
  'cotton shirt for men',
  'leather shoes for men',
  'hotel room accommodation',
  'silk saree',
  'cotton quilt',
  'cinema ticket',
  'live goats',
  'HSN 6403',
  'vanilla',
  'gift',
);
const rows = fc.sample(
  fc.tuple(
    fc.constantFrom('21-09-2025', '22/09/2025', '01-Jun-2024', '2019-04-01', ''),
    GOODS,
    fc.constantFrom('', 'ICE CREAM', 'GENERAL'),
    fc.constantFrom('PCS', 'PRS', 'DOZ', 'KGS', ''),
    fc.constantFrom(99, 100, 101, 499, 1000, 1000.01, 2499.99, 2500, 2500.01, 7500, 7501, 30000),
  ),
  COUNT,
);
const table = [
  NAMES,
  ...rows.map(([day, item, group, unit, price], at) => [`B${at}`, day, item, group, '1', unit, String(price)]),
];

type Row = Readonly<Record<string, string>>;
const named = ([names = [], ...cells]: readonly (readonly string[])[]): readonly Row[] =>
  cells.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));

async function byCommand(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-columns-'));
  try {
    const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
    writeFileSync(input, table.map((row) => csvLine(row)).join(''));
    const terminal = { ...openTerminal({ NO_COLOR: '1' }), out: () => undefined, err: () => undefined };
    await classify(input, { output, header: true, asOf: DAY, reviewBelow: '0.7' }, terminal);
    return named(readCsv(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As the page does it, with the worker's part in the same process. */
async function byPage(): Promise<readonly Row[]> {
  const layout = layoutFor(table, true);
  const column = textColumn(layout, table);
  const parts = partsOf(table, layout);
  const told = new ToldReader(layout, column);
  const run = await BulkRun.of({ fileName: 'in', parts, numberColumns: [], column, told, day: DAY });
  const classifier = new Classifier(tariff, { day: tariff.today });
  const packer = new AnswerPacker((code) => tariff.records.description(tariff.records.find(code)));
  const unpacker = new AnswerUnpacker();
  const port = {
    classify: async (items: BulkRun['items']) =>
      unpacker.unpack(structuredClone(packer.pack(items.map((item) => classifier.classify(item.text, item.told))))),
  };
  await run.ask([port], () => undefined);
  return named([...outputPieces(parts, run.rows)].flat());
}

let answered: readonly Row[] = [];
beforeAll(async () => {
  answered = await byCommand();
});

test('the page and the command line add the same cells', async () => {
  expect(answered).toHaveLength(COUNT);
  expect(await byPage()).toEqual(answered);
  expect(new Set(answered.map(({ gst_rate }) => gst_rate)).size).toBeGreaterThan(3);
});

test('the check of registers has nothing against a rate that a price settled, and calls the others wrong', () => {
  const settled = answered.filter(({ notes, needs_review }) => notes?.startsWith('Price ') && needs_review === 'no');
  expect(settled.length).toBeGreaterThan(50);
  for (const row of settled) {
    const { hsn_sac: code = '', as_of: day = '', gst_rate: rate = '' } = row;
    const line = (own: string) => ({
      description: row.Item ?? '',
      code,
      rate: own,
      unit: row.Unit ?? '',
      price: row['Net Rate'] ?? '',
      date: day,
    });
    const kinds = (own: string): readonly string[] =>
      drained(checkLines(tariff, [line(own)]))
        .findings.map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('rate-'));
    expect([row, kinds(rate)]).toEqual([row, []]);
    const { branches } = tariff.records.rateOn(tariff.records.find(code), day);
    const isInferred = branches.find(({ ratePercent }) => `${ratePercent}%` === rate)?.evidence === 'inferred';
    const kind = isInferred ? 'rate-inferred' : 'rate-by-price';
    for (const { ratePercent } of branches) {
      if (`${ratePercent}%` !== rate) expect([row, kinds(String(ratePercent))]).toEqual([row, [kind]]);
    }
  }
});
