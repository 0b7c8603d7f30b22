// Sums that decide: interest on late bills and debts, instalments, amounts in words.
import { answerOf, type Computing } from '../../src/tools/computing.ts';
import { addDays, addMonths, daysBetween, isCountable } from '../../src/tools/days.ts';
import { LAKH, moneyText, paiseOf, share } from '../../src/tools/money.ts';
import { date, money, number, type Row, row, type Table, text } from '../../src/tools/result.ts';
import emi from '../deterministic/emi-calculator.ts';
import gstDelay from '../deterministic/gst-interest-late-fee-calculator.ts';
import inWords from '../deterministic/indian-number-to-words.ts';
import limitation from '../deterministic/limitation-date-calculator.ts';
import delayedPayment from '../deterministic/msme-delayed-payment-interest-calculator.ts';
import { readBills } from './bills.ts';

/** More tables would bury the rest of the prompt. */
const MOST_BILLS = 8;

const MOST_LEFT = 5;

function leftOut(left: readonly string[]): readonly string[] {
  if (left.length === 0) return [];
  const more = left.length > MOST_LEFT ? `; and ${left.length - MOST_LEFT} more` : '';
  return [`Not worked out: ${left.slice(0, MOST_LEFT).join('; ')}${more}.`];
}

/** Office memorandum of 1 September 2021, and section 15 of the MSMED Act: neither has the protection. */
const UNPROTECTED = /\b(?:medium|traders?|traded|trading)\b/i;

const SUPPLIER_CLAIM: Computing = {
  about: 'the due day and the interest of each invoice, rest by rest',
  facts(value) {
    const { bills, left } = readBills(value('invoices'), { refusesPartPayments: true });
    const rows: Row[] = [];
    const tables: Table[] = [];
    let total = 0;
    for (const { label, accepted, days, amount } of bills.slice(0, MOST_BILLS)) {
      const answer = answerOf(delayedPayment, {
        amount,
        acceptance_date: accepted,
        agreed_days: days,
        until: value('interest_up_to'),
        bank_rate: value('bank_rate_percent'),
      });
      const of = (name: string) => answer?.rows.find((one) => one.label === name);
      const interest = of('Interest');
      if (interest?.value.kind !== 'money') continue;
      for (const name of ['Credit days that count', 'Due by', 'Days late', 'Interest', 'Amount with interest']) {
        const found = of(name);
        if (found !== undefined) rows.push({ ...found, label: `${label}: ${name.toLowerCase()}` });
      }
      total += interest.value.paise;
      tables.push(...(answer?.tables ?? []).map((table) => ({ ...table, title: `${label}, monthly rests` })));
    }
    if (rows.length === 0) return undefined;
    const others = bills
      .slice(MOST_BILLS)
      .map(({ label }) => `${label}, since only ${MOST_BILLS} are worked out at once`);
    return {
      rows: [...rows, row('Interest of the invoices above', money(total))],
      tables,
      notes: leftOut([...left, ...others]),
    };
  },
};

const PAYABLES: Computing = {
  about: 'the due day of each bill and the days over it',
  facts(value) {
    const until = value('review_date');
    const { bills, left } = readBills(value('open_bills'), { refusesPartPayments: false });
    const outside = bills.filter(({ rest }) => UNPROTECTED.test(rest)).map(({ label }) => label);
    const lines = bills.flatMap(({ label, accepted, days, amount, rest }) => {
      if (UNPROTECTED.test(rest)) return [];
      const answer = answerOf(delayedPayment, {
        amount,
        acceptance_date: accepted,
        agreed_days: days,
        until,
        bank_rate: '0',
      });
      const of = (name: string) => answer?.rows.find((one) => one.label === name)?.value;
      const [allowed, due, over] = [of('Credit days that count'), of('Due by'), of('Days late')];
      return allowed === undefined || due === undefined || over === undefined
        ? []
        : [[text(label), date(accepted), allowed, due, over]];
    });
    if (lines.length === 0) return undefined;
    return {
      rows: [],
      tables: [
        {
          title: `Micro and small makers and service providers, on ${until}`,
          columns: ['Bill', 'Accepted', 'Days allowed', 'Due by', 'Days over'],
          rows: lines,
        },
      ],
      notes: [
        ...(outside.length === 0
          ? []
          : [`Outside the limit, as a medium enterprise or a trader: ${outside.join(', ')}.`]),
        ...leftOut(left),
      ],
    };
  },
};

/** Commercial Courts Act 2015, sections 2(1)(i) and 12(1)(a): the value counts interest to the day of filing. */
const SPECIFIED_VALUE = 3 * LAKH;
const DAYS_A_YEAR = 365;

