// GST on an invoice, late returns of GST, and interest on late payments to small enterprises.
import {
  type Cases,
  cases,
  daysAfter,
  daysBetween,
  exact,
  min,
  monthsAfter,
  percentOf,
  rupees,
  toPaisa,
  toRupee,
  wholeMonths,
} from './cases.ts';

const CRORE = 10_000_000;

function* invoices(): Cases {
  for (const [amount, rate] of [
    [1000, 18],
    [999.99, 5],
    [0.01, 18],
    [123_456.78, 40],
    [250, 3],
    [1, 0.25],
    [50_000, 0],
    [777.77, 1.5],
  ] as const) {
    const sale = { amount, rate: `${rate}%`, invoice_date: '2026-11-02', supplier_state: 'Karnataka' };
    const whole = toPaisa(percentOf(amount, rate));
    yield* cases('gst-calculator', { ...sale, place_of_supply: 'Kerala' }, { IGST: rupees(whole) }, 's.5 IGST Act');
    const half = toPaisa(percentOf(amount, rate).div(2));
    const source = 'each half by itself: half the rate, rounded to the paisa';
    yield* cases('gst-calculator', { ...sale, place_of_supply: 'Karnataka' }, { CGST: rupees(half) }, source);
  }
}

function* lateReturns(): Cases {
  const tool = 'gst-interest-late-fee-calculator';
  /** 18% a year by days of 365, to the rupee. */
  const interest = (amount: number, from: string, to: string): string =>
    rupees(toRupee(toPaisa(percentOf(amount, 18).times(daysBetween(from, to)).div(365))));

  for (const return_type of ['GSTR-3B', 'GSTR-1']) {
    for (const [turnover, most] of [
      [1.5 * CRORE, 2_000],
      [1.5 * CRORE + 1, 5_000],
      [5 * CRORE, 5_000],
      [5 * CRORE + 1, 10_000],
    ] as const) {
      for (const due_date of ['2026-10-20', '2026-01-20']) {
        const filed_on = '2026-11-16';
        const fee = Math.min(daysBetween(due_date, filed_on) * 50, most);
        const source = 'ss.47, 50; notifications 19/2021, 20/2021, 7/2023-Central Tax';
        yield* cases(tool, { return_type, due_date, filed_on, turnover }, { 'Late fee': rupees(fee) }, source);
      }
    }
  }
  const monthly = { return_type: 'GSTR-3B', due_date: '2026-10-20', turnover: 0 };
  for (const filed_on of ['2026-10-20', '2026-10-21', '2026-11-14', '2026-11-15', '2027-01-01']) {
    const fee = Math.min(daysBetween(monthly.due_date, filed_on) * 20, 500);
    const values = { ...monthly, filed_on, nil_return: true };
    yield* cases(tool, values, { 'Late fee': rupees(fee) }, '₹20 a day, ₹500 at most');
  }
  for (const [cash_tax, filed_on] of [
    [85_000, '2026-11-16'],
    [100_000, '2027-10-20'],
    [1, '2026-10-21'],
    [123_456, '2026-10-25'],
    [999_999.99, '2026-12-31'],
  ] as const) {
    const expected = { 'Interest on tax paid late': interest(cash_tax, monthly.due_date, filed_on) };
    yield* cases(
      tool,
      { ...monthly, filed_on, cash_tax },
      expected,
      's.50(1): 18% by days of 365; s.170: nearest rupee',
    );
  }
  for (const [return_type, nil_return, perDay, most] of [
    ['GSTR-4', false, 50, 2_000],
    ['GSTR-4', true, 20, 500],
    ['GSTR-7', false, 50, 2_000],
    ['GSTR-7', true, 0, 0],
    ['GSTR-8', false, 200, 10_000],
    ['GSTR-10', false, 200, 10_000],
    ['CMP-08', false, 0, 0],
  ] as const) {
    for (const days of [0, 1, 20, 400]) {
      const due_date = '2025-06-30';
      const values = { return_type, nil_return, due_date, filed_on: daysAfter(due_date, days) };
      const fee = { 'Late fee': rupees(Math.min(perDay * days, most)) };
      yield* cases(tool, values, fee, 's.47(1); notifications 73/2017, 21/2021 (GSTR-4), 23/2024 (GSTR-7)');
    }
  }
  for (const [return_type, cash_tax] of [
    ['CMP-08', 41_000],
    ['GSTR-7', 12_345],
    ['GSTR-8', 98_765],
  ] as const) {
    const values = { return_type, due_date: '2026-07-18', filed_on: '2026-09-01', cash_tax };
    const expected = { 'Interest on tax paid late': interest(cash_tax, '2026-07-18', '2026-09-01') };
    yield* cases(tool, values, expected, 'ss.50(1), 51(6), 52(6): 18%');
  }
  for (const [turnover, perDay, mostPercent] of [
    [5 * CRORE, 50, 0.04],
    [20 * CRORE, 100, 0.04],
    [20 * CRORE + 1, 200, 0.5],
  ] as const) {
    for (const days of [10, 400]) {
      const due_date = '2025-12-31';
      const fee = toRupee(min(perDay * days, percentOf(turnover, mostPercent)));
      const filed_on = daysAfter(due_date, days);
      const values = { return_type: 'GSTR-9', due_date, filed_on, turnover, state_turnover: turnover };
      yield* cases(tool, values, { 'Late fee': rupees(fee) }, 'notification 7/2023: 0.04% of turnover; s.47(2): 0.5%');
    }
  }
  for (const [wrong_credit, wrong_credit_from, wrong_credit_to] of [
    [50_000, '2026-07-20', '2026-11-16'],
    [18_700, '2025-05-20', '2026-11-10'],
  ] as const) {
    const inTime = { return_type: 'GSTR-1', due_date: '2026-10-11', filed_on: '2026-10-11', turnover: 0 };
    const values = { ...inTime, wrong_credit, wrong_credit_from, wrong_credit_to };
    const expected = { 'Interest on wrong credit': interest(wrong_credit, wrong_credit_from, wrong_credit_to) };
    yield* cases(tool, values, expected, 's.50(3), rule 88B');
  }
}

