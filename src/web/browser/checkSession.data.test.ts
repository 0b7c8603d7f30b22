// A register from the file to what is written, as the worker of the page /check does it.
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../register/read/document.ts';
import { openTariff } from '../../tariff/node.ts';
import { en } from '../texts/en.ts';
import { fileOf } from './checkFiles.ts';
import type { GroupView, Outcome } from './checkMessages.ts';
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
    expect([view.sheets, view.sheet]).toEqual([['Notes', 'Items'], 'Notes']);
    const items = session.layOut({ sheet: 'Items' });
    expect([items.headerRow, items.columns[1]?.name]).toEqual([2, 'item_Name']);
    expect(session.layOut({ sheet: 'Items', headerRow: 0 }).columns[1]?.name).toBe('');
  });
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
