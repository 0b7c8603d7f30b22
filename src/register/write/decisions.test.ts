// Decisions are kept, read again, and only certain repairs happen without one.
import { describe, expect, test } from 'vitest';
import type { Finding } from '../check/finding.ts';
import { openDocument } from '../read/document.ts';
import { Decisions, decisionOf, groupOfText, repairedLine, repairOf } from './decisions.ts';

const finding = (kind: string, repair: Finding['repair'], group = kind): Finding => ({
  row: 1,
  severity: 'wrong',
  kind,
  message: '',
  code: '',
  rate: null,
  repair,
  group,
});
const ITEMS = { hasTaxes: false };
const INVOICES = { hasTaxes: true };

describe('what becomes of a finding', () => {
  const none = new Decisions();

  test('a lost zero is put back, a guessed code is not', () => {
    expect(decisionOf(finding('code-lost-zero', { code: '0405' }), 'x', none, ITEMS)).toEqual({ code: '0405' });
    expect(decisionOf(finding('code-missing', { code: '0405' }), 'x', none, ITEMS)).toBe(undefined);
  });

  test('a stale rate is replaced in an item master, and never on invoices that were issued', () => {
    expect(decisionOf(finding('rate-stale', { rate: 5 }), 'x', none, ITEMS)).toEqual({ rate: 5 });
    expect(decisionOf(finding('rate-stale', { rate: 5 }), 'x', none, INVOICES)).toBe(undefined);
  });

  test('a person decides otherwise, or that all stays', () => {
    const made = new Decisions([
      ['code-lost-zero', null],
      ['rate-stale', { rate: 18 }],
    ]);
    expect(decisionOf(finding('code-lost-zero', { code: '0405' }), 'x', made, ITEMS)).toBe(null);
    expect(decisionOf(finding('rate-stale', { rate: 5 }), 'x', made, INVOICES)).toEqual({ rate: 18 });
  });

  test('what is decided for one text goes before what is decided for all', () => {
    const made = new Decisions([
      ['a', { rate: 18 }],
      [groupOfText('a', 'Butter'), null],
    ]);
    expect(decisionOf(finding('a', null), 'butter', made, ITEMS)).toBe(null);
    expect(decisionOf(finding('a', null), 'cheese', made, ITEMS)).toEqual({ rate: 18 });
  });

  test('of two repairs of one cell the worse finding wins', () => {
    const findings = [finding('code-lost-zero', { code: '0405' }), finding('other', { code: '9999' })];
    const made = new Decisions([['other', { code: '9999', unit: 'KGS' }]]);
    expect(repairOf(findings, 'x', made, ITEMS)).toEqual({ code: '0405', unit: 'KGS' });
  });
});

describe('the file of decisions', () => {
  test('reads back as itself', () => {
    const made = new Decisions([
      ['a', { code: '0405', rate: 5 }],
      ['b', null],
    ]);
    expect(Decisions.read(made.text()).entries()).toEqual(made.entries());
  });

  test.each([
    ['no JSON', 'hello'],
    ['another file', '{"decisions":[]}'],
    ['a value of another type', '{"name":"kosh register decisions","version":1,"decisions":[["a",{"code":5}]]}'],
    ['a field that is none', '{"name":"kosh register decisions","version":1,"decisions":[["a",{"gst":5}]]}'],
    ['no pair', '{"name":"kosh register decisions","version":1,"decisions":["a"]}'],
  ])('%s is refused', (_, text) => {
    expect(() => Decisions.read(text)).toThrow('not a file of decisions');
  });
});

test('what a person typed is read from a file, goes into the line, and nothing else does', () => {
  const text = (typed: unknown) =>
    JSON.stringify({ name: 'kosh register decisions', version: 1, decisions: [['gstin-check|x', { typed }]] });
  expect(Decisions.read(text({ gstin: '27AAPFU0939F1ZV' })).of('gstin-check|x')).toEqual({
    typed: { gstin: '27AAPFU0939F1ZV' },
  });
  for (const typed of [{ code: '1' }, { gstin: 5 }, 'x', null])
    expect(() => Decisions.read(text(typed))).toThrow(RangeError);
  const { lines } = openDocument(
    'Invoice No,Date,Item,GSTIN,Qty,Taxable Value,CGST,SGST\nA1,01-02-2026,Brush,,1,100,9,9\nA2,31-02-2026,Brush,x1,1,abc,9,9\n',
  );
  const [, line] = lines;
  if (line === undefined) throw new Error('There is no line.');
  expect(line.unread.map(({ role }) => role).sort()).toEqual(['date', 'gstin', 'taxable']);
  const typed = { date: '05-10-2026', gstin: '27aapfu0939f1zv', taxable: '1,00,000.50', cgst: '10', place: 'nowhere' };
  const repaired = repairedLine(line, { typed });
  expect(repaired).toMatchObject({
    day: '2026-10-05',
    gstin: '27AAPFU0939F1ZV',
    taxable: 100000.5,
    cgst: 10,
    tax: 19,
    place: '',
    unread: [],
  });
});
