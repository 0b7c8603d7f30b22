import { describe, expect, test } from 'vitest';
import type { ForwardAnswer, HsnResult } from '../../tariff/lookup/contract.ts';
import { cellText } from './cell.ts';

const rate = (percent: string, schedule = 'Schedule I - 5%') => ({
  rate: percent,
  condition: '',
  schedule,
  notification_ref: '',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification' as const,
});

const match = (over: Partial<HsnResult> = {}): HsnResult => ({
  description: 'Cotton shirts',
  hsn_sac: '620520',
  chapter: '',
  gst_rate: '5%',
  type: 'goods',
  notes: '',
  notification_ref: '',
  effective_from: '2025-09-22',
  section: 'XI',
  schedule: 'Schedule I - 5%',
  rates: [rate('5%'), rate('18%'), rate('18%')],
  status: 'live',
  valid_on: [],
  why: '',
  confidence: 0.9,
  ...over,
});

const answer = (over: Partial<ForwardAnswer>): ForwardAnswer => ({
  query: 'shirt',
  matches: [match()],
  status: 'resolved',
  needs_review: false,
  ...over,
});

describe('a cell', () => {
  test('has the code, the rate or the description', () => {
    expect(cellText(answer({}), 'code')).toBe('620520');
    expect(cellText(answer({}), 'rate')).toBe('5%');
    expect(cellText(answer({}), 'description')).toBe('Cotton shirts');
  });

  test('names every rate where the text does not settle it', () => {
    const open = answer({ matches: [match({ rate_open: true })], needs_review: true, review_why: 'rate' });
    expect(cellText(open, 'rate')).toBe('5% or 18%');
    expect(cellText(open, 'code')).toBe('620520');
  });

  test('tells no GST at all from a nil rate', () => {
    const petrol = match({ gst_rate: '0%', schedule: 'Outside GST', rates: [rate('0%', 'Outside GST')] });
    expect(cellText(answer({ matches: [petrol] }), 'rate')).toBe('outside GST');
  });

  test('marks what is not sure, and states nothing of a text that says too little', () => {
    const unsure = answer({ status: 'ambiguous', needs_review: true, review_why: 'code' });
    expect([cellText(unsure, 'code'), cellText(unsure, 'rate')]).toEqual(['620520?', '5%?']);
    expect(cellText(answer({ status: 'too_vague', needs_review: true, review_why: 'code' }), 'rate')).toBe('?');
    expect(cellText(answer({ matches: [], status: 'not_found' }), 'code')).toBe('?');
  });
});
