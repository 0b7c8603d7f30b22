// Rates, confidence and invoice lines in words: nothing that is open, outside GST or taxed twice goes unsaid.
import { describe, expect, test } from 'vitest';
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { en } from '../texts/en.ts';
import { conditionWord, gstPhrase, halfOf, invoiceLines, percentWord, ratesWord, withSpacedCodes } from './words.ts';

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
    expect(invoiceLines(result({ rates: [rate('5%')] }), en)).toEqual(['Shirts\t6205\t5%']);
    expect(invoiceLines(result({ gst_rate: '18%' }), en)).toEqual(['Shirts\t6205\t18%']);
  });

  test("names the goods in the customer's words, where there are any", () => {
    expect(invoiceLines(result({ rates: [rate('5%')] }), en, 'blue shirt XL')).toEqual(['blue shirt XL\t6205\t5%']);
  });

  test('is one for each rate with its condition where the rate is open', () => {
    const rates = [rate('5%', 'up to ₹2,500 a piece'), rate('18%')];
    expect(invoiceLines(result({ rates, rate_open: true }), en)).toEqual([
      'Shirts (up to ₹2,500 a piece)\t6205\t5%',
      'Shirts (in all other cases)\t6205\t18%',
    ]);
    expect(invoiceLines(result({ rates }), en)).toEqual(['Shirts\t6205\t5%']);
  });

  test('says outside GST, not a rate of nothing', () => {
    expect(invoiceLines(result({ gst_rate: '0%', rates: [OUTSIDE] }), en)).toEqual(['Shirts\t6205\tOutside GST']);
    expect(invoiceLines(result({ gst_rate: '0%', rates: [rate('0%', '', 'Exempt')] }), en)[0]).toMatch(/\t0%$/);
  });

  test('tells the cess that applies, and none that has ended', () => {
    const cess = { cess_rate: 0, cess_note: '₹400 a tonne', cess_applies: true };
    expect(invoiceLines(result({ rates: [rate('5%')], ...cess }), en)[0]).toMatch(/\t5%\tCess: ₹400 a tonne$/);
    const ended = { cess_rate: 0, cess_note: 'No compensation cess since 2025-09-22; until 2025-09-21: 12%' };
    expect(invoiceLines(result({ rates: [rate('5%')], ...ended }), en)[0]).toMatch(/\t5%$/);
  });
});

test('each rate is named once, the ordinary one first', () => {
  const rates = [rate('5%', 'a'), rate('18%', 'b'), rate('5%', 'c')];
  expect(ratesWord(rates, en)).toBe('5% or 18%');
  expect(ratesWord([...rates, rate('0%', 'd', 'Exempt')], en)).toBe('5%, 18% or Nil');
  expect(gstPhrase(rates, en)).toBe('GST 5% or 18%');
  expect(gstPhrase([OUTSIDE], en)).toBe('outside GST');
  expect(gstPhrase([OUTSIDE, rate('18%', 'any other goods')], en)).toBe('outside GST or GST 18%');
});

test('a confidence is never told as 0% or 100%', () => {
  expect([0, 0.004, 0.006, 0.01, 0.5, 0.99, 0.994, 0.996, 1].map((one) => percentWord(one, en))).toEqual([
    ...['under 1%', 'under 1%', 'under 1%', '1%', '50%', '99%', 'over 99%', 'over 99%', 'over 99%'],
  ]);
});

test('CGST and SGST are half of the rate each; what is nil or outside GST has no halves', () => {
  expect(['18%', '5%', '0.25%', '1.5%', '0%'].map((one) => halfOf(rate(one)))).toEqual([
    ...['9%', '2.5%', '0.125%', '0.75%', undefined],
  ]);
  expect(halfOf(OUTSIDE)).toBeUndefined();
});

test('the rate without a condition is the ordinary one when it comes first, and what remains when it comes last', () => {
  expect(conditionWord(rate('18%'), en, true)).toBe('ordinarily');
  expect(conditionWord(rate('18%'), en)).toBe('in all other cases');
  expect(conditionWord(rate('5%', 'handloom'), en, true)).toBe('handloom');
});

test('codes within a sentence are written as elsewhere', () => {
  expect(withSpacedCodes('"charger" matches the name "charger" of 85044030.')).toContain('of 8504 40 30.');
  expect(withSpacedCodes('a 2024 model of 5 kg')).toBe('a 2024 model of 5 kg');
});
