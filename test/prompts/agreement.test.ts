// Where a prompt and a calculator answer the same question, the prompt's example and the calculator agree on the same facts.
import { describe, expect, test } from 'vitest';
import type { PromptTool } from '../../src/prompts/kit.ts';
import { moneyText, paiseOf, rupees } from '../../src/tools/money.ts';
import { resultOf, valueIn } from '../../src/tools/reading.ts';
import { shownText } from '../../src/tools/show.ts';
import msmeClaim from '../../tools/accounting-finance/msme-samadhaan-delayed-payment-claim.ts';
import msmeReview from '../../tools/accounting-finance/msme-vendor-45-day-payables-review.ts';
import mudra from '../../tools/accounting-finance/mudra-loan-project-report.ts';
import consumer from '../../tools/citizen-consumer/consumer-commission-complaint-e-jagriti.ts';
import ombudsman from '../../tools/citizen-consumer/rbi-ombudsman-complaint.ts';
import rtiAppeal from '../../tools/citizen-consumer/rti-first-appeal-draft.ts';
import { readBills } from '../../tools/computed/bills.ts';
import { CALCULATORS } from '../../tools/deterministic/index.ts';
import { PROVIDENT_FUND, STATE_INSURANCE } from '../../tools/deterministic/statutory/providentFund.ts';
import { TDS } from '../../tools/deterministic/statutory/tds.ts';
import epfLetter from '../../tools/hr-people/epf-uan-correction-letter.ts';
import appointment from '../../tools/hr-people/labour-code-appointment-letter.ts';
import recovery from '../../tools/legal-contracts/money-recovery-legal-notice-order-37.ts';
import cheque from '../../tools/legal-contracts/section-138-cheque-bounce-notice.ts';
import form16 from '../../tools/tax-compliance/form-16-salary-certificate-explainer.ts';
import showCause from '../../tools/tax-compliance/gst-show-cause-reply-drc-01.ts';
import tdsMemo from '../../tools/tax-compliance/tds-applicability-memo-194-to-393.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const run = (slug: string, values: Record<string, unknown>) => {
  const calculator = CALCULATORS[slug];
  if (calculator === undefined) throw new Error(`There is no calculator ${slug}.`);
  return resultOf(calculator.run(values));
};

/** What the prompt's own example values are. */
const given = (tool: PromptTool, name: string): string => String(tool.fields[name]?.example ?? '');

/** A day in the ways the examples write it. */
const written = (iso: string): RegExp => {
  const [year, month, day] = iso.split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1] ?? '';
  const short = name.slice(0, 3);
  return new RegExp(
    `\\b${day} ${short}(?:${name.slice(3)})? ${year}|\\b${String(day).padStart(2, '0')}-${short}-${year}`,
  );
};

const says = (tool: PromptTool, what: string | undefined): void => {
  expect(what).toBeDefined();
  expect(tool.exampleOutput).toContain(what);
};

const saysDay = (tool: PromptTool, iso: string | undefined): void => {
  expect(iso).toBeDefined();
  expect(tool.exampleOutput).toMatch(written(iso ?? ''));
};

test('MSME claim: due day, each monthly rest, the part month and the whole interest', () => {
  const [bill] = readBills(given(msmeClaim, 'invoices'), { refusesPartPayments: true }).bills;
  const result = run('msme-delayed-payment-interest-calculator', {
    amount: bill?.amount,
    acceptance_date: bill?.accepted,
    agreed_days: bill?.days,
    until: given(msmeClaim, 'interest_up_to'),
    bank_rate: given(msmeClaim, 'bank_rate_percent'),
  });
  saysDay(msmeClaim, valueIn(result, 'Due by'));
  says(msmeClaim, valueIn(result, 'Interest'));
  says(msmeClaim, valueIn(result, 'Amount with interest'));
  const rests = result.tables[0]?.rows ?? [];
  expect(rests.length).toBe(4);
  for (const [, , , interest] of rests) if (interest !== undefined) says(msmeClaim, shownText(interest));
});

