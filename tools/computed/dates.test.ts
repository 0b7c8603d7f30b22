// Days handed into prompts are those of the calculators.
import { describe, expect, test } from 'vitest';
import { computedFacts } from '../../src/tools/computedFacts.ts';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import limitation from '../deterministic/limitation-date-calculator.ts';
import cheque from '../legal-contracts/section-138-cheque-bounce-notice.ts';
import dispatch from '../tax-compliance/e-invoice-eway-bill-dispatch-check.ts';
import showCause from '../tax-compliance/gst-show-cause-reply-drc-01.ts';
import { COMPUTED } from './index.ts';

const factsOf = (slug: string, values: Readonly<Record<string, string>>): string =>
  computedFacts(slug, new Map(Object.entries(values)));

describe('section 138', () => {
  const values = {
    cheque_date: '2026-09-02',
    presented_on: '2026-10-16',
    memo_received_on: '2026-10-20',
    notice_date: '2026-11-03',
  };
  const slug = 'section-138-cheque-bounce-notice';

  test('the last days are the calculator’s own, and in the example', () => {
    const matter = 'Dishonoured cheque (section 138)';
    const own = resultOf(
      limitation.run({ matter, event_date: values.memo_received_on, cheque_date: values.cheque_date }),
    );
    const facts = factsOf(slug, values);
    for (const label of ['Last day to present the cheque', 'Last day to send the demand']) {
      expect(facts).toContain(`${label}: ${valueIn(own, label)}`);
    }
    expect(facts).toContain('14 days after the memo; in time');
    expect(cheque.exampleOutput).toContain('19 Nov 2026');
  });

  test('late is called late, and dates that go backwards are named', () => {
    expect(factsOf(slug, { ...values, notice_date: '2026-11-20' })).toContain('31 days after the memo; late');
    expect(factsOf(slug, { ...values, presented_on: '2026-12-03' })).toContain(
      '92 days after the date on the cheque; late',
    );
    expect(factsOf(slug, { ...values, notice_date: '2026-10-19' })).toContain(
      '1 days before the memo: check the dates',
    );
  });

  test('days that no table reaches give nothing', () => {
    expect(factsOf(slug, { ...values, memo_received_on: '1999-01-01' })).toBe('');
    expect(factsOf(slug, { ...values, notice_date: '2400-01-01' })).toBe('');
  });
});

test('RTI: without a reply the appeal is counted from the last day for it', () => {
  const values = { application_received_on: '2026-09-21', appeal_date: '2026-11-10', reply_received_on: '' };
  const facts = factsOf('rti-first-appeal-draft', values);
  expect(facts).toContain('Last day for the first appeal, no reply: 2026-11-20');
  expect(facts).toContain('20 days after the last day for the reply; in time');
  expect(facts).toContain('Last day for the second appeal, no order: 2027-03-10');
});

test('consumer: days left, or days late', () => {
  const slug = 'consumer-commission-complaint-e-jagriti';
  expect(factsOf(slug, { cause_date: '2026-06-19', filing_date: '2026-11-20' })).toContain(
    'Days left on the day of filing: 577 days',
  );
  expect(factsOf(slug, { cause_date: '2024-10-02', filing_date: '2026-11-20' })).toContain(
    'Late on the day of filing by: 49 days',
  );
});

test('refund: no limit for the cash ledger, 90% only where it can be asked for', () => {
  const values = { relevant_date: '2026-07-14', filing_date: '2026-11-20', amount_claimed: '540000' };
  const slug = 'gst-refund-claim-covering-note';
  const of = (refund_ground: string, more = {}) => factsOf(slug, { ...values, refund_ground, ...more });
  expect(of('Inverted duty structure')).toContain('90% of the intended claim: ₹4,86,000');
  expect(of('Inverted duty structure', { filing_date: '2025-09-30' })).not.toContain('90%');
  expect(of('Excess payment of tax')).not.toContain('90%');
  expect(of('Excess balance in electronic cash ledger')).toContain('Last day for the claim: no time limit');
});

test('show cause: 30 days until 2023-24, 60 from 2024-25, as the template has them', () => {
  const values = { notice_issued_on: '2026-11-10', notice_served_on: '2026-11-12', reply_due_date: '2026-12-10' };
  const of = (financial_year: string) => factsOf('gst-show-cause-reply-drc-01', { ...values, financial_year });
  expect(of('2023-24')).toContain('save penalty: 2026-12-10 (30 days');
  expect(of('2024-25')).toContain('save penalty: 2027-01-09 (60 days');
  expect(showCause.prompt).toMatch(/30 days from the day .*73\(8\).*60 days from issue under section 74A/);
});

test('possession: whole months, the end of a month kept', () => {
  const of = (counted_to: string) =>
    factsOf('rera-delayed-possession-complaint', { promised_possession: '2024-12-31', counted_to });
  expect(of('2026-11-01')).toContain('Complete months of delay: 22 months');
  expect(of('2024-12-31')).toContain('Delay: none');
});

test('credit: one last day for each financial year among the invoices, however a day is written', () => {
  const lines = 'A dt 08-09-2026\nB dated 2026-03-31\nC of 5-Apr-2026\nD 31/12/2025';
  const facts = factsOf('gstr-2b-itc-mismatch-vendor-letter', { reply_by: '2026-12-05', mismatch_lines: lines });
  expect(facts.match(/Last day for the credit of \S+ \S+/g)).toEqual([
    'Last day for the credit of 2025-26: 2026-11-30',
    'Last day for the credit of 2026-27: 2027-11-30',
  ]);
  expect(facts).toContain(
    '2026-11-30 (section 16(4), unless the annual return is filed earlier; the correction is wanted after it)',
  );
});

test('absence and dispatch: days as the templates count them', () => {
  expect(
    factsOf('esic-benefit-claim-support-letter', { absence_from: '2026-10-06', absence_to: '2026-10-27' }),
  ).toContain('Days of absence: 22 days');
  expect(factsOf('esic-benefit-claim-support-letter', { absence_from: '2026-10-06', absence_to: '' })).toBe('');
  const facts = factsOf('e-invoice-eway-bill-dispatch-check', { check_date: '2026-11-16' });
  expect(facts).toContain('documents dated from: 2026-05-20');
  expect(facts).toContain('invoices dated from: 2026-10-17');
  expect(dispatch.prompt).toContain('older than 180 days');
});

test('trade mark: the printed day is compared with the one of the rule', () => {
  const facts = factsOf('trademark-examination-report-reply', {
    report_received_on: '2026-11-09',
    reply_due: '2026-12-10',
  });
  expect(facts).toContain('Last day for the reply: 2026-12-09');
  expect(facts).toContain('Day printed in the report: 2026-12-10 (1 days after it)');
});

test('ombudsman: the day that counts follows from whether a reply came', () => {
  const values = { complained_on: '2026-09-22', filing_date: '2026-11-10' };
  const of = (reply_received_on: string) => factsOf('rbi-ombudsman-complaint', { ...values, reply_received_on });
  expect(of('')).toContain('Last day, no reply: 2027-01-20');
  expect(of('2026-10-30')).toContain('Last day, after a reply: 2027-01-28');
  expect(of('2026-10-30')).not.toContain('no reply');
});

test('nothing is worked out from nothing', () => {
  for (const slug of Object.keys(COMPUTED)) expect(computedFacts(slug, new Map()), slug).toBe('');
  expect(computedFacts('unit-test-generator', new Map())).toBe('');
  expect(computedFacts('constructor', new Map())).toBe('');
});
