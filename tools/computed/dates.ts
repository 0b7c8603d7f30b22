// Days that decide: notices, complaints, appeals and replies, by the limitation date calculator and the calendar.
import { answerOf, type ComputedFacts, type Computing } from '../../src/tools/computing.ts';
import { addDays, addMonths, daysBetween, isCountable, monthsAndDays } from '../../src/tools/days.ts';
import { paiseOf, percentOf } from '../../src/tools/money.ts';
import { date, money, number, type Row, row, text } from '../../src/tools/result.ts';
import limitation from '../deterministic/limitation-date-calculator.ts';
import type { MatterName } from '../deterministic/statutory/limitation.ts';

/** The last days of a matter; what cannot be counted yet is left to the prompt. */
function lastDays(matter: MatterName, values: Readonly<Record<string, string>>): readonly Row[] | undefined {
  const left = new Set(['Counted from', 'Not counted', 'Days left']);
  return answerOf(limitation, { matter, ...values })?.rows.filter(({ label }) => !left.has(label));
}

const dayIn = (rows: readonly Row[], label: string): string | undefined => {
  const value = rows.find((one) => one.label === label)?.value;
  return value?.kind === 'date' ? value.date : undefined;
};

/** "14 days after the memo; in time". */
function placed(day: string, from: string, what: string, last: string | undefined): string {
  const days = daysBetween(from, day);
  const when = days < 0 ? `${-days} days before ${what}: check the dates` : `${days} days after ${what}`;
  return last === undefined ? when : `${when}; ${day <= last ? 'in time' : 'late'}`;
}

const countable = (needed: readonly string[], others: readonly string[] = []): boolean =>
  needed.every((day) => day !== '' && isCountable(day)) && others.every((day) => day === '' || isCountable(day));

const CHEQUE: Computing = {
  about: 'the last days to present the cheque and to send the demand, and whether both were kept',
  facts(value) {
    const [cheque, presented, memo, notice] = ['cheque_date', 'presented_on', 'memo_received_on', 'notice_date'].map(
      value,
    ) as [string, string, string, string];
    if (!countable([cheque, presented, memo, notice])) return undefined;
    const rows = lastDays('Dishonoured cheque (section 138)', { event_date: memo, cheque_date: cheque });
    if (rows === undefined) return undefined;
    const lastToPresent = dayIn(rows, 'Last day to present the cheque');
    const lastToSend = dayIn(rows, 'Last day to send the demand');
    return {
      rows: [
        row('Date on the cheque', date(cheque)),
        row('Presented', date(presented), placed(presented, cheque, 'the date on the cheque', lastToPresent)),
        row('Memo received', date(memo), placed(memo, presented, 'presentation', undefined)),
        row('Date of the notice', date(notice), placed(notice, memo, 'the memo', lastToSend)),
        ...rows,
        row(
          'After the drawer receives it',
          text('15 days to pay; the complaint from the 16th day on, within one month of that day'),
        ),
      ],
    };
  },
};

const INFORMATION_APPEAL: Computing = {
  about: 'the last days for the reply, the first and the second appeal, and whether this appeal is in time',
  facts(value) {
    const received = value('application_received_on');
    const replied = value('reply_received_on');
    const appeal = value('appeal_date');
    if (!countable([received, appeal], [replied])) return undefined;
    const rows = lastDays('RTI application and appeals', {
      event_date: received,
      answer_date: replied,
      appeal_date: appeal,
    });
    if (rows === undefined) return undefined;
    const noReply = 'Last day for the first appeal, no reply';
    const afterReply = 'Last day for the first appeal, after a reply';
    const replyDue = dayIn(rows, 'Last day for the reply');
    return {
      rows: [
        ...(replied === ''
          ? []
          : [row('Reply received', date(replied), placed(replied, received, 'the application', replyDue))]),
        ...rows.filter(({ label }) => label !== (replied === '' ? afterReply : noReply)),
        row(
          'This appeal',
          date(appeal),
          placed(
            appeal,
            replied === '' ? (replyDue ?? received) : replied,
            replied === '' ? 'the last day for the reply' : 'the reply',
            dayIn(rows, replied === '' ? noReply : afterReply),
          ),
        ),
      ],
    };
  },
};

const CONSUMER: Computing = {
  about: 'the last day for the complaint and the days left on the day of filing',
  facts(value) {
    const [cause, filing] = [value('cause_date'), value('filing_date')];
    if (!countable([cause, filing])) return undefined;
    const rows = lastDays('Consumer complaint', { event_date: cause });
    const last = rows === undefined ? undefined : dayIn(rows, 'Last day for the complaint');
    if (rows === undefined || last === undefined) return undefined;
    const left = daysBetween(filing, last);
    return {
      rows: [
        ...rows,
        left < 0
          ? row('Late on the day of filing by', number(-left, 'days'))
          : row('Days left on the day of filing', number(left, 'days')),
      ],
    };
  },
};

