// Limitation and working days.
import { type Cases, cases, daysAfter, monthsAfter } from './cases.ts';

const LIMITATION = 'limitation-date-calculator';

function* cheques(): Cases {
  const matter = 'Dishonoured cheque (section 138)';
  for (const [event_date, notice_received, cheque_date] of [
    ['2026-10-20', '2026-11-07', '2026-09-02'],
    ['2026-01-31', '2026-02-14', '2025-11-30'],
    ['2025-12-02', '2025-12-31', '2025-09-30'],
    ['2026-02-01', '2026-02-27', '2026-01-31'],
    ['2026-06-15', '2026-07-15', '2026-05-31'],
  ] as const) {
    const values = { matter, event_date, notice_received, cheque_date };
    const toPay = daysAfter(notice_received, 15);
    const cause = daysAfter(toPay, 1);
    for (const [label, last, source] of [
      ['Last day to present the cheque', monthsAfter(cheque_date, 3), 's.138 proviso (a), three months'],
      ['Last day to send the demand', daysAfter(event_date, 30), 's.138 proviso (b), 30 days'],
      ['Last day for the drawer to pay', toPay, 's.138 proviso (c), 15 days'],
      ['Cause of action arises', cause, 'the day after the 15 days'],
      [
        'Last day for the complaint',
        monthsAfter(cause, 1),
        's.142(1)(b), one month, the first day left out (Econ Antri 2014)',
      ],
    ] as const) {
      yield* cases(LIMITATION, values, { [label]: last }, source);
    }
  }
  // The dates of the judgment, thirty years later: served on 29 September, last day 15 November.
  const judged = { matter, event_date: '2025-09-01', notice_received: '2025-09-29' };
  const expected = { 'Last day for the complaint': '2025-11-15' };
  yield* cases(LIMITATION, judged, expected, 'Econ Antri v. Rom Industries (2014)');
}

function* information(): Cases {
  for (const [event_date, answer_date] of [
    ['2026-09-14', '2026-10-12'],
    ['2026-01-31', '2026-03-10'],
    ['2025-12-15', '2025-12-31'],
  ] as const) {
    const values = { matter: 'RTI application and appeals', event_date, answer_date };
    yield* cases(LIMITATION, values, { 'Last day for the reply': daysAfter(event_date, 30) }, 'RTI Act s.7(1)');
    const appeals = {
      'Last day for the first appeal, no reply': daysAfter(event_date, 60),
      'Last day for the first appeal, after a reply': daysAfter(answer_date, 30),
    };
    yield* cases(LIMITATION, values, appeals, 'RTI Act s.19(1)');
    const appeal_date = daysAfter(answer_date, 20);
    const order_date = daysAfter(appeal_date, 41);
    const second = {
      'Last day for the order on the first appeal': daysAfter(appeal_date, 30),
      'Last day for the second appeal, no order': daysAfter(appeal_date, 120),
      'Last day for the second appeal, after an order': daysAfter(order_date, 90),
    };
    yield* cases(LIMITATION, { ...values, appeal_date, order_date }, second, 'RTI Act s.19(3) and (6)');
  }
}

/** The last day of a matter that asks for one date alone. */
const lastDay = (matter: string, event_date: string, label: string, day: string, source: string): Cases =>
  cases(LIMITATION, { matter, event_date }, { [label]: day }, source);

function* consumers(): Cases {
  for (const [day, last] of [
    ['2026-06-19', '2028-06-19'],
    ['2024-10-01', '2026-10-01'],
    ['2028-02-29', '2030-02-28'],
  ] as const) {
    const source = 'Consumer Protection Act 2019 s.69: two years';
    yield* lastDay('Consumer complaint', day, 'Last day for the complaint', last, source);
  }
}

