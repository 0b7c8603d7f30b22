// A register from the file to what is written, as the worker of the page /check does it.
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { openDocument } from '../../register/read/document.ts';
import { openTariff } from '../../tariff/node.ts';
import { en } from '../texts/en.ts';
import { fileOf } from './checkFiles.ts';
import type { GroupView, Outcome } from './checkMessages.ts';
import { ALL_SHEETS } from './checkMessages.ts';
import { SAMPLE } from './checkSample.ts';
import { CheckSession } from './checkSession.ts';

const tariff = openTariff({ today: () => '2026-11-16' });
const none = async (): Promise<void> => undefined;

async function checked(source: string, decisions?: string): Promise<{ session: CheckSession; outcome: Outcome }> {
  const session = new CheckSession(tariff, en.register);
  session.open({ name: 'sales.csv', source, areLettersGuessed: false });
  if (decisions !== undefined) session.load(decisions);
  const outcome = await session.check({}, () => undefined, none);
  if (outcome === undefined) throw new Error('the check was stopped');
  return { session, outcome };
}

const groupOf = ({ groups }: Outcome, words: string): GroupView => {
  const found = groups.find(({ message }) => message.includes(words));
  if (found === undefined) throw new Error(`nothing is found about ${words}`);
  return found;
};

describe('the sample', () => {
  test('has a finding of every severity but advice, the worst first', async () => {
    const { outcome } = await checked(SAMPLE);
    expect([outcome.lines, outcome.left, outcome.period]).toEqual([10, 1, '102026']);
    expect([...new Set(outcome.groups.map(({ severity }) => severity))]).toEqual(['refused', 'wrong', 'look']);
    expect(groupOf(outcome, 'lost the zero').state).toBe('automatic');
    expect(groupOf(outcome, 'no code 123456').state).toBe('open');
  });

  test('choices: codes by the text, lawful rates, or nothing', async () => {
    const { session, outcome } = await checked(SAMPLE);
    const unknown = session.detail(groupOf(outcome, 'no code 123456').key);
    expect(unknown?.asksForCode).toBe(true);
    expect(unknown?.choices.some(({ decision }) => decision?.code?.startsWith('8539'))).toBe(true);
    expect(unknown?.choices.at(-1)?.decision).toBe(null);
    const stale = session.detail(groupOf(outcome, '12% was a rate').key);
    expect(stale?.choices[0]?.decision).toEqual({ rate: 5 });
  });

  test('a decision settles its kind, is undone, and settles the same kind next month', async () => {
    const { session, outcome } = await checked(SAMPLE);
    const { key } = groupOf(outcome, 'no code 123456');
    session.decide(key, { code: '85395000' }, undefined);
    expect(groupOf(session.outcome(), 'no code 123456').state).toBe('decided');
    const kept = session.decisions.text();
    expect(session.undo()).toBe(true);
    expect(groupOf(session.outcome(), 'no code 123456').state).toBe('open');
    expect(session.undo()).toBe(false);
    const next = await checked(SAMPLE.replaceAll('-10-2026', '-11-2026'), kept);
    expect(groupOf(next.outcome, 'no code 123456').state).toBe('decided');
    const { content } = fileOf(next.session, { kind: 'register.csv' });
    expect(String(content)).toContain('LED bulb 9 W,85395000');
  });

  test('what is decided for one text leaves the others open', async () => {
    const rows = ['Board', 'Tray'].map((item) => `Wooden ${item},4419,40`).join('\n');
    const { session, outcome } = await checked(`Item Name,HSN,GST Rate\n${rows}\n`);
    const [group] = outcome.groups;
    expect(session.detail(group?.key ?? '')?.texts).toBe(2);
    session.decide(group?.key ?? '', { rate: 5 }, 'Wooden Board');
    expect(session.outcome().groups[0]?.state).toBe('open');
    session.decide(group?.key ?? '', { rate: 5 }, 'wooden tray');
    expect(session.outcome().groups[0]?.state).toBe('decided');
  });
});

