// Rates, confidence and invoice lines in words: nothing that is open, outside GST or taxed twice goes unsaid.
import { describe, expect, test } from 'vitest';
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { gstPhrase, invoiceLines, percentWord, ratesWord } from './words.ts';

const rate = (percent: string, condition = '', schedule = `Schedule I - ${percent}`): RateView => ({
  rate: percent,
  condition,
  schedule,
  notification_ref: '9/2025-CT(Rate)',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification',
});
const OUTSIDE = rate('0%', '', 'Outside GST');

const result = (more: Partial<HsnResult>): HsnResult => ({
  description: 'Shirts',
  hsn_sac: '6205',
  chapter: 'Clothing',
  gst_rate: '5%',
  type: 'goods',
  notes: '',
  uqc: 'NOS',
  notification_ref: '9/2025-CT(Rate)',
  effective_from: '2025-09-22',
  section: 'XI',
  schedule: 'Schedule I - 5%',
  rates: [rate(more.gst_rate ?? '5%')],
  status: 'live',
  valid_on: [],
  why: '',
  confidence: 1,
  ...more,
});

describe('an invoice line', () => {
  test('has the rate where there is one', () => {
    expect(invoiceLines(result({ rates: [rate('5%')] }))).toEqual(['Shirts\t6205\tNOS\t5%']);
    expect(invoiceLines(result({ gst_rate: '18%' }))).toEqual(['Shirts\t6205\tNOS\t18%']);
  });

  test('is one for each rate with its condition where the rate is open', () => {
    const rates = [rate('5%', 'up to ₹2,500 a piece'), rate('18%')];
    expect(invoiceLines(result({ rates, rate_open: true }))).toEqual([
      'Shirts (up to ₹2,500 a piece)\t6205\tNOS\t5%',
      'Shirts (in all other cases)\t6205\tNOS\t18%',
    ]);
    expect(invoiceLines(result({ rates }))).toEqual(['Shirts\t6205\tNOS\t5%']);
  });

  test('says outside GST, not a rate of nothing', () => {
    expect(invoiceLines(result({ gst_rate: '0%', rates: [OUTSIDE] }))).toEqual(['Shirts\t6205\tNOS\tOutside GST']);
    expect(invoiceLines(result({ gst_rate: '0%', rates: [rate('0%', '', 'Exempt')] }))[0]).toMatch(/\t0%$/);
  });

  test('tells the cess that applies, and none that has ended', () => {
    const cess = { cess_rate: 0, cess_note: '₹400 a tonne', cess_applies: true };
    expect(invoiceLines(result({ rates: [rate('5%')], ...cess }))[0]).toMatch(/\t5%\tCess: ₹400 a tonne$/);
    const ended = { cess_rate: 0, cess_note: 'No compensation cess since 2025-09-22; until 2025-09-21: 12%' };
    expect(invoiceLines(result({ rates: [rate('5%')], ...ended }))[0]).toMatch(/\t5%$/);
  });
});

test('each rate is named once, the ordinary one first', () => {
  const rates = [rate('5%', 'a'), rate('18%', 'b'), rate('5%', 'c')];
  expect(ratesWord(rates)).toBe('5% or 18%');
  expect(ratesWord([...rates, rate('0%', 'd', 'Exempt')])).toBe('5%, 18% or Nil');
  expect(gstPhrase(rates)).toBe('GST 5% or 18%');
  expect(gstPhrase([OUTSIDE])).toBe('outside GST');
  expect(gstPhrase([OUTSIDE, rate('18%', 'any other goods')])).toBe('outside GST or GST 18%');
});

test('a confidence is never told as 0% or 100%', () => {
  expect([0, 0.004, 0.006, 0.01, 0.5, 0.99, 0.994, 0.996, 1].map(percentWord)).toEqual([
    ...['under 1%', 'under 1%', 'under 1%', '1%', '50%', '99%', 'over 99%', 'over 99%', 'over 99%'],
  ]);
});