function* appeals(): Cases {
  const label = 'Last day for the appeal';
  const excused = 'Last day that can be excused';
  for (const [matter, days, source] of [
    ['Consumer appeal to the State Commission', 45, 's.41'],
    ['Consumer appeal to the National Commission', 30, 's.51'],
    ['Income-tax appeal (first)', 30, 's.249(2)'],
  ] as const) {
    for (const day of ['2026-01-15', '2026-11-30']) yield* lastDay(matter, day, label, daysAfter(day, days), source);
  }
  const first = 'GST appeal (first)';
  for (const [day, last, lastExcused] of [
    ['2025-11-30', '2026-02-28', '2026-03-28'],
    ['2026-08-31', '2026-11-30', '2026-12-30'],
    ['2026-11-30', '2027-02-28', '2027-03-28'],
    ['2026-01-31', '2026-04-30', '2026-05-30'],
    ['2026-08-15', '2026-11-15', '2026-12-15'],
  ] as const) {
    yield* lastDay(first, day, label, last, 'CGST Act s.107(1)');
    yield* lastDay(first, day, excused, lastExcused, 'CGST Act s.107(4): one month after the three');
  }
  const tribunal = 'GST appeal to the Tribunal';
  for (const [day, last, lastExcused] of [
    ['2026-11-30', '2027-02-28', '2027-05-28'],
    ['2026-08-15', '2026-11-15', '2027-02-15'],
    ['2026-05-01', '2026-08-01', '2026-11-01'],
    ['2026-04-30', '2026-07-31', '2026-10-31'],
    ['2026-01-31', '2026-07-31', '2026-10-31'],
    ['2024-10-01', '2026-07-31', '2026-10-31'],
  ] as const) {
    const source =
      'CGST Act s.112(1): three months; orders communicated before 1 May 2026 until 31 July 2026, notified on 30 June 2026';
    yield* lastDay(tribunal, day, label, last, source);
    yield* lastDay(tribunal, day, excused, lastExcused, 'CGST Act s.112(6): three months more');
  }
  for (const [day, last] of [
    ['2026-11-05', '2027-01-31'],
    ['2026-12-31', '2027-02-28'],
    ['2026-02-01', '2026-04-30'],
  ] as const) {
    const source = 's.253(3): two months from the end of the month';
    yield* lastDay('Income-tax appeal to the Tribunal', day, label, last, source);
  }
}

function* ombudsman(): Cases {
  const matter = 'RBI Ombudsman complaint';
  const oldNoReply = 'RB-IOS 2021 cl.10(2)(b): one year and 30 days';
  const oldAfterReply = 'RB-IOS 2021 cl.10(2)(b): one year';
  // Complaints that two schemes can meet are answered by both.
  for (const [event_date, answer_date, noReply, afterReply] of [
    ['2026-06-30', '2026-07-05', '2027-07-30', '2027-07-05'],
    ['2026-03-03', '2026-03-31', '2027-04-02', '2027-03-31'],
  ] as const) {
    const values = { matter, event_date, answer_date };
    yield* cases(LIMITATION, values, { 'Last day, no reply, by the scheme of 2021': noReply }, oldNoReply);
    yield* cases(LIMITATION, values, { 'Last day, after a reply, by the scheme of 2021': afterReply }, oldAfterReply);
    yield* newScheme(values);
  }
  for (const [event_date, answer_date, noReply, afterReply] of [
    ['2026-03-02', '2026-03-31', '2027-04-01', '2027-03-31'],
    ['2025-01-15', '2025-02-10', '2026-02-14', '2026-02-10'],
  ] as const) {
    const values = { matter, event_date, answer_date };
    yield* cases(LIMITATION, values, { 'Last day, no reply': noReply }, oldNoReply);
    yield* cases(LIMITATION, values, { 'Last day, after a reply': afterReply }, oldAfterReply);
  }
  for (const [event_date, answer_date] of [
    ['2026-09-22', '2026-10-10'],
    ['2026-07-01', '2026-07-31'],
  ] as const) {
    const values = { matter, event_date, answer_date };
    const expected = { 'First day to go to the Ombudsman, no reply': daysAfter(event_date, 31) };
    yield* cases(LIMITATION, values, expected, 'RB-IOS 2026: 30 days');
    yield* newScheme(values);
  }
}