const OMBUDSMAN: Computing = {
  about: 'the first and the last day to go to the Ombudsman',
  facts(value) {
    const [complained, replied, filing] = [value('complained_on'), value('reply_received_on'), value('filing_date')];
    if (!countable([complained, filing], [replied])) return undefined;
    const rows = lastDays('RBI Ombudsman complaint', { event_date: complained, answer_date: replied });
    if (rows === undefined) return undefined;
    const open = replied === '' ? 'after a reply' : 'no reply';
    return {
      rows: [
        ...rows.filter(({ label }) => !label.includes(open)),
        row('Planned filing', date(filing), placed(filing, complained, 'the complaint to the entity', undefined)),
        ...(replied === '' ? [] : [row('After the reply', number(daysBetween(replied, filing), 'days'))]),
      ],
    };
  },
};

/** Grounds on which nine tenths can be sanctioned on account since then: rule 91(2), instruction 06/2025-GST. */
const ON_ACCOUNT_FROM = '2025-10-01';
const ON_ACCOUNT: readonly string[] = [
  'Export of goods or services without payment of tax (accumulated ITC)',
  'Export of services with payment of tax',
  'Supplies to SEZ unit or developer',
  'Inverted duty structure',
];

const REFUND: Computing = {
  about: 'the last day for the claim, day 60 and the part that can be sanctioned on account',
  facts(value) {
    const [relevant, filing] = [value('relevant_date'), value('filing_date')];
    if (!countable([relevant, filing])) return undefined;
    const day60 = row(
      'Day 60 from filing',
      date(addDays(filing, 60)),
      'interest runs from the day after it, section 56',
    );
    if (value('refund_ground') === 'Excess balance in electronic cash ledger') {
      return { rows: [row('Last day for the claim', text('no time limit')), day60] };
    }
    const rows = lastDays('GST refund claim', { event_date: relevant });
    if (rows === undefined) return undefined;
    const last = dayIn(rows, 'Last day for the claim');
    const claim = paiseOf(value('amount_claimed'));
    const isOnAccount = filing >= ON_ACCOUNT_FROM && ON_ACCOUNT.includes(value('refund_ground'));
    return {
      rows: [
        ...rows,
        row('Planned filing', date(filing), placed(filing, relevant, 'the relevant date', last)),
        day60,
        ...(isOnAccount && claim !== undefined
          ? [
              row(
                '90% of the intended claim',
                money(percentOf(claim, 90)),
                'to be asked on account; of a smaller refund, 90% of that',
              ),
            ]
          : []),
      ],
    };
  },
};

const TRADE_MARK: Computing = {
  about: 'the last day for the reply and with an extension',
  facts(value) {
    const [received, due] = [value('report_received_on'), value('reply_due')];
    if (!countable([received, due])) return undefined;
    const rows = lastDays('Reply to a trade mark examination report', { event_date: received });
    const last = rows === undefined ? undefined : dayIn(rows, 'Last day for the reply');
    if (rows === undefined || last === undefined) return undefined;
    return {
      rows: [
        ...rows,
        row(
          'Day printed in the report',
          date(due),
          due === last
            ? 'the same day'
            : `${Math.abs(daysBetween(last, due))} days ${due < last ? 'before' : 'after'} it`,
        ),
      ],
    };
  },
};

/** Sections 73(8) and 74(8) for years up to 2023-24, section 74A(8) and (9) from 2024-25 on. */
const PENALTY_DAYS = { before: 30, from2024: 60 } as const;

const SHOW_CAUSE: Computing = {
  about: 'the last day on which payment still saves penalty',
  facts(value) {
    const [issued, served, due] = [value('notice_issued_on'), value('notice_served_on'), value('reply_due_date')];
    if (!countable([issued, served, due])) return undefined;
    const isNew = value('financial_year') >= '2024-25';
    const days = isNew ? PENALTY_DAYS.from2024 : PENALTY_DAYS.before;
    return {
      rows: [
        row(
          'Last day to pay tax with interest and save penalty',
          date(addDays(issued, days)),
          `${days} days from the issue of the notice, ${isNew ? 'section 74A' : 'section 73(8) or 74(8)'}; counsel confirms`,
        ),
        row('Days from issue to service', number(daysBetween(issued, served), 'days')),
        row('Days from service to the printed reply date', number(daysBetween(served, due), 'days')),
      ],
    };
  },
};

