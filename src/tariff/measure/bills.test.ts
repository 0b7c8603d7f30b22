// The measures of bills: what counts as right, wrong and sure, open though settled.
import { expect, test } from 'vitest';
import type { ForwardAnswer, HsnResult } from '../lookup/contract.ts';
import { type BillText, faultsOf, judgeBill, measureBills } from './bills.ts';

const paneer: BillText = {
  q: 'PANEER 200G',
  kind: 'kirana',
  headings: ['0406'],
  six: ['040610'],
  rates: [0],
  open: 'sure',
  rcm: null,
};

function answer(match: Partial<HsnResult>, status: ForwardAnswer['status'] = 'resolved'): ForwardAnswer {
  const result: HsnResult = {
    description: '',
    hsn_sac: '04061090',
    chapter: '',
    gst_rate: '0%',
    type: 'goods',
    notes: '',
    notification_ref: '',
    effective_from: '2025-09-22',
    section: 'I',
    schedule: '',
    rates: [],
    status: 'live',
    valid_on: [],
    why: '',
    confidence: 0.9,
    ...match,
  };
  return { query: '', matches: [result], status, needs_review: false };
}

test('a right answer has no fault', () => {
  expect(faultsOf(judgeBill(paneer, answer({})))).toEqual([]);
});

test('another rate is wrong, and wrong and sure from one half on', () => {
  expect(faultsOf(judgeBill(paneer, answer({ gst_rate: '5%' })))).toEqual(['rate right', 'wrong, sure']);
  expect(faultsOf(judgeBill(paneer, answer({ gst_rate: '5%', confidence: 0.49 })))).toEqual(['rate right']);
});

test('an open rate is right when one of its branches is, and open though settled', () => {
  const branch = { rate: '0%', condition: '', schedule: '', notification_ref: '', effective_from: '2025-09-22' };
  const rates = [{ ...branch, effective_to: null, evidence: 'notification' as const }];
  expect(faultsOf(judgeBill(paneer, answer({ gst_rate: '5%', rate_open: true, rates })))).toEqual(['open, settled']);
});

test('heading and six digits are told apart', () => {
  expect(faultsOf(judgeBill(paneer, answer({ hsn_sac: '0406' })))).toEqual(['six first']);
  expect(faultsOf(judgeBill(paneer, answer({ hsn_sac: '19059090' })))).toEqual(['heading first', 'six first']);
});

test('a vague text must not be resolved', () => {
  const vague: BillText = { ...paneer, headings: [], six: null, rates: [], open: 'either' };
  expect(faultsOf(judgeBill(vague, answer({})))).toEqual(['vague resolved']);
  expect(faultsOf(judgeBill(vague, answer({}, 'ambiguous')))).toEqual([]);
});

test('the report counts all rows first and then by kind', () => {
  const { table, calibrationError } = measureBills({ lookup: () => answer({}) }, [paneer, { ...paneer, kind: 'food' }]);
  expect(table.map(([kind, rows]) => `${kind} ${rows}`)).toEqual(['kind rows', 'all 2', 'food 1', 'kirana 1']);
  expect(calibrationError).toBeCloseTo(0.1);
});