const RECOVERY: Computing = {
  about: 'the last day to sue, the interest, and when the sum passes the limit of mediation',
  facts(value) {
    const principal = paiseOf(value('principal_due'));
    const due = value('due_date');
    const suit = answerOf(limitation, { matter: 'Suit for money under a contract', event_date: due });
    const last = suit?.rows.find(({ label }) => label === 'Last day for the suit');
    const rows: Row[] = last === undefined ? [] : [last];
    const [percent, upTo] = [value('interest_percent'), value('notice_date')];
    if (principal !== undefined && percent !== '' && upTo !== '' && isCountable(upTo) && isCountable(due)) {
      const rate = Math.round(Number(percent) * 10_000);
      const days = Math.max(0, daysBetween(due, upTo));
      const interest = share(principal, rate * days, 1_000_000 * DAYS_A_YEAR);
      const sum = principal + interest;
      const passed = sum >= SPECIFIED_VALUE;
      rows.push(
        row('Days from the due day to the notice', number(days, 'days')),
        row('Simple interest to the notice', money(interest), `${percent}% a year by days of 365`),
        row('Principal with interest', money(sum)),
        row(
          'Against ₹3,00,000 of section 12A',
          text(passed ? 'reached' : 'not reached on the day of the notice'),
          'principal with interest counted to the day of filing',
        ),
      );
      const perDay = principal * rate;
      if (!passed && perDay > 0) {
        const needed = Math.ceil(((SPECIFIED_VALUE - principal) * 1_000_000 * DAYS_A_YEAR) / perDay);
        const day = needed < 40 * DAYS_A_YEAR ? addDays(due, needed) : undefined;
        if (day !== undefined)
          rows.push(row('It is reached about', date(day), 'when the suit is filed on that day or later'));
      }
    } else if (principal !== undefined && principal >= SPECIFIED_VALUE) {
      rows.push(row('Against ₹3,00,000 of section 12A', text('reached by the principal alone')));
    }
    return rows.length === 0 ? undefined : { rows };
  },
};

const LOAN: Computing = {
  about: 'the monthly instalment',
  facts(value) {
    const [rate, months] = [value('rate_percent'), value('months')];
    if (rate === '' || months === '') return undefined;
    const rows = answerOf(emi, { principal: value('loan_amount'), annual_rate: rate, months })?.rows;
    return rows && { rows };
  },
};

const wordsOf = (rupees: string): string | undefined => answerOf(inWords, { amount: rupees })?.summary;

const LICENCE: Computing = {
  about: 'the last day of the term, and the sums in words',
  facts(value) {
    const start = value('start_date');
    const months = Number(value('term_months'));
    if (start === '' || !isCountable(start) || !Number.isInteger(months)) return undefined;
    const sums = [
      ['Licence fee', value('monthly_fee')],
      ['Deposit', value('deposit')],
    ].flatMap(([label = '', sum = '']) => {
      const paise = paiseOf(sum);
      const words = wordsOf(sum);
      return paise === undefined || words === undefined ? [] : [row(label, text(`${moneyText(paise)}, ${words}`))];
    });
    return { rows: [row('Last day of the term', date(addDays(addMonths(start, months), -1))), ...sums] };
  },
};

const SCRUTINY: Computing = {
  about: 'the interest on tax that is admitted',
  facts(value) {
    const [tax, due, paid] = [value('admitted_tax'), value('tax_due_on'), value('tax_paid_on')];
    if (tax === '' || due === '' || paid === '' || paid < due) return undefined;
    const answer = answerOf(gstDelay, {
      return_type: 'GSTR-3B',
      due_date: due,
      filed_on: paid,
      turnover: '0',
      cash_tax: tax,
    });
    const rows = answer?.rows.filter(({ label }) =>
      ['Days late', 'Interest a year', 'Interest on tax paid late'].includes(label),
    );
    return rows === undefined
      ? undefined
      : {
          rows,
          notes: [
            'The accountant confirms that the whole bears interest: what lay in the cash ledger, or was credit never used, bears none.',
          ],
        };
  },
};

export const MONEY: Readonly<Record<string, Computing>> = {
  'gst-scrutiny-notice-reply-asmt-10': SCRUTINY,
  'leave-and-licence-agreement-draft': LICENCE,
  'money-recovery-legal-notice-order-37': RECOVERY,
  'msme-samadhaan-delayed-payment-claim': SUPPLIER_CLAIM,
  'msme-vendor-45-day-payables-review': PAYABLES,
  'mudra-loan-project-report': LOAN,
};
