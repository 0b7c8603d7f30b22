// MSME Delayed Payment Interest Calculator: due date under the MSMED Act and compound interest with monthly rests.
import { drained, type Steps } from '../../src/steps/steps.ts';
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addDays, addMonths, daysBetween, monthsAndDays } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, share } from '../../src/tools/money.ts';
import { date, money, number, percent, result, row } from '../../src/tools/result.ts';
import { DELAYED_PAYMENT } from './statutory/delayedPayment.ts';

export interface InterestPeriod {
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly interest: number;
}

/** Whole months are compounded; the days that remain count as their part of the month they stand in. */
export const monthlyRests = (...values: Parameters<typeof restSteps>): readonly InterestPeriod[] =>
  drained(restSteps(...values));

function* restSteps(amount: number, yearPercent: number, due: string, paid: string): Steps<readonly InterestPeriod[]> {
  if (paid <= due) return [];
  const rate = Math.round(yearPercent * 10_000);
  const { months, days } = monthsAndDays(due, paid);
  const periods: InterestPeriod[] = [];
  let balance = amount;
  for (let at = 0; at < months; at++) {
    const interest = share(balance, rate, 12_000_000);
    periods.push({ from: addMonths(due, at), to: addMonths(due, at + 1), opening: balance, interest });
    balance += interest;
    yield;
  }
  if (days > 0) {
    const from = addMonths(due, months);
    const monthDays = daysBetween(from, addMonths(due, months + 1));
    periods.push({ from, to: paid, opening: balance, interest: share(balance, rate * days, 12_000_000 * monthDays) });
  }
  return periods;
}

export default defineCalculator({
  title: 'MSME Delayed Payment Interest Calculator',
  category: 'accounting-finance',
  about: 'The interest that a buyer owes a micro or small enterprise on a bill paid late',
  computes:
    'Due date from acceptance date and agreed credit days (cap 45, or 15 without a written term), then monthly-compounded interest at three times the supplied bank rate up to a date',
  leftEmpty: ['agreed_days'],
  fields: {
    amount: {
      type: 'currency',
      label: 'Amount unpaid',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'What the buyer owes the micro or small enterprise.',
      example: 500000,
    },
    acceptance_date: {
      type: 'date',
      label: 'Day of acceptance',
      required: true,
      help: 'The day of delivery, unless the buyer objected in writing within 15 days.',
      example: '2026-01-10',
    },
    agreed_days: {
      type: 'number',
      label: 'Credit days agreed in writing',
      required: false,
      min: 0,
      max: 365,
      whole: true,
      unit: 'days',
      help: 'Leave empty when nothing was agreed in writing; more than 45 count as 45.',
      example: 60,
    },
    until: {
      type: 'date',
      label: 'Interest up to',
      required: true,
      help: 'The day of payment, or the day of the claim.',
      example: '2026-11-15',
    },
    bank_rate: {
      type: 'number',
      label: 'Bank rate of the Reserve Bank',
      required: true,
      min: 0,
      max: 25,
      unit: '%',
      help: 'The rate notified by the Reserve Bank for the period; interest is three times this.',
      example: 5.5,
    },
  },
  *compute({ amount, acceptance_date, agreed_days, until, bank_rate }) {
    const entry = entryOn(DELAYED_PAYMENT, acceptance_date);
    if (entry === undefined) {
      return refuse([
        'acceptance_date',
        `Day of acceptance (acceptance_date) must lie in the table, ${coverageOf(DELAYED_PAYMENT)}, but ${acceptance_date} came.`,
      ]);
    }
    const { mostAgreedDays, daysWithoutAgreement, timesBankRate } = entry.value;
    const days = agreed_days === undefined ? daysWithoutAgreement : Math.min(agreed_days, mostAgreedDays);
    const due = addDays(acceptance_date, days);
    const yearPercent = bank_rate * timesBankRate;
    const periods = yield* restSteps(amount, yearPercent, due, until);
    const interest = periods.reduce((sum, one) => sum + one.interest, 0);
    const late = Math.max(0, daysBetween(due, until));
    return result({
      summary:
        late === 0
          ? `Nothing is late: payment is due by ${due}.`
          : `${moneyText(interest)} of interest for ${late} days after ${due}; ${moneyText(amount + interest)} in all.`,
      rows: [
        row(
          'Credit days that count',
          number(days, 'days'),
          agreed_days === undefined
            ? 'nothing agreed in writing'
            : agreed_days > mostAgreedDays
              ? `agreed ${agreed_days}, capped at ${mostAgreedDays}`
              : 'as agreed',
        ),
        row('Due by', date(due)),
        row('Interest begins', date(addDays(due, 1))),
        row('Days late', number(late, 'days')),
        row('Interest a year', percent(yearPercent), `${timesBankRate} × ${bank_rate}%`),
        row('Interest', money(interest)),
        row('Amount with interest', money(amount + interest)),
      ],
      tables: [
        {
          title: 'Monthly rests',
          columns: ['From', 'To', 'Opening', 'Interest', 'Closing'],
          rows: periods.map((one) => [
            date(one.from),
            date(one.to),
            money(one.opening),
            money(one.interest),
            money(one.opening + one.interest),
          ]),
        },
      ],
      notes: [
        'One bank rate is used for the whole time; when the Reserve Bank changed it, count each period by itself.',
        'The Act asks for monthly rests and is silent on part months: days are counted as their part of that month.',
        'The Act protects micro and small suppliers, not medium ones.',
      ],
      sources: [sourceOf(DELAYED_PAYMENT, entry, acceptance_date)],
    });
  },
});