function* smallEnterprises(): Cases {
  const tool = 'msme-delayed-payment-interest-calculator';
  for (const [amount, acceptance_date, agreed_days, until, bank_rate] of [
    [420_000, '2026-06-17', 45, '2026-11-01', 5.5],
    [420_000, '2026-06-17', 45, '2026-11-20', 5.5],
    [500_000, '2026-01-10', 60, '2026-11-15', 5.5],
    [100_000, '2026-01-01', undefined, '2026-06-30', 6],
    [75_000, '2025-12-31', 30, '2026-03-31', 6.75],
    [1, '2026-01-01', 0, '2027-01-01', 5.5],
    [99_999.99, '2025-02-14', 44, '2026-09-09', 6.25],
    [250_000, '2026-08-31', 15, '2026-09-10', 5.5],
  ] as const) {
    const due = daysAfter(acceptance_date, Math.min(agreed_days ?? 15, 45));
    const ofAMonth = exact(bank_rate).times(3).div(12);
    let owed = exact(amount);
    if (until > due) {
      const { months, days } = wholeMonths(due, until);
      for (let month = 0; month < months; month++) owed = owed.plus(toPaisa(percentOf(owed, ofAMonth)));
      const daysOfMonth = daysBetween(monthsAfter(due, months), monthsAfter(due, months + 1));
      owed = owed.plus(toPaisa(percentOf(owed, ofAMonth).times(days).div(daysOfMonth)));
    }
    const agreed = agreed_days === undefined ? {} : { agreed_days };
    const values = { amount, acceptance_date, until, bank_rate, ...agreed };
    const rests = 'MSMED Act ss.15, 16: monthly rests at three times the bank rate, part month by its days';
    yield* cases(tool, values, { Interest: rupees(owed.minus(amount)) }, rests);
    yield* cases(tool, values, { 'Due by': due }, 's.15: agreed term, 45 days at most, else 15');
  }
}

export function* gstCases(): Cases {
  yield* invoices();
  yield* lateReturns();
  yield* smallEnterprises();
}