function* newScheme(values: { readonly event_date: string; readonly answer_date: string }): Cases {
  const noReply = { 'Last day, no reply': daysAfter(values.event_date, 120) };
  yield* cases(LIMITATION, values, noReply, 'RB-IOS 2026: 90 days after the 30');
  const afterReply = { 'Last day, after a reply': daysAfter(values.answer_date, 90) };
  yield* cases(LIMITATION, values, afterReply, 'RB-IOS 2026: 90 days after the reply');
}

function* suits(): Cases {
  for (const [day, last] of [
    ['2025-06-30', '2028-06-30'],
    ['2026-03-02', '2029-03-02'],
  ] as const) {
    const source = 'Limitation Act 1963: three years';
    yield* lastDay('Suit for money under a contract', day, 'Last day for the suit', last, source);
  }
  for (const [day, last] of [
    ['2026-07-14', '2028-07-14'],
    ['2028-02-29', '2030-02-28'],
  ] as const) {
    yield* lastDay('GST refund claim', day, 'Last day for the claim', last, 'CGST Act s.54(1): two years');
  }
  for (const [day, last, extended] of [
    ['2026-11-09', '2026-12-09', '2027-01-09'],
    ['2027-01-31', '2027-02-28', '2027-03-28'],
  ] as const) {
    const matter = 'Reply to a trade mark examination report';
    yield* lastDay(matter, day, 'Last day for the reply', last, 'rule 33(4): one month from receipt');
    yield* lastDay(matter, day, 'Last day with an extension', extended, 'rule 109: one month more');
  }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const isOff = (day: string, weeklyOffs: readonly string[]): boolean =>
  weeklyOffs.includes(WEEKDAYS[new Date(day).getUTCDay()] ?? '');

function* workingDays(): Cases {
  const tool = 'working-days-calculator';
  const source = 'day by day';
  for (const [start, end, weekly_offs, holidays] of [
    ['2026-11-01', '2026-11-30', ['Sunday'], []],
    ['2026-11-01', '2026-11-30', [], []],
    ['2026-11-01', '2026-11-30', ['Saturday', 'Sunday'], ['2026-11-09']],
    ['2026-01-01', '2026-12-31', ['Sunday'], ['2026-01-26', '2026-08-15', '2026-10-02']],
    ['2028-02-01', '2028-02-29', ['Friday'], []],
    ['2026-11-16', '2026-11-16', ['Sunday'], []],
    ['2026-11-15', '2026-11-15', ['Sunday'], []],
  ] as readonly (readonly [string, string, readonly string[], readonly string[]])[]) {
    let days = 0;
    for (let day = start; day <= end; day = daysAfter(day, 1)) {
      if (!isOff(day, weekly_offs) && !holidays.includes(day)) days++;
    }
    const values = { start, end, weekly_offs, holidays: holidays.join(' ') };
    yield* cases(tool, values, { 'Working days': `${days} days` }, source);
  }
  for (const [start, days_ahead, weekly_offs] of [
    ['2026-11-02', 10, ['Saturday', 'Sunday']],
    ['2026-11-13', 1, ['Saturday', 'Sunday']],
    ['2026-11-02', 250, ['Sunday']],
    ['2026-12-31', 30, []],
    ['2027-02-26', 5, ['Sunday', 'Monday']],
    ['2028-02-28', 1, ['Tuesday']],
    ['2026-11-16', 1000, ['Friday', 'Saturday']],
  ] as const) {
    let day: string = start;
    for (let left: number = days_ahead; left > 0; ) {
      day = daysAfter(day, 1);
      if (!isOff(day, weekly_offs)) left--;
    }
    yield* cases(tool, { start, days_ahead, weekly_offs }, { 'Date ahead': day }, source);
  }
}

export function* dateCases(): Cases {
  yield* cheques();
  yield* information();
  yield* consumers();
  yield* appeals();
  yield* ombudsman();
  yield* suits();
  yield* workingDays();
}
