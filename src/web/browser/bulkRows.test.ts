// Order, review and output of bulk rows.
import { describe, expect, test } from 'vitest';
import { ADDED_COLUMNS } from '../../bulk/columns.ts';
import type { CodeFacts, Review } from '../../bulk/rowAnswer.ts';
import type { Table } from '../../register/read/cells.ts';
import {
  type BulkRow,
  byDoubt,
  type FileParts,
  isDoubtful,
  layoutFor,
  outputPieces,
  partsOf,
  ratesInWords,
} from './bulkRows.ts';

const branch = (rate: string, schedule = 'Schedule') => ({
  rate,
  schedule,
  condition: '',
  notification_ref: '',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification' as const,
});
const FACTS: CodeFacts = {
  number: 0,
  code: '8517',
  description: 'Telephones',
  rate: '18%',
  unit: '',
  notes: 'Reverse charge: never.',
  rates: [branch('18%')],
  condition: '',
  isRateSplit: false,
  isRateOpen: false,
  isRetired: false,
};

const row = (index: number, confidence: number, review: Review = confidence < 0.7 ? 'code' : 'nothing'): BulkRow => ({
  index,
  text: `text ${index}`,
  told: { day: '2026-04-01' },
  found: { facts: FACTS, confidence, review, alternates: ['8518'], asOf: '2026-04-01', names: { 8518: 'Microphones' } },
  chosen: undefined,
});
const notFound = (index: number): BulkRow => ({
  ...row(index, 0),
  found: { facts: undefined, confidence: 0, review: 'code', alternates: [], asOf: '', names: {} },
});

const partsIn = (table: Table): FileParts => partsOf(table, layoutFor(table, true));
const outputOf = (parts: FileParts, rows: readonly BulkRow[]): Table => [...outputPieces(parts, rows)].flat();

describe('bulk rows', () => {
  test('the doubtful come first, ties in the order of the file', () => {
    expect(byDoubt([row(0, 0.9), row(1, 0.2), row(2, 0.9), row(3, 0.2)]).map(({ index }) => index)).toEqual([
      1, 3, 0, 2,
    ]);
  });

  test('a row is doubtful until its code is sure', () => {
    expect(isDoubtful(row(0, 0.3))).toBe(true);
    expect(isDoubtful(row(0, 0.95))).toBe(false);
    expect(isDoubtful(notFound(0))).toBe(true);
  });

  test('open rates come after doubtful codes, rows that were not looked up last', () => {
    const left: BulkRow = { index: 0, text: 'x', told: { day: '2026-04-01' }, found: undefined, chosen: undefined };
    const rows = [left, row(1, 0.99), row(2, 0.99, 'rate'), row(3, 0.5)];
    expect(byDoubt(rows).map(({ index }) => index)).toEqual([3, 2, 1, 0]);
    expect(rows.map(isDoubtful)).toEqual([false, false, true, true]);
  });

  test('rows without text come after what can be answered', () => {
    const blank: BulkRow = { ...notFound(0), text: '' };
    expect(byDoubt([blank, row(1, 0.99), row(2, 0.99, 'rate'), notFound(3)]).map(({ index }) => index)).toEqual([
      3, 2, 0, 1,
    ]);
    expect(isDoubtful(blank)).toBe(true);
  });

  test('the output keeps the file and adds columns', () => {
    const parts = partsIn([['item', 'qty'], ['phone', '2'], ['x']]);
    const table = outputOf(parts, [row(0, 0.95), notFound(1)]);
    expect(table[0]).toEqual(['item', 'qty', ...ADDED_COLUMNS]);
    expect(table[1]).toEqual([
      'phone',
      '2',
      '8517',
      'Telephones',
      '18%',
      '',
      '0.950',
      'no',
      '',
      'Reverse charge: never.',
      '2026-04-01',
      '',
      '',
      '8518',
    ]);
    expect(table[2]?.slice(0, 3)).toEqual(['x', '', '']);
    expect(table[2]?.[7]).toBe('yes');
  });

  test('titles stay above, an open rate is told, a row that was not looked up gets nothing', () => {
    const parts = partsIn([['Stock'], ['item', 'qty'], ['shoes', '2'], ['phone', '1']]);
    expect(parts).toMatchObject({ titles: [['Stock']], header: ['item', 'qty'] });
    const left: BulkRow = { index: 1, text: 'phone', told: { day: '2026-04-01' }, found: undefined, chosen: undefined };
    const [title, , shoes, phone] = outputOf(parts, [row(0, 0.95, 'rate'), left]);
    expect(title).toEqual(['Stock']);
    expect(shoes?.slice(7, 9)).toEqual(['yes', 'rate']);
    expect(phone).toEqual(['phone', '1', ...ADDED_COLUMNS.map(() => '')]);
  });

  test('rates in words: all that can apply, and no GST is not a rate of nil', () => {
    const rates = [branch('5%'), branch('18%'), branch('5%')];
    expect(ratesInWords({ rates, isRateOpen: true })).toBe('5% or 18%');
    expect(ratesInWords({ rates, isRateOpen: false })).toBe('5%');
    expect(ratesInWords({ rates: [branch('0%', 'Outside GST')], isRateOpen: false })).toBe('Outside GST');
  });
});
