// Classifying files: CSV and XLSX, columns, review, going on after a break, bounded memory.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readCsv } from '../../src/web/browser/sheet.ts';
import { kosh } from './kosh.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-classify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const file = (name: string, content: string): string => {
  writeFileSync(at(name), content);
  return at(name);
};

const ITEMS = ['live goats', 'ceramic wall tiles', 'haircut at a salon', 'basmati rice', 'leather shoes for men'];

/** So many rows of items that differ a little, as files of a shop do. */
const manyRows = (count: number): string =>
  `sr;item;qty\n${Array.from({ length: count }, (_, i) => `${i};${ITEMS[i % ITEMS.length]} ${i % 997};1`).join('\n')}\n`;

describe('kosh classify', () => {
  test('adds columns, keeps the file as it came, and says what needs review', async () => {
    const input = file(
      'items.csv',
      '\ufeffid,Item name,remark\r\n1,live goats,"a ""b"", c"\r\n2,gift item,\r\n3,,x\r\n',
    );
    const { code, out, err } = await kosh(['classify', input, '-o', at('out.csv')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^3 rows in .*: 1 sure, 2 need review \(needs_review = yes\)\.\n$/);
    const text = readFileSync(at('out.csv'), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    const [header = [], goats = [], gift = [], blank = []] = readCsv(text);
    expect(header.slice(0, 4)).toEqual(['id', 'Item name', 'remark', 'hsn_sac']);
    expect(goats.slice(0, 3)).toEqual(['1', 'live goats', 'a "b", c']);
    expect(goats[3]).toMatch(/^0104/);
    expect(goats[header.indexOf('needs_review')]).toBe('no');
    expect(gift[header.indexOf('needs_review')]).toBe('yes');
    expect([blank[3], blank[header.indexOf('needs_review')]]).toEqual(['', 'yes']);
    expect(existsSync(at('out.csv.partial'))).toBe(false);
    expect(existsSync(at('out.csv.partial.json'))).toBe(false);
  });

  test('keeps the line of each row, and the columns of a row that is shorter than its header', async () => {
    const input = file('lines.csv', 'id,item,remark\n1,"live goats","x, y"\n2,live goats\n3,live goats,5" pipe\n');
    await kosh(['classify', input, '-o', at('lines-out.csv')]);
    const text = readFileSync(at('lines-out.csv'), 'utf8');
    expect(text.split('\r\n')[1]).toMatch(/^1,"live goats","x, y",0104/);
    const [header = [], ...rows] = readCsv(text);
    const code = header.indexOf('hsn_sac');
    expect(code).toBe(3);
    expect(rows.map((row) => row[code]?.slice(0, 4))).toEqual(['0104', '0104', '0104']);
    expect(rows.map((row) => row[2])).toEqual(['x, y', '', '5" pipe']);
  });

  test('a spreadsheet on standard input gets a clear sentence', async () => {
    const { code, err } = await kosh(['classify', '-'], { input: 'PK\u0003\u0004' });
    expect(code).toBe(1);
    expect(err).toMatch(/^kosh: Standard input is a spreadsheet file; give the path of the file/);
  });

  test('exit code 0 when every row is sure; a summary as JSON', async () => {
    const input = file('sure.csv', 'item\nlive goats\n');
    const { code, out } = await kosh(['classify', input, '-o', at('sure-out.csv'), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rows: 1, needs_review: 0, output: at('sure-out.csv') });
  });

  test('does not write over a file unless told to', async () => {
    const input = file('again.csv', 'item\nlive goats\n');
    const output = file('kept.csv', 'mine');
    const refused = await kosh(['classify', input, '-o', output]);
    expect(refused.err).toMatch(/^kosh: .*kept\.csv exists; add --force to replace it/);
    expect(readFileSync(output, 'utf8')).toBe('mine');
    expect((await kosh(['classify', input, '-o', output, '--force'])).code).toBe(0);
  });

  test('takes a column by name or number, semicolons, no header, and standard input', async () => {
    const input = file('columns.csv', 'a;b\nfirst;live goats\n');
    expect((await kosh(['classify', input, '-c', 'B'])).out).toContain('0104');
    expect((await kosh(['classify', input, '-c', '2', '--no-header'])).out.split('\n')[0]).not.toContain('hsn_sac');
    expect((await kosh(['classify', '-'], { input: 'item\nlive goats\n' })).out).toContain('0104');
    const piped = await kosh(['classify', '-'], { input: 'id;item\n1;live goats\n' });
    expect(readCsv(piped.out)[1]?.slice(0, 3)).toEqual(['1', 'live goats', expect.stringMatching(/^0104/)]);
    const wrong = await kosh(['classify', input, '-c', 'colour']);
    expect(wrong.err).toMatch(/has no column "colour"; the columns are a, b\.\n$/);
  });

  test('reads and writes XLSX: codes stay text, numbers stay numbers', async () => {
    const rows = [
      ['item', 'qty'],
      ['live goats', 12],
      ['basmati rice', 5.5],
    ];
    await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toFile(at('stock.xlsx'));
    const { code, err } = await kosh(['classify', at('stock.xlsx'), '-o', at('coded.xlsx')]);
    expect(err).toContain('2 rows');
    expect([0, 2]).toContain(code);
    const [header = [], first = []] = await readSheet(at('coded.xlsx'));
    expect(header.slice(0, 3)).toEqual(['item', 'qty', 'hsn_sac']);
    expect(first.slice(0, 2)).toEqual(['live goats', 12]);
    expect(first[2]).toMatch(/^0104/);
    expect((await kosh(['classify', at('stock.xlsx'), '-o', at('coded.csv')])).err).toContain('2 rows');
  });

  test('goes on where it was broken off, and ends with the same file', async () => {
    const input = file('long.csv', manyRows(30_000));
    const whole = await kosh(['classify', input, '-o', at('whole.csv')]);
    expect(whole.err).toContain('30,000 rows');
    const broken = await kosh(['classify', input, '-o', at('resumed.csv')], {
      onStart: (kill) => {
        const timer = setInterval(() => {
          if (!existsSync(at('resumed.csv.partial.json'))) return;
          clearInterval(timer);
          kill('SIGKILL');
        }, 5);
      },
    });
    expect(broken.code).toBe(null);
    expect(existsSync(at('resumed.csv'))).toBe(false);
    const resumed = await kosh(['classify', input, '-o', at('resumed.csv')]);
    expect(resumed.err).toMatch(/^Going on after row [\d,]+\./);
    expect(resumed.code).toBe(whole.code);
    expect(readFileSync(at('resumed.csv'), 'utf8')).toBe(readFileSync(at('whole.csv'), 'utf8'));
  });

  test('50,000 rows need no more memory than a few rows and the tariff', async () => {
    const input = file('huge.csv', manyRows(50_000));
    const { code, err } = await kosh(['classify', input, '-o', at('huge-out.csv')], {
      environment: { NODE_OPTIONS: '--max-old-space-size=96' },
    });
    expect(err).toContain('50,000 rows');
    expect([0, 2]).toContain(code);
    expect(readFileSync(at('huge-out.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(50_001);
  });
});