test('MSME payables: the last day of each bill within the limit', () => {
  let tested = 0;
  for (const { accepted, days, rest } of readBills(given(msmeReview, 'open_bills'), { refusesPartPayments: false })
    .bills) {
    if (/medium|trader/.test(rest)) continue;
    const result = run('msme-delayed-payment-interest-calculator', {
      amount: 1,
      acceptance_date: accepted,
      ...(days !== '' && { agreed_days: days }),
      until: given(msmeReview, 'review_date'),
      bank_rate: 5.5,
    });
    saysDay(msmeReview, valueIn(result, 'Due by'));
    expect(msmeReview.exampleOutput).toMatch(new RegExp(`\\| ${parseInt(valueIn(result, 'Days late') ?? '', 10)} \\|`));
    tested += 1;
  }
  expect(tested).toBe(2);
});

describe('TDS memo', () => {
  test('its map of sections is that of the calculator', () => {
    const lines = tdsMemo.prompt.split('\n').filter((line) => /^\| 194/.test(line));
    for (const entry of TDS.entries) {
      for (const { oldSection, newSection } of Object.values(entry.value.natures)) {
        const line = lines.find((one) => new RegExp(`\\b${oldSection}\\b(?!-)`).test(one.split('|')[1] ?? ''));
        expect(line, oldSection).toBeDefined();
        const [section = '', serial = ''] = newSection.split(', Sl. No. ');
        expect(line, oldSection).toContain(section);
        expect(line, oldSection).toContain(serial);
      }
    }
  });

  test('deducts what the calculator deducts', () => {
    const payment_date = given(tdsMemo, 'paid_or_credited_from');
    const tax = (nature: string, payee: string, amount: number, paid_before = 0) =>
      valueIn(run('tds-calculator', { nature, payee, amount, paid_before, payment_date }), 'TDS');
    says(tdsMemo, `1% = ${tax('Contract work', 'individual', 42_000)}`);
    expect(tax('Professional fees', 'company', 40_000, 5_000)).toBe('₹0');
    says(tdsMemo, `10% = ${tax('Dividend', 'company', 8_000)}`);
    says(tdsMemo, tax('Contract work', 'firm or other', 180_000));
    says(tdsMemo, tax('Professional fees', 'firm or other', 180_000));
    expect(tax('Rent of land, building or furniture', 'individual', 45_000)).toBe('₹0');
    expect(tax('Contract work', 'individual', 20_000, 25_000)).toBe('₹0');
    for (const row of ['V5', 'V6']) expect(tdsMemo.exampleOutput).toMatch(new RegExp(`\\| ${row} \\|.*\\| No \\|`));
    says(tdsMemo, `0.1% of 2,00,000 = ${tax('Purchase of goods', 'company', 400_000, 4_800_000)}`);
  });

  test('tests each kind of limit as the calculator does, and asks who pays', () => {
    const { prompt, fields } = tdsMemo;
    const payers = JSON.stringify(fields.deductor_type);
    expect(payers).not.toContain('under tax audit');
    for (const { value } of TDS.entries) {
      for (const [name, { oldSection, threshold, base, payer }] of Object.entries(value.natures)) {
        if (threshold.per === 'month') expect(prompt, name).toMatch(/a limit for a month, .* never on the year's sum/);
        if (threshold.single !== undefined)
          expect(prompt, name).toMatch(/a single payment is tested on this payment alone/);
        // The bank deducts from cash: no matter of payables.
        if (base === 'excess' && oldSection !== '194N')
          expect(prompt, name).toContain(`(${oldSection}) only what exceeds the limit`);
        if (payer === 'buyer') expect(prompt, name).toContain('above ₹10 crore');
        if (payer === 'large' && oldSection !== '194R')
          expect(prompt, name).toMatch(new RegExp(`not by .*\\b${oldSection}\\b`));
      }
    }
  });
});

test('Form 16: the tax payable on the certificate is that of the slab calculator', () => {
  const gross = /Gross salary ([\d,]+)/.exec(given(form16, 'certificate_text'))?.[1];
  const result = run('income-tax-slab-calculator', { tax_year: given(form16, 'tax_year'), salary: gross });
  says(form16, `Tax payable ${valueIn(result, 'Tax under the new regime')}`);
});

test('appointment letter: wages of the Code, the two ceilings, and ESI cover', () => {
  const parts = [...given(appointment, 'monthly_pay_breakup').matchAll(/([a-z ]+) ([\d,]+)(?:;|$)/gi)].map(
    ([, name = '', sum = '']) => ({ name: name.trim().toLowerCase(), paise: paiseOf(sum.replaceAll(',', '')) ?? 0 }),
  );
  const sum = (pick: (name: string) => boolean): number =>
    parts.filter(({ name }) => pick(name)).reduce((all, { paise }) => all + paise, 0);
  const total = sum((name) => name === 'total');
  expect(sum((name) => name !== 'total')).toBe(total);
  const listed = sum((name) => name === 'house rent' || name === 'conveyance');
  const wages = total - listed + Math.max(0, listed - total / 2);
  expect(wages).toBe(rupees(20_000));
  says(appointment, `wages of ${moneyText(wages)}`);
  const fund = PROVIDENT_FUND.entries.at(-1)?.value.wageCeiling ?? 0;
  const insurance = STATE_INSURANCE.entries.at(-1)?.value.wageCeiling ?? 0;
  expect(appointment.prompt).toContain(`provident fund ceiling of ${moneyText(fund)}`);
  expect(appointment.prompt).toContain(`ESI ceiling of ${moneyText(insurance)}`);
  const month = given(appointment, 'joining_date');
  const result = run('epf-esi-contribution-calculator', { month, epf_wages: wages / 100, esi_wages: wages / 100 });
  expect(valueIn(result, 'ESI covered')).toBe('yes');
  expect(valueIn(result, 'EPF counted on')).toBe(moneyText(fund));
  says(appointment, 'you are to be covered');
});

test('EPF letter: the scheme in force is that of the calculator', () => {
  const cited = PROVIDENT_FUND.entries.at(-1)?.citation ?? '';
  const [scheme = 'none'] = /G\.S\.R\. \d+\(E\) of \d+ \w+ \d{4}/.exec(cited) ?? [];
  expect(epfLetter.prompt).toContain(scheme);
});

test('MUDRA report: the instalment', () => {
  const terms = /([\d.]+)% a year, (\d+) months/.exec(given(mudra, 'lender_terms'));
  const values = { principal: given(mudra, 'loan_amount'), annual_rate: terms?.[1], months: terms?.[2] };
  says(mudra, `Cover of ${valueIn(run('emi-calculator', values), 'Monthly instalment')}`);
});

describe('last days', () => {
  test('DRC-01: penalty-free payment is counted from the issue of the notice, which is asked for', () => {
    expect(showCause.fields.notice_issued_on?.required).toBe(true);
    expect(showCause.prompt).toMatch(/30 days from the day the notice was issued under section 73\(8\)/);
    expect(showCause.prompt).toMatch(/60 days from issue under section 74A/);
  });

  const limits = (matter: string, values: Record<string, string>) =>
    run('limitation-date-calculator', { matter, ...values });

  test('section 138: presentation, demand', () => {
    const result = limits('Dishonoured cheque (section 138)', {
      event_date: given(cheque, 'memo_received_on'),
      cheque_date: given(cheque, 'cheque_date'),
    });
    saysDay(cheque, valueIn(result, 'Last day to present the cheque'));
    saysDay(cheque, valueIn(result, 'Last day to send the demand'));
  });

  test('RTI: reply and first appeal', () => {
    const result = limits('RTI application and appeals', {
      event_date: given(rtiAppeal, 'application_received_on'),
      answer_date: given(rtiAppeal, 'reply_received_on'),
      appeal_date: given(rtiAppeal, 'appeal_date'),
    });
    saysDay(rtiAppeal, valueIn(result, 'Last day for the reply'));
    saysDay(rtiAppeal, valueIn(result, 'Last day for the first appeal, after a reply'));
    saysDay(rtiAppeal, valueIn(result, 'Last day for the second appeal, no order'));
  });

  test('consumer complaint: two years', () => {
    const result = limits('Consumer complaint', { event_date: given(consumer, 'cause_date') });
    saysDay(consumer, valueIn(result, 'Last day for the complaint'));
  });

  test('money recovery: three years', () => {
    const result = limits('Suit for money under a contract', { event_date: given(recovery, 'due_date') });
    saysDay(recovery, valueIn(result, 'Last day for the suit'));
  });

  test('Ombudsman: ninety days after the reply', () => {
    const result = limits('RBI Ombudsman complaint', {
      event_date: given(ombudsman, 'complained_on'),
      answer_date: given(ombudsman, 'reply_received_on'),
    });
    saysDay(ombudsman, valueIn(result, 'Last day, after a reply'));
  });
});