test('what was found on one sheet is not written into another', async () => {
  const head = ['Item Name', 'HSN', 'GST Rate'];
  const session = new CheckSession(tariff, en.register);
  const source = [
    { name: 'October', rows: [head, ['Table butter', '4051000', '5']] },
    { name: 'November', rows: [head, ['Ceramic wall tiles', '69072100', '18']] },
  ];
  session.open({ name: 'sales.xlsx', source, areLettersGuessed: false });
  await session.check({}, () => undefined, none);
  expect(String(fileOf(session, { kind: 'register.csv' }).content)).toContain('Table butter,04051000');
  session.layOut({ sheet: 'November' });
  expect(session.outcome().groups).toEqual([]);
  expect(String(fileOf(session, { kind: 'register.csv' }).content)).toContain('Ceramic wall tiles,69072100');
});

describe('a kind', () => {
  const HEAD = 'Invoice No,Date,Item,HSN,Qty,Unit,Rate,Taxable Value,GST %,CGST,SGST,IGST,Total';
  const SHIRT = 'INV-1,05-10-2025,Cotton shirt men,6205,2,PCS,1500,3000,12,180,180,0,3360';
  const DEAR = 'INV-1,05-10-2025,Cotton shirt men,6205,1,PCS,3000,3000,12,180,180,0,3360';
  const UMBRELLA = 'INV-2,10-10-2025,Umbrella,6601,3,PCS,300,900,12,54,54,0,1008';
  const BOARD = 'INV-3,10-10-2025,Wooden board,4419,3,PCS,300,900,12,54,54,0,1008';
  const stale = ({ groups }: Outcome): readonly GroupView[] =>
    groups.filter(({ message }) => message.includes('12% was a rate'));
  const decisionsOf = (session: CheckSession, { key }: GroupView) =>
    session.detail(key)?.choices.map(({ decision }) => decision);

  test('holds one change of the law for codes with one rate, names them all and offers that rate alone', async () => {
    const { session, outcome } = await checked([HEAD, SHIRT, DEAR, UMBRELLA, BOARD].join('\n'));
    const kinds = stale(outcome);
    expect(kinds.map(({ count, row }) => [count, row])).toEqual([
      [2, 4],
      [1, 2],
      [1, 3],
    ]);
    expect(kinds.map((kind) => decisionsOf(session, kind))).toEqual([
      [{ rate: 5 }, null],
      [{ rate: 5 }, null],
      [{ rate: 18 }, null],
    ]);
    expect(kinds[0]?.message).toMatch(/of 6601 .*lawful is 5% .*The same holds for 4419 \(/);
    expect(kinds[1]?.message).toContain('lawful is 5% at ₹1,500.00 each');
    expect(kinds[2]?.message).toContain('lawful is 18% at ₹3,000.00 each');
  });

  test.each([
    ['another price', '28', ['1,PCS,1500,1500', '1,PCS,3000,3000'], ['05-10-2025', '05-10-2025']],
    ['another law', '40', ['1,PCS,1500,1500', '1,PCS,1500,1500'], ['05-10-2025', '05-10-2024']],
  ])('is another for %s', async (_, rate, prices, days) => {
    const rows = prices.map((price, at) => `INV-${at},${days[at]},Cotton shirt men,6205,${price},${rate},0,0,0,0`);
    const { session, outcome } = await checked([HEAD, ...rows].join('\n'));
    const kinds = outcome.groups.filter(({ message }) => message.includes('was never a rate'));
    expect(kinds).toHaveLength(2);
    expect(new Set(kinds.map((kind) => JSON.stringify(decisionsOf(session, kind)?.[0]))).size).toBe(2);
  });

  test('of an unknown code is another for texts that mean other goods', async () => {
    const { session, outcome } = await checked(
      'Item Name,HSN\nCeramic wall tiles,12345678\nTable butter 500 g,12345678\n',
    );
    const kinds = outcome.groups.filter(({ message }) => message.includes('no code 12345678'));
    expect(kinds.map((kind) => decisionsOf(session, kind)?.[0]?.code?.slice(0, 4)).sort()).toEqual(['0405', '6907']);
  });

  test('with several texts goes from text to text, and a code found by one is not for all', async () => {
    const { session, outcome } = await checked('Item Name,HSN,GST Rate\nWooden board,4419,40\nUmbrella,4419,40\n');
    const [group] = outcome.groups;
    const key = group?.key ?? '';
    const first = session.detail(key);
    expect(first?.text).toBe('Wooden board');
    expect(first?.choices.filter(({ decision }) => decision?.code !== undefined).every((one) => !one.fitsAll)).toBe(
      true,
    );
    session.decide(key, { rate: 5 }, 'Wooden board');
    const second = session.detail(key);
    expect(second?.text).toBe('Umbrella');
    expect(second?.choices.some(({ decision }) => decision?.code?.startsWith('6601'))).toBe(true);
    // For all means all, and so does taking it back.
    session.decide(key, null, undefined);
    expect(session.decisions.entries()).toEqual([[key, null]]);
    session.undo();
    expect(session.outcome().groups[0]?.state).toBe('open');
    session.decide(key, undefined, undefined);
    expect(session.decisions.size).toBe(0);
  });

  test('once decided leaves no tax that differs without a word, in the register and in Table 12', async () => {
    const { session, outcome } = await checked([HEAD, SHIRT, DEAR, UMBRELLA].join('\n'));
    for (const kind of stale(outcome)) {
      expect(session.detail(kind.key)?.hasTaxes).toBe(true);
      session.decide(kind.key, session.detail(kind.key)?.choices[0]?.decision, undefined);
    }
    const [, shirt, dear, umbrella] = readCsv(String(fileOf(session, { kind: 'register.csv' }).content));
    expect(shirt?.slice(8, 13)).toEqual(['5', '180', '180', '0', '3360']);
    expect(shirt?.at(-2)).toBe('wrong');
    expect(shirt?.at(-1)).toContain('5% of ₹3,000.00 is ₹150.00, and the line has ₹360.00');
    expect(shirt?.at(-1)).toContain('credit note for ₹210.00 of tax');
    expect(dear?.at(-1)).toContain('debit note for ₹180.00 of tax');
    expect(umbrella?.[8]).toBe('5');
    const { content, table12 } = fileOf(session, { kind: 'table12.json', period: '102025' });
    expect(table12?.warnings.join(' ')).toContain('counted at the rate of the bill');
    expect(table12?.warnings.join(' ')).toContain('rows 2, 3, 4');
    expect(String(content)).not.toMatch(/"rt": (?:5|18)\b/);
  });
});

describe('the layout', () => {
  const TABLE = 'Stock\nitem_code,item_Name,Tax Code,GST\nX1,Wooden board,4419,12\nX2,Ceramic tiles,6907,18\n';

  test('a role that a person gives is taken, and the layout is known again by its fingerprint', () => {
    const session = new CheckSession(tariff, en.register);
    const found = session.open({ name: 'a.csv', source: TABLE, areLettersGuessed: false });
    expect(found.columns.map(({ role }) => role)).toEqual(['sku', 'description', 'sku', 'rate']);
    const changed = session.layOut({ columns: [null, null, 'code', null] });
    expect(changed.columns.map(({ role }) => role)).toEqual(['sku', 'description', 'code', 'rate']);
    expect(changed.fingerprint).toBe(found.fingerprint);
  });

  test('header row and sheet can be changed', () => {
    const session = new CheckSession(tariff, en.register);
    const rows = openDocument(TABLE).rows;
    const view = session.open({
      name: 'a.xlsx',
      source: [
        { name: 'Notes', rows: [['nothing here']] },
        { name: 'Items', rows },
      ],
      areLettersGuessed: false,
    });
    expect([view.sheets, view.sheet, view.areSeveral]).toEqual([['Notes', 'Items'], 'Items', false]);
    expect(session.layOut({ sheet: 'Notes' }).columns).toHaveLength(1);
    const items = session.layOut({ sheet: 'Items' });
    expect([items.headerRow, items.columns[1]?.name]).toEqual([2, 'item_Name']);
    expect(session.layOut({ sheet: 'Items', headerRow: 0 }).columns[1]?.name).toBe('');
  });
});

test('all sheets of a workbook are one register', async () => {
  const session = new CheckSession(tariff, en.register);
  const names = ['Bill Date', 'Bill No', 'Item', 'HSN', 'Unit', 'Qty', 'Taxable Value', 'GST%'];
  const bill = (number: string, code: string, value: string) => [
    ...['05-10-2026', number, 'Brush', code, 'NOS', '1', value, '18'],
  ];
  const view = session.open({
    name: 'branches.xlsx',
    source: [
      { name: 'Index', rows: [['Branch'], ['Pune'], ['Nashik']] },
      { name: 'Pune', rows: [['GSTIN: 27AAPFU0939F1ZV'], names, bill('P1', '96032900', '100')] },
      { name: 'Nashik', rows: [names, bill('N1', '96032900', '30'), bill('N2', '12345678', '7')] },
    ],
    areLettersGuessed: false,
  });
  expect([view.sheet, view.areSeveral]).toEqual(['Pune', true]);
  await session.check({}, () => undefined, none);
  const part = fileOf(session, { kind: 'table12.json', period: '102026' });
  expect(part.table12).toMatchObject({ taxable: 10_000, isWhole: false });
  session.layOut({ sheet: ALL_SHEETS });
  const outcome = await session.check({}, () => undefined, none);
  expect(outcome?.lines).toBe(3);
  expect(outcome?.groups.map(({ row }) => row)).toEqual(['Nashik 3']);
  const { content, table12 } = fileOf(session, { kind: 'table12.json', period: '102026' });
  expect(table12).toMatchObject({ taxable: 13_000, leftOut: [{ row: 'Nashik 3' }] });
  expect(JSON.parse(String(content))).toMatchObject({ gstin: '27AAPFU0939F1ZV' });
  const written = fileOf(session, { kind: 'register.xlsx' }).content as readonly { readonly name: string }[];
  expect(written.map(({ name }) => name)).toEqual(['Pune', 'Nashik']);
});

describe('files', () => {
  test('Table 12 takes what was decided, and tells what it leaves out', async () => {
    const { session, outcome } = await checked(SAMPLE);
    const question = { kind: 'table12.json', period: '102026' } as const;
    expect(fileOf(session, question).table12).toMatchObject({ difference: 400_000, leftOut: [{ row: 10 }] });
    session.decide(groupOf(outcome, 'no code 123456').key, { code: '85395000' }, undefined);
    const { name, content, table12 } = fileOf(session, question);
    expect(name).toBe('sales-table12-102026.json');
    expect(table12).toMatchObject({ difference: 0, leftOut: [] });
    expect(JSON.parse(String(content))).toMatchObject({ gstin: '27AAPFU0939F1ZV', fp: '102026' });
    expect(String(content)).toContain('"85395000"');
  });

  test.each([
    'register.xlsx',
    'register.csv',
    'items.xlsx',
    'items.csv',
    'tally.xml',
    'zoho.csv',
    'erpnext.csv',
    'table12.xlsx',
    'table12-b2b.csv',
    'table12-b2c.csv',
  ] as const)('%s is written', async (kind) => {
    const { session } = await checked(SAMPLE);
    const { content, name } = fileOf(session, { kind, period: '102026' });
    expect(content.length).toBeGreaterThan(0);
    expect(name).toMatch(/^sales-.*\.(?:xlsx|csv|xml)$/);
  });

  test('without a month there is no Table 12', async () => {
    const { session } = await checked(SAMPLE);
    expect(() => fileOf(session, { kind: 'table12.json' })).toThrow('must be a month');
  });
});

test('another check, or another file, ends the one that runs', async () => {
  const session = new CheckSession(tariff, en.register);
  session.open({ name: 'a.csv', source: SAMPLE, areLettersGuessed: false });
  const first = session.check({}, () => undefined, none);
  const second = session.check({}, () => undefined, none);
  expect(await first).toBe(undefined);
  expect((await second)?.lines).toBe(10);
});
