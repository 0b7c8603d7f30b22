// Every example of every help text and of the recipes runs as it stands; `readme.test.ts` runs those of the README.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { createProgram } from '../../src/cli/program.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { openCatalog } from '../../src/prompts/catalog/node.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CLI = join(ROOT, 'dist', 'cli.js');

/** The help of a command and of those below it. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text + command.commands.map(helpOf).join('');
}

const help = helpOf(createProgram({} as Terminal, () => {}));
const recipes = readFileSync(join(ROOT, 'docs', 'use-it-in.md'), 'utf8');
const examples = [
  ...[...help.matchAll(/^ {2}\$ kosh (.+)$/gm)].map(([, line = '']) => line),
  ...[...recipes.matchAll(/^kosh (.+)$/gm), ...recipes.matchAll(/`kosh (\w+ [^`]+)`/g)].map(([, line = '']) => line),
];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-examples-'));
  writeFileSync(join(folder, 'items.csv'), 'Item name\nlive goats\n');
  writeFileSync(join(folder, 'items.ndjson'), '{"item":"live goats","price":900}\n');
  writeFileSync(join(folder, 'shirts.csv'), 'Item name,Net rate,Bill date\nmen cotton shirt,1999,5 Oct\n');
  writeFileSync(join(folder, 'notes.txt'), 'Asha sends the quote by Friday.\n');
  const items = [['Item Name'], ['live goats']].map((row) => row.map((value) => ({ value })));
  for (const name of ['stock.xlsx', 'items.xlsx']) await writeExcelFile(items).toFile(join(folder, name));
  const sales = [
    ['Date', 'Item Name', 'HSN', 'Qty', 'Unit', 'Taxable Value', 'GST Rate'],
    ['05-10-2026', 'Ceramic wall tiles', '6907', '2', 'SQM', '100', '18'],
  ];
  writeFileSync(join(folder, 'sales.csv'), sales.map((row) => row.join(',')).join('\n'));
  await writeExcelFile(sales.map((row) => row.map((value) => ({ value })))).toFile(join(folder, 'sales.xlsx'));
  const purchase = [
    ['Supplier GSTIN', 'Supplier Invoice No', 'Date', 'Item', 'HSN', 'Taxable Value', 'GST Rate'],
    ['24AAPFU0939F1Z1', 'G1', '05-10-2026', 'Shampoo', '33051090', '100', '18'],
  ];
  writeFileSync(join(folder, 'purchases.csv'), purchase.map((row) => row.join(',')).join('\n'));
  const invoice = { inum: 'G1', dt: '05-10-2026', pos: '27', items: [{ rt: 18, txval: 100, igst: 18 }] };
  const docdata = { b2b: [{ ctin: '24AAPFU0939F1Z1', trdnm: 'Gujarat Traders', inv: [invoice] }] };
  writeFileSync(join(folder, 'gstr2b.json'), JSON.stringify({ data: { rtnprd: '102026', docdata } }));
  const fields = openCatalog().get('section-138-cheque-bounce-notice')?.fields ?? {};
  const values = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
  writeFileSync(join(folder, 'notice.json'), JSON.stringify(values));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('there are examples', () => expect(examples.length).toBeGreaterThan(12));

test.each([...new Set(examples)])('kosh %s', (line) => {
  for (const output of ['coded.csv', 'coded.xlsx', 'coded.ndjson', 'table12.json', 'table12.xlsx'])
    rmSync(join(folder, output), { force: true });
  const script = `kosh() { ${JSON.stringify(process.execPath)} ${JSON.stringify(CLI)} "$@"; }\nkosh ${line}`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8', input: '' });
  // 2: done, and rows need review.
  expect([0, 2], stderr).toContain(status);
});

test('the setting for an agent names the program by its whole path', () => {
  const { stdout } = spawnSync(process.execPath, [CLI, 'mcp', '--help'], { encoding: 'utf8' });
  expect(stdout).toContain(JSON.stringify({ command: 'node', args: [CLI, 'mcp'] }));
});