const POSSESSION: Computing = {
  about: 'the delay in complete months',
  facts(value) {
    const [promised, counted] = [value('promised_possession'), value('counted_to')];
    if (!countable([promised, counted])) return undefined;
    if (counted <= promised)
      return { rows: [row('Delay', text('none: the day counted to is not after the promised date'))] };
    const { months, days } = monthsAndDays(promised, counted);
    return {
      rows: [
        row('Complete months of delay', number(months, 'months'), `${promised} to ${addMonths(promised, months)}`),
        row('Days beyond them', number(days, 'days')),
      ],
      notes: ['No grace period is counted in; where the agreement states one, the months begin after it.'],
    };
  },
};

const ABSENCE: Computing = {
  about: 'the days of absence',
  facts(value): ComputedFacts | undefined {
    const [from, to] = [value('absence_from'), value('absence_to')];
    if (!countable([from, to])) return undefined;
    if (to < from)
      return { rows: [row('Days of absence', text('the last day lies before the first: check the dates'))] };
    return { rows: [row('Days of absence', number(daysBetween(from, to) + 1, 'days'), 'both end dates included')] };
  },
};

/** Rule 138 as amended from 1 January 2025; rule 48(4) with the limit of 30 days. */
const OLDEST_FOR_WAY_BILL_DAYS = 180;
const MOST_DAYS_TO_REPORT = 30;

const DISPATCH: Computing = {
  about: 'how old the papers may be on the day of dispatch',
  facts(value) {
    const day = value('check_date');
    if (!countable([day])) return undefined;
    return {
      rows: [
        row('An e-way bill can be made for documents dated from', date(addDays(day, -OLDEST_FOR_WAY_BILL_DAYS))),
        row(
          'An IRN can still be taken for invoices dated from',
          date(addDays(day, -MOST_DAYS_TO_REPORT)),
          'where turnover is ₹10 crore or more',
        ),
      ],
    };
  },
};

/** A day as invoices write it: 08-09-2026, 8/9/2026, 08.09.26 or 2026-09-08. */
const WRITTEN_DAY = /\b(?:(\d{4})-(\d{2})-\d{2}|\d{1,2}[-/.](\d{1,2})[-/.](\d{4}))\b/g;
const WRITTEN_MONTH = /\b\d{1,2}[- ](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ](\d{4})\b/gi;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** First calendar years of the financial years that the days of a text fall in. */
function financialYearsIn(written: string): readonly number[] {
  const months = [
    ...Array.from(written.matchAll(WRITTEN_DAY), ([, isoYear, isoMonth, month, year]) => [
      Number(isoYear ?? year),
      Number(isoMonth ?? month),
    ]),
    ...Array.from(written.matchAll(WRITTEN_MONTH), ([, name = '', year]) => [
      Number(year),
      MONTHS.indexOf(name.toLowerCase()) + 1,
    ]),
  ];
  const years = months.flatMap(([year = 0, month = 0]) =>
    month < 1 || month > 12 || year < 2017 || year > 2100 ? [] : [month < 4 ? year - 1 : year],
  );
  return [...new Set(years)].sort((a, b) => a - b);
}

const CREDIT: Computing = {
  about: 'the last day for the credit of each financial year among the invoices',
  facts(value) {
    const by = value('reply_by');
    const rows = financialYearsIn(value('mismatch_lines')).map((year) => {
      const last = `${year + 1}-11-30`;
      const note = 'section 16(4), unless the annual return is filed earlier';
      return row(
        `Last day for the credit of ${year}-${String((year + 1) % 100).padStart(2, '0')}`,
        date(last),
        by > last ? `${note}; the correction is wanted after it` : note,
      );
    });
    return rows.length === 0 ? undefined : { rows };
  },
};

export const DATES: Readonly<Record<string, Computing>> = {
  'consumer-commission-complaint-e-jagriti': CONSUMER,
  'e-invoice-eway-bill-dispatch-check': DISPATCH,
  'esic-benefit-claim-support-letter': ABSENCE,
  'gst-refund-claim-covering-note': REFUND,
  'gst-show-cause-reply-drc-01': SHOW_CAUSE,
  'gstr-2b-itc-mismatch-vendor-letter': CREDIT,
  'rbi-ombudsman-complaint': OMBUDSMAN,
  'rera-delayed-possession-complaint': POSSESSION,
  'rti-first-appeal-draft': INFORMATION_APPEAL,
  'section-138-cheque-bounce-notice': CHEQUE,
  'trademark-examination-report-reply': TRADE_MARK,
};
