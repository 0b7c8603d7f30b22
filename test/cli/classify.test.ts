// Classifying files: CSV and XLSX, columns, review, going on after a break, bounded memory.
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readCsv } from '../../src/csv/read.ts';
import { CLI, kosh } from './kosh.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-classify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const file = (name: string, content: string | Buffer): string => {
  writeFileSync(at(name), content);
  return at(name);
};

describe('kosh classify', () => {
  test('adds columns, keeps the file as it came, and says what needs review', async () => {
    const input = file(
      'items.csv',
      '\ufeffid,Item name,remark\r\n1,live goats,"a ""b"", c"\r\n2,gift item,\r\n3,,x\r\n',
    );
    const { code, out, err } = await kosh(['classify', input, '-o', at('out.csv')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^3 rows in .*: 1 ready, 2 need review \(needs_review = yes\)\.\n$/);
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

  test('prices, dates and groups of other columns settle what the texts leave open', async () => {
    const input = file(
      'priced.csv',
      [
        'Bill No,Bill Date,Item,Category,Unit,Price',
        '1,21-09-2025,cotton shirt for men,,PCS,1999',
        '2,22-09-2025,cotton shirt for men,,PCS,"1,999.00"',
        ',,cotton shirt for men,,PCS,3200',
        '3,01-10-2025,hotel room accommodation,,,6000',
        '4,01-10-2025,hotel room accommodation,,,8000',
        '5,01-06-2025,leather shoes for men,,PRS,900',
        '6,01-10-2025,leather shoes for men,,PRS,2600',
        '7,01-10-2025,leather shoes for men,,PRS,',
        '8,01-10-2025,vanilla,ICE CREAM,,50',
      ].join('\n'),
    );
    const rowsOf = (text: string) => {
      const [header = [], ...rows] = readCsv(text);
      return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
    };
    const { code, out, err } = await kosh(['classify', input, '--as-of', '2026-04-01']);
    expect(code).toBe(2);
    expect(err).toContain(
      'Read beside the texts: price "Price", unit "Unit", date "Bill Date", document "Bill No", group "Category".\n',
    );
    const rows = rowsOf(out);
    expect(rows.map(({ gst_rate, needs_review, as_of }) => [gst_rate, needs_review, as_of])).toEqual([
      ['12%', 'no', '2025-09-21'],
      ['5%', 'no', '2025-09-22'],
      ['18%', 'no', '2025-09-22'],
      ['5%', 'no', '2025-10-01'],
      ['18%', 'no', '2025-10-01'],
      ['12%', 'no', '2025-06-01'],
      ['18%', 'no', '2025-10-01'],
      ['5%', 'yes', '2025-10-01'],
      ['5%', 'no', '2025-10-01'],
    ]);
    expect(rows[1]?.notes).toContain('Price 1,999: sale value up to ₹2,500 a piece.');
    expect(rows[8]).toMatchObject({ hsn_sac: '21050000', notes: 'Read with its group: ICE CREAM.' });

    const set = await kosh([
      'classify',
      input,
      '--as-of',
      '2026-04-01',
      '--role',
      'other=Price',
      '--role',
      'other=Bill Date',
    ]);
    expect(rowsOf(set.out)[1]).toMatchObject({ needs_review: 'yes', review_why: 'rate', as_of: '2026-04-01' });
    const mrp = file('mrp.csv', 'Item,MRP\ncotton shirt for men,3200\n');
    expect(rowsOf((await kosh(['classify', mrp])).out)[0]).toMatchObject({ needs_review: 'yes', review_why: 'rate' });
    expect(rowsOf((await kosh(['classify', mrp, '--role', 'price=MRP'])).out)[0]).toMatchObject({ gst_rate: '18%' });
    const wrong = await kosh(['classify', mrp, '--role', 'price=Cost']);
    expect(wrong.err).toMatch(
      /mrp\.csv cannot be read this way\. There is no column "Cost"; the columns are Item, MRP\.\n$/,
    );
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

  test('a row with more cells than the header keeps the answer below its names, and needs review', async () => {
    const input = file('wide.csv', 'item,qty\nlive goats,1\nShirt, cotton,2\nlive goats,3,,\n');
    const { err } = await kosh(['classify', input, '-o', at('wide-out.csv')]);
    expect(err).toMatch(/^Row 2 has more cells than the header: the extra cells were moved after the added columns/);
    const [header = [], ...rows] = readCsv(readFileSync(at('wide-out.csv'), 'utf8'));
    expect(header[2]).toBe('hsn_sac');
    expect(rows.map((row) => row[2]?.slice(0, 2))).toEqual(['01', '62', '01']);
    expect(rows.map((row) => row[header.indexOf('needs_review')])).toEqual(['no', 'yes', 'no']);
    expect(rows.map((row) => row.slice(header.length))).toEqual([[], ['2'], []]);
    await kosh(['classify', input, '-o', at('wide-out.xlsx')]);
    const sheet = await readSheet(at('wide-out.xlsx'));
    expect(sheet[2]?.slice(0, 2)).toEqual(['Shirt', 'cotton']);
    expect(sheet[2]?.[header.length]).toBe('2');
  });

  test('says which sheet it reads, and reads another by name', async () => {
    const cells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((value) => ({ value })));
    await writeExcelFile([
      { sheet: 'Cover', data: cells([['item'], ['live goats']]) },
      { sheet: 'Stock', data: cells([['item'], ['ceramic wall tiles']]) },
    ]).toFile(at('sheets.xlsx'));
    const first = await kosh(['classify', at('sheets.xlsx')]);
    expect(first.err).toMatch(/^Reading the sheet "Cover"; --sheet chooses another of Stock\.\n/);
    expect(first.out).toContain('live goats');
    const second = await kosh(['classify', at('sheets.xlsx'), '--sheet', 'Stock']);
    expect(second.out).toContain('ceramic wall tiles,6907');
    expect(second.err).not.toContain('Reading');
    const none = await kosh(['classify', at('sheets.xlsx'), '--sheet', 'Stok']);
    expect([none.code, none.err]).toEqual([
      1,
      expect.stringMatching(/has no sheet "Stok"; the sheets are Cover, Stock\./),
    ]);
    const csv = await kosh(['classify', file('nosheet.csv', 'item\nx\n'), '--sheet', 'Stock']);
    expect(csv.err).toMatch(/is no XLSX file and has no sheets/);
  });

  test.each([
    ['lines that end as on old Macs', 'item,qty\rlive goats,1\r', ['item,qty,hsn_sac', 'live goats,1,0104']],
    [
      'a line that names the delimiter',
      'sep=;\r\nitem;qty\r\nlive goats;1\r\n',
      ['item,qty,hsn_sac', 'live goats,1,0104'],
    ],
    ['a title', 'Stock list\nitem,qty\nlive goats,1\n', ['Stock list', 'item,qty,hsn_sac', 'live goats,1,0104']],
    ['UTF-16', Buffer.from('\ufeffitem,qty\nlive goats,1\n', 'utf16le'), ['item,qty,hsn_sac', 'live goats,1,0104']],
    ['a code', 'item\n8471.30.10\n', ['item,hsn_sac', '8471.30.10,84713010']],
  ])('reads a file with %s', async (name, content, beginnings) => {
    const { out } = await kosh(['classify', file(`${name}.csv`, content)]);
    const lines = out.trimEnd().split('\r\n');
    expect(lines.map((line, i) => line.slice(0, beginnings[i]?.length))).toEqual(beginnings);
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['UTF-16 without its mark', Buffer.from('item\nlive goats\n', 'utf16le')],
    ['letters of Windows', Buffer.from('item\ncaf\xe9\n', 'latin1')],
    ['a letter that is cut', Buffer.from('item\nक').subarray(0, -1)],
    ['a NUL far behind', Buffer.from(`item\n${'हल्दी पाउडर\n'.repeat(5_000)}\0`)],
  ])('refuses %s', async (name, content) => {
    const input = file(`${name}.bin`, content);
    const { code, err } = await kosh(['classify', input, '-o', at(`${name}.csv`)]);
    expect(code).toBe(1);
    expect(err).toMatch(/ is not a CSV or XLSX file, or not in UTF-8; save it as/);
    expect(existsSync(at(`${name}.csv`))).toBe(false);
    expect(existsSync(at(`${name}.csv.partial`))).toBe(false);
  });

  test('reads letters that end in the next piece', async () => {
    const input = file('pieces.csv', `item\n${'हल्दी पाउडर\n'.repeat(20_000)}`);
    expect((await kosh(['classify', input, '-o', at('pieces-out.csv')])).err).toContain('20,000 rows');
  });

  test('writes through links, to pipes and to devices, and replaces none of them', async () => {
    const input = file('through.csv', 'item\nlive goats\n');
    symlinkSync('behind.csv', at('link.csv'));
    expect((await kosh(['classify', input, '-o', at('link.csv')])).code).toBe(0);
    file('behind.csv', 'old');
    expect((await kosh(['classify', input, '-o', at('link.csv'), '--force'])).code).toBe(0);
    expect(lstatSync(at('link.csv')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('behind.csv'), 'utf8')).toContain('live goats,0104');
    execFileSync('mkfifo', [at('pipe')]);
    const reader = promisify(execFile)('cat', [at('pipe')]);
    expect((await kosh(['classify', input, '-o', at('pipe'), '--force'])).code).toBe(0);
    expect((await reader).stdout).toContain('live goats,0104');
    expect(statSync(at('pipe')).isFIFO()).toBe(true);
    // By a link, so that the device of this machine is safe whatever the command does.
    symlinkSync('/dev/full', at('full'));
    const full = await kosh(['classify', input, '-o', at('full'), '--force']);
    expect([full.code, full.err]).toEqual([1, `kosh: ${at('full')} cannot be written: no space is left.\n`]);
    expect(lstatSync(at('full')).isSymbolicLink()).toBe(true);
    symlinkSync(input, at('self.csv'));
    expect((await kosh(['classify', input, '-o', at('self.csv'), '--force'])).err).toContain('is a link to the input');
  });

  test('leaves a file alone that only looks like a draft', async () => {
    const input = file('mine.csv', 'item\nlive goats\n');
    file('keep.csv.partial', 'mine');
    const { code, err } = await kosh(['classify', input, '-o', at('keep.csv')]);
    expect([code, err]).toEqual([1, expect.stringMatching(/keep\.csv\.partial is in the way and is no draft/)]);
    expect(readFileSync(at('keep.csv.partial'), 'utf8')).toBe('mine');
    rmSync(at('keep.csv.partial'));
    expect((await kosh(['classify', input, '-o', at('keep.csv')])).code).toBe(0);
    expect(existsSync(at('keep.csv.partial.json.new'))).toBe(false);
  });

  test('says in words why it cannot write', async () => {
    const input = file('words.csv', 'item\nlive goats\n');
    const errorOf = async (output: string) => (await kosh(['classify', input, '-o', output, '--force'])).err;
    expect(await errorOf(at('x.pdf'))).toMatch(/x\.pdf must end in \.csv, \.xlsx or \.ndjson/);
    expect(await errorOf('/nope/x.csv')).toBe('kosh: /nope/x.csv cannot be written: there is no folder /nope.\n');
    expect(await errorOf(folder)).toMatch(/ is a folder; give the path of a file/);
    const full = execFileSync('sh', [
      '-c',
      `"$0" "$1" classify "$2" 2>&1 >/dev/full || true`,
      process.execPath,
      CLI,
      input,
    ]);
    expect(full.toString()).toMatch(/^kosh: Standard output cannot be written \(no space is left\)\.$/m);
  });
});
